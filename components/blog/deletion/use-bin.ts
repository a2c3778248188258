'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import { UNDO_NOTICE_MS } from '@/lib/constants/limits.ts';
import { BIN_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { requestJson } from '@/lib/http/client.ts';

export const BIN_API = '/api/bin';

const isOwnList = (key: unknown) => typeof key === 'string' && (key === BIN_API || key.startsWith('/api/blogs/user/'));

/** Reloads all lists of the user's blogs. */
export function useOwnListsRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(isOwnList), [mutate]);
}

/** Deletes and restores blogs; shows toasts and returns whether it succeeded. */
export function useBin() {
  const refresh = useOwnListsRefresh();

  async function run(work: () => Promise<unknown>, failed: { title: string; description: string }): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toastFailure(error, failed);
      return false;
    } finally {
      // After a failure too: another window may have done it.
      refresh();
    }
  }

  async function restore(ids: readonly string[]): Promise<boolean> {
    const send = () => requestJson(`${BIN_API}/restore`, { method: 'POST', body: { ids } });
    const isDone = await run(send, BIN_MESSAGES.restoreFailed);
    if (isDone) toast(BIN_MESSAGES.restored(ids.length));
    return isDone;
  }

  /** @param onUndone called after Undo */
  async function remove(ids: readonly string[], onUndone?: () => void): Promise<boolean> {
    const send = () => requestJson(BIN_API, { method: 'POST', body: { ids } });
    const isDone = await run(send, BIN_MESSAGES.deleteFailed);
    const undo = async () => {
      if (await restore(ids)) onUndone?.();
    };
    const action = { label: 'Undo', hint: 'Restore it from the bin', run: () => void undo() };
    if (isDone) toast({ ...BIN_MESSAGES.deleted(ids.length), duration: UNDO_NOTICE_MS, action });
    return isDone;
  }

  async function removeForGood(ids: readonly string[] | 'all'): Promise<boolean> {
    const send = () => requestJson(BIN_API, { method: 'DELETE', body: { ids } });
    const isDone = await run(send, BIN_MESSAGES.deleteFailed);
    if (isDone) toast(BIN_MESSAGES.gone);
    return isDone;
  }
  return { remove, restore, removeForGood };
}
