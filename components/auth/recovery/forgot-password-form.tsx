'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { resetRequestSchema } from '@/lib/auth/schema.ts';
import { requestJson } from '@/lib/http/client.ts';
import { AccountForm } from '../fields/account-form.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { OutcomeNotice } from '../fields/outcome-notice.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useAccountForm } from '../fields/use-account-form.ts';
import { accountFailureToast } from '../session/failure-toast.ts';

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
