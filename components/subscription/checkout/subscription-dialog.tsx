import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { useCheckout } from './checkout.tsx';
import { PremiumOffer } from './premium-offer.tsx';

const FREE_BLOGS_USED = 'You have used all your free blogs. Premium has no limit. What you typed stays here.';

/** Offers the checkout to users without free blogs left, or for a subscriber's feature (spec §2, §4 Access gating). */
export default function SubscriptionDialog({
  onClose,
  reason = FREE_BLOGS_USED,
}: {
  onClose: () => void;
  reason?: string;
}) {
  const { isBusy, subscribe } = useCheckout();
  return (
    <OpenDialog title="Subscription Required" description={reason} onClose={onClose}>
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
    </OpenDialog>
  );
}
