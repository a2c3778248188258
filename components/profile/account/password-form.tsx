'use client';

import { AccountForm, type FieldErrors, passwordFault } from '@/components/auth/fields/account-form.tsx';
import { NewPasswordFields, PasswordField } from '@/components/auth/fields/form-field.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { changePasswordSchema, type SessionUser } from '@/lib/auth/schema.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type PasswordFormProps = { user: SessionUser; onSaved: () => void };

/** Changes the password while signed in. */
export default function PasswordForm({ user, onSaved }: PasswordFormProps) {
  const { refresh } = useAuth();

  async function send(form: object): Promise<FieldErrors | undefined> {
    try {
      await requestJson('/api/account/password', { method: 'POST', body: form });
    } catch (error) {
      const { message } = apiErrorDetails(error);
      const isInvalid = error instanceof ApiError && error.status === 400 && message && !passwordFault(error);
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
      {(errors) => (
        <>
          {/* Tells password managers which account this is. */}
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
        </>
      )}
    </AccountForm>
  );
}
