'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { resetPasswordSchema, resetRequestSchema } from '@/lib/auth/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { AccountForm, EmailField, NewPasswordFields, OutcomeNotice } from '../fields/account-form.tsx';
import { useAuth } from '../session/auth-context.ts';
import { accountFailure } from '../session/auth-error.ts';

type RedeemLinkProps = {
  text: string;
  action: readonly [idle: string, busy: string];
  redeem: () => Promise<void>;
  isDead: (error: unknown) => boolean;
  failed: string;
  dead: ReactNode;
};

/** Redeems a link after a click, because mail scanners and link previews open links. */
export function RedeemLink({ text, action: [idle, busy], redeem, isDead, failed, dead }: RedeemLinkProps) {
  const t = useTranslations('common');
  const [isOver, setIsOver] = useState(false);
  const click = () =>
    redeem().catch((error) => (isDead(error) ? setIsOver(true) : toast(accountFailure(error, failed, t))));
  if (isOver) return dead;
  return (
    <>
      <p>{text}</p>
      <ActionButton size="lg" busyText={busy} onClick={click} className="mt-6 w-full">
        {idle}
      </ActionButton>
    </>
  );
}

export function ResendButton({ children }: { children: string }) {
  const t = useTranslations('auth');
  const resend = () =>
    requestJson('/api/account/verify-email/resend', { method: 'POST', body: {} }).then(
      () => toast(t.titled('sent')),
      (error) => toast(accountFailure(error, t('sendFailed'), t)),
    );
  return (
    <ActionButton variant="outline" busyText={t('sending')} onClick={resend}>
      {children}
    </ActionButton>
  );
}

function Confirmed() {
  const t = useTranslations('recovery');
  const { user } = useAuth();
  return (
    <OutcomeNotice heading={t('confirmed.heading')} text={t('confirmed.text')}>
      <LinkButton href="/create">{t('createBlog')}</LinkButton>
      <LinkButton href={user ? '/profile' : '/login'} variant="outline">
        {t(user ? 'goToProfile' : 'signIn')}
      </LinkButton>
    </OutcomeNotice>
  );
}

function DeadLink() {
  const t = useTranslations('recovery');
  const { user } = useAuth();
  if (user?.emailVerified) return <Confirmed />;
  return (
    <OutcomeNotice heading={t('linkDead')} text={t(user ? 'linkExpired' : 'linkExpiredSignIn')}>
      {user ? (
        <ResendButton>{t('sendNewLink')}</ResendButton>
      ) : (
        <LinkButton href="/login?next=/profile">{t('signIn')}</LinkButton>
      )}
    </OutcomeNotice>
  );
}

export function VerifyEmailForm() {
  const t = useTranslations('recovery');
  const token = useSearchParams().get('token') || null;
  const { user, loading, refresh } = useAuth();
  const [isConfirmed, setIsConfirmed] = useState(false);

  async function confirm(): Promise<void> {
    await requestJson('/api/account/verify-email', { method: 'POST', body: { token } });
    setIsConfirmed(true);
    await refresh();
  }
  if (isConfirmed) return <Confirmed />;
  if (token === null) return <DeadLink />;
  // Access to the mailbox is not enough: the person who chose the password must confirm.
  if (!user && !loading) {
    const next = encodeURIComponent(`/verify-email?token=${token}`);
    return (
      <>
        <p>{t('signInFirst')}</p>
        <LinkButton href={`/login?next=${next}`} size="lg" className="mt-6 w-full">
          {t('signInToConfirm')}
        </LinkButton>
      </>
    );
  }
  return (
    <RedeemLink
      text={t('confirmYours')}
      action={[t('confirmEmail'), t('confirming')]}
      redeem={confirm}
      isDead={(error) => apiErrorDetails(error).message === t('linkExpired')}
      failed={t('confirmFailed')}
      dead={<DeadLink />}
    />
  );
}

export function ForgotPasswordForm() {
  const t = useTranslations('recovery');
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(form: { email: string }): Promise<undefined> {
    await requestJson('/api/account/password-reset', { method: 'POST', body: form });
    setSentTo(form.email);
  }
  if (sentTo !== null) {
    return (
      <OutcomeNotice heading={t('checkInbox.heading')} text={t('checkInbox.text', { email: sentTo })}>
        <LinkButton href="/login">{t('backToSignIn')}</LinkButton>
        <Button variant="outline" onClick={() => setSentTo(null)}>
          {t('useAnotherAddress')}
        </Button>
      </OutcomeNotice>
    );
  }
  return (
    <AccountForm
      label={t('forgotPassword')}
      schema={resetRequestSchema}
      send={send}
      failure={t('sendFailed')}
      submit={[t('sendLink'), t('sending')]}
    >
      <EmailField />
    </AccountForm>
  );
}

export function ResetPasswordForm() {
  const t = useTranslations('recovery');
  const token = useSearchParams().get('token') || null;
  const router = useRouter();
  const { refresh } = useAuth();
  const [isDead, setIsDead] = useState(false);

  async function send(form: object): Promise<undefined> {
    try {
      await requestJson('/api/account/password-reset/confirm', { method: 'POST', body: form });
    } catch (error) {
      if (apiErrorDetails(error).message !== t('linkExpired')) throw error;
      setIsDead(true);
      return;
    }
    await refresh();
    toast(t.titled('changed'));
    router.replace('/profile');
  }
  if (isDead || token === null) {
    return (
      <OutcomeNotice heading={t('linkDead')} text={t('linkExpired')}>
        <LinkButton href="/forgot-password">{t('requestNewLink')}</LinkButton>
        <LinkButton href="/login" variant="outline">
          {t('backToSignIn')}
        </LinkButton>
      </OutcomeNotice>
    );
  }
  return (
    <AccountForm
      label={t('choosePassword')}
      schema={resetPasswordSchema}
      send={send}
      failure={t('changeFailed')}
      submit={[t('savePassword'), t('saving')]}
    >
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields isChange />
    </AccountForm>
  );
}
