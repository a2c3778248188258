import { Plus } from 'lucide-react';
import { useRef } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { LOADED_BOX, Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import type { Backlink, PlatformsResponse, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { type PlatformName, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { BacklinkEntry } from './backlink-entry.tsx';

type Progress = Pick<Backlink, 'status' | 'platformUrl' | 'checkedAt'>;

/** Whether one will change by itself: it is yet to be sent, or its link to be checked for the first time. */
export const isAnyInProgress = (backlinks: readonly Progress[]): boolean =>
  backlinks.some(
    ({ status, platformUrl, checkedAt }) =>
      status === 'pending' || (status === 'submitted' && platformUrl && !checkedAt),
  );

/** The list with an entry replaced, or added first when it is new. */
export const withBacklink = (list: readonly Backlink[] = [], entry: Backlink): Backlink[] =>
  list.some(({ id }) => id === entry.id) ? list.map((old) => (old.id === entry.id ? entry : old)) : [entry, ...list];

const POLL_MS = 3000;

export function useBacklinks(blogId: string) {
  const t = useTranslations('backlinks.list');
  const submitting = useTranslations('backlinks.submit');
  const description = t.common('checkConnection');
  const path = `/api/backlinks/${encodeURIComponent(blogId)}`;
  const request = useSWR<Backlink[], Error>(path, {
    revalidateOnMount: true,
    refreshInterval: (list) => (list && isAnyInProgress(list) ? POLL_MS : 0),
    onError: () => toast({ ...t.titled('failed'), variant: 'destructive' }),
  });
  const { mutate } = request;

  const show = (entry: Backlink, revalidate = true) => void mutate((list) => withBacklink(list, entry), { revalidate });

  const checkAgain = (id: string) =>
    attempt(
      async () => {
        show(await requestJson<Backlink>(`${path}/${id}/check`, { method: 'POST', body: {} }), false);
        toast({ title: t('checked') });
      },
      { title: t('checkFailed'), description },
    );

  /** Updates a post, or publishes a draft. @returns false when credentials must be entered */
  async function update({ platform, target }: Backlink, visibility: Visibility): Promise<boolean> {
    const labeled = { platform: platformLabel(platform) };
    let needsCredentials = false;
    await attempt(
      async () => {
        const { remembered } = await requestJson<PlatformsResponse>('/api/backlinks/platforms');
        needsCredentials = !remembered.some((known) => known.platform === platform && known.target === target);
        if (needsCredentials) {
          toast(t.titled('credentialsNeeded', labeled));
          return;
        }
        const body = { blogId, platform, visibility };
        const answer = await requestJson<SubmitResponse>('/api/backlinks/submit', { method: 'POST', body });
        show(answer.backlink);
        if (answer.success) toast({ title: answer.message });
        else toast({ title: submitting('failed', labeled), variant: 'destructive' });
      },
      { title: t('updateFailed'), description },
    );
    return !needsCredentials;
  }

  const remove = ({ id }: Backlink) =>
    attempt(
      async () => {
        await requestJson(`${path}/${id}`, { method: 'DELETE', body: {} });
        void mutate((list) => list?.filter((entry) => entry.id !== id), { revalidate: false });
        toast({ title: t('removed') });
      },
      { title: t('removeFailed'), description },
    );

  return { request, show, checkAgain, update, remove };
}

type Backlinks = ReturnType<typeof useBacklinks>;

type BacklinkListProps = { backlinks: Backlinks; onCreate: (platform?: PlatformName, visibility?: Visibility) => void };

function Empty({ onCreate }: Pick<BacklinkListProps, 'onCreate'>) {
  const t = useTranslations('backlinks.list');
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-lg font-display text-2xl leading-snug font-semibold text-balance sm:text-3xl">{t('none')}</p>
      <p className="max-w-prose text-muted-foreground">{t('about')}</p>
      <Button onClick={() => onCreate()} className="max-sm:w-full pointer-coarse:h-11">
        {t('create')}
      </Button>
    </div>
  );
}

export function BacklinkList({ backlinks, onCreate }: BacklinkListProps) {
  const t = useTranslations('backlinks.list');
  const { request, checkAgain, update, remove } = backlinks;
  const top = useRef<HTMLDivElement>(null);

  async function removeEntry(entry: Backlink): Promise<boolean> {
    const isGone = await remove(entry);
    // The focused button is gone with the entry.
    if (isGone) top.current?.focus({ preventScroll: true });
    return isGone;
  }
  async function updateEntry(entry: Backlink, visibility: Visibility): Promise<void> {
    if (!(await update(entry, visibility))) onCreate(entry.platform, visibility);
  }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Loaded request={request} text={t('notLoaded')} className={LOADED_BOX} skeleton={<Skeleton className="h-61" />}>
        {(list) =>
          list.length === 0 ? (
            <Empty onCreate={onCreate} />
          ) : (
            <>
              <ul aria-label={t('label')}>
                {list.map((backlink) => (
                  <BacklinkEntry
                    key={backlink.id}
                    backlink={backlink}
                    onCheck={() => checkAgain(backlink.id)}
                    onRemove={() => removeEntry(backlink)}
                    onTryAgain={() => onCreate(backlink.platform)}
                    onUpdate={(visibility) => updateEntry(backlink, visibility)}
                  />
                ))}
              </ul>
              <Button variant="outline" onClick={() => onCreate()} className="mt-2 max-sm:w-full pointer-coarse:h-11">
                <Plus aria-hidden />
                {t('createMore')}
              </Button>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
