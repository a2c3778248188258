'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { ResendButton } from '@/components/auth/recovery/resend-button';
import type { SessionUser } from '@/lib/auth/schema';
import { AccountRow } from './account-row';

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
