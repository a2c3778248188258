'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import type { GenerationPlatform } from '@/lib/backlinks/schema';
import { PLATFORMS, type PlatformName } from '@/lib/constants/platforms';
import { platformLabel } from './platform-names.ts';
import { DISTRIBUTION_TEXTS } from './texts.ts';
import { useCredentialDrafts } from './use-credential-drafts.ts';

/** Platforms that a blog goes to once it is written, while the blog is still to be created. Kept in memory only. */
export function useDistribution() {
  const drafts = useCredentialDrafts();
  const [ready, setReady] = useState<readonly GenerationPlatform[]>([]);
  const without = (list: readonly GenerationPlatform[], platform: PlatformName) =>
    list.filter((entry) => entry.platform !== platform);

  const isReady = (platform: PlatformName) => ready.some((entry) => entry.platform === platform);

  /** What to send; null, with a word on it, while a form is filled in and was not submitted. */
  function settle(): readonly GenerationPlatform[] | null {
    const unsent = PLATFORMS.find(
      (platform) =>
        !isReady(platform) && Object.values(drafts.draftOf(platform).values).some(Boolean),
    );
    if (!unsent) return ready;
    toast({ ...DISTRIBUTION_TEXTS.unsent(platformLabel(unsent)), variant: 'destructive' });
    return null;
  }

  return {
    drafts,
    ready,
    isReady,
    settle,
    add: (entry: GenerationPlatform) =>
      setReady((list) => [...without(list, entry.platform), entry]),
    remove: (platform: PlatformName) => setReady((list) => without(list, platform)),
  };
}

/** Where a blog to come is to be published, and how to change that. */
export type Distribution = ReturnType<typeof useDistribution>;
