'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { AccountForm, type FieldErrors, FormField } from '@/components/auth/fields/account-form.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime, longDate } from '@/components/ui/format.ts';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { DOMAIN_GRACE_DAYS } from '@/lib/constants/limits.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { type DomainAnswer, type DomainState, domainChoiceSchema } from '@/lib/domains/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { listFormat, type Translator } from '@/lib/messages/translator.ts';
import { useSetting } from '../settings/setting.tsx';

const PATH = '/api/account/domain';

type StateProps = { domain: DomainState; t: Translator<'domain'> };

function Problem({ domain: { problem, found, endsAt, wasTakenOut }, t }: StateProps) {
  if (!problem) return null;
  return (
    <div className="mt-4 text-sm">
      <p>{t(`problems.${problem}`)}</p>
      {found.length > 0 ? (
        <p className="mt-1 break-all text-muted-foreground">
          {t('found', { records: listFormat(t.language, { type: 'unit' }).format(found) })}
        </p>
      ) : null}
      {endsAt ? <p className="mt-1">{t('ending', { day: longDate(endsAt, t.language) })}</p> : null}
      {wasTakenOut ? <p className="mt-1">{t('ended', { days: DOMAIN_GRACE_DAYS })}</p> : null}
    </div>
  );
}

type CopiedText = { text: string; part: 'name' | 'value'; type: string };

/** A text of a record, with a button that copies it. Narrow screens name it, since they have no column. */
function Copied({ text, part, type, t }: Omit<StateProps, 'domain'> & CopiedText) {
  const label = t(`records.copy.${part}`, { type });
  return (
    <td className="flex items-start gap-1 py-0.5 align-top sm:table-cell sm:py-2 sm:pe-4">
      <span className="flex min-w-0 flex-1 items-start gap-1">
        <span aria-hidden className="w-14 shrink-0 py-1 text-muted-foreground sm:hidden">
          {t(`records.${part}`)}
        </span>
        <span className="min-w-0 flex-1 py-1.5 font-mono text-[0.8125rem] leading-snug break-all select-all">
          {text}
        </span>
        <CopyButton
          text={text}
          done={t.titled('records.copied')}
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

const RecordsTable = ({ domain, t }: StateProps) => (
  <table className="mt-5 w-full border-y border-border text-sm max-sm:block">
    <caption className="sr-only">{t('records.caption', { host: domain.host })}</caption>
    <thead className="text-start text-muted-foreground max-sm:sr-only">
      <tr>
        {(['type', 'name', 'value'] as const).map((heading) => (
          <th key={heading} scope="col" className="py-2 pe-4 font-medium">
            {t(`records.${heading}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-border max-sm:block">
      {domain.records.map(({ type, ...texts }) => (
        <tr key={type} className="max-sm:block max-sm:py-3">
          <th scope="row" className="py-2 pe-4 text-start align-top font-semibold max-sm:block sm:pt-3.5">
            {type}
          </th>
          {(['name', 'value'] as const).map((part) => (
            <Copied key={part} text={texts[part]} {...{ part, type, t }} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function DomainStateView({ domain, t }: StateProps) {
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
          <Badge>{t(`status.${status}`)}</Badge>
        </p>
        {checkedAt ? (
          <p className="mt-1 text-sm text-muted-foreground">
            {t.rich('lastChecked', { date: localTime(checkedAt, t.language), time: <time dateTime={checkedAt} /> })}
          </p>
        ) : null}
        <Problem {...{ domain, t }} />
        {isPaid ? null : <p className="mt-4 text-sm">{t('unpaid')}</p>}
      </div>
      {isChecked ? null : <p className="mt-4 text-sm text-muted-foreground">{t('records.about')}</p>}
      <RecordsTable {...{ domain, t }} />
      {isChecked ? null : <p className="mt-3 text-sm text-muted-foreground">{t('records.apex')}</p>}
    </>
  );
}

/** A subscriber's own domain: save, check, remove (docs/decisions/0082). */
export function DomainSettings() {
  const t = useTranslations('domain');
  const request = useSWR<DomainAnswer, Error>(PATH, { revalidateOnMount: true });
  const { isBusy, offer, dialog, save } = useSetting();
  const [removal, setRemoval] = useState<'asked' | 'closed'>();
  const show = (answer: DomainAnswer) => request.mutate(answer, { revalidate: false });

  async function choose(host: string): Promise<FieldErrors | undefined> {
    try {
      await show(await requestJson<DomainAnswer>(PATH, { method: 'PUT', body: { host } }));
      toast(t.titled('saved', { host }));
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
    save(`${PATH}/check`, { method: 'POST', body: { host } }, t('checkFailed'), (answer: DomainAnswer) => {
      void show(answer);
      return answer.domain?.status === 'checked' ? t.titled('checked', { host }) : t.titled('notChecked');
    });

  async function remove(host: string): Promise<boolean> {
    await save(PATH, { method: 'DELETE', body: { host } }, t('removeFailed'), (answer: DomainAnswer) => {
      void show(answer);
      return t.titled('removed', { host });
    });
    return true;
  }

  function content({ domain }: DomainAnswer) {
    if (domain) {
      return (
        <>
          <DomainStateView {...{ domain, t }} />
          <div className="mt-6 flex flex-wrap gap-3">
            <ActionButton busyText={t('checking')} onClick={() => check(domain.host)}>
              {t('check')}
            </ActionButton>
            <ActionButton variant="outline" isBlocked={isBusy} onClick={() => setRemoval('asked')}>
              {t('remove')}
            </ActionButton>
          </div>
          {removal === 'asked' ? (
            <ConfirmDialog
              title={t('removal.title')}
              text={t('removal.text', { host: domain.host })}
              action={{ label: t('remove'), busy: t('removing') }}
              onConfirm={() => remove(domain.host)}
              onClose={() => setRemoval('closed')}
            />
          ) : null}
        </>
      );
    }
    return (
      <AccountForm
        label={t('form')}
        schema={domainChoiceSchema}
        send={({ host }) => choose(host)}
        failure={t('failed')}
        submit={[t('submit'), t('saving')]}
        className="max-w-md"
      >
        <FormField
          name="host"
          label={t('host')}
          hint={t('hint')}
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
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">
        {t(IS_UNLIMITED ? 'aboutUnlimited' : 'aboutPremium')}
      </p>
      <Loaded request={request} text={t('loadFailed')} skeleton={<Skeleton className="h-44 max-w-md" />}>
        {content}
      </Loaded>
      {dialog}
    </>
  );
}
