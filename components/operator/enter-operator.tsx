'use client';

import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { OutcomeNotice } from '@/components/auth/fields/account-form.tsx';
import { RedeemLink } from '@/components/auth/recovery/recovery-forms.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { OPERATOR_PATH } from '@/lib/routes.ts';

const { enter: texts, deadLink } = OPERATOR_MESSAGES;

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

const DeadLink = () => (
  <OutcomeNotice heading={texts.deadTitle} text={deadLink}>
    <LinkButton href="/" variant="outline">
      Return to Home
    </LinkButton>
  </OutcomeNotice>
);

function Entrance({ code }: { code: string }) {
  const router = useRouter();
  const { refresh } = useAuth();

  async function enter(): Promise<void> {
    await requestJson('/api/operator/session', { method: 'POST', body: { code } });
    await refresh();
    router.replace(OPERATOR_PATH);
  }
  return (
    <RedeemLink
      text={texts.lead}
      action={[texts.action, texts.busy]}
      redeem={enter}
      isDead={(error) => error instanceof ApiError && error.status === 403}
      failed={texts.failed}
      dead={<DeadLink />}
    />
  );
}

export function EnterOperator() {
  const code = useCode();
  const { isOperator, loading } = useAuth();

  function content() {
    if (code === undefined || loading) return <Skeleton className="h-32" />;
    if (isOperator) {
      return (
        <>
          <p>{texts.already}</p>
          <LinkButton href={OPERATOR_PATH} size="lg" className="mt-6 w-full">
            Go to Operator
          </LinkButton>
        </>
      );
    }
    return code ? <Entrance key={code} code={code} /> : <DeadLink />;
  }
  return (
    <AccountPage heading={texts.title} lead={texts.about}>
      {content()}
    </AccountPage>
  );
}
