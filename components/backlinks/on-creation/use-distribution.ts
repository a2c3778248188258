'use client';

import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { PLATFORMS, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import { type CredentialDraft, useCredentialDrafts } from '../form/credential-drafts.ts';

type ChosenPlatforms = {
  ready: readonly GenerationPlatform[];
  /** Platforms that lost their secrets in a reload. */
  lost: readonly PlatformName[];
};

/** Whether a platform's request has no secret; every platform's goes under this name (spec §3, Blog generation request). */
const isWithoutSecret = ({ credentials }: GenerationPlatform) => !credentials.platformPassword;

const platformSchema = v.pipe(
  v.object({
    platform: v.picklist(PLATFORMS),
    credentials: v.record(v.string(), v.string()),
    visibility: v.fallback(v.picklist(['draft', 'public']), 'public'),
    remember: v.fallback(v.boolean(), false),
  }),
  v.check(isWithoutSecret),
);

/** A user's stored platforms; invalid entries, and those with a secret, are left out. */
export const storedPlatformsSchema = v.object({
  uid: v.string(),
  ready: v.fallback(storedList(platformSchema), []),
  lost: v.fallback(storedList(v.picklist(PLATFORMS)), []),
});
type StoredPlatforms = v.InferOutput<typeof storedPlatformsSchema>;

/** A user's platforms for the browser's storage: those with a secret by their name only. */
export function storedPlatforms({ ready, lost }: ChosenPlatforms, uid: string): StoredPlatforms {
  const secret = ready.filter((entry) => !isWithoutSecret(entry)).map(({ platform }) => platform);
  return { uid, ready: ready.filter(isWithoutSecret), lost: [...new Set([...lost, ...secret])] };
}

/** A user's stored platforms; none of another user. */
export function platformsOf(stored: StoredPlatforms | null, uid: string): ChosenPlatforms {
  return stored?.uid === uid ? { ready: stored.ready, lost: stored.lost } : { ready: [], lost: [] };
}

/** Texts for a form that was filled in but not submitted. */
export const unsentTexts = (label: string) => ({
  title: `${label} is not ready yet`,
  description: `Press Submit to ${label}, or clear its form, then generate.`,
});

const STORAGE_KEY = 'creation-platforms';

/** The chosen platforms; a reload keeps those without secrets and the names of the others. */
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

  /** Restores what a reload left of this user's platforms, once. */
  function restore(uid: string): void {
    if (owner.current) return;
    owner.current = uid;
    setChosen(platformsOf(readStored(STORAGE_KEY, storedPlatformsSchema), uid));
  }

  /** Drops the platforms of an earlier blog, unless some are chosen already. */
  function begin(): void {
    if (!owner.current) writeStored(STORAGE_KEY, null);
  }
  return { chosen, change, restore, begin };
}

/** Platforms for a blog that is yet to be created. Secrets are kept in memory only. */
export function useDistribution() {
  const drafts = useCredentialDrafts();
  const { chosen, change, restore, begin } = useChosen();
  /** A platform with credentials that were typed but not submitted. */
  const [unsent, setUnsent] = useState<PlatformName | null>(null);
  const leftOut = useRef(new Set<PlatformName>());

  const isReady = (platform: PlatformName) => chosen.ready.some((entry) => entry.platform === platform);
  const isUnsent = (platform: PlatformName) =>
    Object.values(drafts.draftOf(platform).values).some(Boolean) && !isReady(platform);

  /** The platforms to send; null, with a toast, while a form is filled in but not submitted. */
  function settle(): readonly GenerationPlatform[] | null {
    const platform = PLATFORMS.find((name) => isUnsent(name) && !leftOut.current.has(name));
    setUnsent(platform ?? null);
    if (!platform) return chosen.ready;
    // Opens its tab.
    document.querySelector<HTMLElement>(`[data-platform="${platform}"]`)?.focus();
    toast({ ...unsentTexts(platformLabel(platform)), variant: 'destructive' });
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
    unsent: unsent && isUnsent(unsent) ? unsent : null,
    /** Ignores a platform's form until it changes. */
    leaveOut(platform: PlatformName): void {
      leftOut.current.add(platform);
      setUnsent(null);
    },
    add: (entry: GenerationPlatform) => change(entry.platform, [entry]),
    remove: (platform: PlatformName) => change(platform, []),
  };
}

export type Distribution = ReturnType<typeof useDistribution>;
