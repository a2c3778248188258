import {
  AccountForm,
  FailureNotice,
  type FieldErrors,
  FieldErrorsContext,
  FormField,
  fieldFault,
  NewPasswordFields,
  PasswordField,
  useAccountForm,
} from '@/components/auth/fields/account-form.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { changePasswordSchema, deleteAccountSchema, type SessionUser } from '@/lib/auth/schema.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type PasswordFormProps = { user: SessionUser; onSaved: () => void };

export function PasswordForm({ user, onSaved }: PasswordFormProps) {
  const { refresh } = useAuth();

  async function send(form: object): Promise<FieldErrors | undefined> {
    try {
      await requestJson('/api/account/password', { method: 'POST', body: form });
    } catch (error) {
      const { message } = apiErrorDetails(error);
      const isInvalid = error instanceof ApiError && error.status === 400 && message && !fieldFault(error);
      // Besides a common password, the server refuses only a wrong current one.
      if (isInvalid) return { currentPassword: message };
      throw error;
    }
    toast({ title: 'Password saved', description: 'You are signed out on all other devices.' });
    onSaved();
    await refresh();
    return undefined;
  }
  return (
    <AccountForm
      label="Password"
      schema={changePasswordSchema}
      send={send}
      failure="Could not save the password"
      submit={['Save password', 'Saving...']}
      className="mt-6 max-w-md"
    >
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={user.email} />
      {user.hasPassword ? (
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" autoFocus />
      ) : (
        <input type="hidden" name="currentPassword" value="" />
      )}
      <NewPasswordFields label="New password" />
    </AccountForm>
  );
}

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => Promise<void> };

export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { errors, failed, isBusy, formProps } = useAccountForm({
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
        <FieldErrorsContext value={errors}>
          <FormField name="email" label="Your email address" type="email" autoComplete="off" required />
          <FailureNotice failure={failed} />
        </FieldErrorsContext>
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
