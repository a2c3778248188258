'use client';

import type { FormEvent } from 'react';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { type SyncIds, syncIdsSchema } from '@/lib/subscription/schema.ts';

function focusFirstEmpty({ elements }: HTMLFormElement): void {
  const inputs = [...elements].filter((element) => element instanceof HTMLInputElement);
  inputs.find((input) => input.value.trim() === '')?.focus();
}

type SyncDialogProps = {
  isBusy: boolean;
  /** This or another subscription action is running. */
  isBlocked: boolean;
  /** Resolves with whether it succeeded. */
  onSync: (ids: SyncIds) => Promise<boolean>;
  onClose: () => void;
};

/** Syncs a subscription by its two ids (spec §5); both are required. */
export default function SyncDialog({ isBusy, isBlocked, onSync, onClose }: SyncDialogProps) {
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
        <FormField
          name="stripeSubscriptionId"
          label="Subscription ID"
          placeholder="sub_…"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <FormField
          name="stripeCustomerId"
          label="Customer ID"
          placeholder="cus_…"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <DialogActions close="Close">
          <ActionButton type="submit" isBusy={isBusy} isBlocked={isBlocked} busyText="Syncing...">
            Sync subscription
          </ActionButton>
        </DialogActions>
      </form>
    </OpenDialog>
  );
}
