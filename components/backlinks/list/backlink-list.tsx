'use client';

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import type { Backlink, PlatformsResponse, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/messages.ts';
import { type PlatformName, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { BacklinkEntry } from './backlink-entry.tsx';

type Progress = Pick<Backlink, 'status' | 'platformUrl' | 'checkedAt'>;

/** Whether one will change by itself: it is yet to be sent, or its link to be checked for the first time. */
export function isAnyInProgress(backlinks: readonly Progress[]): boolean {
  return backlinks.some(
    ({ status, platformUrl, checkedAt }) =>
      status === 'pending' || (status === 'submitted' && platformUrl && !checkedAt),
  );
}

/** The list with an entry replaced, or added first when it is new. */
export function withBacklink(list: readonly Backlink[] = [], entry: Backlink): Backlink[] {
  return list.some(({ id }) => id === entry.id)
    ? list.map((old) => (old.id === entry.id ? entry : old))
    : [entry, ...list];
}

const POLL_MS = 3000;

const CHECK_CONNECTION = 'Check your connection and try again.';

/** A blog's submissions, polled while one is in progress; failures become toasts (spec §8). */
export function useBacklinks(blogId: string) {
  const path = `/api/backlinks/${encodeURIComponent(blogId)}`;
  const { data, error, isValidating, mutate } = useSWR<Backlink[], Error>(path, {
    revalidateOnMount: true,
    refreshInterval: (list) => (list && isAnyInProgress(list) ? POLL_MS : 0),
    onError: () => toast({ ...BACKLINK_MESSAGES.listFailed, variant: 'destructive' }),
  });

  const show = (entry: Backlink, revalidate = true) => void mutate((list) => withBacklink(list, entry), { revalidate });

  async function checkAgain(id: string): Promise<void> {
    try {
      show(await requestJson<Backlink>(`${path}/${id}/check`, { method: 'POST', body: {} }), false);
      toast({ title: 'Link checked' });
    } catch (failure) {
      toastFailure(failure, { title: 'Could not check the link', description: CHECK_CONNECTION });
    }
  }

  /** Updates a post, or publishes a draft. @returns false when credentials must be entered */
  async function update({ platform, target }: Backlink, visibility: Visibility): Promise<boolean> {
    const label = platformLabel(platform);
    try {
      const { remembered } = await requestJson<PlatformsResponse>('/api/backlinks/platforms');
      if (!remembered.some((known) => known.platform === platform && known.target === target)) {
        toast({
          title: `${label} needs your credentials again`,
          description: 'They were used once and not stored. Enter them here, then submit.',
        });
        return false;
      }
      const body = { blogId, platform, visibility };
      const answer = await requestJson<SubmitResponse>('/api/backlinks/submit', { method: 'POST', body });
      show(answer.backlink);
      if (answer.success) toast({ title: answer.message });
      else toast({ title: BACKLINK_MESSAGES.submitFailed(label), variant: 'destructive' });
    } catch (failure) {
      toastFailure(failure, { title: 'Could not update the post', description: CHECK_CONNECTION });
    }
    return true;
  }

  /** Removes an entry. @returns whether it is gone */
  async function remove({ id }: Backlink): Promise<boolean> {
    try {
      await requestJson(`${path}/${id}`, { method: 'DELETE', body: {} });
      void mutate((list) => list?.filter((entry) => entry.id !== id), { revalidate: false });
      toast({ title: 'Removed from the list' });
      return true;
    } catch (failure) {
      toastFailure(failure, { title: 'Could not remove the entry', description: CHECK_CONNECTION });
      return false;
    }
  }

  const hasFailed = error !== undefined && !isValidating;
  return { list: data, hasFailed, retry: () => void mutate(), show, checkAgain, update, remove };
}

type Backlinks = ReturnType<typeof useBacklinks>;

type BacklinkListProps = {
  backlinks: Backlinks;
  /** Opens the forms, at a platform's where one is named. */
  onCreate: (platform?: PlatformName, visibility?: Visibility) => void;
};

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading posts…
      </p>
      <Skeleton className="h-28" />
      <Skeleton className="mt-5 h-28" />
    </div>
  );
}

function Empty({ onCreate }: Pick<BacklinkListProps, 'onCreate'>) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-lg font-display text-2xl leading-snug font-semibold text-balance sm:text-3xl">
        {BACKLINK_MESSAGES.none}
      </p>
      <p className="max-w-prose text-muted-foreground">
        Publish it on your own accounts and sites. Every post links back to this blog, and we keep checking the link.
      </p>
      <Button onClick={() => onCreate()} className="max-sm:w-full pointer-coarse:h-11">
        Create Backlinks
      </Button>
    </div>
  );
}

/** A blog's submissions (spec §2, Backlink Status). */
export function BacklinkList({ backlinks, onCreate }: BacklinkListProps) {
  const { list, hasFailed, retry, checkAgain, update, remove } = backlinks;
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
  const failure = hasFailed ? (
    <LoadFailure text="Could not load the posts." retry={retry} className="mb-6 rounded-md border border-border p-5" />
  ) : null;
  if (!list) return failure ?? <Loading />;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {failure}
      {list.length === 0 ? (
        <Empty onCreate={onCreate} />
      ) : (
        <>
          <ul aria-label="Posts elsewhere">
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
            Create More Backlinks
          </Button>
        </>
      )}
    </div>
  );
}
