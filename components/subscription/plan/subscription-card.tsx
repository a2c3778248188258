'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Plan } from './plan';
import { PlanPart } from './plan-parts';
import { useReturnFromStripe } from './use-return-from-stripe';
import { useSubscriptionActions } from './use-subscription-actions';
import { useSubscriptionCheck } from './use-subscription-check';

function Loading() {
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

function Content({ uid }: { uid: string }) {
  const { check, hasFailed, retry, show } = useSubscriptionCheck(uid);
  const [hasJustPaid, setHasJustPaid] = useState(false);
  const actions = useSubscriptionActions(uid, show);
  useReturnFromStripe((from) => {
    setHasJustPaid(from === 'checkout');
    void actions.run('sync');
  });
  if (check) return <Plan check={check} hasJustPaid={hasJustPaid} actions={actions} />;
  if (!hasFailed) return <Loading />;
  return (
    <PlanPart>
      <p className="text-sm text-muted-foreground">Your plan could not be loaded.</p>
      <Button variant="outline" size="sm" onClick={retry} className="mt-4">
        Load plan again
      </Button>
    </PlanPart>
  );
}

/** A user's plan (spec §2, /profile; §4). */
export function SubscriptionCard({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="subscription" className="lg:sticky lg:top-6 lg:self-start">
      <h2 id="subscription" className="font-display text-2xl font-semibold tracking-tight">
        Subscription
      </h2>
      <Card className="mt-5 shadow-stacked">
        <Content uid={uid} />
      </Card>
    </section>
  );
}
