'use client';

import { useState } from 'react';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Fault, Textarea } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import type { CheckResult, NamedMatch, PrivateMatch } from '@/lib/check/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import { CHECK_TEXTS, matchSentence, shareFound } from './texts.ts';

/** A checked text or address, and the answer. */
type Checked = { given: string; result: CheckResult };

function verdictOf({ percent, matches }: CheckResult): string {
  if (percent > 0) return shareFound(percent);
  if (matches.length === 0) return CHECK_TEXTS.nothing;
  return matches.some(({ kind }) => kind === 'quoted') ? CHECK_TEXTS.quoted : CHECK_TEXTS.private;
}

function Match({ match }: { match: NamedMatch | PrivateMatch }) {
  const isNamed = match.kind !== 'private';
  return (
    <li className="border-t border-border py-4">
      {isNamed ? (
        <div className="flex items-baseline justify-between gap-4">
          <a
            href={match.url}
            lang={LANGUAGE_DETAILS[match.language].tag}
            className="min-w-0 font-display text-xl leading-snug font-semibold break-words link-underline"
          >
            {match.title}
          </a>
          <Badge>{match.percent}%</Badge>
        </div>
      ) : null}
      <p className="mt-1.5">
        {matchSentence(match)}{' '}
        {isNamed ? (
          <a href={match.record} className="font-medium link-underline">
            {CHECK_TEXTS.record}
          </a>
        ) : null}
      </p>
    </li>
  );
}

/** A text with its passages marked. */
function MarkedText({ text, passages }: Required<Pick<CheckResult, 'text' | 'passages'>>) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      aria-labelledby="passages"
      className="mt-6 max-h-[28rem] overflow-y-auto rounded-md border border-border bg-card p-5"
    >
      <h3 id="passages" className="label-caps text-muted-foreground">
        {CHECK_TEXTS.passages}
      </h3>
      <p className="mt-3 leading-relaxed break-words whitespace-pre-wrap">
        {passages.map(({ start, end }, at) => (
          <span key={start}>
            {text.slice(passages[at - 1]?.end ?? 0, start)}
            <mark className="bg-primary/20 text-foreground">{text.slice(start, end)}</mark>
          </span>
        ))}
        {text.slice(passages.at(-1)?.end ?? 0)}
      </p>
    </section>
  );
}

function Result({ given, result }: Checked) {
  const { text = given, passages, matches } = result;
  return (
    <>
      <h2 className="font-display text-[1.75rem] leading-tight font-semibold">{verdictOf(result)}</h2>
      {matches.length === 0 ? <p className="mt-3">{CHECK_TEXTS.nothingDetail}</p> : null}
      <ol className="mt-5">
        {matches.map((match, at) => (
          <Match key={match.kind === 'private' ? at : match.id} match={match} />
        ))}
      </ol>
      {passages.length > 0 ? <MarkedText text={text} passages={passages} /> : null}
    </>
  );
}

/** Checks a pasted text, or the page of a pasted address. */
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
          onSubmit={(event) => {
            event.preventDefault();
            check(new FormData(event.currentTarget));
          }}
          className="mt-8"
        >
          <Label htmlFor="given">{CHECK_TEXTS.label}</Label>
          <Textarea
            id="given"
            name="given"
            required
            aria-describedby="given-hint given-fault"
            aria-invalid={fault !== ''}
            className="mt-2 max-h-[24rem] min-h-48"
          />
          <p id="given-hint" className="mt-1.5 text-sm text-muted-foreground">
            {CHECK_TEXTS.hint}
          </p>
          <Fault id="given-fault" className="mt-3">
            {fault}
          </Fault>
          <ActionButton type="submit" isBusy={isBusy} busyText={CHECK_TEXTS.submitting} size="lg" className="mt-5">
            {CHECK_TEXTS.submit}
          </ActionButton>
        </form>
        <div aria-live="polite" className="mt-12">
          {checked ? <Result {...checked} /> : null}
        </div>
      </div>
    </div>
  );
}
