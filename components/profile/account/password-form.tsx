'use client';

import {
  AccountForm,
  type FieldErrors,
  passwordFault,
  SubmitButton,
  useAccountForm,
} from '@/components/auth/fields/account-form.tsx';
import { NewPasswordFields, PasswordField } from '@/components/auth/fields/form-field.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/auth-error.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { changePasswordSchema, type SessionUser } from '@/lib/auth/schema.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';

/** The only fault besides a common password that the server finds in this form: the current password is another. */
function currentPasswordFault(error: unknown): FieldErrors | undefined {
  const { message } = apiErrorDetails(error);
  const isFault = error instanceof ApiError && error.status === 400 && message !== undefined;
  return isFault ? { currentPassword: message } : undefined;
}

type PasswordFormProps = { user: SessionUser; onSaved: () => void };

/** Chooses a new password while signed in. */
export default function PasswordForm({ user, onSaved }: PasswordFormProps) {
  const { refresh } = useAuth();
  const { errors, isBusy, formProps } = useAccountForm(changePasswordSchema, async (form) => {
    try {
      await requestJson('/api/account/password', { method: 'POST', body: form });
      toast({ title: 'Password saved', description: 'You are signed out on all other devices.' });
      onSaved();
      await refresh();
    } catch (error) {
      const fault = passwordFault(error) ?? currentPasswordFault(error);
      if (fault) return fault;
      toast(accountFailureToast(error, 'The password was not saved'));
    }
    return undefined;
  });
  return (
    <AccountForm label="Password" className="mt-6 max-w-md" {...formProps}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={user.email} />
      {user.hasPassword ? (
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          autoFocus
          error={errors.currentPassword}
        />
      ) : (
        <input type="hidden" name="currentPassword" value="" />
      )}
      <NewPasswordFields label="New password" errors={errors} />
      <SubmitButton isBusy={isBusy} busyText="Saving...">
        Save password
      </SubmitButton>
    </AccountForm>
  );
}
