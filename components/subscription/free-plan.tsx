import type { ReactNode } from 'react';
import { longDate } from '@/components/profile/blog-card-text';
import { Progress } from '@/components/ui/progress';
import { PremiumOffer } from './premium-offer';

/** Shown when the server names no limit (spec §6, §9). */
const DEFAULT_FREE_LIMIT = 1;

type FreePlanProps = {
  blogCount: number;
  freeLimit?: number;
  /** When an earlier subscription ended. */
  premiumEndedAt?: string;
  /** What can be done, under the offer. */
  actions: ReactNode;
};

/** Somebody without a subscription: how many free blogs they have used, and what premium offers (spec §4). */
export function FreePlan({
  blogCount,
  freeLimit = DEFAULT_FREE_LIMIT,
  premiumEndedAt,
  actions,
}: FreePlanProps) {
  const isUsedUp = blogCount >= freeLimit;
  return (
    <>
      <h3 className="label-caps">Free plan</h3>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-display text-4xl leading-none font-semibold tracking-tight tabular-nums">
          {blogCount} of {freeLimit}
        </span>
        <span className="text-sm text-muted-foreground">
          {freeLimit === 1 ? 'free blog used' : 'free blogs used'}
        </span>
      </p>
      <Progress
        aria-label="Free blogs used"
        value={Math.min(100, (blogCount / freeLimit) * 100)}
        className="mt-4"
      />
      {isUsedUp ? (
        <p className="mt-3 text-sm">
          Your free blogs are used up. They stay yours, and you can restyle and share them.
        </p>
      ) : null}
      <div className="mt-6 border-t border-border pt-6">
        <h3 className="label-caps text-rubric">Premium</h3>
        {premiumEndedAt ? (
          <p className="mt-3 text-sm text-muted-foreground">
            Your subscription ended on{' '}
            <time dateTime={premiumEndedAt}>{longDate(premiumEndedAt)}</time>.
          </p>
        ) : null}
        <PremiumOffer className="mt-4" />
        <div className="mt-6 flex flex-col gap-2.5">{actions}</div>
      </div>
    </>
  );
}
