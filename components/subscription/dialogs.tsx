import type { ComponentProps } from 'react';
import { useLanguage } from '#translations';
import { AccountForm, FormField } from '@/components/auth/fields/account-form.tsx';
import { ConfirmDialog, DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { longDate } from '@/components/ui/format.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import {
  NO_SUBSCRIPTIONS,
  SUBSCRIPTION_FAILURES,
  SUBSCRIPTION_MESSAGES,
} from '@/lib/constants/subscription-messages.ts';
import { type SubscriptionState, type SyncIds, syncIdsSchema } from '@/lib/subscription/schema.ts';
import { CheckoutButton } from './checkout/checkout.tsx';
import { PremiumOffer } from './checkout/premium-offer.tsx';
import { planState } from './plan/plans.tsx';

function cancelDescription(subscription: SubscriptionState, language: string): string {
  const isPaid = planState(subscription) === 'active' || subscription.status === 'past_due';
  return isPaid
    ? `You keep premium until ${longDate(subscription.currentPeriodEnd, language)}, and it will not renew. All your blogs stay yours.`
    : 'It ends immediately, and you will not be charged again. All your blogs stay yours.';
}

const QUESTIONS = {
  cancel: {
    title: 'Cancel your subscription?',
    describe: cancelDescription,
    action: { close: 'Keep subscription', label: 'Cancel subscription', busy: 'Canceling...' },
  },
  resume: {
    title: 'Resume your subscription?',
    describe: ({ currentPeriodEnd }: SubscriptionState, language: string) =>
      `Premium renews on ${longDate(currentPeriodEnd, language)} and then every month. You can cancel at any time.`,
    action: { close: 'Not now', label: 'Resume subscription', busy: 'Resuming...' },
  },
};

type QuestionDialogProps = Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onClose'> & {
  question: keyof typeof QUESTIONS;
  subscription: SubscriptionState;
};

export function QuestionDialog({ question, subscription, ...props }: QuestionDialogProps) {
  const { title, describe, action } = QUESTIONS[question];
  return (
    <ConfirmDialog
      title={title}
      text={describe(subscription, useLanguage())}
      action={action}
      isDestructive={false}
      {...props}
    />
  );
}

const ID_FIELD = { autoComplete: 'off', spellCheck: false, required: true } as const;

/** `onSync` resolves with whether it succeeded. */
type SyncDialogProps = { onClose: () => void; onSync: (ids: SyncIds) => Promise<boolean> };

export function SyncDialog({ onSync, onClose }: SyncDialogProps) {
  async function send(ids: SyncIds): Promise<undefined> {
    if (await onSync(ids)) onClose();
  }
  return (
    <OpenDialog
      title="Sync subscription"
      description="If you have paid and your plan does not show it, enter the two IDs of your Stripe subscription. Our support team can look them up."
      onClose={onClose}
    >
      <AccountForm
        label="Sync subscription"
        schema={syncIdsSchema}
        send={send}
        failure={SUBSCRIPTION_FAILURES.sync.title}
        onInvalid={() => toast({ ...SUBSCRIPTION_MESSAGES.missingIds, variant: 'destructive' })}
        submit={['Sync subscription', 'Syncing...']}
        actions={(button) => <DialogActions close="Close">{button}</DialogActions>}
        className="mt-6"
      >
        <FormField {...ID_FIELD} name="stripeSubscriptionId" label="Subscription ID" placeholder="sub_…" />
        <FormField {...ID_FIELD} name="stripeCustomerId" label="Customer ID" placeholder="cus_…" />
      </AccountForm>
    </OpenDialog>
  );
}

const FREE_BLOGS_USED = `You have used all your free blogs. ${TAKES_PAYMENTS ? 'Premium has no limit.' : NO_SUBSCRIPTIONS} What you typed stays here.`;

type SubscriptionDialogProps = { onClose: () => void; reason?: string };

export default function SubscriptionDialog({ onClose, reason = FREE_BLOGS_USED }: SubscriptionDialogProps) {
  return (
    <OpenDialog title="Subscription Required" description={reason} onClose={onClose}>
      <div className="rule-oxford mt-6" />
      <div className="border-b border-border py-7">
        <h3 className="label-caps mb-5 text-rubric">Premium</h3>
        <PremiumOffer isWide />
      </div>
      <DialogActions close="Maybe later">
        <CheckoutButton>Subscribe Now</CheckoutButton>
      </DialogActions>
    </OpenDialog>
  );
}
