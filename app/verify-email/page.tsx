import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/auth/account-page.tsx';
import { VerifyEmailForm } from '@/components/auth/recovery/verify-email-form.tsx';

export const metadata: Metadata = { title: 'Confirm your email', robots: { index: false } };

/** Target of the verification link. */
export default function VerifyEmailPage() {
  return (
    <AccountPage
      heading="Confirm your email"
      lead="So that a forgotten password can be replaced, and nobody else can claim your address."
    >
      <Suspense>
        <VerifyEmailForm />
      </Suspense>
    </AccountPage>
  );
}
