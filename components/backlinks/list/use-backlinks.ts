'use client';

import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { Backlink, PlatformsResponse, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import { isAnyInProgress } from './link-facts.ts';

/** The list with an entry in its place, or first when it is new. */
export function withBacklink(list: readonly Backlink[] | undefined, entry: Backlink): Backlink[] {
  const known = list ?? [];
  return known.some(({ id }) => id === entry.id)
    ? known.map((old) => (old.id === entry.id ? entry : old))
    : [entry, ...known];
}

/** How often to look while something is in progress, in ms. */
const POLL_MS = 3000;

/** Where a blog was submitted, read again and again while something is in progress; failures become toasts (spec §8). */
export function useBacklinks(blogId: string) {
  const path = `/api/backlinks/${encodeURIComponent(blogId)}`;
  const { data, error, isValidating, mutate } = useSWR<Backlink[], Error>(path, {
    revalidateOnMount: true,
    refreshInterval: (list) => (list && isAnyInProgress(list) ? POLL_MS : 0),
    onError: () => toast({ ...BACKLINK_MESSAGES.listFailed, variant: 'destructive' }),
  });

  function failed(failure: unknown, texts: { title: string; description: string }): void {
    console.error(failure);
    const description = apiErrorDetails(failure).message ?? texts.description;
    toast({ title: texts.title, description, variant: 'destructive' });
  }

  const show = (entry: Backlink) => void mutate((list) => withBacklink(list, entry), { revalidate: true });

  /** Looks whether our link is there now. @returns whether that could be found out */
  async function checkAgain(id: string): Promise<boolean> {
    try {
      const entry = await requestJson<Backlink>(`${path}/${id}/check`, { method: 'POST', body: {} });
      void mutate((list) => withBacklink(list, entry), { revalidate: false });
      return true;
    } catch (failure) {
      failed(failure, DISTRIBUTION_TEXTS.checkAgainFailed);
      return false;
    }
  }

  async function hasCredentials({ platform, target }: Backlink): Promise<boolean> {
    const { remembered } = await requestJson<PlatformsResponse>('/api/backlinks/platforms');
    return remembered.some((entry) => entry.platform === platform && entry.target === target);
  }

  /**
   * Brings a post up to date with the remembered credentials, or publishes a draft.
   * @returns false when the credentials for its account or site have to be entered
   */
  async function update(entry: Backlink, visibility: Visibility): Promise<boolean> {
    const label = platformLabel(entry.platform);
    try {
      if (!(await hasCredentials(entry))) {
        toast(DISTRIBUTION_TEXTS.needsCredentials(label));
        return false;
      }
      const { success, message, backlink } = await requestJson<SubmitResponse>('/api/backlinks/submit', {
        method: 'POST',
        body: { blogId, platform: entry.platform, visibility },
      });
      show(backlink);
      if (success) toast({ title: message });
      else toast({ title: BACKLINK_MESSAGES.submitFailed(label), variant: 'destructive' });
    } catch (failure) {
      failed(failure, DISTRIBUTION_TEXTS.updateFailed);
    }
    return true;
  }

  /** Forgets an entry; what is published stays. @returns whether it is gone */
  async function remove(id: string): Promise<boolean> {
    try {
      await requestJson(`${path}/${id}`, { method: 'DELETE', body: {} });
      void mutate((list) => list?.filter((entry) => entry.id !== id), { revalidate: false });
      return true;
    } catch (failure) {
      failed(failure, DISTRIBUTION_TEXTS.removeFailed);
      return false;
    }
  }

  return {
    list: data,
    hasFailed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    show,
    checkAgain,
    update,
    remove,
  };
}

/** The backlinks of a blog and what can be done about them. */
export type Backlinks = ReturnType<typeof useBacklinks>;
