'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useRef, useState } from 'react';
import { ResendButton } from '@/components/auth/recovery/recovery-forms.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { useSignedIn } from '../settings/session.tsx';
import { SettingRow } from '../settings/setting-row.tsx';

// The forms come with their validation.
const loadForms = () => import('./account-forms.tsx');
const PasswordForm = lazy(async () => ({ default: (await loadForms()).PasswordForm }));
const DeleteAccountDialog = lazy(async () => ({ default: (await loadForms()).DeleteAccountDialog }));

function stateOf(isVerified: boolean, hasMail: boolean): string {
  if (isVerified) return 'Confirmed';
  return hasMail
    ? 'Not confirmed yet. Open the link in the email we sent you.'
    : 'Not confirmed. This site does not send email.';
}

type UserProps = { user: SessionUser };

function EmailRow({ user: { email, emailVerified }, hasMail }: UserProps & { hasMail: boolean }) {
  const Icon = emailVerified ? CircleCheck : CircleAlert;
  return (
    <SettingRow
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
      action={emailVerified || !hasMail ? null : <ResendButton>Resend link</ResendButton>}
    />
  );
}

function PasswordRow({ user }: UserProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  const label = user.hasPassword ? 'Change password' : 'Set a password';
  return (
    <SettingRow
      heading="Password"
      text={
        user.hasPassword
          ? 'A new password signs you out on all other devices.'
          : 'You sign in with Google. A password lets you sign in without Google too.'
      }
      action={
        <Button ref={button} variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Cancel' : label}
        </Button>
      }
    >
      <Suspense>{isOpen ? <PasswordForm user={user} onSaved={close} /> : null}</Suspense>
    </SettingRow>
  );
}

/** Deletes the account after a confirmation, then goes home. */
function DeleteAccountRow({ user: { email } }: UserProps) {
  const router = useRouter();
  const { refresh } = useAuth();
  const [isOpen, setIsOpen] = useState(false);

  async function leave(): Promise<void> {
    router.replace('/');
    toast({ title: 'Account deleted', description: 'Your account and all your blogs were deleted.' });
    await refresh();
  }
  return (
    <SettingRow
      heading="Delete account"
      text="Permanently deletes your account and all your blogs. Links to them stop working."
      action={
        <Button
          variant="outline"
          className="border-destructive-text text-destructive-text"
          onClick={() => setIsOpen(true)}
        >
          Delete account
        </Button>
      }
    >
      <Suspense>
        {isOpen ? <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onDeleted={leave} /> : null}
      </Suspense>
    </SettingRow>
  );
}

export function AccountSettings({ user: rendered, hasMail }: UserProps & { hasMail: boolean }) {
  const user = useSignedIn(rendered);
  return (
    <>
      <EmailRow user={user} hasMail={hasMail} />
      <PasswordRow user={user} />
      {IS_UNLIMITED ? null : (
        <SettingRow
          heading="Subscription"
          text="Your plan, payments and invoices are on your profile."
          action={
            <Link href="/profile#subscription" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
              View subscription
            </Link>
          }
        />
      )}
      <DeleteAccountRow user={user} />
    </>
  );
}
