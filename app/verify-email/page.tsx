import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/auth/account-page.tsx';
import { VerifyEmailForm } from '@/components/auth/recovery/recovery-forms.tsx';

export const metadata: Metadata = { title: 'Confirm your email', robots: { index: false } };

export default function VerifyEmailPage() {
  return (
    <AccountPage
      heading="Confirm your email"
      lead="A confirmed address lets you reset your password and keeps others from claiming it."
    >
      <Suspense>
        <VerifyEmailForm />
      </Suspense>
    </AccountPage>
  );
}
