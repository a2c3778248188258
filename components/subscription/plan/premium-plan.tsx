import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { longDate } from '@/components/ui/format.ts';
import { PREMIUM_PLAN } from '@/lib/constants/subscription-messages.ts';
import type { SubscriptionState } from '@/lib/subscription/schema.ts';
import { PlanHead, PlanPart } from './plan-parts.tsx';
import { hasEnded, issueText, type PlanState } from './plan-state.ts';

const LABELS = { active: 'Active', ending: 'Canceled', issue: 'Payment Issue' } as const;

type DateLineProps = { label: string; date: string; note?: string };

function DateLine({ label, date, note }: DateLineProps) {
  return (
    <dl>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd>
        <p className="mt-1 font-display text-2xl leading-tight font-semibold tracking-tight tabular-nums">
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        {note ? <p className="mt-2 text-sm text-muted-foreground">{note}</p> : null}
      </dd>
    </dl>
  );
}

function Issue({ subscription }: { subscription: SubscriptionState }) {
  return (
    <div role="alert" className="text-sm">
      <p className="flex items-center gap-2 font-semibold text-destructive-text">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        Payment Issue
      </p>
      <p className="mt-2 leading-relaxed">{issueText(subscription, longDate(subscription.currentPeriodEnd))}</p>
    </div>
  );
}

function Dates({ state, subscription }: Pick<PremiumPlanProps, 'state' | 'subscription'>) {
  const { currentPeriodEnd } = subscription;
  if (state === 'issue') return <Issue subscription={subscription} />;
  if (state === 'active') {
    const note = `${PREMIUM_PLAN.price} ${PREMIUM_PLAN.unit}`;
    return <DateLine label="Next billing date" date={currentPeriodEnd} note={note} />;
  }
  return (
    <DateLine
      label="Access ends on"
      date={currentPeriodEnd}
      note="Premium stays yours until then, and is not renewed."
    />
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
  const isOnHold = state === 'issue' && (subscription.status !== 'past_due' || hasEnded(subscription));
  return (
    <>
      <PlanPart>
        <PlanHead
          label="Premium"
          figure={isOnHold ? 'On hold' : 'Unlimited'}
          unit={isOnHold ? 'until it is paid' : 'blog posts'}
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
