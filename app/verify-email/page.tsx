import { Suspense } from 'react';
import { useTranslations } from '#translations';
import { VerifyEmailForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('accounts.verify.title');

export default function VerifyEmailPage() {
  const t = useTranslations('accounts.verify');
  return (
    <AccountPage heading={t('title')} lead={t('lead')}>
      <Messages parts={['auth', 'recovery']}>
        <Suspense>
          <VerifyEmailForm />
        </Suspense>
      </Messages>
    </AccountPage>
  );
}
