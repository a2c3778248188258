'use client';

import { toast } from '@/components/ui/use-toast';
import { registerSchema } from '@/lib/auth/schema';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages';
import { FormField } from '../fields/form-field';
import { passwordFault } from '../fields/password-fault';
import { PasswordField } from '../fields/password-field';
import { SubmitButton } from '../fields/submit-button';
import { useAccountForm } from '../fields/use-account-form';
import { useAuth } from '../session/auth-context';
import { accountFailureToast } from '../session/failure-toast';
import type { SignInFormProps } from './login-form';

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
    <form
      method="post"
      noValidate
      aria-label="Register"
      className="flex flex-col gap-5"
      {...formProps}
    >
      <FormField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        defaultValue={draft.email}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        defaultValue={draft.password}
        error={errors.password}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        defaultValue={draft.confirmPassword}
        error={errors.confirmPassword}
      />
      <SubmitButton isBusy={isBusy || isLeaving} busyText="Creating account...">
        Create account
      </SubmitButton>
    </form>
  );
}
