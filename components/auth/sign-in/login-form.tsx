'use client';

import Link from 'next/link';
import { toast } from '@/components/ui/use-toast.ts';
import { loginSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { AccountForm } from '../fields/account-form.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useAccountForm } from '../fields/use-account-form.ts';
import { useAuth } from '../session/auth-context.ts';
import { accountFailureToast } from '../session/failure-toast.ts';
import type { SignInDraft } from './sign-in-draft.ts';

export type SignInFormProps = {
  draft: SignInDraft;
  /** Whether the next page is on its way. */
  isLeaving: boolean;
  onSignedIn: () => void;
};

/** `hasMail`: whether a link for a new password can be mailed. */
type LoginFormProps = SignInFormProps & { hasMail: boolean };

/** Login with email and password (spec §2, §5, §8). */
export function LoginForm({ draft, isLeaving, onSignedIn, hasMail }: LoginFormProps) {
  const { login } = useAuth();
  const { errors, isBusy, formProps } = useAccountForm(loginSchema, async (form) => {
    try {
      await login(form);
      onSignedIn();
    } catch (error) {
      toast(accountFailureToast(error, AUTH_MESSAGES.loginFailed));
    }
    return undefined;
  });
  return (
    <AccountForm label="Login" {...formProps}>
      <EmailField defaultValue={draft.email} error={errors.email} />
      <div>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          defaultValue={draft.password}
          error={errors.password}
        />
        {hasMail ? (
          <p className="mt-2 text-right text-sm">
            <Link
              href="/forgot-password"
              className="inline-block py-1 font-medium underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
            >
              Forgot password?
            </Link>
          </p>
        ) : null}
      </div>
      <SubmitButton isBusy={isBusy || isLeaving} busyText="Logging in...">
        Log in
      </SubmitButton>
    </AccountForm>
  );
}
