'use client';

import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { PLATFORMS, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import { useCredentialDrafts } from '../form/use-platform-form.ts';

type ChosenPlatforms = {
  ready: readonly GenerationPlatform[];
  /** Platforms that a reload has forgotten. */
  lost: readonly PlatformName[];
};

const STORAGE_KEY = 'creation-platforms';

/** The names of a user's platforms; their keys are kept in memory only. */
const storedSchema = v.object({ uid: v.string(), names: storedList(v.picklist(PLATFORMS)) });

/** The chosen platforms; after a reload only their names are known. */
function useChosen() {
  const [chosen, setChosen] = useState<ChosenPlatforms>({ ready: [], lost: [] });
  const owner = useRef<string | null>(null);

  useEffect(() => {
    const names = [...chosen.lost, ...chosen.ready.map(({ platform }) => platform)];
    if (owner.current) writeStored(STORAGE_KEY, { uid: owner.current, names });
  }, [chosen]);

  function change(platform: PlatformName, added: readonly GenerationPlatform[]): void {
    setChosen(({ ready, lost }) => ({
      ready: [...ready.filter((entry) => entry.platform !== platform), ...added],
      lost: lost.filter((name) => name !== platform),
    }));
  }

  /** Names what a reload has forgotten of this user's platforms, once. */
  function restore(uid: string): void {
    if (owner.current) return;
    owner.current = uid;
    const stored = readStored(STORAGE_KEY, storedSchema);
    if (stored?.uid === uid) setChosen({ ready: [], lost: stored.names });
  }

  /** Drops the platforms of an earlier blog, unless some are chosen already. */
  function begin(): void {
    if (!owner.current) writeStored(STORAGE_KEY, null);
  }
  return { chosen, change, restore, begin };
}

/** Platforms for a blog that is yet to be created. */
export function useDistribution() {
  const drafts = useCredentialDrafts();
  const { chosen, change, restore, begin } = useChosen();
  const isReady = (platform: PlatformName) => chosen.ready.some((entry) => entry.platform === platform);

  /** The platforms to send; null, with a toast, while a form is filled in but not submitted. */
  function settle(): readonly GenerationPlatform[] | null {
    const unsent = PLATFORMS.find((name) => Object.values(drafts.draftOf(name).values).some(Boolean) && !isReady(name));
    if (!unsent) return chosen.ready;
    // Opens its tab.
    document.querySelector<HTMLElement>(`[data-platform="${unsent}"]`)?.focus();
    const label = platformLabel(unsent);
    const description = `Press Submit to ${label}, or clear its form, then generate.`;
    toast({ title: `${label} is not ready yet`, description, variant: 'destructive' });
    return null;
  }

  return {
    drafts,
    ...chosen,
    isReady,
    settle,
    restore,
    begin,
    add: (entry: GenerationPlatform) => change(entry.platform, [entry]),
    remove: (platform: PlatformName) => change(platform, []),
  };
}

export type Distribution = ReturnType<typeof useDistribution>;
