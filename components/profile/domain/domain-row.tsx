import { useState } from 'react';
import useSWR from 'swr';
import { AccountForm, type FieldErrors, FormField } from '@/components/auth/fields/account-form.tsx';
import { accountFailureToast } from '@/components/auth/session/auth-error.ts';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { longDate } from '@/components/ui/format.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { DOMAIN_MESSAGES, DOMAIN_PROBLEMS } from '@/lib/constants/domain-messages.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import { type DomainAnswer, type DomainRecord, type DomainState, domainChoiceSchema } from '@/lib/domains/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { AccountRow } from '../account/account-row.tsx';

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
  const { offer, dialog } = usePremiumOffer(PREMIUM_NEEDED);

  /** Runs an action and shows a toast; resolves with the fault of the host name. */
  async function run(name: ActionName, host: string): Promise<FieldErrors | undefined> {
    const { method, path, done, failed }: Action = ACTIONS[name];
    setBusy(name);
    try {
      const answer = await requestJson<DomainAnswer>(path, { method, body: { host } });
      await mutate(answer, { revalidate: false });
      toast(done(answer.domain?.host ?? host, answer.domain));
    } catch (failure) {
      const { code, message = '', requiresSubscription } = apiErrorDetails(failure);
      if (name === 'choose' && (code === 'invalid-input' || code === 'conflict')) return { host: message };
      if (requiresSubscription) offer();
      else toast(accountFailureToast(failure, failed));
    } finally {
      setBusy(null);
    }
    return undefined;
  }
  return { domain: data?.domain, hasFailed: error !== undefined, retry: () => void mutate(), busy, run, dialog };
}

const STATUS_LABELS: Readonly<Record<DomainState['status'], string>> = {
  pending: 'Not checked yet',
  checked: 'Works',
  failed: 'Not found',
};

function Records({ records }: { records: readonly DomainRecord[] }) {
  return (
    <dl className="mt-5 border-y border-border">
      {records.map(({ type, name, value }) => (
        <div
          key={type}
          className="grid gap-x-6 gap-y-1 border-b border-border py-3 last:border-b-0 sm:grid-cols-[4.5rem_1fr]"
        >
          <dt className="text-sm font-semibold">{type}</dt>
          <dd className="min-w-0 font-mono text-sm leading-relaxed break-all">
            <span className="text-muted-foreground">{name}</span>
            <br />
            <span className="select-all">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
  const { host, url, status, records, isPaid, endsAt } = domain;
  const isChecked = status === 'checked';
  return (
    <>
      <div role="status">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {isChecked || endsAt !== undefined ? (
            <a
              href={url}
              className="min-w-0 font-semibold break-all underline decoration-primary decoration-2 underline-offset-4"
            >
              {host}
            </a>
          ) : (
            <strong className="min-w-0 break-all">{host}</strong>
          )}
          <Badge>{STATUS_LABELS[status]}</Badge>
        </p>
        <Problem domain={domain} />
        {isPaid ? null : <p className="mt-4 text-sm">{DOMAIN_MESSAGES.unpaid}</p>}
      </div>
      {isChecked ? null : <p className="mt-4 text-sm text-muted-foreground">{DOMAIN_MESSAGES.records}</p>}
      <Records records={records} />
      {isChecked ? null : <p className="mt-3 text-sm text-muted-foreground">{DOMAIN_MESSAGES.apex}</p>}
    </>
  );
}

function Domain({ domain, hasFailed, retry, busy, run }: ReturnType<typeof useDomain>) {
  if (domain === undefined && hasFailed) {
    return (
      <p className="flex flex-wrap items-center gap-4 text-sm">
        {DOMAIN_MESSAGES.loadFailed}
        <Button variant="outline" size="sm" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (domain === undefined) return <Skeleton className="h-10 max-w-md" />;
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
        <FormField name="host" label="Host name" hint={DOMAIN_MESSAGES.hint} autoComplete="off" />
      </AccountForm>
    );
  }
  const buttonProps = (name: ActionName) => ({
    isBusy: busy === name,
    isBlocked: busy !== null,
    onClick: () => void run(name, domain.host),
  });
  return (
    <>
      <DomainStateView domain={domain} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ActionButton busyText="Checking..." {...buttonProps('check')}>
          Check domain
        </ActionButton>
        <ActionButton variant="outline" busyText="Removing..." {...buttonProps('remove')}>
          Remove domain
        </ActionButton>
      </div>
    </>
  );
}

/** A subscriber's own domain: save, check, remove (docs/decisions/0082). */
export function DomainRow() {
  const own = useDomain();
  return (
    <AccountRow heading="Custom domain" text={DOMAIN_MESSAGES.about}>
      <div className="mt-5 max-w-[34rem]">
        <Domain {...own} />
      </div>
      {own.dialog}
    </AccountRow>
  );
}
