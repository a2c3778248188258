'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy } from 'react';
import { ResendButton } from '@/components/auth/recovery/resend-button.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { AccountFormRow } from './account-form-row.tsx';
import { AccountRow } from './account-row.tsx';

function stateOf(isVerified: boolean, hasMail: boolean): string {
  if (isVerified) return 'Confirmed';
  return hasMail
    ? 'Not confirmed yet. Open the link in the email we sent you.'
    : 'Not confirmed. This site sends no email.';
}

type EmailStateProps = { user: SessionUser; hasMail: boolean };

/** Whether the email address is proved, and where mail is sent the link for it once more. */
export function EmailState({ user, hasMail }: EmailStateProps) {
  const { email, emailVerified } = user;
  const Icon = emailVerified ? CircleCheck : CircleAlert;
  return (
    <AccountRow
      heading="Email"
      text={
        <>
          <p className="text-foreground">{email}</p>
          <p className="mt-1 flex items-start gap-1.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-rubric" />
            {stateOf(emailVerified, hasMail)}
          </p>
        </>
      }
      action={emailVerified || !hasMail ? null : <ResendButton>Resend</ResendButton>}
    />
  );
}

/** Fetched when it is opened, with the checks that its fields need. */
const PasswordForm = lazy(() => import('./password-form.tsx'));

/** The password: changed, or set by somebody who signs in with Google only. */
export function PasswordRow({ user }: { user: SessionUser }) {
  return (
    <AccountFormRow
      heading="Password"
      text={
        user.hasPassword
          ? 'A new one signs you out on all other devices.'
          : 'You sign in with Google. A password lets you sign in without it, too.'
      }
      label={user.hasPassword ? 'Change password' : 'Set a password'}
    >
      {(close) => <PasswordForm user={user} onSaved={close} />}
    </AccountFormRow>
  );
}
