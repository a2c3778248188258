'use client';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Plan } from './plan';
import { useReturnFromStripe } from './use-return-from-stripe';
import { useSubscriptionActions } from './use-subscription-actions';
import { useSubscriptionCheck } from './use-subscription-check';

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your plan…
      </p>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-9 w-40" />
      <Skeleton className="mt-5 h-1 w-full" />
      <Skeleton className="mt-8 h-32 w-full" />
    </>
  );
}

function Content({ uid }: { uid: string }) {
  const { check, hasFailed, retry, show } = useSubscriptionCheck(uid);
  const actions = useSubscriptionActions(uid, show);
  useReturnFromStripe(() => void actions.run('sync'));
  if (check) return <Plan check={check} actions={actions} />;
  if (!hasFailed) return <Loading />;
  return (
    <>
      <p className="text-sm text-muted-foreground">Your plan could not be loaded.</p>
      <Button variant="outline" size="sm" onClick={retry} className="mt-4">
        Load plan again
      </Button>
    </>
  );
}

/** A user's plan (spec §2, /profile; §4). */
export function SubscriptionCard({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="subscription" className="lg:sticky lg:top-6 lg:self-start">
      <h2 id="subscription" className="font-display text-2xl font-semibold tracking-tight">
        Subscription
      </h2>
      <Card className="mt-5 p-6 shadow-sheet">
        <Content uid={uid} />
      </Card>
    </section>
  );
}
