import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { AccountPage } from '@/components/auth/account-page.tsx';
import { ForgotPasswordForm } from '@/components/auth/recovery/password-forms.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { signInWays } from '@/lib/auth/sign-in-ways.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';

export const metadata: Metadata = { title: 'Forgot password', robots: { index: false } };

/** Asks for a link by mail to choose a new password. */
export default async function ForgotPasswordPage() {
  // How the server is set up is read when it runs, not when it is built.
  await connection();
  const { mail } = signInWays();
  return (
    <AccountPage
      heading="Forgot your password?"
      lead={
        mail
          ? 'Type the email address of your account. We send a link there with which you choose a new one.'
          : AUTH_MESSAGES.mailNotConfigured
      }
    >
      {mail ? (
        <ForgotPasswordForm />
      ) : (
        <Link href="/login" className={buttonVariants({ className: 'w-full' })}>
          Back to sign in
        </Link>
      )}
    </AccountPage>
  );
}
