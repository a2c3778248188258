'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { resetPasswordSchema, resetRequestSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/messages.ts';
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
  const [isOver, setIsOver] = useState(false);
  const click = () =>
    redeem().catch((error) => (isDead(error) ? setIsOver(true) : toast(accountFailure(error, failed))));
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

const SENT = { title: 'Email sent', description: 'Open the link in it within 24 hours. Check your spam folder too.' };

export function ResendButton({ children }: { children: string }) {
  const resend = () =>
    requestJson('/api/account/verify-email/resend', { method: 'POST', body: {} }).then(
      () => toast(SENT),
      (error) => toast(accountFailure(error, 'Could not send the email')),
    );
  return (
    <ActionButton variant="outline" busyText="Sending..." onClick={resend}>
      {children}
    </ActionButton>
  );
}

function Confirmed() {
  const { user } = useAuth();
  return (
    <OutcomeNotice heading="Email confirmed" text="Thank you. Your email address is confirmed.">
      <LinkButton href="/create">Create a blog</LinkButton>
      <LinkButton href={user ? '/profile' : '/login'} variant="outline">
        {user ? 'Go to my profile' : 'Sign in'}
      </LinkButton>
    </OutcomeNotice>
  );
}

function DeadLink() {
  const { user } = useAuth();
  if (user?.emailVerified) return <Confirmed />;
  return (
    <OutcomeNotice
      heading="This link no longer works"
      text={user ? AUTH_MESSAGES.linkExpired : `${AUTH_MESSAGES.linkExpired} Sign in to get one.`}
    >
      {user ? (
        <ResendButton>Send a new link</ResendButton>
      ) : (
        <LinkButton href="/login?next=/profile">Sign in</LinkButton>
      )}
    </OutcomeNotice>
  );
}

export function VerifyEmailForm() {
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
        <p>Sign in with this address, then confirm it here.</p>
        <LinkButton href={`/login?next=${next}`} size="lg" className="mt-6 w-full">
          Sign in to confirm
        </LinkButton>
      </>
    );
  }
  return (
    <RedeemLink
      text="Confirm that this email address is yours."
      action={['Confirm email', 'Confirming...']}
      redeem={confirm}
      isDead={(error) => apiErrorDetails(error).message === AUTH_MESSAGES.linkExpired}
      failed="Could not confirm the address"
      dead={<DeadLink />}
    />
  );
}

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(form: { email: string }): Promise<undefined> {
    await requestJson('/api/account/password-reset', { method: 'POST', body: form });
    setSentTo(form.email);
  }
  if (sentTo !== null) {
    return (
      <OutcomeNotice
        heading="Check your inbox"
        text={`If there is an account for ${sentTo}, we sent it a link. The link works once and expires in an hour. Check your spam folder too.`}
      >
        <LinkButton href="/login">Back to sign in</LinkButton>
        <Button variant="outline" onClick={() => setSentTo(null)}>
          Use another address
        </Button>
      </OutcomeNotice>
    );
  }
  return (
    <AccountForm
      label="Forgot password"
      schema={resetRequestSchema}
      send={send}
      failure="Could not send the link"
      submit={['Send link', 'Sending...']}
    >
      <EmailField />
    </AccountForm>
  );
}

export function ResetPasswordForm() {
  const token = useSearchParams().get('token') || null;
  const router = useRouter();
  const { refresh } = useAuth();
  const [isDead, setIsDead] = useState(false);

  async function send(form: object): Promise<undefined> {
    try {
      await requestJson('/api/account/password-reset/confirm', { method: 'POST', body: form });
    } catch (error) {
      if (apiErrorDetails(error).message !== AUTH_MESSAGES.linkExpired) throw error;
      setIsDead(true);
      return;
    }
    await refresh();
    toast({ title: 'Password changed', description: 'You are signed in.' });
    router.replace('/profile');
  }
  if (isDead || token === null) {
    return (
      <OutcomeNotice heading="This link no longer works" text={AUTH_MESSAGES.linkExpired}>
        <LinkButton href="/forgot-password">Request a new link</LinkButton>
        <LinkButton href="/login" variant="outline">
          Back to sign in
        </LinkButton>
      </OutcomeNotice>
    );
  }
  return (
    <AccountForm
      label="Choose a new password"
      schema={resetPasswordSchema}
      send={send}
      failure="Could not change the password"
      submit={['Save new password', 'Saving...']}
    >
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields label="New password" />
    </AccountForm>
  );
}
