import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDate } from '@/components/profile/blog-card-text';
import { Badge } from '@/components/ui/badge';
import type { SubscriptionState, SubscriptionStatus } from '@/lib/subscription/schema';
import type { PlanState } from './plan-state';

/** What a payment issue means and what helps, by status. */
const ISSUES: Partial<Record<SubscriptionStatus, string>> = {
  past_due:
    'Your last payment did not go through. Premium stays on while we try again; pay with another card to keep it.',
  unpaid: 'Your last payment did not go through, and premium is paused. Pay to go on.',
  incomplete: 'Your first payment is not complete yet. Complete it to start premium.',
};

const LABELS = { active: 'Active', ending: 'Canceled', issue: 'Payment Issue' } as const;

type DateLineProps = { label: string; date: string };

function DateLine({ label, date }: DateLineProps) {
  return (
    <dl className="mt-5">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="mt-1 font-display text-2xl leading-tight font-semibold tracking-tight tabular-nums">
        <time dateTime={date}>{longDate(date)}</time>
      </dd>
    </dl>
  );
}

function Issue({ status }: { status: SubscriptionStatus }) {
  return (
    <div
      role="alert"
      className="mt-5 rounded-md border border-destructive-text p-4 text-sm text-destructive-text"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        Payment Issue
      </p>
      <p className="mt-1.5 text-foreground">{ISSUES[status] ?? ISSUES.unpaid}</p>
    </div>
  );
}

function Dates({ state, subscription }: Pick<PremiumPlanProps, 'state' | 'subscription'>) {
  const { status, currentPeriodEnd } = subscription;
  if (state === 'issue') return <Issue status={status} />;
  if (state === 'active') return <DateLine label="Next billing date" date={currentPeriodEnd} />;
  return (
    <>
      <DateLine label="Access ends on" date={currentPeriodEnd} />
      <p className="mt-3 text-sm text-muted-foreground">
        Premium stays yours until then. Nothing more is charged.
      </p>
    </>
  );
}

type PremiumPlanProps = {
  state: Extract<PlanState, 'active' | 'ending' | 'issue'>;
  subscription: SubscriptionState;
  /** What can be done about it. */
  actions: ReactNode;
};

/** Somebody with a running subscription: how it stands and until when (spec §4). */
export function PremiumPlan({ state, subscription, actions }: PremiumPlanProps) {
  const isOnHold = state === 'issue' && subscription.status !== 'past_due';
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 className="label-caps text-rubric">Premium</h3>
        <Badge>{LABELS[state]}</Badge>
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-display text-4xl leading-none font-semibold tracking-tight">
          {isOnHold ? 'On hold' : 'Unlimited'}
        </span>
        <span className="text-sm text-muted-foreground">
          {isOnHold ? 'until it is paid' : 'blog posts'}
        </span>
      </p>
      <Dates state={state} subscription={subscription} />
      <div className="mt-6 flex flex-col gap-2.5 border-t border-border pt-6">{actions}</div>
    </>
  );
}
