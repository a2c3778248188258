'use client';

import Link from 'next/link';
import { loginSchema, registerSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { AccountForm } from '../fields/account-form.tsx';
import { EmailField, NewPasswordFields, PasswordField } from '../fields/form-field.tsx';
import { useAuth } from '../session/auth-context.ts';

/** Text typed into one form, kept while the other is shown. */
export type SignInDraft = { email: string; password: string; confirmPassword: string };

/** The current text of a form; missing fields keep their earlier text. */
export function readDraft(form: HTMLFormElement, before: SignInDraft): SignInDraft {
  return { ...before, ...Object.fromEntries(new FormData(form)) };
}

type SignInFormProps = {
  draft: SignInDraft;
  /** The next page is loading. */
  isLeaving: boolean;
  onSignedIn: () => void;
};

/** Login with email and password (spec §2, §5, §8). `hasMail`: this server can mail a password reset. */
export function LoginForm({ draft, isLeaving, onSignedIn, hasMail }: SignInFormProps & { hasMail: boolean }) {
  const { login } = useAuth();
  return (
    <AccountForm
      label="Login"
      schema={loginSchema}
      send={(form) =>
        login(form)
          .then(onSignedIn)
          .then(() => undefined)
      }
      failure={AUTH_MESSAGES.loginFailed}
      submit={['Log in', 'Logging in...']}
      isLeaving={isLeaving}
    >
      {(errors) => (
        <>
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
                <Link href="/forgot-password" className="inline-block py-1 font-medium link-underline">
                  Forgot password?
                </Link>
              </p>
            ) : null}
          </div>
        </>
      )}
    </AccountForm>
  );
}

/** Registration with email and password (spec §2, §5, §8). */
export function RegisterForm({ draft, isLeaving, onSignedIn }: SignInFormProps) {
  const { register } = useAuth();
  return (
    <AccountForm
      label="Register"
      schema={registerSchema}
      send={(form) =>
        register(form)
          .then(onSignedIn)
          .then(() => undefined)
      }
      failure={AUTH_MESSAGES.registerFailed}
      submit={['Create account', 'Creating account...']}
      isLeaving={isLeaving}
    >
      {(errors) => (
        <>
          <EmailField defaultValue={draft.email} error={errors.email} />
          <NewPasswordFields label="Password" errors={errors} draft={draft} />
        </>
      )}
    </AccountForm>
  );
}
