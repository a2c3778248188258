'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { PLATFORMS, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import { useCredentialDrafts } from '../form/use-platform-form.ts';

const DistributionCard = lazy(() => import('./distribution-card.tsx'));

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

type DistributionFieldProps = { distribution: Distribution; isOn: boolean; onChange: (isOn: boolean) => void };

function AccountNeeded() {
  const path = usePathname();
  return (
    <p role="status" className="border-l-4 border-primary bg-muted px-4 py-3 text-sm">
      <span className="font-semibold">You need an account to publish elsewhere.</span>{' '}
      <Link href={`/login?next=${encodeURIComponent(path)}`} prefetch={false} className="font-medium link-underline">
        Sign in or create an account
      </Link>
      <span className="mt-0.5 block text-muted-foreground">What you typed and chose stays here.</span>
    </p>
  );
}

function Content({ distribution }: { distribution: Distribution }) {
  const { user, loading } = useAuth();
  const uid = user?.uid;
  useEffect(() => {
    if (uid) distribution.restore(uid);
  });
  if (loading) return <Skeleton className="h-120" />;
  if (!user) return <AccountNeeded />;
  return (
    <Suspense fallback={<Skeleton className="h-120" />}>
      <DistributionCard distribution={distribution} />
    </Suspense>
  );
}

/** The 'Enable Automatic Backlinks' switch and its card (spec §2, creation form). */
export function DistributionField({ distribution, isOn, onChange }: DistributionFieldProps) {
  function turn(next: boolean): void {
    // Turned on by the user, not by a draft that a reload restores.
    if (next) distribution.begin();
    onChange(next);
  }
  return (
    <div className="flex flex-col gap-5">
      <SwitchField
        label="Enable Automatic Backlinks"
        hint="Publishes it on other sites, with a link back."
        isLine
        checked={isOn}
        onChange={turn}
      />
      {isOn ? <Content distribution={distribution} /> : null}
    </div>
  );
}
