'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { useLanguage } from '#translations';
import { AccountForm, type FieldErrors, FormField } from '@/components/auth/fields/account-form.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime, longDate } from '@/components/ui/format.ts';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { DOMAIN_MESSAGES, DOMAIN_PROBLEMS } from '@/lib/constants/owner-messages.ts';
import { type DomainAnswer, type DomainState, domainChoiceSchema } from '@/lib/domains/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { useSetting } from '../settings/setting.tsx';

const PATH = '/api/account/domain';

const STATUS_LABELS: Readonly<Record<DomainState['status'], string>> = {
  pending: 'Not checked yet',
  checked: 'Works',
  failed: 'Not found',
};

function Problem({ domain: { problem, found, endsAt, wasTakenOut } }: { domain: DomainState }) {
  const language = useLanguage();
  if (!problem) return null;
  return (
    <div className="mt-4 text-sm">
      <p>{DOMAIN_PROBLEMS[problem]}</p>
      {found.length > 0 ? (
        <p className="mt-1 break-all text-muted-foreground">Found instead: {found.join(', ')}</p>
      ) : null}
      {endsAt ? <p className="mt-1">{DOMAIN_MESSAGES.ending(longDate(endsAt, language))}</p> : null}
      {wasTakenOut ? <p className="mt-1">{DOMAIN_MESSAGES.ended}</p> : null}
    </div>
  );
}

/** A text of a record, with a button that copies it. Narrow screens name it, since they have no column. */
function Copied({ text, part, type }: { text: string; part: 'Name' | 'Value'; type: string }) {
  const label = `Copy the ${part.toLowerCase()} of the ${type} record`;
  return (
    <td className="flex items-start gap-1 py-0.5 align-top sm:table-cell sm:py-2 sm:pr-4">
      <span className="flex min-w-0 flex-1 items-start gap-1">
        <span aria-hidden className="w-14 shrink-0 py-1 text-muted-foreground sm:hidden">
          {part}
        </span>
        <span className="min-w-0 flex-1 py-1.5 font-mono text-[0.8125rem] leading-snug break-all select-all">
          {text}
        </span>
        <CopyButton
          text={text}
          done={DOMAIN_MESSAGES.copied}
          variant="ghost"
          size="icon"
          aria-label={label}
          title={label}
          className="-my-0.5 pointer-coarse:size-11"
        />
      </span>
    </td>
  );
}

const RecordsTable = ({ domain }: { domain: DomainState }) => (
  <table className="mt-5 w-full border-y border-border text-sm max-sm:block">
    <caption className="sr-only">DNS records of {domain.host}</caption>
    <thead className="text-left text-muted-foreground max-sm:sr-only">
      <tr>
        {['Type', 'Name', 'Value'].map((heading) => (
          <th key={heading} scope="col" className="py-2 pr-4 font-medium">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-border max-sm:block">
      {domain.records.map(({ type, name, value }) => (
        <tr key={type} className="max-sm:block max-sm:py-3">
          <th scope="row" className="py-2 pr-4 text-left align-top font-semibold max-sm:block sm:pt-3.5">
            {type}
          </th>
          <Copied text={name} part="Name" type={type} />
          <Copied text={value} part="Value" type={type} />
        </tr>
      ))}
    </tbody>
  </table>
);

function DomainStateView({ domain }: { domain: DomainState }) {
  const language = useLanguage();
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
            Last checked <time dateTime={checkedAt}>{localTime(checkedAt, language)}</time>
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

/** A subscriber's own domain: save, check, remove (docs/decisions/0082). */
export function DomainSettings() {
  const request = useSWR<DomainAnswer, Error>(PATH, { revalidateOnMount: true });
  const { isBusy, offer, dialog, save } = useSetting();
  const [removal, setRemoval] = useState<'asked' | 'closed'>();
  const show = (answer: DomainAnswer) => request.mutate(answer, { revalidate: false });

  async function choose(host: string): Promise<FieldErrors | undefined> {
    try {
      await show(await requestJson<DomainAnswer>(PATH, { method: 'PUT', body: { host } }));
      toast(DOMAIN_MESSAGES.saved(host));
      return undefined;
    } catch (failure) {
      const { code, message = '', requiresSubscription } = apiErrorDetails(failure);
      if (code === 'invalid-input' || code === 'conflict') return { host: message };
      if (!requiresSubscription) throw failure;
      offer();
      return undefined;
    }
  }

  const check = (host: string) =>
    save(`${PATH}/check`, { method: 'POST', body: { host } }, DOMAIN_MESSAGES.checkFailed, (answer: DomainAnswer) => {
      void show(answer);
      return answer.domain?.status === 'checked' ? DOMAIN_MESSAGES.checked(host) : DOMAIN_MESSAGES.notChecked;
    });

  async function remove(host: string): Promise<boolean> {
    await save(PATH, { method: 'DELETE', body: { host } }, DOMAIN_MESSAGES.removeFailed, (answer: DomainAnswer) => {
      void show(answer);
      return DOMAIN_MESSAGES.removed(host);
    });
    return true;
  }

  function content({ domain }: DomainAnswer) {
    if (domain) {
      return (
        <>
          <DomainStateView domain={domain} />
          <div className="mt-6 flex flex-wrap gap-3">
            <ActionButton busyText="Checking..." onClick={() => check(domain.host)}>
              Check domain
            </ActionButton>
            <ActionButton variant="outline" isBlocked={isBusy} onClick={() => setRemoval('asked')}>
              Remove domain
            </ActionButton>
          </div>
          {removal === 'asked' ? (
            <ConfirmDialog
              title="Remove this domain?"
              text={DOMAIN_MESSAGES.removing(domain.host)}
              action={{ label: 'Remove domain', busy: 'Removing...' }}
              onConfirm={() => remove(domain.host)}
              onClose={() => setRemoval('closed')}
            />
          ) : null}
        </>
      );
    }
    return (
      <AccountForm
        label="Custom domain"
        schema={domainChoiceSchema}
        send={({ host }) => choose(host)}
        failure={DOMAIN_MESSAGES.failed}
        submit={['Save domain', 'Saving...']}
        className="max-w-md"
      >
        <FormField
          name="host"
          label="Host name"
          hint={DOMAIN_MESSAGES.hint}
          placeholder="blog.example.org"
          autoFocus={removal !== undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </AccountForm>
    );
  }
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">{DOMAIN_MESSAGES.about}</p>
      <Loaded request={request} text={DOMAIN_MESSAGES.loadFailed} skeleton={<Skeleton className="h-44 max-w-md" />}>
        {content}
      </Loaded>
      {dialog}
    </>
  );
}
