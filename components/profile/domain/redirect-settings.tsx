'use client';

import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { shortDate } from '@/components/ui/format.ts';
import { Fault, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { attempt, type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { RedirectsAnswer, Rule } from '@/lib/sites/address-schema.ts';

const PATH = '/api/account/redirects';

/** Lines such as `/from → /to` or `/from 410`, also with `->`, `=>` or commas. */
const parseRules = (text: string): Partial<Rule>[] =>
  text.split('\n').flatMap((line) => {
    const arrow = /→|->|=>/.test(line) ? /→|->|=>/ : /[\s,;]+/;
    const [path = '', target = ''] = line.split(arrow).flatMap((part) => part.trim() || []);
    return path ? [{ path, target: target === '410' ? null : target }] : [];
  });

type Row = { path: string; note: string; actions: { label: string; name: string; run: () => unknown }[] };

const Rows = ({ caption, heading, rows }: { caption: string; heading: string; rows: readonly Row[] }) => (
  <section aria-label={caption} className="mt-8">
    <h3 className="font-semibold">{heading}</h3>
    <ul className="mt-3 max-h-112 divide-y divide-border overflow-y-auto border-y border-border text-sm empty:hidden">
      {rows.map(({ path, note, actions }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pe-1">
          <span className="min-w-0 font-mono text-[0.8125rem] break-all">{path}</span>
          <span className="min-w-0 break-words text-muted-foreground">{note}</span>
          <span className="ms-auto flex gap-2">
            {actions.map(({ label, name, run }) => (
              <Button key={label} variant="outline" size="touch" aria-label={name} onClick={run}>
                {label}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Where old addresses of the user's site lead, and the log of those that lead nowhere. */
export function RedirectSettings() {
  const t = useTranslations('domain.redirects');
  const request = useSWR<RedirectsAnswer, Error>(PATH, { revalidateOnMount: true });
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, fault, submit } = useSubmit(t('failed'));

  async function change(body: object, done: ToastInput): Promise<void> {
    await request.mutate(await requestJson<RedirectsAnswer>(PATH, { method: 'PUT', body }), { revalidate: false });
    // The pressed button may be gone.
    field.current?.focus();
    toast(done);
  }
  const press = (body: object, done: ToastInput) => attempt(() => change(body, done), { title: t('failed') });
  const add = () => submit(() => change({ rules: parseRules(text) }, t.titled('saved')).then(() => setText('')));

  function remove(rule: Rule): void {
    const run = () => void press({ rules: [rule] }, t.titled('saved'));
    const action = { label: t.common('undo'), hint: t('undoHint'), run };
    void press({ removed: [rule.path] }, { title: t('removed'), description: rule.path, action });
  }

  const ignore = (path: string) => press({ ignored: [path] }, { title: t('ignored'), description: path });

  function begin(path: string): void {
    setText((now) => `${now && `${now}\n`}${path} → `);
    field.current?.focus();
  }
  return (
    <div className="mt-10 border-t border-border pt-8">
      <h3 className="font-semibold">{t('heading')}</h3>
      <p className="mt-1 max-w-[38rem] text-sm text-muted-foreground">{t('about')}</p>
      <Field label={t('field')} hint={t('hint')} className="mt-5">
        {(box) => (
          <Textarea
            {...box}
            ref={field}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={t('example')}
            className="mt-2 max-h-80 min-h-24"
          />
        )}
      </Field>
      <Fault className="mt-3">{fault}</Fault>
      <ActionButton isBusy={isBusy} isBlocked={!text.trim()} onClick={add} className="mt-4">
        {t('add')}
      </ActionButton>
      <Loaded request={request} text={t('loadFailed')}>
        {({ rules, missing }) => (
          <>
            <Rows
              caption={t('rules.caption')}
              heading={t('rules.heading', { count: rules.length })}
              rows={rules.map((rule) => ({
                path: rule.path,
                note: `→ ${rule.blog?.title ?? rule.target ?? '410'}`,
                actions: [{ label: t('remove.label'), name: t('remove.name', rule), run: () => remove(rule) }],
              }))}
            />
            <Rows
              caption={t('missing.caption')}
              heading={t('missing.heading', { count: missing.length })}
              rows={missing.map(({ path, requests, requestedAt }) => ({
                path,
                note: t('requested', { requests, day: shortDate(requestedAt, t.language) }),
                actions: [
                  { label: t('make.label'), name: t('make.name', { path }), run: () => begin(path) },
                  { label: t('ignore.label'), name: t('ignore.name', { path }), run: () => ignore(path) },
                ],
              }))}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
