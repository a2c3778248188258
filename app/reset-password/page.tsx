import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ResetPasswordForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';

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
