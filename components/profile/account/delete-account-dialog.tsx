'use client';

import { useAccountForm } from '@/components/auth/fields/account-form.tsx';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { deleteAccountSchema } from '@/lib/auth/schema.ts';
import { requestJson } from '@/lib/http/client.ts';

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => Promise<void> };

/** Confirms the deletion of an account by its email address. */
export default function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { errors, isBusy, formProps } = useAccountForm({
    schema: deleteAccountSchema,
    send: async (form) => {
      if (form.email !== email) return { email: 'This is not the email address of your account.' };
      await requestJson('/api/account', { method: 'DELETE', body: form });
      await onDeleted();
      return undefined;
    },
    failure: 'Could not delete the account',
  });
  return (
    <OpenDialog
      title="Delete your account?"
      description={
        <>
          This permanently deletes your account, your blogs and their images, and links to them stop working. Download
          your data first if you want to keep it. To continue, type{' '}
          <b className="font-semibold break-words text-foreground">{email}</b>.
        </>
      }
      onClose={onClose}
    >
      <form method="post" noValidate className="mt-6" {...formProps}>
        <FormField
          name="email"
          label="Your email address"
          type="email"
          autoComplete="off"
          required
          error={errors.email}
        />
        <DialogActions>
          <ActionButton
            type="submit"
            isBusy={isBusy}
            busyText="Deleting..."
            className="bg-destructive text-destructive-foreground hover:bg-destructive/85"
          >
            Delete account
          </ActionButton>
        </DialogActions>
      </form>
    </OpenDialog>
  );
}
