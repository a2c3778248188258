'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
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
import { useRouter } from '@/components/messages/navigation.tsx';
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
  const t = useTranslations('settings.password');
  const auth = useTranslations('auth');
  const { refresh } = useAuth();

  async function send(form: object): Promise<FieldErrors | undefined> {
    try {
      await requestJson('/api/account/password', { method: 'POST', body: form });
    } catch (error) {
      const { message } = apiErrorDetails(error);
      const isInvalid = error instanceof ApiError && error.status === 400 && message && !fieldFault(error, auth);
      // Besides a common password, the server refuses only a wrong current one.
      if (isInvalid) return { currentPassword: message };
      throw error;
    }
    toast(t.titled('saved'));
    onSaved();
    await refresh();
    return undefined;
  }
  return (
    <AccountForm
      label={t('heading')}
      schema={changePasswordSchema}
      send={send}
      failure={t('notSaved')}
      submit={[t('save'), t('saving')]}
      className="mt-6 max-w-md"
    >
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={user.email} />
      {user.hasPassword ? (
        <PasswordField name="currentPassword" label={t('current')} autoComplete="current-password" autoFocus />
      ) : (
        <input type="hidden" name="currentPassword" value="" />
      )}
      <NewPasswordFields isChange />
    </AccountForm>
  );
}

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => Promise<void> };

function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = useTranslations('settings.deletion');

  async function send(form: { email: string }): Promise<FieldErrors | undefined> {
    if (form.email !== email) return { email: t('otherEmail') };
    await requestJson('/api/account', { method: 'DELETE', body: form });
    await onDeleted();
    return undefined;
  }
  return (
    <OpenDialog
      title={t('title')}
      description={t.rich('description', { email, b: <b className="font-semibold break-words text-foreground" /> })}
      onClose={onClose}
    >
      <AccountForm
        label={t('heading')}
        schema={deleteAccountSchema}
        send={send}
        failure={t('failed')}
        submit={[t('heading'), t('deleting')]}
        variant="destructive"
        actions={(button) => <DialogActions>{button}</DialogActions>}
        className="mt-6 gap-0"
      >
        <FormField name="email" label={t('email')} type="email" autoComplete="off" required />
      </AccountForm>
    </OpenDialog>
  );
}

function verificationState(isVerified: boolean, hasMail: boolean) {
  if (isVerified) return 'confirmed';
  return hasMail ? 'notConfirmedYet' : 'notConfirmed';
}

type UserProps = { user: SessionUser };

function EmailRow({ user: { email, emailVerified }, hasMail }: UserProps & { hasMail: boolean }) {
  const t = useTranslations('settings.account');
  const Icon = emailVerified ? CircleCheck : CircleAlert;
  return (
    <SettingRow
      heading={t('email')}
      text={
        <>
          <p className="text-foreground">{email}</p>
          <p className="mt-1 flex items-start gap-1.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-rubric" />
            {t(verificationState(emailVerified, hasMail))}
          </p>
        </>
      }
      action={emailVerified || !hasMail ? null : <ResendButton>{t('resendLink')}</ResendButton>}
    />
  );
}

function PasswordRow({ user }: UserProps) {
  const t = useTranslations('settings.password');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <SettingRow
      heading={t('heading')}
      text={t(user.hasPassword ? 'hint' : 'hintGoogle')}
      action={
        <Button ref={button} variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t.common('cancel') : t(user.hasPassword ? 'change' : 'set')}
        </Button>
      }
    >
      {isOpen ? <PasswordForm user={user} onSaved={close} /> : null}
    </SettingRow>
  );
}

function DeleteAccountRow({ user: { email } }: UserProps) {
  const t = useTranslations('settings.deletion');
  const router = useRouter();
  const { refresh } = useAuth();
  const [isOpen, setIsOpen] = useState(false);

  async function leave(): Promise<void> {
    // Behind the open dialog, nobody would be told while the next page loads.
    setIsOpen(false);
    router.replace('/');
    toast(t.titled('done'));
    await refresh();
  }
  return (
    <SettingRow
      heading={t('heading')}
      text={t('text')}
      action={
        <Button
          variant="outline"
          className="border-destructive-text text-destructive-text"
          onClick={() => setIsOpen(true)}
        >
          {t('heading')}
        </Button>
      }
    >
      {isOpen ? <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onDeleted={leave} /> : null}
    </SettingRow>
  );
}

export function AccountSettings({ user: rendered, hasMail }: UserProps & { hasMail: boolean }) {
  const t = useTranslations('settings.account');
  const user = useSignedIn(rendered);
  return (
    <>
      <EmailRow user={user} hasMail={hasMail} />
      <PasswordRow user={user} />
      <PasskeysRow />
      {IS_UNLIMITED ? null : (
        <SettingRow
          heading={t('subscription')}
          text={t('subscriptionText')}
          action={
            <LinkButton href="/profile#subscription" variant="outline">
              {t('viewSubscription')}
            </LinkButton>
          }
        />
      )}
      <DeleteAccountRow user={user} />
    </>
  );
}
