import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#translations';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/components/ui/cn.ts';
import { longDate } from '@/components/ui/format.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { UNNAMED_FREE_LIMIT } from '@/lib/constants/limits.ts';
import { FREE_BLOGS_IN_WORDS, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { NO_SUBSCRIPTIONS, PREMIUM_PLAN } from '@/lib/constants/subscription-messages.ts';
import type { SubscriptionState } from '@/lib/subscription/schema.ts';
import { PremiumOffer } from '../checkout/premium-offer.tsx';

export type PlanState = 'free' | 'active' | 'ending' | 'ended' | 'issue';

/** Whether it still has dates and payments to manage. */
export const isRunning = (state: PlanState): state is keyof typeof LABELS => state !== 'free' && state !== 'ended';

export const hasEnded = ({ currentPeriodEnd }: SubscriptionState, now = new Date()): boolean =>
  new Date(currentPeriodEnd) <= now;

export function planState(subscription: SubscriptionState | null, now = new Date()): PlanState {
  if (!subscription) return 'free';
  switch (subscription.status) {
    case 'incomplete_expired':
      return 'free';
    case 'active':
    case 'trialing':
      return 'active';
    case 'canceled':
      return hasEnded(subscription, now) ? 'ended' : 'ending';
    default:
      return 'issue';
  }
}

/** Explains a payment issue (spec §4); `date` is the subscription’s date as shown. */
export function issueText(subscription: SubscriptionState, date: string, now = new Date()): string {
  switch (subscription.status) {
    case 'past_due':
      return hasEnded(subscription, now)
        ? `Your last payment failed, and premium ended on ${date}. Pay with another card to restore it.`
        : `Your last payment failed. We are retrying it; premium ends on ${date} at the latest. Pay with another card to keep it.`;
    case 'incomplete':
      return 'Your first payment is incomplete, so premium has not started. Complete the payment to start it.';
    default:
      return 'Your last payment failed, and premium has ended. Pay to restore it.';
  }
}

export const PlanPart = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn('p-6 sm:p-7', className)}>{children}</div>
);

type PlanHeadProps = Record<'label' | 'figure' | 'unit', string> & { badge?: ReactNode };

const PlanHead = ({ label, figure, unit, badge }: PlanHeadProps) => (
  <>
    <div className="flex min-h-6 items-center justify-between gap-3">
      <h3 className="label-caps">{label}</h3>
      {badge}
    </div>
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className="font-display text-5xl leading-none font-semibold tracking-tight tabular-nums">{figure}</span>
      <span className="text-sm text-muted-foreground">{unit}</span>
    </p>
  </>
);

function leftLabel(left: number): string {
  if (left === 0) return 'All free blogs are used. You can still restyle and share them.';
  return left === 1 ? '1 free blog left.' : `${left} free blogs left.`;
}

/** One bar per free blog; used ones in color. */
const Strokes = ({ used, freeLimit }: { used: number; freeLimit: number }) => (
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

/** The operator's plan: no limit, and nothing to buy. */
export function OperatorPlan() {
  return (
    <PlanPart>
      <PlanHead label="Operator" figure="Unlimited" unit="blog posts" />
      <p className="mt-4 text-sm text-muted-foreground">
        You run this site, so no limit applies to you. Every other account has {FREE_BLOGS_IN_WORDS}; FREE_BLOG_LIMIT
        changes that.
      </p>
    </PlanPart>
  );
}

type FreePlanProps = { blogCount: number; freeLimit?: number; premiumEndedAt?: string; actions: ReactNode };

export function FreePlan({ blogCount, freeLimit = UNNAMED_FREE_LIMIT, premiumEndedAt, actions }: FreePlanProps) {
  const language = useLanguage();
  // A blog written before sign-in may exceed the limit.
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
            Your subscription ended on <time dateTime={premiumEndedAt}>{longDate(premiumEndedAt, language)}</time>.
          </p>
        ) : null}
        <div className="mt-4">
          <PremiumOffer />
        </div>
        <div className="mt-6 flex flex-col gap-2.5">{actions}</div>
        <p className="mt-3 text-center text-xs text-balance text-muted-foreground">
          {TAKES_PAYMENTS ? 'Payment by Stripe. Cancel any time.' : NO_SUBSCRIPTIONS}
        </p>
      </PlanPart>
    </>
  );
}

const LABELS = { active: 'Active', ending: 'Canceled', issue: 'Payment Issue' } as const;

const DateLine = ({ label, date, note }: { label: string; date: string; note: string }) => (
  <dl>
    <dt className="text-sm text-muted-foreground">{label}</dt>
    <dd>
      <p className="mt-1 font-display text-2xl leading-tight font-semibold tracking-tight tabular-nums">
        <time dateTime={date}>{longDate(date, useLanguage())}</time>
      </p>
      <p className="mt-2 text-sm text-muted-foreground">{note}</p>
    </dd>
  </dl>
);

function Dates({ state, subscription }: Pick<PremiumPlanProps, 'state' | 'subscription'>) {
  const language = useLanguage();
  const { currentPeriodEnd: date } = subscription;
  if (state === 'issue') {
    return (
      <div role="alert" className="text-sm">
        <p className="flex items-center gap-2 font-semibold text-destructive-text">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          Payment Issue
        </p>
        <p className="mt-2 leading-relaxed">{issueText(subscription, longDate(date, language))}</p>
      </div>
    );
  }
  return state === 'active' ? (
    <DateLine label="Next billing date" date={date} note={`${PREMIUM_PLAN.price} ${PREMIUM_PLAN.unit}`} />
  ) : (
    <DateLine label="Access ends on" date={date} note="You keep premium until then. It will not renew." />
  );
}

type PremiumPlanProps = { state: keyof typeof LABELS; subscription: SubscriptionState; actions: ReactNode };

export function PremiumPlan({ state, subscription, actions }: PremiumPlanProps) {
  const isOnHold = state === 'issue' && (subscription.status !== 'past_due' || hasEnded(subscription));
  return (
    <>
      <PlanPart>
        <PlanHead
          label="Premium"
          figure={isOnHold ? 'On hold' : 'Unlimited'}
          unit={isOnHold ? 'until paid' : 'blog posts'}
          badge={<Badge>{LABELS[state]}</Badge>}
        />
      </PlanPart>
      <div className="rule-oxford mx-6 sm:mx-7" />
      <PlanPart>
        <Dates state={state} subscription={subscription} />
        <div className="mt-6 flex flex-col gap-2.5">{actions}</div>
      </PlanPart>
    </>
  );
}
