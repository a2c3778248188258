'use client';

import Link from 'next/link';
import { toast } from '@/components/ui/use-toast.ts';
import { loginSchema, registerSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { AccountForm, passwordFault, SubmitButton, useAccountForm } from '../fields/account-form.tsx';
import { EmailField, NewPasswordFields, PasswordField } from '../fields/form-field.tsx';
import { useAuth } from '../session/auth-context.ts';
import { accountFailureToast } from '../session/auth-error.ts';

/** What has been typed into one of the two forms, stored while the other one is shown. */
type SignInDraft = { email: string; password: string; confirmPassword: string };

/** Two empty forms. */
export const EMPTY_DRAFT: SignInDraft = { email: '', password: '', confirmPassword: '' };

/** What stands in a form now; a field it lacks keeps its earlier text. */
export function readDraft(form: HTMLFormElement, before: SignInDraft): SignInDraft {
  const data = new FormData(form);
  const text = (name: keyof SignInDraft) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : before[name];
  };
  return { email: text('email'), password: text('password'), confirmPassword: text('confirmPassword') };
}

type SignInFormProps = {
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
