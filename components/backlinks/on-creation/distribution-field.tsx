import { lazy, Suspense, useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { withMessages } from '@/components/messages/client.tsx';
import { usePath } from '@/components/messages/navigation.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { PLATFORMS, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/schema.ts';
import { useCredentialDrafts } from '../form/credential-drafts.ts';

const DistributionCard = lazy(() => withMessages(import('./distribution-card.tsx'), 'backlinks', 'distribution'));

/** Platforms for a blog that is yet to be created. Their keys are kept in memory only. */
export function useDistribution() {
  const t = useTranslations('distribution');
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
    toast({ ...t.titled('notReady', { platform: platformLabel(unsent) }), variant: 'destructive' });
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
  const t = useTranslations('distribution');
  const path = usePath();
  return (
    <p role="status" className="border-s-4 border-primary bg-muted px-4 py-3 text-sm">
      <span className="font-semibold">{t('accountNeeded')}</span>{' '}
      <TextLink href={`/login?next=${encodeURIComponent(path)}`} className="font-medium">
        {t('signIn')}
      </TextLink>
      <span className="mt-0.5 block text-muted-foreground">{t('inputStays')}</span>
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

export function DistributionField({ distribution, isOn, onChange }: DistributionFieldProps) {
  const t = useTranslations('distribution.field');
  return (
    <div className="flex flex-col gap-5">
      <SwitchField label={t('label')} hint={t('hint')} isLine checked={isOn} onChange={onChange} />
      {isOn ? <Content distribution={distribution} /> : null}
    </div>
  );
}
