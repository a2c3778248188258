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
import { ActionButton } from '../../ui/action-button.tsx';
import { useCheckout } from './checkout.ts';
import { PremiumOffer } from './premium-offer.tsx';

const FREE_BLOGS_USED =
  'You have used all your free blogs. With premium you write as many as you like; what you have typed stays here.';

type SubscriptionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is needed for; more blogs unless given. */
  reason?: string;
};

/**
 * Shown to whoever has used all free blogs (spec §2, §4 Access gating) or wants what only subscribers have; leads to the
 * checkout.
 */
export default function SubscriptionDialog({ open, onOpenChange, reason = FREE_BLOGS_USED }: SubscriptionDialogProps) {
  const { isBusy, subscribe } = useCheckout();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Subscription Required</DialogTitle>
        <DialogDescription>{reason}</DialogDescription>
        <div className="rule-oxford mt-6" />
        <div className="border-b border-border py-7">
          <h3 className="label-caps mb-5 text-rubric">Premium</h3>
          <PremiumOffer isWide />
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Maybe later</Button>
          </DialogClose>
          <ActionButton isBusy={isBusy} busyText="Opening checkout..." onClick={subscribe}>
            Subscribe Now
          </ActionButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
