'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { resetPasswordSchema } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { AccountForm } from '../fields/account-form.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { OutcomeNotice } from '../fields/outcome-notice.tsx';
import { passwordFault } from '../fields/password-fault.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useAccountForm } from '../fields/use-account-form.ts';
import { useAuth } from '../session/auth-context.ts';
import { accountFailureToast } from '../session/failure-toast.ts';
import { useLinkToken } from './use-link-token.ts';

function DeadLink() {
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
  const token = useLinkToken();
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
  if (isDead || token === null) return <DeadLink />;
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
