import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTranslations } from '#translations';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/components/ui/cn.ts';
import { longDate } from '@/components/ui/format.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { UNNAMED_FREE_LIMIT } from '@/lib/constants/limits.ts';
import { FREE_BLOG_LIMIT, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { SubscriptionState } from '@/lib/subscription/schema.ts';
import { PremiumOffer, premiumPrice } from '../checkout/premium-offer.tsx';

type RunningState = 'active' | 'ending' | 'issue';

export type PlanState = RunningState | 'free' | 'ended';

/** Whether it still has dates and payments to manage. */
export const isRunning = (state: PlanState): state is RunningState => state !== 'free' && state !== 'ended';

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
export function issueText(
  t: Translator<'subscription.plan.issues'>,
  subscription: SubscriptionState,
  date: string,
  now = new Date(),
): string {
  switch (subscription.status) {
    case 'past_due':
      return t(hasEnded(subscription, now) ? 'pastDueEnded' : 'pastDue', { date });
    case 'incomplete':
      return t('incomplete');
    default:
      return t('unpaid');
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

/** One bar per free blog; used ones in color. */
const Strokes = ({ label, used, freeLimit }: { label: string; used: number; freeLimit: number }) => (
  <Progress
    aria-label={label}
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
  const t = useTranslations('subscription.plan');
  return (
    <PlanPart>
      <PlanHead label={t('operator')} figure={t('unlimited')} unit={t('posts')} />
      <p className="mt-4 text-sm text-muted-foreground">{t('operatorAbout', { count: FREE_BLOG_LIMIT })}</p>
    </PlanPart>
  );
}

type FreePlanProps = { blogCount: number; freeLimit?: number; premiumEndedAt?: string; actions: ReactNode };

export function FreePlan({ blogCount, freeLimit = UNNAMED_FREE_LIMIT, premiumEndedAt, actions }: FreePlanProps) {
  const t = useTranslations('subscription.plan');
  const premium = useTranslations('subscription')('premium');
  const notSold = useTranslations('premium')('notSold');
  // A blog written before sign-in may exceed the limit.
  const used = Math.min(blogCount, freeLimit);
  return (
    <>
      <PlanPart>
        <PlanHead
          label={t('free')}
          figure={t('used', { used, limit: freeLimit })}
          unit={t('usedUnit', { limit: freeLimit })}
        />
        <Strokes label={t('usedLabel')} used={used} freeLimit={freeLimit} />
        <p className="mt-3 text-sm text-muted-foreground">{t('left', { left: freeLimit - used })}</p>
      </PlanPart>
      <div className="rule-oxford mx-6 sm:mx-7" />
      <PlanPart>
        <h3 className="label-caps text-rubric">{premium}</h3>
        {premiumEndedAt ? (
          <p className="mt-2 text-sm text-muted-foreground">
            {t.rich('endedOn', {
              date: longDate(premiumEndedAt, t.language),
              time: <time dateTime={premiumEndedAt} />,
            })}
          </p>
        ) : null}
        <div className="mt-4">
          <PremiumOffer />
        </div>
        <div className="mt-6 flex flex-col gap-2.5">{actions}</div>
        <p className="mt-3 text-center text-xs text-balance text-muted-foreground">
          {TAKES_PAYMENTS ? t('byStripe') : notSold}
        </p>
      </PlanPart>
    </>
  );
}

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
  const t = useTranslations('subscription.plan');
  const issues = useTranslations('subscription.plan.issues');
  const premium = useTranslations('premium');
  const { currentPeriodEnd: date } = subscription;
  if (state === 'issue') {
    return (
      <div role="alert" className="text-sm">
        <p className="flex items-center gap-2 font-semibold text-destructive-text">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {t('states.issue')}
        </p>
        <p className="mt-2 leading-relaxed">{issueText(issues, subscription, longDate(date, t.language))}</p>
      </div>
    );
  }
  const price = premiumPrice(t.language);
  return state === 'active' ? (
    <DateLine label={t('nextBilling')} date={date} note={premium('pricePerMonth', { price })} />
  ) : (
    <DateLine label={t('accessEnds')} date={date} note={t('willNotRenew')} />
  );
}

type PremiumPlanProps = { state: RunningState; subscription: SubscriptionState; actions: ReactNode };

export function PremiumPlan({ state, subscription, actions }: PremiumPlanProps) {
  const t = useTranslations('subscription.plan');
  const premium = useTranslations('subscription')('premium');
  const isOnHold = state === 'issue' && (subscription.status !== 'past_due' || hasEnded(subscription));
  return (
    <>
      <PlanPart>
        <PlanHead
          label={premium}
          figure={t(isOnHold ? 'onHold' : 'unlimited')}
          unit={t(isOnHold ? 'untilPaid' : 'posts')}
          badge={<Badge>{t(`states.${state}`)}</Badge>}
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
