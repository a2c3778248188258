import type { ReactNode } from 'react';
import { longDate } from '@/components/ui/format.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { UNNAMED_FREE_LIMIT } from '@/lib/constants/limits.ts';
import { PremiumOffer } from '../checkout/premium-offer.tsx';
import { PlanHead, PlanPart } from './plan-parts.tsx';

function leftLabel(left: number): string {
  if (left === 0) return 'All used up. They stay yours to restyle and share.';
  return left === 1 ? 'One more is free.' : `${left} more are free.`;
}

/** One stroke for each free blog, those that are used in color. */
function Strokes({ used, freeLimit }: { used: number; freeLimit: number }) {
  return (
    <Progress
      aria-label="Free blogs used"
      value={(used / freeLimit) * 100}
      className="mt-5 h-2 rounded-none *:rounded-none"
      style={{
        maskImage: 'linear-gradient(90deg, #000 calc(100% - 4px), transparent 0)',
        maskSize: `calc((100% + 4px) / ${freeLimit}) 100%`,
      }}
    />
  );
}

type FreePlanProps = {
  blogCount: number;
  freeLimit?: number;
  /** When an earlier subscription ended. */
  premiumEndedAt?: string;
  /** What can be done, under the offer. */
  actions: ReactNode;
};

/** Somebody without a subscription: how many free blogs they have used, and what premium offers (spec §4). */
export function FreePlan({ blogCount, freeLimit = UNNAMED_FREE_LIMIT, premiumEndedAt, actions }: FreePlanProps) {
  // A blog that was made before signing in may come on top.
  const used = Math.min(blogCount, freeLimit);
  return (
    <>
      <PlanPart>
        <PlanHead
          label="Free plan"
          figure={`${used} of ${freeLimit}`}
          unit={freeLimit === 1 ? 'free blog used' : 'free blogs used'}
        />
        <Strokes used={used} freeLimit={freeLimit} />
        <p className="mt-3 text-sm text-muted-foreground">{leftLabel(freeLimit - used)}</p>
      </PlanPart>
      <div className="rule-oxford mx-6 sm:mx-7" />
      <PlanPart>
        <h3 className="label-caps text-rubric">Premium</h3>
        {premiumEndedAt ? (
          <p className="mt-2 text-sm text-muted-foreground">
            Your subscription ended on <time dateTime={premiumEndedAt}>{longDate(premiumEndedAt)}</time>.
          </p>
        ) : null}
        <div className="mt-4">
          <PremiumOffer />
        </div>
        <div className="mt-6 flex flex-col gap-2.5">{actions}</div>
        <p className="mt-3 text-center text-xs text-muted-foreground">Paid through Stripe. Cancel any time.</p>
      </PlanPart>
    </>
  );
}
