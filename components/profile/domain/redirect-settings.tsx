'use client';

import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useLanguage } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { shortDate } from '@/components/ui/format.ts';
import { Fault, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { attempt, type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { REDIRECT_MESSAGES } from '@/lib/constants/owner-messages.ts';
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

type Row = { path: string; note: string; actions: [label: string, run: () => unknown][] };

const Rows = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <section aria-label={caption} className="mt-8">
    <h3 className="font-semibold">{`${caption} (${rows.length})`}</h3>
    <ul className="mt-3 max-h-112 divide-y divide-border overflow-y-auto border-y border-border text-sm empty:hidden">
      {rows.map(({ path, note, actions }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-1">
          <span className="min-w-0 font-mono text-[0.8125rem] break-all">{path}</span>
          <span className="min-w-0 break-words text-muted-foreground">{note}</span>
          <span className="ml-auto flex gap-2">
            {actions.map(([label, run]) => (
              <Button key={label} variant="outline" size="touch" aria-label={`${label}: ${path}`} onClick={run}>
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
  const language = useLanguage();
  const request = useSWR<RedirectsAnswer, Error>(PATH, { revalidateOnMount: true });
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, fault, submit } = useSubmit(REDIRECT_MESSAGES.failed.title);

  async function change(body: object, done: ToastInput): Promise<void> {
    await request.mutate(await requestJson<RedirectsAnswer>(PATH, { method: 'PUT', body }), { revalidate: false });
    // The pressed button may be gone.
    field.current?.focus();
    toast(done);
  }
  const press = (body: object, done: ToastInput) => attempt(() => change(body, done), REDIRECT_MESSAGES.failed);
  const add = () => submit(() => change({ rules: parseRules(text) }, REDIRECT_MESSAGES.saved).then(() => setText('')));

  function remove(rule: Rule): void {
    const run = () => void press({ rules: [rule] }, REDIRECT_MESSAGES.saved);
    const action = { label: 'Undo', hint: 'Add the rule again', run };
    void press({ removed: [rule.path] }, { ...REDIRECT_MESSAGES.removed(rule.path), action });
  }

  function begin(path: string): void {
    setText((now) => `${now && `${now}\n`}${path} → `);
    field.current?.focus();
  }
  return (
    <div className="mt-10 border-t border-border pt-8">
      <h3 className="font-semibold">Redirects</h3>
      <p className="mt-1 max-w-[38rem] text-sm text-muted-foreground">{REDIRECT_MESSAGES.about}</p>
      <Field label="New rules" hint={REDIRECT_MESSAGES.hint} className="mt-5">
        {(box) => (
          <Textarea
            {...box}
            ref={field}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={REDIRECT_MESSAGES.example}
            className="mt-2 max-h-80 min-h-24"
          />
        )}
      </Field>
      <Fault className="mt-3">{fault}</Fault>
      <ActionButton isBusy={isBusy} isBlocked={!text.trim()} onClick={add} className="mt-4">
        Add rules
      </ActionButton>
      <Loaded request={request} text={REDIRECT_MESSAGES.loadFailed}>
        {({ rules, missing }) => (
          <>
            <Rows
              caption="Rules"
              rows={rules.map((rule) => ({
                path: rule.path,
                note: `→ ${rule.blog?.title ?? rule.target ?? '410'}`,
                actions: [['Remove', () => remove(rule)]],
              }))}
            />
            <Rows
              caption="Not found in 90 days"
              rows={missing.map(({ path, requests, requestedAt }) => ({
                path,
                note: `${requests}×, last ${shortDate(requestedAt, language)}`,
                actions: [
                  ['Make a rule', () => begin(path)],
                  ['Ignore', () => press({ ignored: [path] }, REDIRECT_MESSAGES.ignored(path))],
                ],
              }))}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
