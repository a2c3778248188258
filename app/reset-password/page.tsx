import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/auth/account-page.tsx';
import { ResetPasswordForm } from '@/components/auth/recovery/recovery-forms.tsx';

export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false } };

export default function ResetPasswordPage() {
  return (
    <AccountPage
      heading="Choose a new password"
      lead="At least 6 characters. You will be signed in here and signed out everywhere else."
    >
      <Suspense>
        <ResetPasswordForm />
      </Suspense>
    </AccountPage>
  );
}
