'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import type { Distribution } from './use-distribution.ts';

const DistributionCard = lazy(() => import('./distribution-card.tsx'));

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
