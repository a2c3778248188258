import type { ComponentProps } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { longDate } from '@/components/ui/format.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { SUBSCRIPTION_FAILURES, SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { SubscriptionAnswer, SubscriptionState, SyncAnswer } from '@/lib/subscription/schema.ts';
import { CheckoutButton, goToStripe, subscriptionFailureToast } from '../checkout/checkout.tsx';
import { hasEnded, isRunning, type PlanState, planState } from './plans.tsx';

type Change = 'cancel' | 'resume' | 'sync';
type State = SubscriptionState | null;

const SUCCESS: Record<Change, (state: State, language: string) => ToastInput> = {
  cancel: (state, language) =>
    state && !hasEnded(state)
      ? SUBSCRIPTION_MESSAGES.canceled(longDate(state.currentPeriodEnd, language))
      : SUBSCRIPTION_MESSAGES.canceledAtOnce,
  resume: (state, language) =>
    state && planState(state) === 'active'
      ? SUBSCRIPTION_MESSAGES.resumed(longDate(state.currentPeriodEnd, language))
      : SUBSCRIPTION_MESSAGES.resumedUnpaid,
  sync: (state) =>
    state ? SUBSCRIPTION_MESSAGES.synced(state.status.replaceAll('_', ' ')) : SUBSCRIPTION_MESSAGES.syncedNone,
};

/** Changes a subscription, for which `show` gets the new state; resolves with whether it succeeded, after a toast. */
export const planChange =
  (uid: string, show: (state: State) => void, language: string) =>
  async (change: Change, ids: object = {}): Promise<boolean> => {
    try {
      const request = { method: 'POST', body: { userId: uid, ...ids } } as const;
      const answer = await requestJson<SubscriptionAnswer | SyncAnswer>(`/api/subscription/${change}`, request);
      const state = answer.subscription?.status === 'none' ? null : answer.subscription;
      show(state);
      toast(SUCCESS[change](state, language));
      return true;
    } catch (error) {
      toast(subscriptionFailureToast(error, SUBSCRIPTION_FAILURES[change]));
      return false;
    }
  };

const loadQuestion = async () => ({ default: (await import('../dialogs.tsx')).QuestionDialog });
const loadSync = async () => ({ default: (await import('../dialogs.tsx')).SyncDialog });

/** Where the user comes from: Stripe's checkout or portal, or a page that wants to know whether to resume. */
export type Arrival = 'checkout' | 'billing' | 'resume';

type PlanActionsProps = {
  uid: string;
  state: PlanState;
  subscription: State;
  arrival: Arrival | null;
  change: ReturnType<typeof planChange>;
  isBlocked: boolean;
};

function BillingButton({ uid, ...props }: Pick<PlanActionsProps, 'uid' | 'isBlocked'> & { variant?: 'outline' }) {
  const open = () => goToStripe('/api/subscription/portal', { userId: uid }, SUBSCRIPTION_FAILURES.portal);
  return (
    <ActionButton busyText="Opening billing..." onClick={open} {...props}>
      Manage billing
    </ActionButton>
  );
}

type QuestionButtonProps = ComponentProps<typeof ActionButton> & {
  question: 'cancel' | 'resume';
  isOpen?: boolean;
  subscription: SubscriptionState;
  change: PlanActionsProps['change'];
};

function QuestionButton({ question, isOpen, subscription, change, ...props }: QuestionButtonProps) {
  const { open, show } = useLazyPart(loadQuestion, 'question', isOpen);
  return (
    <>
      <ActionButton {...props} onClick={open} />
      {show({ question, subscription, onConfirm: () => change(question) })}
    </>
  );
}

function MainButton({ uid, state, subscription, arrival, change, isBlocked }: PlanActionsProps) {
  if (state === 'active') return null;
  if (state === 'issue') return <BillingButton uid={uid} isBlocked={isBlocked} />;
  if (state === 'ending' && subscription) {
    const props = { subscription, change, isBlocked, isOpen: arrival === 'resume' };
    return (
      <QuestionButton key={arrival} question="resume" {...props}>
        Resubscribe
      </QuestionButton>
    );
  }
  return (
    <CheckoutButton variant="ink" size="lg" isBlocked={isBlocked}>
      {state === 'free' ? 'Subscribe Now' : 'Resubscribe'}
    </CheckoutButton>
  );
}

/** Syncs by the ids of a subscription, for users who have paid elsewhere or earlier. */
function PaidButton({ change }: Pick<PlanActionsProps, 'change'>) {
  const { open, show } = useLazyPart(loadSync, 'syncDialog');
  return (
    <>
      <ActionButton variant="ghost" onClick={open} className="font-normal underline underline-offset-4">
        Already paid?
      </ActionButton>
      {show({ onSync: (ids) => change('sync', ids) })}
    </>
  );
}

export function PlanActions(props: PlanActionsProps) {
  const { uid, state, subscription, arrival, change, isBlocked } = props;
  const hasJustPaid = arrival === 'checkout';
  const isFree = !isRunning(state);
  return (
    <>
      <MainButton {...props} />
      {state === 'free' || state === 'issue' ? null : (
        <BillingButton uid={uid} isBlocked={isBlocked} variant="outline" />
      )}
      {subscription && (state === 'active' || state === 'issue') ? (
        <QuestionButton question="cancel" {...{ subscription, change, isBlocked }} variant="outline">
          Cancel
        </QuestionButton>
      ) : null}
      {isFree && !hasJustPaid && TAKES_PAYMENTS ? <PaidButton change={change} /> : null}
      {isFree && hasJustPaid ? (
        <ActionButton variant="outline" isBlocked={isBlocked} busyText="Syncing..." onClick={() => change('sync')}>
          Sync subscription
        </ActionButton>
      ) : null}
    </>
  );
}
