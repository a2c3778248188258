import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useTranslations } from '#translations';
import { attempt, type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { BIN_DAYS, UNDO_NOTICE_MS } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';

export const BIN_API = '/api/bin';

const isOwnList = (key: unknown) => typeof key === 'string' && (key === BIN_API || key.startsWith('/api/blogs/user/'));

export function useOwnListsRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(isOwnList), [mutate]);
}

export function useBin() {
  const t = useTranslations('ownBlogs.trash');
  const refresh = useOwnListsRefresh();

  /** Refreshes after a failure too: another window may have done it. */
  const change = (request: () => Promise<unknown>, failed: ToastInput, done: ToastInput) =>
    attempt(() => request().then(() => toast(done)), failed).finally(refresh);

  function restore(ids: readonly string[]): Promise<boolean> {
    const request = () => requestJson(`${BIN_API}/restore`, { method: 'POST', body: { ids } });
    return change(request, t.titled('restoreFailed'), t.titled('restored', { count: ids.length }));
  }

  function remove(ids: readonly string[], onUndone?: () => void): Promise<boolean> {
    const request = () => requestJson(BIN_API, { method: 'POST', body: { ids } });
    const undo = async () => {
      if (await restore(ids)) onUndone?.();
    };
    const action = { label: t.common('undo'), hint: t('undoHint'), run: () => void undo() };
    const deleted = t.titled('deleted', { count: ids.length, days: BIN_DAYS });
    const done = { ...deleted, duration: UNDO_NOTICE_MS, action };
    return change(request, t.titled('deleteFailed'), done);
  }

  function removeForGood(ids: readonly string[] | 'all'): Promise<boolean> {
    const request = () => requestJson(BIN_API, { method: 'DELETE', body: { ids } });
    return change(request, t.titled('deleteFailed'), { title: t('gone') });
  }
  return { remove, restore, removeForGood };
}
