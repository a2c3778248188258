'use client';

import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { Backlink, PlatformsResponse, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { isAnyInProgress } from './link-facts.ts';

/** The list with an entry replaced, or added first when it is new. */
export function withBacklink(list: readonly Backlink[] = [], entry: Backlink): Backlink[] {
  return list.some(({ id }) => id === entry.id)
    ? list.map((old) => (old.id === entry.id ? entry : old))
    : [entry, ...list];
}

/** Polling interval while a submission is in progress. */
const POLL_MS = 3000;

function showFailure(title: string, failure: unknown): void {
  console.error(failure);
  const description = apiErrorDetails(failure).message ?? 'Check your connection and try again.';
  toast({ title, description, variant: 'destructive' });
}

/** A blog's submissions, polled while one is in progress; failures become toasts (spec §8). */
export function useBacklinks(blogId: string) {
  const path = `/api/backlinks/${encodeURIComponent(blogId)}`;
  const { data, error, isValidating, mutate } = useSWR<Backlink[], Error>(path, {
    revalidateOnMount: true,
    refreshInterval: (list) => (list && isAnyInProgress(list) ? POLL_MS : 0),
    onError: () => toast({ ...BACKLINK_MESSAGES.listFailed, variant: 'destructive' }),
  });

  const show = (entry: Backlink) => void mutate((list) => withBacklink(list, entry), { revalidate: true });

  /** Checks a link now. @returns whether the check succeeded */
  async function checkAgain(id: string): Promise<boolean> {
    try {
      const entry = await requestJson<Backlink>(`${path}/${id}/check`, { method: 'POST', body: {} });
      void mutate((list) => withBacklink(list, entry), { revalidate: false });
      return true;
    } catch (failure) {
      showFailure('Could not check the link', failure);
      return false;
    }
  }

  async function hasCredentials({ platform, target }: Backlink): Promise<boolean> {
    const { remembered } = await requestJson<PlatformsResponse>('/api/backlinks/platforms');
    return remembered.some((entry) => entry.platform === platform && entry.target === target);
  }

  /**
   * Updates a post, or publishes a draft, with remembered credentials.
   * @returns false when there are none, so that they must be entered
   */
  async function update(entry: Backlink, visibility: Visibility): Promise<boolean> {
    const { platform } = entry;
    const label = platformLabel(platform);
    try {
      if (!(await hasCredentials(entry))) {
        const description = 'They were used once and not stored. Enter them here, then submit.';
        toast({ title: `${label} needs your credentials again`, description });
        return false;
      }
      const body = { blogId, platform, visibility };
      const { success, message, backlink } = await requestJson<SubmitResponse>('/api/backlinks/submit', {
        method: 'POST',
        body,
      });
      show(backlink);
      if (success) toast({ title: message });
      else toast({ title: BACKLINK_MESSAGES.submitFailed(label), variant: 'destructive' });
    } catch (failure) {
      showFailure('Could not update the post', failure);
    }
    return true;
  }

  /** Removes an entry; the post stays on the platform. @returns whether it is gone */
  async function remove(id: string): Promise<boolean> {
    try {
      await requestJson(`${path}/${id}`, { method: 'DELETE', body: {} });
      void mutate((list) => list?.filter((entry) => entry.id !== id), { revalidate: false });
      return true;
    } catch (failure) {
      showFailure('Could not remove the entry', failure);
      return false;
    }
  }

  const hasFailed = error !== undefined && !isValidating;
  return { list: data, hasFailed, retry: () => void mutate(), show, checkAgain, update, remove };
}

export type Backlinks = ReturnType<typeof useBacklinks>;
