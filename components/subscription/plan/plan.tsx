'use client';

import { FreePlan } from './free-plan';
import { PlanActions } from './plan-actions';
import { planState } from './plan-state';
import { PremiumPlan } from './premium-plan';
import type { SubscriptionActions } from './use-subscription-actions';
import type { PlanCheck } from './use-subscription-check';

type PlanProps = {
  check: PlanCheck;
  /** Whether the browser has just come back from the checkout. */
  hasJustPaid: boolean;
  actions: SubscriptionActions;
};

/** A user's plan in one of the states of spec §4, with what can be done about it. */
export function Plan({ check, hasJustPaid, actions }: PlanProps) {
  const { subscription, blogCount, freeLimit } = check;
  const state = planState(subscription);
  const buttons = <PlanActions {...{ state, subscription, hasJustPaid, actions }} />;
  if (subscription && state !== 'free' && state !== 'ended') {
    return <PremiumPlan state={state} subscription={subscription} actions={buttons} />;
  }
  return (
    <FreePlan
      blogCount={blogCount}
      freeLimit={freeLimit}
      premiumEndedAt={state === 'ended' ? subscription?.currentPeriodEnd : undefined}
      actions={buttons}
    />
  );
}
