import { usePathname } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { PLATFORMS, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/schema.ts';
import { useCredentialDrafts } from '../form/credential-drafts.ts';

const DistributionCard = lazy(() => import('./distribution-card.tsx'));

/** Platforms for a blog that is yet to be created. Their keys are kept in memory only. */
export function useDistribution() {
  const drafts = useCredentialDrafts();
  const [ready, setReady] = useState<readonly GenerationPlatform[]>([]);
  const isReady = (platform: PlatformName) => ready.some((entry) => entry.platform === platform);
  const without = (platform: PlatformName) => ready.filter((entry) => entry.platform !== platform);

  /** The platforms to send; null, with a toast, while a form is filled in but not submitted. */
  function settle(): readonly GenerationPlatform[] | null {
    const unsent = PLATFORMS.find(
      (name) => Object.values(drafts.platformDraft(name).values).some(Boolean) && !isReady(name),
    );
    if (!unsent) return ready;
    // Opens its tab.
    document.querySelector<HTMLElement>(`[data-platform="${unsent}"]`)?.focus();
    const label = platformLabel(unsent);
    const description = `Press Submit to ${label}, or clear its form, then generate.`;
    toast({ title: `${label} is not ready yet`, description, variant: 'destructive' });
    return null;
  }

  return {
    drafts,
    ready,
    isReady,
    settle,
    add: (entry: GenerationPlatform) => setReady([...without(entry.platform), entry]),
    remove: (platform: PlatformName) => setReady(without(platform)),
  };
}

export type Distribution = ReturnType<typeof useDistribution>;

type DistributionFieldProps = { distribution: Distribution; isOn: boolean; onChange: (isOn: boolean) => void };

function AccountNeeded() {
  const path = usePathname();
  return (
    <p role="status" className="border-l-4 border-primary bg-muted px-4 py-3 text-sm">
      <span className="font-semibold">You need an account to publish elsewhere.</span>{' '}
      <TextLink href={`/login?next=${encodeURIComponent(path)}`} className="font-medium">
        Sign in or create an account
      </TextLink>
      <span className="mt-0.5 block text-muted-foreground">What you typed and chose stays here.</span>
    </p>
  );
}

function Content({ distribution }: { distribution: Distribution }) {
  const { user, loading } = useAuth();
  if (loading) return <Skeleton className="h-120" />;
  if (!user) return <AccountNeeded />;
  return (
    <Suspense fallback={<Skeleton className="h-120" />}>
      <DistributionCard distribution={distribution} />
    </Suspense>
  );
}

export const DistributionField = ({ distribution, isOn, onChange }: DistributionFieldProps) => (
  <div className="flex flex-col gap-5">
    <SwitchField
      label="Enable Automatic Backlinks"
      hint="Publishes it on other sites, with a link back."
      isLine
      checked={isOn}
      onChange={onChange}
    />
    {isOn ? <Content distribution={distribution} /> : null}
  </div>
);
