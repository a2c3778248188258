'use client';

import { lazy, Suspense, useState } from 'react';
import type { SubscriptionState } from '@/lib/subscription/schema.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { useCheckout } from '../checkout/checkout.ts';
import type { PlanState } from './plan-state.ts';
import type { SubscriptionActions } from './use-subscription-actions.ts';

/** Fetched when they are first needed. */
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const SyncDialog = lazy(() => import('./sync-dialog.tsx'));

type PlanActionsProps = {
  state: PlanState;
  subscription: SubscriptionState | null;
  /** Whether the browser has just come back from the checkout. */
  hasJustPaid: boolean;
  actions: SubscriptionActions;
};

/** 'Subscribe Now', or 'Resubscribe' for somebody who was a subscriber (spec §4). */
function MainButton({ state, actions }: PlanActionsProps) {
  const { isBusy, subscribe } = useCheckout();
  const { busy, run, openPortal } = actions;
  switch (state) {
    case 'active':
      return null;
    case 'issue':
      return (
        <ActionButton
          isBusy={busy === 'portal'}
          isBlocked={busy !== null}
          busyText="Opening billing..."
          onClick={openPortal}
        >
          Manage billing
        </ActionButton>
      );
    case 'ending':
      return (
        <ActionButton
          isBusy={busy === 'resume'}
          isBlocked={busy !== null}
          busyText="Resuming..."
          onClick={() => run('resume')}
        >
          Resubscribe
        </ActionButton>
      );
    default:
      return (
        <ActionButton size="lg" isBusy={isBusy} busyText="Opening checkout..." onClick={subscribe}>
          {state === 'free' ? 'Subscribe Now' : 'Resubscribe'}
        </ActionButton>
      );
  }
}

/** The portal, where the plan has anything to manage; a payment issue has it as its main button. */
function BillingButton({ state, actions }: PlanActionsProps) {
  if (state === 'free' || state === 'issue') return null;
  return (
    <ActionButton
      variant="outline"
      isBusy={actions.busy === 'portal'}
      isBlocked={actions.busy !== null}
      busyText="Opening billing..."
      onClick={actions.openPortal}
    >
      Manage billing
    </ActionButton>
  );
}

function CancelButton({ state, subscription, actions }: PlanActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!subscription || (state !== 'active' && state !== 'issue')) return null;

  async function cancel(): Promise<void> {
    if (await actions.run('cancel')) setIsAsking(false);
  }
  return (
    <>
      <ActionButton
        variant="outline"
        isBusy={false}
        isBlocked={actions.busy !== null}
        onClick={() => setIsAsking(true)}
      >
        Cancel
      </ActionButton>
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

/** For whoever says that they have paid: takes the ids of what they paid for. */
function PaidButton({ actions }: PlanActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton
        variant="ghost"
        isBusy={false}
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

/** 'Sync subscription' for whoever has just paid; others are asked first. */
function SyncButton(props: PlanActionsProps) {
  const { state, hasJustPaid, actions } = props;
  if (state !== 'free' && state !== 'ended') return null;
  if (!hasJustPaid) return <PaidButton {...props} />;
  return (
    <ActionButton
      variant="outline"
      isBusy={actions.busy === 'sync'}
      isBlocked={actions.busy !== null}
      busyText="Syncing..."
      onClick={() => actions.run('sync')}
    >
      Sync subscription
    </ActionButton>
  );
}

/** What a user can do about their plan in its state (spec §4, Subscription). */
export function PlanActions(props: PlanActionsProps) {
  return (
    <>
      <MainButton {...props} />
      <BillingButton {...props} />
      <CancelButton {...props} />
      <SyncButton {...props} />
    </>
  );
}
