'use client';

import { type FieldErrors, useAccountForm } from '@/components/auth/fields/account-form.tsx';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { accountFailureToast } from '@/components/auth/session/auth-error.ts';
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
import { deleteAccountSchema } from '@/lib/auth/schema.ts';
import { requestJson } from '@/lib/http/client.ts';

const OTHER_ADDRESS: FieldErrors = { email: 'This is not the email address of your account.' };

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => Promise<void> };

/** Asks whoever wants to delete their account to type its address. */
export default function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { errors, isBusy, formProps } = useAccountForm(deleteAccountSchema, async (form) => {
    if (form.email !== email) return OTHER_ADDRESS;
    try {
      await requestJson('/api/account', { method: 'DELETE', body: form });
      await onDeleted();
    } catch (error) {
      toast(accountFailureToast(error, 'The account was not deleted'));
    }
    return undefined;
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogDescription>
          Your account, your blogs and their images are removed for good, and links to them stop working. Download your
          data first if you want to keep it. To go on, type{' '}
          <b className="font-semibold break-words text-foreground">{email}</b>.
        </DialogDescription>
        <form method="post" noValidate className="mt-6" {...formProps}>
          <FormField
            name="email"
            label="Your email address"
            type="email"
            autoComplete="off"
            required
            error={errors.email}
          />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button
              type="submit"
              aria-disabled={isBusy}
              className="bg-destructive text-destructive-foreground hover:bg-destructive/85 aria-disabled:opacity-55"
            >
              {isBusy ? 'Deleting...' : 'Delete account'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
