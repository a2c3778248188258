import type { ComponentProps, FormEvent } from 'react';
import { FormField } from '@/components/auth/fields/account-form.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { ConfirmDialog, DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { longDate } from '@/components/ui/format.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { type SubscriptionState, type SyncIds, syncIdsSchema } from '@/lib/subscription/schema.ts';
import { planState } from './plans.tsx';

function cancelDescription(subscription: SubscriptionState): string {
  const isPaid = planState(subscription) === 'active' || subscription.status === 'past_due';
  return isPaid
    ? `You keep premium until ${longDate(subscription.currentPeriodEnd)}, and it will not renew. All your blogs stay yours.`
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
    describe: ({ currentPeriodEnd }: SubscriptionState) =>
      `Premium renews on ${longDate(currentPeriodEnd)} and then every month. You can cancel at any time.`,
    action: { close: 'Not now', label: 'Resume subscription', busy: 'Resuming...' },
  },
};

type QuestionDialogProps = Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onClose'> & {
  question: keyof typeof QUESTIONS;
  subscription: SubscriptionState;
};

/** Confirms a cancellation, and says until when premium lasts (spec §4), or its end. */
export function QuestionDialog({ question, subscription, ...props }: QuestionDialogProps) {
  const { title, describe, action } = QUESTIONS[question];
  return <ConfirmDialog title={title} text={describe(subscription)} action={action} isDestructive={false} {...props} />;
}

const ID_FIELD = { autoComplete: 'off', spellCheck: false, required: true } as const;

function focusFirstEmpty({ elements }: HTMLFormElement): void {
  const inputs = [...elements].filter((element) => element instanceof HTMLInputElement);
  inputs.find((input) => input.value.trim() === '')?.focus();
}

type SyncDialogProps = {
  isBusy: boolean;
  isBlocked: boolean;
  onClose: () => void;
  /** Resolves with whether it succeeded. */
  onSync: (ids: SyncIds) => Promise<boolean>;
};

/** Syncs a subscription by its two ids (spec §5); both are required. */
export function SyncDialog({ isBusy, isBlocked, onSync, onClose }: SyncDialogProps) {
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBlocked) return;
    const ids = syncIdsSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!ids.success) {
      toast({ ...SUBSCRIPTION_MESSAGES.missingIds, variant: 'destructive' });
      focusFirstEmpty(event.currentTarget);
    } else if (await onSync(ids.data)) onClose();
  }
  return (
    <OpenDialog
      title="Sync subscription"
      description="If you have paid and your plan does not show it, enter the two IDs of your Stripe subscription. Our support team can look them up."
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <FormField {...ID_FIELD} name="stripeSubscriptionId" label="Subscription ID" placeholder="sub_…" />
        <FormField {...ID_FIELD} name="stripeCustomerId" label="Customer ID" placeholder="cus_…" />
        <DialogActions close="Close">
          <ActionButton type="submit" isBusy={isBusy} isBlocked={isBlocked} busyText="Syncing...">
            Sync subscription
          </ActionButton>
        </DialogActions>
      </form>
    </OpenDialog>
  );
}
