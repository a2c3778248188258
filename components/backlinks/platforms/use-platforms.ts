'use client';

import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { PlatformsResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';

/** Where one can publish, and whose credentials are remembered; a failure shows a toast (spec §8). */
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
      toast(DISTRIBUTION_TEXTS.forgotten(platformLabel(platform)));
    } catch (failure) {
      console.error(failure);
      toast({ ...DISTRIBUTION_TEXTS.forgetFailed, variant: 'destructive' });
    }
  }

  return {
    names: data?.platforms,
    hasFailed: error !== undefined && !data && !isValidating,
    refresh: () => void mutate(),
    /** The account or site that is remembered for a platform. */
    rememberedTarget: (platform: PlatformName) => data?.remembered.find((entry) => entry.platform === platform)?.target,
    forget,
  };
}

/** The platforms and what can be done about them. */
export type Platforms = ReturnType<typeof usePlatforms>;
