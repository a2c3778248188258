'use client';

import { AccountForm } from '@/components/auth/fields/account-form.tsx';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { SubmitButton } from '@/components/auth/fields/submit-button.tsx';
import { useAccountForm } from '@/components/auth/fields/use-account-form.ts';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/failure-toast.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { changeNameSchema, type SessionUser } from '@/lib/auth/schema.ts';
import { requestJson } from '@/lib/http/client.ts';

type NameFormProps = { user: SessionUser; onSaved: () => void };

/** Chooses another display name. */
export default function NameForm({ user, onSaved }: NameFormProps) {
  const { refresh } = useAuth();
  const { errors, isBusy, formProps } = useAccountForm(changeNameSchema, async (form) => {
    try {
      await requestJson('/api/account', { method: 'PATCH', body: form });
      await refresh();
      toast({ title: 'Name saved', description: 'Your blogs and your profile show it now.' });
      onSaved();
    } catch (error) {
      toast(accountFailureToast(error, 'The name was not saved'));
    }
    return undefined;
  });
  return (
    <AccountForm label="Display name" className="mt-6 max-w-md" {...formProps}>
      <FormField
        name="displayName"
        label="New display name"
        autoComplete="name"
        autoFocus
        required
        defaultValue={user.displayName ?? ''}
        error={errors.displayName}
      />
      <SubmitButton isBusy={isBusy} busyText="Saving...">
        Save name
      </SubmitButton>
    </AccountForm>
  );
}
