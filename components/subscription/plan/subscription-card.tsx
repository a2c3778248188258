import { ArrowRight, X } from 'lucide-react';
import type { Route } from 'next';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { focusOnMount } from '@/components/ui/focus.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { settingsPath } from '@/lib/routes.ts';
import type { SubscriptionCheck } from '@/lib/subscription/schema.ts';
import { type Arrival, PlanActions, usePlanChange } from './plan-actions.tsx';
import { FreePlan, isRunning, OperatorPlan, PlanPart, PremiumPlan, planState } from './plans.tsx';

const RETRIES = 2;

/** SWR multiplies this by 1 to 3 before the first retry, by 2 to 6 before the second; in ms. */
const RETRY_MS = 500;

/** The response; freeLimit may be missing (spec §3, §6). */
type PlanCheck = Omit<SubscriptionCheck, 'freeLimit'> & Partial<Pick<SubscriptionCheck, 'freeLimit'>>;

const checkPath = (uid: string) => `/api/subscription/check?userId=${encodeURIComponent(uid)}`;

function useSubscriptionCheck(uid: string) {
  const t = useTranslations('subscription');
  const [failures, setFailures] = useState(0);
  const hasFailed = failures > RETRIES;
  const { data, error, isValidating, mutate } = useSWR<PlanCheck, Error>(checkPath(uid), {
    revalidateOnMount: true,
    shouldRetryOnError: true,
    errorRetryCount: RETRIES,
    errorRetryInterval: RETRY_MS,
    onError: () => setFailures((count) => count + 1),
    onSuccess: () => setFailures(0),
  });
  useEffect(() => {
    if (hasFailed) toast({ ...t.titled('connectionIssue'), variant: 'destructive' });
  }, [hasFailed, t]);
  const retry = () => {
    setFailures(0);
    return mutate();
  };
  return {
    check: data,
    request: { data, error: hasFailed ? error : undefined, isValidating, mutate: retry },
    show: (subscription: SubscriptionCheck['subscription']) =>
      void mutate((known) => known && { ...known, subscription }, { revalidate: !data }),
  };
}

const ARRIVALS = { checkout: 'success', billing: 'changed', resume: 'ask' } as const;

/** Calls back once after an arrival from another page, and cleans the address. */
function useArrival(onArrival: (from: Arrival) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    const address = new URL(window.location.href);
    const marks = (Object.keys(ARRIVALS) as Arrival[]).filter(
      (name) => address.searchParams.get(name) === ARRIVALS[name],
    );
    const [first] = marks;
    if (!first) return;
    isDone.current = true;
    for (const name of marks) address.searchParams.delete(name);
    window.history.replaceState(null, '', address);
    onArrival(first);
  });
}

function Content({ uid, plan: { request, show } }: { uid: string; plan: ReturnType<typeof useSubscriptionCheck> }) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const changePlan = usePlanChange(uid, show);

  async function change(...given: Parameters<typeof changePlan>): Promise<boolean> {
    setIsBlocked(true);
    return changePlan(...given).finally(() => setIsBlocked(false));
  }
  useArrival((from) => {
    setArrival(from);
    if (from !== 'resume') void change('sync');
  });
  function plan({ subscription, blogCount, freeLimit }: PlanCheck) {
    const state = planState(subscription);
    const actions = <PlanActions {...{ uid, state, subscription, arrival, change, isBlocked }} />;
    if (subscription && isRunning(state)) return <PremiumPlan {...{ state, subscription, actions }} />;
    if (freeLimit === null) return <OperatorPlan />;
    const premiumEndedAt = state === 'ended' ? subscription?.currentPeriodEnd : undefined;
    return <FreePlan {...{ blogCount, freeLimit, premiumEndedAt, actions }} />;
  }
  return (
    <Loaded
      request={request}
      text={useTranslations('subscription')('notLoaded')}
      className="p-6 sm:p-7"
      skeleton={
        <PlanPart>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-4 h-12 w-40" />
          <Skeleton className="mt-5 h-2 w-full" />
          <Skeleton className="mt-12 h-52 w-full" />
        </PlanPart>
      }
    >
      {plan}
    </Loaded>
  );
}

/** A user's plan (spec §2, /profile; §4). Without limits, only a subscription from earlier days, to cancel it. */
export function SubscriptionCard({ uid }: { uid: string }) {
  const t = useTranslations('subscription');
  const plan = useSubscriptionCheck(uid);
  if (IS_UNLIMITED && !isRunning(planState(plan.check?.subscription ?? null))) return null;
  return (
    <section aria-labelledby="subscription" className="lg:sticky lg:top-6 lg:w-[22rem] lg:shrink-0 lg:self-start">
      <Heading id="subscription">{t('heading')}</Heading>
      <Card className="mt-5 shadow-stacked">
        <Content uid={uid} plan={plan} />
      </Card>
    </section>
  );
}

const OPENED: readonly { name: 'write' | 'batch' | 'domain' | 'branding'; href: Route }[] = [
  { name: 'write', href: '/create' },
  { name: 'batch', href: '/batch' },
  { name: 'domain', href: settingsPath('domain') },
  { name: 'branding', href: settingsPath('publishing') },
];

export function WelcomeToPremium({ uid }: { uid: string }) {
  const t = useTranslations('subscription.welcome');
  // The card cleans the address; this keeps what it said at first.
  const [hasPaid] = useState(useSearchParams().get('checkout') === 'success');
  const [isClosed, setIsClosed] = useState(false);
  // Only if paid, as SWR retries by the options of the first user.
  const { data } = useSWR<PlanCheck, Error>(hasPaid ? checkPath(uid) : null, { revalidateOnMount: false });
  const isShown = hasPaid && !isClosed && data !== undefined && planState(data.subscription) === 'active';
  if (!isShown) return null;
  return (
    <section aria-labelledby="welcome" className="page-width mt-6">
      <div className="relative rounded-md border border-foreground bg-card p-5 sm:p-7">
        <Heading ref={focusOnMount} id="welcome" className="pe-10 text-3xl">
          {t('title')}
        </Heading>
        <Button
          Icon={X}
          variant="ghost"
          size="icon"
          aria-label={t('close')}
          onClick={() => setIsClosed(true)}
          className="absolute top-4 end-4"
        />
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {OPENED.map(({ name, href }) => (
            <li key={name} className="border-t border-border py-3">
              <TextLink href={href} className="inline-flex items-center gap-1.5 font-semibold">
                {t(name)}
                <ArrowRight aria-hidden className="size-4" />
              </TextLink>
              <p className="mt-0.5 text-sm text-muted-foreground">{t(`${name}Hint`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
