'use client';

import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { PLATFORMS, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import type { CredentialDraft } from '../form/credential-draft.ts';
import { useCredentialDrafts } from '../form/use-credential-drafts.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import { type ChosenPlatforms, platformsOf, storedPlatforms, storedPlatformsSchema } from './stored-platforms.ts';

const STORAGE_KEY = 'creation-platforms';

/** The platforms chosen so far; a reload keeps those without secrets and the names of the others. */
function useChosen() {
  const [chosen, setChosen] = useState<ChosenPlatforms>({ ready: [], lost: [] });
  const owner = useRef<string | null>(null);

  useEffect(() => {
    if (owner.current) writeStored(STORAGE_KEY, storedPlatforms(chosen, owner.current));
  }, [chosen]);

  function change(platform: PlatformName, added: readonly GenerationPlatform[]): void {
    setChosen(({ ready, lost }) => ({
      ready: [...ready.filter((entry) => entry.platform !== platform), ...added],
      lost: lost.filter((name) => name !== platform),
    }));
  }

  /** Takes up what a reload left to this user; once. */
  function restore(uid: string): void {
    if (owner.current) return;
    owner.current = uid;
    setChosen(platformsOf(readStored(STORAGE_KEY, storedPlatformsSchema), uid));
  }

  /** Starts without what an earlier blog was sent to, unless something is chosen already. */
  function begin(): void {
    if (!owner.current) writeStored(STORAGE_KEY, null);
  }
  return { chosen, change, restore, begin };
}

/**
 * Platforms that a blog goes to once it is written, while the blog is still to be created. Secrets are stored in memory
 * only.
 */
export function useDistribution() {
  const drafts = useCredentialDrafts();
  const { chosen, change, restore, begin } = useChosen();
  /** The platform whose filled-in form was not submitted; a new object with each refusal. */
  const [unsent, setUnsent] = useState<{ platform: PlatformName } | null>(null);
  const leftOut = useRef(new Set<PlatformName>());

  const isReady = (platform: PlatformName) => chosen.ready.some((entry) => entry.platform === platform);
  const isFilled = (platform: PlatformName) => Object.values(drafts.draftOf(platform).values).some(Boolean);

  /** The platforms to send; null, with a toast, while a form is filled in and was not submitted. */
  function settle(): readonly GenerationPlatform[] | null {
    const platform = PLATFORMS.find((name) => isFilled(name) && !isReady(name) && !leftOut.current.has(name));
    setUnsent(platform ? { platform } : null);
    if (!platform) return chosen.ready;
    toast({ ...DISTRIBUTION_TEXTS.unsent(platformLabel(platform)), variant: 'destructive' });
    return null;
  }

  return {
    drafts: {
      draftOf: drafts.draftOf,
      change(platform: PlatformName, changes: Partial<CredentialDraft>): void {
        leftOut.current.delete(platform);
        drafts.change(platform, changes);
      },
    },
    ...chosen,
    isReady,
    settle,
    restore,
    begin,
    unsent: unsent && isFilled(unsent.platform) && !isReady(unsent.platform) ? unsent : null,
    /** Ignores a platform's form until it is changed. */
    leaveOut(platform: PlatformName): void {
      leftOut.current.add(platform);
      setUnsent(null);
    },
    add: (entry: GenerationPlatform) => change(entry.platform, [entry]),
    remove: (platform: PlatformName) => change(platform, []),
  };
}

/** The platforms chosen for the next blog, and how to change them. */
export type Distribution = ReturnType<typeof useDistribution>;
