import { useState } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import type { ToastInput } from '@/components/ui/use-toast.ts';
import { FailureNotice } from '../fields/account-form.tsx';
import { useAuth } from '../session/auth-context.ts';
import { accountFailure } from '../session/auth-error.ts';
import { answerWithPasskey, useHasPasskeys } from '../session/passkey-ceremony.ts';

/** Signs in with a passkey. In browsers without them its place stays empty. */
export function PasskeyButton() {
  const t = useTranslations('signIn.passkey');
  const reasons = useTranslations('auth.passkeys');
  const { refresh } = useAuth();
  const hasPasskeys = useHasPasskeys();
  const [failure, setFailure] = useState<ToastInput | null>(null);

  async function start(): Promise<void> {
    setFailure(null);
    const signIn = answerWithPasskey('/api/account/passkey-sign-in', 'startAuthentication', reasons).then(refresh);
    await signIn.catch((error) => setFailure(accountFailure(error, t('failed'), t)));
  }
  return (
    <div className={hasPasskeys ? 'mt-3 grid gap-3' : 'invisible mt-3'}>
      <ActionButton variant="outline" size="lg" busyText={t('waiting')} onClick={start}>
        {t('signIn')}
      </ActionButton>
      <FailureNotice failure={failure} />
    </div>
  );
}
