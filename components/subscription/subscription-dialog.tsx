'use client';

import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog';
import { PremiumOffer } from './premium-offer';

type SubscriptionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Begins the subscription; the dialog stays until the caller closes it. */
  onSubscribe: () => void;
  /** Whether that is under way. */
  isBusy?: boolean;
};

/** Told to whoever has used all free blogs (spec §2, §4 Access gating). */
export default function SubscriptionDialog({
  open,
  onOpenChange,
  onSubscribe,
  isBusy = false,
}: SubscriptionDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Subscription Required</DialogTitle>
        <DialogDescription>
          You have used all your free blogs. With premium you write as many as you like; what you
          have typed stays here.
        </DialogDescription>
        <PremiumOffer className="mt-6 border-y border-border py-6" />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Maybe later</Button>
          </DialogClose>
          <Button aria-disabled={isBusy} onClick={isBusy ? undefined : onSubscribe}>
            Subscribe Now
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
