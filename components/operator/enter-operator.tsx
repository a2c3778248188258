'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from '#translations';
import { OutcomeNotice } from '@/components/auth/fields/account-form.tsx';
import { RedeemLink } from '@/components/auth/recovery/recovery-forms.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { useRouter } from '@/components/messages/navigation.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { OPERATOR_PATH } from '@/lib/routes.ts';

const followHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The code after the # of the URL: null if there is none, undefined on the server. */
function useCode(): string | null | undefined {
  const hash = useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => undefined,
  );
  return hash === undefined ? undefined : new URLSearchParams(hash.slice(1)).get('code');
}

function DeadLink() {
  const t = useTranslations('operatorEntry.dead');
  return (
    <OutcomeNotice heading={t('title')} text={t('text')}>
      <LinkButton href="/" variant="outline">
        {useTranslations('common')('returnHome')}
      </LinkButton>
    </OutcomeNotice>
  );
}

function Entrance({ code }: { code: string }) {
  const t = useTranslations('operatorEntry');
  const router = useRouter();
  const { refresh } = useAuth();

  async function enter(): Promise<void> {
    await requestJson('/api/operator/session', { method: 'POST', body: { code } });
    await refresh();
    router.replace(OPERATOR_PATH);
  }
  return (
    <RedeemLink
      text={t('lead')}
      action={[t('action'), t('busy')]}
      redeem={enter}
      isDead={(error) => error instanceof ApiError && error.status === 403}
      failed={t('failed')}
      dead={<DeadLink />}
    />
  );
}

export function EnterOperator() {
  const t = useTranslations('operatorEntry');
  const code = useCode();
  const { isOperator, loading } = useAuth();

  function content() {
    if (code === undefined || loading) return <Skeleton className="h-32" />;
    if (isOperator) {
      return (
        <>
          <p>{t('already')}</p>
          <LinkButton href={OPERATOR_PATH} size="lg" className="mt-6 w-full">
            {t('goOn')}
          </LinkButton>
        </>
      );
    }
    return code ? <Entrance key={code} code={code} /> : <DeadLink />;
  }
  return (
    <AccountPage heading={t('title')} lead={t('about')}>
      {content()}
    </AccountPage>
  );
}
