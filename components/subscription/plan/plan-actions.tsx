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
const CancelDialog = lazy(async () => ({ default: (await loadDialogs()).CancelDialog }));
const SyncDialog = lazy(async () => ({ default: (await loadDialogs()).SyncDialog }));

type PlanActionsProps = { state: PlanState; subscription: State; hasJustPaid: boolean; actions: SubscriptionActions };

type PlanButtonProps = Omit<ComponentProps<typeof ActionButton>, 'isBusy' | 'isBlocked'> & {
  /** The action it runs; none if it opens a dialog. */
  action?: SubscriptionActions['busy'];
  actions: SubscriptionActions;
};

/** A button that waits for the subscription action in progress. */
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

/** 'Subscribe Now', or 'Resubscribe' for former subscribers (spec §4). */
function MainButton({ state, actions }: PlanActionsProps) {
  const { isBusy, subscribe } = useCheckout();
  if (state === 'active') return null;
  if (state === 'issue') return <BillingButton actions={actions} />;
  if (state === 'ending') {
    return (
      <PlanButton action="resume" actions={actions} busyText="Resuming..." onClick={() => actions.run('resume')}>
        Resubscribe
      </PlanButton>
    );
  }
  return (
    <ActionButton variant="ink" size="lg" isBusy={isBusy} busyText="Opening checkout..." onClick={subscribe}>
      {state === 'free' ? 'Subscribe Now' : 'Resubscribe'}
    </ActionButton>
  );
}

function CancelButton({ subscription, actions }: PlanActionsProps & { subscription: SubscriptionState }) {
  const [isAsking, setIsAsking] = useState(false);

  async function cancel(): Promise<void> {
    if (await actions.run('cancel')) setIsAsking(false);
  }
  const isBusy = actions.busy === 'cancel';
  const dialogProps = { subscription, isBusy, onConfirm: cancel, onClose: () => setIsAsking(false) };
  return (
    <>
      <PlanButton actions={actions} variant="outline" onClick={() => setIsAsking(true)}>
        Cancel
      </PlanButton>
      <Suspense>{isAsking ? <CancelDialog {...dialogProps} /> : null}</Suspense>
    </>
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
        Paid, but it does not show here?
      </ActionButton>
      <Suspense>{isOpen ? <SyncDialog {...dialogProps} onSync={(ids) => run('sync', ids)} /> : null}</Suspense>
    </>
  );
}

/** The actions on a plan in its state (spec §4, Subscription). */
export function PlanActions(props: PlanActionsProps) {
  const { state, subscription, hasJustPaid, actions } = props;
  const isFree = !isRunning(state);
  return (
    <>
      <MainButton {...props} />
      {state === 'free' || state === 'issue' ? null : <BillingButton actions={actions} variant="outline" />}
      {subscription && (state === 'active' || state === 'issue') ? (
        <CancelButton {...props} subscription={subscription} />
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
