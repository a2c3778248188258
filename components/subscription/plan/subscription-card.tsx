import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { Card } from '@/components/ui/card.tsx';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import type { SubscriptionCheck } from '@/lib/subscription/schema.ts';
import { type Arrival, PlanActions, type SubscriptionActions, useSubscriptionActions } from './plan-actions.tsx';
import { FreePlan, isRunning, OperatorPlan, PlanPart, PremiumPlan, planState } from './plans.tsx';

const RETRIES = 2;

/** SWR multiplies this by 1 to 3 before the first retry, by 2 to 6 before the second; in ms. */
const RETRY_MS = 500;

/** The response; freeLimit may be missing (spec §3, §6). */
type PlanCheck = Omit<SubscriptionCheck, 'freeLimit'> & Partial<Pick<SubscriptionCheck, 'freeLimit'>>;

const checkPath = (uid: string) => `/api/subscription/check?userId=${encodeURIComponent(uid)}`;

/** The subscription, once the card has loaded it. Only if wanted, as SWR retries by the options of the first user. */
export function useLoadedSubscription(uid: string, isWanted: boolean) {
  const { data } = useSWR<PlanCheck, Error>(isWanted ? checkPath(uid) : null, { revalidateOnMount: false });
  return data?.subscription;
}

/** A user's subscription. Reloaded whenever the screen opens; a failure shows a toast. */
function useSubscriptionCheck(uid: string) {
  const [failures, setFailures] = useState(0);
  const hasFailed = failures > RETRIES;
  const { data, isLoading, mutate } = useSWR<PlanCheck, Error>(checkPath(uid), {
    revalidateOnMount: true,
    shouldRetryOnError: true,
    errorRetryCount: RETRIES,
    errorRetryInterval: RETRY_MS,
    onError: () => setFailures((count) => count + 1),
    onSuccess: () => setFailures(0),
  });
  useEffect(() => {
    if (hasFailed) toast({ ...SUBSCRIPTION_MESSAGES.connectionIssue, variant: 'destructive' });
  }, [hasFailed]);
  return {
    check: data,
    hasFailed,
    isLoading,
    retry: () => {
      setFailures(0);
      void mutate();
    },
    /** Shows the state returned by another request. */
    show: (subscription: SubscriptionCheck['subscription']) =>
      void mutate((known) => known && { ...known, subscription }, { revalidate: !data }),
  };
}

const ARRIVALS: readonly (readonly [Arrival, string])[] = [
  ['checkout', 'success'],
  ['billing', 'changed'],
  ['resume', 'ask'],
];

/** Calls back once after an arrival from another page, and cleans the address. */
function useArrival(onArrival: (from: Arrival) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    const address = new URL(window.location.href);
    const marks = ARRIVALS.filter(([name, value]) => address.searchParams.get(name) === value);
    const [first] = marks;
    if (!first) return;
    isDone.current = true;
    for (const [name] of marks) address.searchParams.delete(name);
    window.history.replaceState(null, '', address);
    onArrival(first[0]);
  });
}

type PlanProps = { check: PlanCheck; arrival: Arrival | null; actions: SubscriptionActions };

function Plan({ check: { subscription, blogCount, freeLimit }, arrival, actions }: PlanProps) {
  const state = planState(subscription);
  const buttons = <PlanActions state={state} subscription={subscription} arrival={arrival} actions={actions} />;
  if (subscription && state !== 'free' && state !== 'ended') {
    return <PremiumPlan state={state} subscription={subscription} actions={buttons} />;
  }
  if (freeLimit === null) return <OperatorPlan />;
  return (
    <FreePlan
      blogCount={blogCount}
      freeLimit={freeLimit}
      premiumEndedAt={state === 'ended' ? subscription?.currentPeriodEnd : undefined}
      actions={buttons}
    />
  );
}

type ContentProps = { uid: string; plan: ReturnType<typeof useSubscriptionCheck> };

function Content({ uid, plan: { check, hasFailed, retry, show } }: ContentProps) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const actions = useSubscriptionActions(uid, show);
  useArrival((from) => {
    setArrival(from);
    if (from !== 'resume') void actions.run('sync');
  });
  if (check) return <Plan check={check} arrival={arrival} actions={actions} />;
  if (hasFailed) {
    return (
      <PlanPart>
        <LoadFailure text="Could not load your plan." retry={retry} />
      </PlanPart>
    );
  }
  return (
    <PlanPart>
      <p role="status" className="sr-only">
        Loading your plan…
      </p>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-12 w-40" />
      <Skeleton className="mt-5 h-2 w-full" />
      <Skeleton className="mt-12 h-52 w-full" />
    </PlanPart>
  );
}

/** A user's plan (spec §2, /profile; §4). Without limits, only a subscription from earlier days, to cancel it. */
export function SubscriptionCard({ uid }: { uid: string }) {
  const plan = useSubscriptionCheck(uid);
  if (IS_UNLIMITED && !isRunning(planState(plan.check?.subscription ?? null))) return null;
  return (
    <section aria-labelledby="subscription" className="lg:sticky lg:top-6 lg:w-[22rem] lg:shrink-0 lg:self-start">
      <h2 id="subscription" className="font-display text-2xl font-semibold tracking-tight">
        Subscription
      </h2>
      <Card className="mt-5 shadow-stacked">
        <Content uid={uid} plan={plan} />
      </Card>
    </section>
  );
}
