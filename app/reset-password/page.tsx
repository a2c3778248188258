import { Suspense } from 'react';
import { useTranslations } from '#translations';
import { ResetPasswordForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('accounts.reset.title');

export default function ResetPasswordPage() {
  const t = useTranslations('accounts.reset');
  return (
    <AccountPage heading={t('title')} lead={t('lead')}>
      <Messages parts={['auth', 'recovery']}>
        <Suspense>
          <ResetPasswordForm />
        </Suspense>
      </Messages>
    </AccountPage>
  );
}
