'use client';

import type { FormEvent } from 'react';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { type SyncIds, syncIdsSchema } from '@/lib/subscription/schema.ts';

function focusFirstEmpty({ elements }: HTMLFormElement): void {
  const inputs = [...elements].filter((element) => element instanceof HTMLInputElement);
  inputs.find((input) => input.value.trim() === '')?.focus();
}

type SyncDialogProps = {
  isBusy: boolean;
  /** Something is under way at the subscription, this or another; nothing is sent then. */
  isBlocked: boolean;
  /** Syncs and gives whether it was done. */
  onSync: (ids: SyncIds) => Promise<boolean>;
  onClose: () => void;
};

/** Takes the two ids of a subscription that is paid for but does not show (spec §5); both are needed. */
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
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogTitle>Sync subscription</DialogTitle>
        <DialogDescription>
          Have you paid, and it does not show here? Enter the two IDs that Stripe gave your subscription; our support
          can tell you.
        </DialogDescription>
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
          <DialogFooter className="mt-2">
            <DialogClose asChild>
              <Button variant="outline">Close</Button>
            </DialogClose>
            <Button type="submit" aria-disabled={isBlocked} className="aria-disabled:opacity-55">
              {isBusy ? 'Syncing...' : 'Sync subscription'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
