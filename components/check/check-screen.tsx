'use client';

import { Fragment, useState } from 'react';
import { useTranslations } from '#translations';
import { TextAreaField } from '@/components/auth/fields/account-form.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { longDate } from '@/components/ui/format.ts';
import { Fault } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { numberFormat, type Translator } from '@/lib/messages/translator.ts';
import type { CheckResult } from '@/lib/origin-check/schema.ts';

type Checked = { given: string; result: CheckResult };

function Match({ match }: { match: CheckResult['matches'][number] }) {
  const t = useTranslations('check');
  const { kind, language, url, title, since, editedAt, percent, record } = match;
  const by = kind === 'written' && editedAt ? 'edited' : kind;
  return (
    <li className="border-t border-border py-4">
      <p className="flex items-baseline justify-between gap-4 font-display text-xl leading-snug font-semibold">
        <a href={url} lang={LANGUAGE_DETAILS[language].tag} className="min-w-0 break-words link-underline">
          {title}
        </a>
        <span>{numberFormat(t.language, { style: 'percent' }).format(percent / 100)}</span>
      </p>
      <p className="mt-1.5">
        {t(`match.${by}`, { date: longDate(since, t.language) })}
        {sentenceGap(t.language)}
        <a href={record} className="font-medium link-underline">
          {t('record')}
        </a>
      </p>
    </li>
  );
}

function Result({ given, result: { text = given, passages, matches } }: Checked) {
  const t = useTranslations('check');
  return (
    <>
      {matches.length === 0 ? <p>{t('nothing')}</p> : null}
      <ol>
        {matches.map((match) => (
          <Match key={match.id} match={match} />
        ))}
      </ol>
      {passages.length > 0 ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
          tabIndex={0}
          aria-label={t('passages')}
          className="mt-4 max-h-[28rem] overflow-y-auto rounded-md border border-border bg-card p-5 leading-relaxed break-words whitespace-pre-wrap"
        >
          {passages.map(({ start, end }, at) => (
            <Fragment key={start}>
              {text.slice(passages[at - 1]?.end, start)}
              <mark className="bg-primary/20 text-foreground">{text.slice(start, end)}</mark>
            </Fragment>
          ))}
          {text.slice(passages.at(-1)?.end)}
        </section>
      ) : null}
    </>
  );
}

function verdictIn(t: Translator<'check'>, { percent }: CheckResult): string {
  if (percent === 0) return t('verdict.none');
  return percent === 100 ? t('verdict.all') : t('verdict.some', { percent });
}

export function CheckScreen() {
  const t = useTranslations('check');
  const { isBusy, fault, submit } = useSubmit(t('failed'));
  const [checked, setChecked] = useState<Checked | null>(null);

  function check(form: FormData) {
    const given = String(form.get('given')).trim();
    const body = /^https?:\/\/\S+$/.test(given) ? { url: given } : { text: given };
    void submit(async () => {
      setChecked(null);
      setChecked({ given, result: await requestJson<CheckResult>('/api/check', { method: 'POST', body }) });
    });
  }
  return (
    <div className="page-width py-10 md:py-16">
      <div className="mx-auto max-w-[44rem]">
        <PageTitle>{t('title')}</PageTitle>
        <p className="mt-5 text-[1.0625rem] leading-relaxed">{t('introduction', { brand: BRAND_NAME })}</p>
        <noscript>
          <p className="mt-5 font-medium">{t('withoutScripts')}</p>
        </noscript>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            check(new FormData(event.currentTarget));
          }}
          className="mt-8"
        >
          <TextAreaField
            name="given"
            label={t('field.label')}
            hint={t('field.hint')}
            required
            className="max-h-[24rem] min-h-48"
          />
          <Fault className="mt-3">{fault}</Fault>
          <ActionButton type="submit" isBusy={isBusy} busyText={t('submitting')} size="lg" className="mt-5">
            {t('submit')}
          </ActionButton>
        </form>
        <div role="status" className="mt-12 mb-5 font-display text-[1.75rem] leading-tight font-semibold">
          {checked ? <h2>{verdictIn(t, checked.result)}</h2> : null}
        </div>
        {checked ? <Result {...checked} /> : null}
      </div>
    </div>
  );
}
