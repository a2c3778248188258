'use client';

import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
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

/** Asks whoever wants to cancel once more, and says until when they keep what they paid for (spec §4). */
export default function CancelDialog({ subscription, isBusy, onConfirm, onClose }: CancelDialogProps) {
  const isPaid = planState(subscription) === 'active' || subscription.status === 'past_due';
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogTitle>Cancel your subscription?</DialogTitle>
        <DialogDescription>
          {isPaid
            ? `You keep premium until ${longDate(subscription.currentPeriodEnd)}, and it is not renewed. All your blogs stay yours.`
            : 'It ends at once, and nothing more is charged. All your blogs stay yours.'}
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep subscription</Button>
          </DialogClose>
          <ActionButton isBusy={isBusy} busyText="Canceling..." onClick={onConfirm}>
            Cancel subscription
          </ActionButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
