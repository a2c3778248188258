'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { AccountForm, type FieldErrors, FormField } from '@/components/auth/fields/account-form.tsx';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime, longDate } from '@/components/ui/format.ts';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { DOMAIN_MESSAGES, DOMAIN_PROBLEMS, PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import { type DomainAnswer, type DomainState, domainChoiceSchema } from '@/lib/domains/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { RecordsTable } from './records-table.tsx';

const PATH = '/api/account/domain';

type Action = {
  method: 'PUT' | 'POST' | 'DELETE';
  path: string;
  done: (host: string, domain: DomainState | null) => ToastInput;
  failed: string;
};

const ACTIONS = {
  choose: { method: 'PUT', path: PATH, done: DOMAIN_MESSAGES.saved, failed: DOMAIN_MESSAGES.failed },
  check: {
    method: 'POST',
    path: `${PATH}/check`,
    done: (host, domain) => (domain?.status === 'checked' ? DOMAIN_MESSAGES.checked(host) : DOMAIN_MESSAGES.notChecked),
    failed: DOMAIN_MESSAGES.checkFailed,
  },
  remove: { method: 'DELETE', path: PATH, done: DOMAIN_MESSAGES.removed, failed: DOMAIN_MESSAGES.removeFailed },
} satisfies Record<string, Action>;

type ActionName = keyof typeof ACTIONS;

function useDomain() {
  const { data, error, mutate } = useSWR<DomainAnswer, Error>(PATH, { revalidateOnMount: true });
  const [busy, setBusy] = useState<ActionName | null>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const { offer, dialog } = usePremiumOffer(PREMIUM_NEEDED);

  /** Runs an action and shows a toast; resolves with the fault of the host name. */
  async function run(name: ActionName, host: string): Promise<FieldErrors | undefined> {
    const { method, path, done, failed }: Action = ACTIONS[name];
    setBusy(name);
    try {
      const answer = await requestJson<DomainAnswer>(path, { method, body: { host } });
      setIsRemoved(name === 'remove');
      await mutate(answer, { revalidate: false });
      toast(done(answer.domain?.host ?? host, answer.domain));
    } catch (failure) {
      const { code, message = '', requiresSubscription } = apiErrorDetails(failure);
      if (name === 'choose' && (code === 'invalid-input' || code === 'conflict')) return { host: message };
      if (requiresSubscription) offer();
      else toast(accountFailure(failure, failed));
    } finally {
      setBusy(null);
    }
    return undefined;
  }
  return {
    domain: data?.domain,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
    busy,
    isRemoved,
    run,
    dialog,
  };
}

const STATUS_LABELS: Readonly<Record<DomainState['status'], string>> = {
  pending: 'Not checked yet',
  checked: 'Works',
  failed: 'Not found',
};

function Problem({ domain: { problem, found, endsAt, wasTakenOut } }: { domain: DomainState }) {
  if (!problem) return null;
  return (
    <div className="mt-4 text-sm">
      <p>{DOMAIN_PROBLEMS[problem]}</p>
      {found.length > 0 ? (
        <p className="mt-1 break-all text-muted-foreground">Found instead: {found.join(', ')}</p>
      ) : null}
      {endsAt ? <p className="mt-1">{DOMAIN_MESSAGES.ending(longDate(endsAt))}</p> : null}
      {wasTakenOut ? <p className="mt-1">{DOMAIN_MESSAGES.ended}</p> : null}
    </div>
  );
}

function DomainStateView({ domain }: { domain: DomainState }) {
  const { host, url, status, checkedAt, isPaid, endsAt } = domain;
  const isChecked = status === 'checked';
  return (
    <>
      <div role="status">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-lg">
          {isChecked || endsAt !== undefined ? (
            <a href={url} className="min-w-0 font-semibold break-all link-underline">
              {host}
            </a>
          ) : (
            <strong className="min-w-0 break-all">{host}</strong>
          )}
          <Badge>{STATUS_LABELS[status]}</Badge>
        </p>
        {checkedAt ? (
          <p className="mt-1 text-sm text-muted-foreground">
            Last checked <time dateTime={checkedAt}>{localTime(checkedAt)}</time>
          </p>
        ) : null}
        <Problem domain={domain} />
        {isPaid ? null : <p className="mt-4 text-sm">{DOMAIN_MESSAGES.unpaid}</p>}
      </div>
      {isChecked ? null : <p className="mt-4 text-sm text-muted-foreground">{DOMAIN_MESSAGES.records}</p>}
      <RecordsTable domain={domain} />
      {isChecked ? null : <p className="mt-3 text-sm text-muted-foreground">{DOMAIN_MESSAGES.apex}</p>}
    </>
  );
}

function DomainActions({ host, busy, run }: { host: string } & Pick<ReturnType<typeof useDomain>, 'busy' | 'run'>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ActionButton
        isBusy={busy === 'check'}
        isBlocked={busy !== null}
        busyText="Checking..."
        onClick={() => void run('check', host)}
      >
        Check domain
      </ActionButton>
      <ActionButton variant="outline" isBlocked={busy !== null} onClick={() => setIsAsking(true)}>
        Remove domain
      </ActionButton>
      {isAsking ? (
        <ConfirmDialog
          title="Remove this domain?"
          text={DOMAIN_MESSAGES.removing(host)}
          action={{ label: 'Remove domain', busy: 'Removing...' }}
          onConfirm={async () => {
            await run('remove', host);
            return true;
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}

function Domain({ domain, hasFailed, retry, busy, isRemoved, run }: ReturnType<typeof useDomain>) {
  if (domain === undefined && hasFailed) return <LoadFailure text={DOMAIN_MESSAGES.loadFailed} retry={retry} />;
  if (domain === undefined) return <Skeleton className="h-44 max-w-md" />;
  if (domain === null) {
    return (
      <AccountForm
        label="Custom domain"
        schema={domainChoiceSchema}
        send={({ host }) => run('choose', host)}
        failure={DOMAIN_MESSAGES.failed}
        submit={['Save domain', 'Saving...']}
        className="max-w-md"
      >
        <FormField
          name="host"
          label="Host name"
          hint={DOMAIN_MESSAGES.hint}
          placeholder="blog.example.org"
          autoFocus={isRemoved}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </AccountForm>
    );
  }
  return (
    <>
      <DomainStateView domain={domain} />
      <DomainActions host={domain.host} busy={busy} run={run} />
    </>
  );
}

/** A subscriber's own domain: save, check, remove (docs/decisions/0082). */
export function DomainSettings() {
  const own = useDomain();
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">{DOMAIN_MESSAGES.about}</p>
      <Domain {...own} />
      {own.dialog}
    </>
  );
}
