'use client';

import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { useCheckout } from './checkout.ts';
import { PremiumOffer } from './premium-offer.tsx';

const FREE_BLOGS_USED = 'You have used all your free blogs. Premium has no limit. What you typed stays here.';

type SubscriptionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Why a subscription is needed; more blogs by default. */
  reason?: string;
};

/** Offers the checkout to users without free blogs left, or for a subscriber's feature (spec §2, §4 Access gating). */
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
        <DialogActions close="Maybe later">
          <ActionButton isBusy={isBusy} busyText="Opening checkout..." onClick={subscribe}>
            Subscribe Now
          </ActionButton>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
