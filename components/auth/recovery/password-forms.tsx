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
import { AccountForm, OutcomeNotice } from '../fields/account-form.tsx';
import { EmailField, NewPasswordFields } from '../fields/form-field.tsx';
import { useAuth } from '../session/auth-context.ts';

/** Requests a password reset link. */
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
    <AccountForm
      label="Forgot password"
      schema={resetRequestSchema}
      send={send}
      failure="Could not send the link"
      submit={['Send link', 'Sending...']}
    >
      {(errors) => <EmailField error={errors.email} />}
    </AccountForm>
  );
}

/** Sets a new password by a mailed link, and signs in. */
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
        <Link href="/forgot-password" className={buttonVariants()}>
          Request a new link
        </Link>
        <Link href="/login" className={buttonVariants({ variant: 'outline' })}>
          Back to sign in
        </Link>
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
      {(errors) => (
        <>
          <input type="hidden" name="token" value={token} />
          <NewPasswordFields label="New password" errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
