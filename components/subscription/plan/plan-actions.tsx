'use client';

import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { SubscriptionState } from '@/lib/subscription/schema.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { useCheckout } from '../checkout/checkout.ts';
import type { PlanState } from './plan-state.ts';
import type { SubscriptionAction, SubscriptionActions } from './use-subscription-actions.ts';

/** Loaded on first use. */
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const SyncDialog = lazy(() => import('./sync-dialog.tsx'));

type PlanActionsProps = {
  state: PlanState;
  subscription: SubscriptionState | null;
  /** Whether the user has just returned from the checkout. */
  hasJustPaid: boolean;
  actions: SubscriptionActions;
};

type PlanButtonProps = Omit<ComponentProps<typeof ActionButton>, 'isBusy' | 'isBlocked'> & {
  /** The action it runs; none if it opens a dialog. */
  action?: SubscriptionAction;
  actions: SubscriptionActions;
};

/** A button that waits for the subscription action in progress. */
function PlanButton({ action, actions: { busy }, ...props }: PlanButtonProps) {
  return <ActionButton isBusy={busy !== null && busy === action} isBlocked={busy !== null} {...props} />;
}

/** Opens Stripe's customer portal. */
function BillingButton({ actions, variant }: Pick<PlanButtonProps, 'actions' | 'variant'>) {
  return (
    <PlanButton
      action="portal"
      actions={actions}
      variant={variant}
      busyText="Opening billing..."
      onClick={actions.openPortal}
    >
      Manage billing
    </PlanButton>
  );
}

/** 'Subscribe Now', or 'Resubscribe' for former subscribers (spec §4). */
function MainButton({ state, actions }: PlanActionsProps) {
  const { isBusy, subscribe } = useCheckout();
  switch (state) {
    case 'active':
      return null;
    case 'issue':
      return <BillingButton actions={actions} />;
    case 'ending':
      return (
        <PlanButton action="resume" actions={actions} busyText="Resuming..." onClick={() => actions.run('resume')}>
          Resubscribe
        </PlanButton>
      );
    default:
      return (
        <ActionButton size="lg" isBusy={isBusy} busyText="Opening checkout..." onClick={subscribe}>
          {state === 'free' ? 'Subscribe Now' : 'Resubscribe'}
        </ActionButton>
      );
  }
}

function CancelButton({ subscription, actions }: PlanActionsProps & { subscription: SubscriptionState }) {
  const [isAsking, setIsAsking] = useState(false);

  async function cancel(): Promise<void> {
    if (await actions.run('cancel')) setIsAsking(false);
  }
  return (
    <>
      <PlanButton actions={actions} variant="outline" onClick={() => setIsAsking(true)}>
        Cancel
      </PlanButton>
      {isAsking ? (
        <Suspense>
          <CancelDialog
            subscription={subscription}
            isBusy={actions.busy === 'cancel'}
            onConfirm={cancel}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Syncs by the ids of a subscription, for users who have paid elsewhere or earlier. */
function PaidButton({ actions }: PlanActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton
        variant="ghost"
        onClick={() => setIsOpen(true)}
        className="font-normal underline underline-offset-4"
      >
        Paid, but it does not show here?
      </ActionButton>
      {isOpen ? (
        <Suspense>
          <SyncDialog
            isBusy={actions.busy === 'sync'}
            isBlocked={actions.busy !== null}
            onSync={(ids) => actions.run('sync', ids)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The actions on a plan in its state (spec §4, Subscription). */
export function PlanActions(props: PlanActionsProps) {
  const { state, subscription, hasJustPaid, actions } = props;
  const isFree = state === 'free' || state === 'ended';
  return (
    <>
      <MainButton {...props} />
      {state === 'free' || state === 'issue' ? null : <BillingButton actions={actions} variant="outline" />}
      {subscription && (state === 'active' || state === 'issue') ? (
        <CancelButton {...props} subscription={subscription} />
      ) : null}
      {isFree && !hasJustPaid ? <PaidButton {...props} /> : null}
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
