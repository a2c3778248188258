import type { Metadata } from 'next';
import { Suspense } from 'react';
import { useTranslations } from '#translations';
import { VerifyEmailForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'accounts.verify')('title'),
  robots: { index: false },
});

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
