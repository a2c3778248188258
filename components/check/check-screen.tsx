'use client';

import { Fragment, useState } from 'react';
import { useLanguage } from '#translations';
import { TextAreaField } from '@/components/auth/fields/account-form.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { CheckResult } from '@/lib/origin-check/schema.ts';
import { CHECK_TEXTS, checkVerdict, matchSentence } from './texts.ts';

type Checked = { given: string; result: CheckResult };

function Match({ match }: { match: CheckResult['matches'][number] }) {
  const sentence = matchSentence(match, useLanguage());
  const { language, url, title, percent, record } = match;
  return (
    <li className="border-t border-border py-4">
      <p className="flex items-baseline justify-between gap-4 font-display text-xl leading-snug font-semibold">
        <a href={url} lang={LANGUAGE_DETAILS[language].tag} className="min-w-0 break-words link-underline">
          {title}
        </a>
        <span>{percent}%</span>
      </p>
      <p className="mt-1.5">
        {sentence}{' '}
        <a href={record} className="font-medium link-underline">
          {CHECK_TEXTS.record}
        </a>
      </p>
    </li>
  );
}

const Result = ({ given, result: { text = given, passages, matches } }: Checked) => (
  <>
    {matches.length === 0 ? <p>{CHECK_TEXTS.nothing}</p> : null}
    <ol>
      {matches.map((match) => (
        <Match key={match.id} match={match} />
      ))}
    </ol>
    {passages.length > 0 ? (
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        aria-label={CHECK_TEXTS.passages}
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

export function CheckScreen() {
  const { isBusy, fault, submit } = useSubmit(CHECK_TEXTS.failed);
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
        <PageTitle>{CHECK_TEXTS.title}</PageTitle>
        <p className="mt-5 text-[1.0625rem] leading-relaxed">{CHECK_TEXTS.introduction}</p>
        <noscript>
          <p className="mt-5 font-medium">{CHECK_TEXTS.withoutScripts}</p>
        </noscript>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            check(new FormData(event.currentTarget));
          }}
          className="mt-8"
        >
          <TextAreaField name="given" {...CHECK_TEXTS.field} required className="max-h-[24rem] min-h-48" />
          <Fault className="mt-3">{fault}</Fault>
          <ActionButton type="submit" isBusy={isBusy} busyText={CHECK_TEXTS.submitting} size="lg" className="mt-5">
            {CHECK_TEXTS.submit}
          </ActionButton>
        </form>
        <div role="status" className="mt-12 mb-5 font-display text-[1.75rem] leading-tight font-semibold">
          {checked ? <h2>{checkVerdict(checked.result)}</h2> : null}
        </div>
        {checked ? <Result {...checked} /> : null}
      </div>
    </div>
  );
}
