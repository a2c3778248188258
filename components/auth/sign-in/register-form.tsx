'use client';

import { toast } from '@/components/ui/use-toast.ts';
import { registerSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { AccountForm } from '../fields/account-form.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { passwordFault } from '../fields/password-fault.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useAccountForm } from '../fields/use-account-form.ts';
import { useAuth } from '../session/auth-context.ts';
import { accountFailureToast } from '../session/failure-toast.ts';
import type { SignInFormProps } from './login-form.tsx';

/** A new account by email and password (spec §2, §5, §8). */
export function RegisterForm({ draft, isLeaving, onSignedIn }: SignInFormProps) {
  const { register } = useAuth();
  const { errors, isBusy, formProps } = useAccountForm(registerSchema, async (form) => {
    try {
      await register(form);
      onSignedIn();
    } catch (error) {
      const fault = passwordFault(error);
      if (fault) return fault;
      toast(accountFailureToast(error, AUTH_MESSAGES.registerFailed));
    }
    return undefined;
  });
  return (
    <AccountForm label="Register" {...formProps}>
      <EmailField defaultValue={draft.email} error={errors.email} />
      <NewPasswordFields label="Password" errors={errors} draft={draft} />
      <SubmitButton isBusy={isBusy || isLeaving} busyText="Creating account...">
        Create account
      </SubmitButton>
    </AccountForm>
  );
}
