import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { longDate } from '@/components/ui/format.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { SUBSCRIPTION_FAILURES, SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { SubscriptionAnswer, SubscriptionState, SyncAnswer } from '@/lib/subscription/schema.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import {
  type FailureTexts,
  goToStripe,
  subscriptionFailureToast,
  useCheckout,
  useOneAction,
} from '../checkout/checkout.tsx';
import { hasEnded, isRunning, type PlanState, planState, statusLabel } from './plans.tsx';

type Change = 'cancel' | 'resume' | 'sync';
type State = SubscriptionState | null;

const SUCCESS: Record<Change, (state: State) => ToastInput> = {
  cancel: (state) =>
    state && !hasEnded(state)
      ? SUBSCRIPTION_MESSAGES.canceled(longDate(state.currentPeriodEnd))
      : SUBSCRIPTION_MESSAGES.canceledAtOnce,
  resume: (state) =>
    state && planState(state) === 'active'
      ? SUBSCRIPTION_MESSAGES.resumed(longDate(state.currentPeriodEnd))
      : SUBSCRIPTION_MESSAGES.resumedUnpaid,
  sync: (state) => (state ? SUBSCRIPTION_MESSAGES.synced(statusLabel(state.status)) : SUBSCRIPTION_MESSAGES.syncedNone),
};

const FAILURE: Record<Change, FailureTexts> = SUBSCRIPTION_FAILURES;

/** The actions on a subscription, one at a time; `onChanged` takes the new state. */
export function useSubscriptionActions(uid: string, onChanged: (state: State) => void) {
  const { busy, begin, settle } = useOneAction<Change | 'portal'>();

  /** Shows a toast; resolves with whether it succeeded. */
  async function run(action: Change, more: object = {}): Promise<boolean> {
    if (!begin(action)) return false;
    try {
      const body = { userId: uid, ...more };
      const answer = requestJson<SubscriptionAnswer | SyncAnswer>(`/api/subscription/${action}`, {
        method: 'POST',
        body,
      });
      const { subscription } = await answer;
      const state = subscription?.status === 'none' ? null : subscription;
      onChanged(state);
      toast(SUCCESS[action](state));
      return true;
    } catch (error) {
      toast(subscriptionFailureToast(error, FAILURE[action]));
      return false;
    } finally {
      settle();
    }
  }

  async function openPortal(): Promise<void> {
    if (!begin('portal')) return;
    const failure = SUBSCRIPTION_FAILURES.portal;
    if (!(await goToStripe({ path: '/api/subscription/portal', body: { userId: uid }, failure }))) settle();
  }
  return { busy, run, openPortal };
}

export type SubscriptionActions = ReturnType<typeof useSubscriptionActions>;

const loadDialogs = () => import('./plan-dialogs.tsx');
const QuestionDialog = lazy(async () => ({ default: (await loadDialogs()).QuestionDialog }));
const SyncDialog = lazy(async () => ({ default: (await loadDialogs()).SyncDialog }));

/** Where the user comes from: Stripe's checkout or portal, or a page that wants to know whether to resume. */
export type Arrival = 'checkout' | 'billing' | 'resume';

type PlanActionsProps = {
  state: PlanState;
  subscription: State;
  arrival: Arrival | null;
  actions: SubscriptionActions;
};

type PlanButtonProps = Omit<ComponentProps<typeof ActionButton>, 'isBusy' | 'isBlocked'> & {
  /** The action it runs; none if it opens a dialog. */
  action?: SubscriptionActions['busy'];
  actions: SubscriptionActions;
};

function PlanButton({ action, actions: { busy }, ...props }: PlanButtonProps) {
  return <ActionButton isBusy={busy !== null && busy === action} isBlocked={busy !== null} {...props} />;
}

function BillingButton(props: Pick<PlanButtonProps, 'actions' | 'variant'>) {
  return (
    <PlanButton action="portal" busyText="Opening billing..." onClick={props.actions.openPortal} {...props}>
      Manage billing
    </PlanButton>
  );
}

type QuestionButtonProps = Omit<PlanButtonProps, 'action'> & {
  question: 'cancel' | 'resume';
  isOpen?: boolean;
  subscription: SubscriptionState;
};

function QuestionButton({ question, isOpen = false, subscription, ...props }: QuestionButtonProps) {
  const [isAsking, setIsAsking] = useState(isOpen);
  const dialogProps = { question, subscription, onConfirm: () => props.actions.run(question) };
  return (
    <>
      <PlanButton {...props} onClick={() => setIsAsking(true)} />
      <Suspense>{isAsking ? <QuestionDialog {...dialogProps} onClose={() => setIsAsking(false)} /> : null}</Suspense>
    </>
  );
}

/** 'Subscribe Now', or 'Resubscribe' for former subscribers (spec §4). */
function MainButton({ state, subscription, arrival, actions }: PlanActionsProps) {
  const { isBusy, subscribe } = useCheckout();
  if (state === 'active') return null;
  if (state === 'issue') return <BillingButton actions={actions} />;
  if (state === 'ending' && subscription) {
    const isOpen = arrival === 'resume';
    return (
      <QuestionButton key={arrival} question="resume" isOpen={isOpen} subscription={subscription} actions={actions}>
        Resubscribe
      </QuestionButton>
    );
  }
  return (
    <ActionButton variant="ink" size="lg" isBusy={isBusy} busyText="Opening checkout..." onClick={subscribe}>
      {state === 'free' ? 'Subscribe Now' : 'Resubscribe'}
    </ActionButton>
  );
}

/** Syncs by the ids of a subscription, for users who have paid elsewhere or earlier. */
function PaidButton({ actions: { busy, run } }: PlanActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const dialogProps = { isBusy: busy === 'sync', isBlocked: busy !== null, onClose: () => setIsOpen(false) };
  return (
    <>
      <ActionButton
        variant="ghost"
        onClick={() => setIsOpen(true)}
        className="font-normal underline underline-offset-4"
      >
        Already paid?
      </ActionButton>
      <Suspense>{isOpen ? <SyncDialog {...dialogProps} onSync={(ids) => run('sync', ids)} /> : null}</Suspense>
    </>
  );
}

export function PlanActions(props: PlanActionsProps) {
  const { state, subscription, arrival, actions } = props;
  const hasJustPaid = arrival === 'checkout';
  const isFree = !isRunning(state);
  return (
    <>
      <MainButton {...props} />
      {state === 'free' || state === 'issue' ? null : <BillingButton actions={actions} variant="outline" />}
      {subscription && (state === 'active' || state === 'issue') ? (
        <QuestionButton question="cancel" subscription={subscription} actions={actions} variant="outline">
          Cancel
        </QuestionButton>
      ) : null}
      {isFree && !hasJustPaid && TAKES_PAYMENTS ? <PaidButton {...props} /> : null}
      {isFree && hasJustPaid ? (
        <PlanButton
          action="sync"
          actions={actions}
          variant="outline"
          busyText="Syncing..."
          onClick={() => actions.run('sync')}
        >
          Sync subscription
        </PlanButton>
      ) : null}
    </>
  );
}
