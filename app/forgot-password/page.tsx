import type { Metadata } from 'next';
import { AccountPage } from '@/components/auth/account-page';
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form';

export const metadata: Metadata = { title: 'Forgot password', robots: { index: false } };

/** Asks for a link by mail to choose a new password. */
export default function ForgotPasswordPage() {
  return (
    <AccountPage
      heading="Forgot your password?"
      lead="Type the email address of your account. We send a link there with which you choose a new one."
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
