'use client';

import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { longDate } from '@/components/ui/format.ts';
import type { SubscriptionState } from '@/lib/subscription/schema.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { planState } from './plan-state.ts';

type CancelDialogProps = {
  subscription: SubscriptionState;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a cancellation, and says until when premium lasts (spec §4). */
export default function CancelDialog({ subscription, isBusy, onConfirm, onClose }: CancelDialogProps) {
  const isPaid = planState(subscription) === 'active' || subscription.status === 'past_due';
  return (
    <OpenDialog
      title="Cancel your subscription?"
      description={
        isPaid
          ? `You keep premium until ${longDate(subscription.currentPeriodEnd)}, and it will not renew. All your blogs stay yours.`
          : 'It ends immediately, and you will not be charged again. All your blogs stay yours.'
      }
      onClose={onClose}
    >
      <DialogActions close="Keep subscription">
        <ActionButton isBusy={isBusy} busyText="Canceling..." onClick={onConfirm}>
          Cancel subscription
        </ActionButton>
      </DialogActions>
    </OpenDialog>
  );
}
