'use client';

import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { PlatformsResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';

/** The platforms and the accounts of remembered credentials; a failure shows a toast (spec §8). */
export function usePlatforms() {
  const { data, error, isValidating, mutate } = useSWR<PlatformsResponse, Error>('/api/backlinks/platforms', {
    revalidateOnMount: true,
    onError: () => toast({ ...BACKLINK_MESSAGES.platformsFailed, variant: 'destructive' }),
  });

  async function forget(platform: PlatformName): Promise<void> {
    try {
      await requestJson(`/api/backlinks/credentials/${platform}`, { method: 'DELETE', body: {} });
      const without = (known: PlatformsResponse | undefined) =>
        known && { ...known, remembered: known.remembered.filter((entry) => entry.platform !== platform) };
      void mutate(without, { revalidate: false });
      const description = `Your ${platformLabel(platform)} credentials are deleted. Posts there stay.`;
      toast({ title: 'Credentials forgotten', description });
    } catch (failure) {
      console.error(failure);
      const description = 'They are still stored. Check your connection and try again.';
      toast({ title: 'Could not forget the credentials', description, variant: 'destructive' });
    }
  }

  return {
    names: data?.platforms,
    hasFailed: error !== undefined && !data && !isValidating,
    refresh: () => void mutate(),
    /** Account or site of a platform's remembered credentials. */
    rememberedTarget: (platform: PlatformName) => data?.remembered.find((entry) => entry.platform === platform)?.target,
    forget,
  };
}

export type Platforms = ReturnType<typeof usePlatforms>;
