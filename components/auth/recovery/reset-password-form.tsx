'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { toast } from '@/components/ui/use-toast';
import { resetPasswordSchema } from '@/lib/auth/schema';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages';
import { apiErrorDetails, requestJson } from '@/lib/http/client';
import { AccountForm } from '../fields/account-form';
import { NewPasswordFields } from '../fields/new-password-fields';
import { OutcomeNotice } from '../fields/outcome-notice';
import { passwordFault } from '../fields/password-fault';
import { SubmitButton } from '../fields/submit-button';
import { useAccountForm } from '../fields/use-account-form';
import { useAuth } from '../session/auth-context';
import { accountFailureToast } from '../session/failure-toast';
import { useLinkToken } from './use-link-token';

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
