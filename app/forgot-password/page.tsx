import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ForgotPasswordForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { signInWays } from '@/lib/auth/service.ts';
import { AUTH_MESSAGES } from '@/lib/constants/messages.ts';

export const metadata: Metadata = { title: 'Forgot password', robots: { index: false } };

export default async function ForgotPasswordPage() {
  // Settings are read at run time, not at build time.
  await connection();
  const { mail } = signInWays();
  return (
    <AccountPage
      heading="Forgot your password?"
      lead={
        mail
          ? 'Enter the email address of your account. We will send you a link to choose a new password.'
          : AUTH_MESSAGES.mailNotConfigured
      }
    >
      {mail ? (
        <ForgotPasswordForm />
      ) : (
        <LinkButton href="/login" className="w-full">
          Back to sign in
        </LinkButton>
      )}
    </AccountPage>
  );
}
