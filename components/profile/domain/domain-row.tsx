'use client';

import { lazy, Suspense, useState } from 'react';
import useSWR from 'swr';
import { AccountForm, type FieldErrors } from '@/components/auth/fields/account-form.tsx';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { accountFailureToast } from '@/components/auth/session/auth-error.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { longDate } from '@/components/ui/format.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { DOMAIN_MESSAGES, DOMAIN_PROBLEMS } from '@/lib/constants/domain-messages.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import { type DomainAnswer, type DomainRecord, type DomainState, domainChoiceSchema } from '@/lib/domains/schema.ts';
import { apiErrorDetails, type RequestOptions, requestJson } from '@/lib/http/client.ts';
import { AccountRow } from '../account/account-row.tsx';

const PATH = '/api/account/domain';

/** The action in progress. */
type DomainAction = 'choose' | 'check' | 'remove';

/** The user's domain and the actions on it. */
function useDomain() {
  const { data, error, mutate } = useSWR<DomainAnswer, Error>(PATH, { revalidateOnMount: true });
  const [busyAction, setBusyAction] = useState<DomainAction | null>(null);
  const [isOffered, setIsOffered] = useState(false);

  async function send(action: DomainAction, options: RequestOptions): Promise<DomainState | null> {
    setBusyAction(action);
    try {
      const answer = await requestJson<DomainAnswer>(action === 'check' ? `${PATH}/check` : PATH, options);
      await mutate(answer, { revalidate: false });
      return answer.domain;
    } finally {
      setBusyAction(null);
    }
  }

  function fail(failure: unknown, title: string): void {
    if (apiErrorDetails(failure).requiresSubscription) setIsOffered(true);
    else toast(accountFailureToast(failure, title));
  }

  async function choose(host: string): Promise<FieldErrors | undefined> {
    try {
      const domain = await send('choose', { method: 'PUT', body: { host } });
      if (domain) toast(DOMAIN_MESSAGES.saved(domain.host));
    } catch (failure) {
      const { code, message = '' } = apiErrorDetails(failure);
      if (code === 'invalid-input' || code === 'conflict') return { host: message };
      fail(failure, DOMAIN_MESSAGES.failed);
    }
    return undefined;
  }

  async function check(host: string): Promise<void> {
    try {
      const domain = await send('check', { method: 'POST', body: { host } });
      toast(domain?.status === 'checked' ? DOMAIN_MESSAGES.checked(domain.host) : DOMAIN_MESSAGES.notChecked);
    } catch (failure) {
      fail(failure, DOMAIN_MESSAGES.checkFailed);
    }
  }

  async function remove(host: string): Promise<void> {
    try {
      await send('remove', { method: 'DELETE', body: { host } });
      toast(DOMAIN_MESSAGES.removed(host));
    } catch (failure) {
      fail(failure, DOMAIN_MESSAGES.removeFailed);
    }
  }
  const retry = () => void mutate();
  const domain = data?.domain;
  return { domain, hasFailed: error !== undefined, retry, busyAction, isOffered, setIsOffered, choose, check, remove };
}

const STATUS_LABELS: Readonly<Record<DomainState['status'], string>> = {
  pending: 'Not checked yet',
  checked: 'Works',
  failed: 'Not found',
};

/** DNS records to set. */
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

function Problem({ domain }: { domain: DomainState }) {
  const { problem, found, endsAt, wasTakenOut } = domain;
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

/** Status of a domain, and the DNS records it needs. */
function DomainStateView({ domain }: { domain: DomainState }) {
  const { host, url, status, records, isPaid } = domain;
  const isServed = status === 'checked' || domain.endsAt !== undefined;
  return (
    <>
      <div role="status">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {isServed ? (
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
      {status === 'checked' ? null : <p className="mt-4 text-sm text-muted-foreground">{DOMAIN_MESSAGES.records}</p>}
      <Records records={records} />
      {status === 'checked' ? null : <p className="mt-3 text-sm text-muted-foreground">{DOMAIN_MESSAGES.apex}</p>}
    </>
  );
}

/** Loaded on first use. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/checkout/subscription-dialog.tsx'));

type OwnDomain = ReturnType<typeof useDomain>;

function DomainForm({ choose }: Pick<OwnDomain, 'choose'>) {
  return (
    <AccountForm
      label="Custom domain"
      schema={domainChoiceSchema}
      send={({ host }) => choose(host)}
      failure={DOMAIN_MESSAGES.failed}
      submit={['Save domain', 'Saving...']}
      className="max-w-md"
    >
      {(errors) => (
        <FormField name="host" label="Host name" hint={DOMAIN_MESSAGES.hint} autoComplete="off" error={errors.host} />
      )}
    </AccountForm>
  );
}

function Domain({ own }: { own: OwnDomain }) {
  const { domain, hasFailed, retry, busyAction, choose, check, remove } = own;
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
  if (domain === null) return <DomainForm choose={choose} />;
  const isBusy = busyAction !== null;
  return (
    <>
      <DomainStateView domain={domain} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ActionButton
          isBusy={busyAction === 'check'}
          isBlocked={isBusy}
          busyText="Checking..."
          onClick={() => void check(domain.host)}
        >
          Check domain
        </ActionButton>
        <ActionButton
          variant="outline"
          isBusy={busyAction === 'remove'}
          isBlocked={isBusy}
          busyText="Removing..."
          onClick={() => void remove(domain.host)}
        >
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
        <Domain own={own} />
      </div>
      <Suspense>
        {own.isOffered ? <SubscriptionDialog open onOpenChange={own.setIsOffered} reason={PREMIUM_NEEDED} /> : null}
      </Suspense>
    </AccountRow>
  );
}
