'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { resetPasswordSchema, resetRequestSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { AccountForm, OutcomeNotice, passwordFault, SubmitButton, useAccountForm } from '../fields/account-form.tsx';
import { EmailField, NewPasswordFields } from '../fields/form-field.tsx';
import { useAuth } from '../session/auth-context.ts';
import { accountFailureToast } from '../session/auth-error.ts';

/** Asks for a link with which a new password can be chosen. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors, isBusy, formProps } = useAccountForm(resetRequestSchema, async (form) => {
    try {
      await requestJson('/api/account/password-reset', { method: 'POST', body: form });
      setSentTo(form.email);
    } catch (error) {
      toast(accountFailureToast(error, 'The link was not sent'));
    }
    return undefined;
  });
  if (sentTo !== null) {
    return (
      <OutcomeNotice
        heading="Check your inbox"
        text={`If there is an account for ${sentTo}, a link is on its way to it. It works once, within an hour. Look in the spam folder too.`}
      >
        <Link href="/login" className={buttonVariants()}>
          Back to sign in
        </Link>
        <Button variant="outline" onClick={() => setSentTo(null)}>
          Use another address
        </Button>
      </OutcomeNotice>
    );
  }
  return (
    <AccountForm label="Forgot password" {...formProps}>
      <EmailField error={errors.email} />
      <SubmitButton isBusy={isBusy} busyText="Sending...">
        Send me a link
      </SubmitButton>
    </AccountForm>
  );
}

function UsedLink() {
  return (
    <OutcomeNotice heading="This link no longer works" text={AUTH_MESSAGES.linkExpired}>
      <Link href="/forgot-password" className={buttonVariants()}>
        Ask for a new link
      </Link>
      <Link href="/login" className={buttonVariants({ variant: 'outline' })}>
        Back to sign in
      </Link>
    </OutcomeNotice>
  );
}

/** Chooses a new password by a mailed link; who has done so is signed in. */
export function ResetPasswordForm() {
  const token = useSearchParams().get('token') || null;
  const router = useRouter();
  const { refresh } = useAuth();
  const [isDead, setIsDead] = useState(false);
  const { errors, isBusy, formProps } = useAccountForm(resetPasswordSchema, async (form) => {
    try {
      await requestJson('/api/account/password-reset/confirm', { method: 'POST', body: form });
      await refresh();
      toast({ title: 'Password changed', description: 'You are signed in.' });
      router.replace('/profile');
    } catch (error) {
      if (apiErrorDetails(error).message === AUTH_MESSAGES.linkExpired) setIsDead(true);
      else if (passwordFault(error)) return passwordFault(error);
      else toast(accountFailureToast(error, 'The password was not changed'));
    }
    return undefined;
  });
  if (isDead || token === null) return <UsedLink />;
  return (
    <AccountForm label="Choose a new password" {...formProps}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields label="New password" errors={errors} />
      <SubmitButton isBusy={isBusy} busyText="Saving...">
        Save new password
      </SubmitButton>
    </AccountForm>
  );
}
