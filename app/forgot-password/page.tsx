import { connection } from 'next/server';
import { ForgotPasswordForm } from '@/components/auth/recovery/recovery-forms.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { signInWays } from '@/lib/auth/service.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('accounts.forgot.title');

export default async function ForgotPasswordPage() {
  // Settings are read at run time, not at build time.
  await connection();
  const t = askedTranslator('accounts');
  const { mail } = signInWays();
  return (
    <AccountPage heading={t('forgot.heading')} lead={t(mail ? 'forgot.lead' : 'mailNotConfigured')}>
      {mail ? (
        <Messages parts={['auth', 'recovery']}>
          <ForgotPasswordForm />
        </Messages>
      ) : (
        <LinkButton href="/login" className="w-full">
          {t('forgot.backToSignIn')}
        </LinkButton>
      )}
    </AccountPage>
  );
}
