'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useTranslations } from '#translations';
import {
  AccountForm,
  type FieldErrors,
  FormField,
  fieldFault,
  NewPasswordFields,
  PasswordField,
} from '@/components/auth/fields/account-form.tsx';
import { ResendButton } from '@/components/auth/recovery/recovery-forms.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { changePasswordSchema, deleteAccountSchema, type SessionUser } from '@/lib/auth/schema.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { SettingRow, useSignedIn } from '../settings/setting.tsx';
import { PasskeysRow } from './passkeys-row.tsx';

function PasswordForm({ user, onSaved }: { user: SessionUser; onSaved: () => void }) {
  const t = useTranslations('auth');
  const { refresh } = useAuth();

  async function send(form: object): Promise<FieldErrors | undefined> {
    try {
      await requestJson('/api/account/password', { method: 'POST', body: form });
    } catch (error) {
      const { message } = apiErrorDetails(error);
      const isInvalid = error instanceof ApiError && error.status === 400 && message && !fieldFault(error, t);
      // Besides a common password, the server refuses only a wrong current one.
      if (isInvalid) return { currentPassword: message };
      throw error;
    }
    toast({ title: 'Password saved', description: 'You are signed out on all other devices.' });
    onSaved();
    await refresh();
    return undefined;
  }
  return (
    <AccountForm
      label="Password"
      schema={changePasswordSchema}
      send={send}
      failure="Could not save the password"
      submit={['Save password', 'Saving...']}
      className="mt-6 max-w-md"
    >
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={user.email} />
      {user.hasPassword ? (
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" autoFocus />
      ) : (
        <input type="hidden" name="currentPassword" value="" />
      )}
      <NewPasswordFields isChange />
    </AccountForm>
  );
}

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => Promise<void> };

function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  async function send(form: { email: string }): Promise<FieldErrors | undefined> {
    if (form.email !== email) return { email: 'This is not the email address of your account.' };
    await requestJson('/api/account', { method: 'DELETE', body: form });
    await onDeleted();
    return undefined;
  }
  return (
    <OpenDialog
      title="Delete your account?"
      description={
        <>
          This permanently deletes your account, your blogs and their images, and links to them stop working. Download
          your data first if you want to keep it. To continue, type{' '}
          <b className="font-semibold break-words text-foreground">{email}</b>.
        </>
      }
      onClose={onClose}
    >
      <AccountForm
        label="Delete account"
        schema={deleteAccountSchema}
        send={send}
        failure="Could not delete the account"
        submit={['Delete account', 'Deleting...']}
        variant="destructive"
        actions={(button) => <DialogActions>{button}</DialogActions>}
        className="mt-6 gap-0"
      >
        <FormField name="email" label="Your email address" type="email" autoComplete="off" required />
      </AccountForm>
    </OpenDialog>
  );
}

function verificationState(isVerified: boolean, hasMail: boolean): string {
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
            {verificationState(emailVerified, hasMail)}
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
      {isOpen ? <PasswordForm user={user} onSaved={close} /> : null}
    </SettingRow>
  );
}

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
      {isOpen ? <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onDeleted={leave} /> : null}
    </SettingRow>
  );
}

export function AccountSettings({ user: rendered, hasMail }: UserProps & { hasMail: boolean }) {
  const user = useSignedIn(rendered);
  return (
    <>
      <EmailRow user={user} hasMail={hasMail} />
      <PasswordRow user={user} />
      <PasskeysRow />
      {IS_UNLIMITED ? null : (
        <SettingRow
          heading="Subscription"
          text="Your plan, payments and invoices are on your profile."
          action={
            <LinkButton href="/profile#subscription" variant="outline">
              View subscription
            </LinkButton>
          }
        />
      )}
      <DeleteAccountRow user={user} />
    </>
  );
}
