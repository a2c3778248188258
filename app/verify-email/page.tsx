import type { Metadata } from 'next';
import { Suspense } from 'react';
import { VerifyEmailForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';

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
