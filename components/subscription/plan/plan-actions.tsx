import type { ComponentProps } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { longDate } from '@/components/ui/format.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { SubscriptionAnswer, SubscriptionState, SyncAnswer } from '@/lib/subscription/schema.ts';
import { CheckoutButton, loadDialogs, subscriptionFailureToast, useStripePage } from '../checkout/checkout.tsx';
import { hasEnded, isRunning, type PlanState, planState } from './plans.tsx';

type Change = 'cancel' | 'resume' | 'sync';
type State = SubscriptionState | null;

function successToast(t: Translator<'subscription.done'>, change: Change, state: State): ToastInput {
  if (change === 'sync') return state ? t.titled('synced', { status: state.status }) : t.titled('syncedNone');
  const isGoingOn = state && (change === 'cancel' ? !hasEnded(state) : planState(state) === 'active');
  if (isGoingOn)
    return t.titled(change === 'cancel' ? 'canceled' : 'resumed', {
      date: longDate(state.currentPeriodEnd, t.language),
    });
  return t.titled(change === 'cancel' ? 'canceledAtOnce' : 'resumedUnpaid');
}

/** Changes a subscription, for which `show` gets the new state; resolves with whether it succeeded, after a toast. */
export function usePlanChange(uid: string, show: (state: State) => void) {
  const t = useTranslations('subscription');
  const done = useTranslations('subscription.done');
  return async (change: Change, ids: object = {}): Promise<boolean> => {
    try {
      const request = { method: 'POST', body: { userId: uid, ...ids } } as const;
      const answer = await requestJson<SubscriptionAnswer | SyncAnswer>(`/api/subscription/${change}`, request);
      const state = answer.subscription?.status === 'none' ? null : answer.subscription;
      show(state);
      toast(successToast(done, change, state));
      return true;
    } catch (error) {
      toast(subscriptionFailureToast(t, error, change));
      return false;
    }
  };
}

const loadQuestion = async () => ({ default: (await loadDialogs()).QuestionDialog });
const loadSync = async () => ({ default: (await loadDialogs()).SyncDialog });

/** Where the user comes from: Stripe's checkout or portal, or a page that wants to know whether to resume. */
export type Arrival = 'checkout' | 'billing' | 'resume';

type PlanActionsProps = {
  uid: string;
  state: PlanState;
  subscription: State;
  arrival: Arrival | null;
  change: ReturnType<typeof usePlanChange>;
  isBlocked: boolean;
};

function BillingButton({ uid, ...props }: Pick<PlanActionsProps, 'uid' | 'isBlocked'> & { variant?: 'outline' }) {
  const t = useTranslations('subscription.actions');
  const goToPortal = useStripePage('/api/subscription/portal', 'portal');
  return (
    <ActionButton busyText={t('openingBilling')} onClick={() => goToPortal({ userId: uid })} {...props}>
      {t('billing')}
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
  const t = useTranslations('subscription.actions');
  if (state === 'active') return null;
  if (state === 'issue') return <BillingButton uid={uid} isBlocked={isBlocked} />;
  if (state === 'ending' && subscription) {
    const props = { subscription, change, isBlocked, isOpen: arrival === 'resume' };
    return (
      <QuestionButton key={arrival} question="resume" {...props}>
        {t('resubscribe')}
      </QuestionButton>
    );
  }
  return (
    <CheckoutButton variant="ink" size="lg" isBlocked={isBlocked}>
      {t(state === 'free' ? 'subscribe' : 'resubscribe')}
    </CheckoutButton>
  );
}

/** Syncs by the ids of a subscription, for users who have paid elsewhere or earlier. */
function PaidButton({ change }: Pick<PlanActionsProps, 'change'>) {
  const { open, show } = useLazyPart(loadSync, 'syncDialog');
  return (
    <>
      <ActionButton variant="ghost" onClick={open} className="font-normal underline underline-offset-4">
        {useTranslations('subscription.actions')('paid')}
      </ActionButton>
      {show({ onSync: (ids) => change('sync', ids) })}
    </>
  );
}

export function PlanActions(props: PlanActionsProps) {
  const { uid, state, subscription, arrival, change, isBlocked } = props;
  const t = useTranslations('subscription.actions');
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
          {t.common('cancel')}
        </QuestionButton>
      ) : null}
      {isFree && !hasJustPaid && TAKES_PAYMENTS ? <PaidButton change={change} /> : null}
      {isFree && hasJustPaid ? (
        <ActionButton variant="outline" isBlocked={isBlocked} busyText={t('syncing')} onClick={() => change('sync')}>
          {t('sync')}
        </ActionButton>
      ) : null}
    </>
  );
}
