import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { CheckboxGroup } from '@/components/ui/choice.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { localTime } from '@/components/ui/format.ts';
import { Fault, InputField } from '@/components/ui/input.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { attempt, type ToastInput, toast } from '@/components/ui/use-toast.ts';
import type { Credential } from '@/lib/auth/schema.ts';
import { requestJson } from '@/lib/http/client.ts';
import { SettingRow } from './setting.tsx';

/** A list of the account, and what changes one of its entries. */
export function useEntries<Entry>(path: string, refreshInterval: (entries?: Entry[]) => number = () => 0) {
  const t = useTranslations('settings');
  const request = useSWR<Entry[], Error>(path, { revalidateOnMount: true, refreshInterval });
  const change = (method: 'POST' | 'PUT' | 'DELETE', id: string, body: object = {}, done?: ToastInput) =>
    attempt(
      async () => {
        await requestJson(`${path}/${id}`, { method, body });
        await request.mutate();
        if (done) toast(done);
      },
      { title: t('failed') },
    );
  return { request, change };
}

type EntryListProps<Entry> = {
  label: string;
  request: SWRResponse<Entry[], Error>;
  children: (entry: Entry) => ReactNode;
};

/** Entries with when they were added and used. */
export function EntryList<Entry extends Credential>({ label, request, children }: EntryListProps<Entry>) {
  const t = useTranslations('settings.entries');
  const usage = ({ createdAt, lastUsedAt }: Entry) =>
    t(lastUsedAt ? 'used' : 'unused', {
      added: localTime(createdAt, t.language),
      used: localTime(lastUsedAt ?? createdAt, t.language),
    });
  return (
    <Loaded request={request} text={t('notLoaded')} className="mt-4">
      {(entries) => (
        <ul aria-label={label} className="mt-3 divide-y divide-border text-sm empty:hidden">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-end gap-x-3 gap-y-2 py-4">
              {children(entry)}
              <p className="basis-full text-muted-foreground">{usage(entry)}</p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** A text to copy, by its button or by hand. */
export const CopyField = ({ label, value, ...props }: { label: string; value: string; autoFocus?: boolean }) => (
  <div className="mt-4 flex max-w-[34rem] items-end gap-2 *:first:flex-1">
    <InputField {...{ label, value }} readOnly onFocus={(event) => event.currentTarget.select()} {...props} />
    <CopyButton text={value} variant="outline">
      {useTranslations('settings.entries').rich('copy', { label, spoken: <span className="sr-only" /> })}
    </CopyButton>
  </div>
);

type NewEntryProps = Pick<ComponentProps<typeof SettingRow>, 'heading' | 'text'> & {
  path: string;
  field: ComponentProps<typeof InputField> & { name: string };
  choices: ComponentProps<typeof CheckboxGroup>;
  /** Names the secret, and says what it is for. */
  secret: [label: string, text: string];
  submit: string;
  onAdded: () => unknown;
};

/** A form that adds an entry and shows its secret once. */
export function NewEntry({ heading, text, path, field, choices, secret, submit, onAdded }: NewEntryProps) {
  const form = useSubmit(useTranslations('settings')('failed'));
  const [added, setAdded] = useState({ id: '', secret: '' });

  /** Not the form's `action`, after which React empties the fields. */
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = { [field.name]: typed.get(field.name), [choices.name]: typed.getAll(choices.name) };
    void form.submit(async () => {
      setAdded(await requestJson(path, { method: 'POST', body }));
      await onAdded();
    });
  }
  return (
    <SettingRow heading={heading} text={text}>
      {added.id ? (
        <div role="status" className="mt-6 rounded-md border border-border bg-secondary p-5 text-sm font-medium">
          {secret[1]}
          <CopyField key={added.id} label={secret[0]} value={added.secret} autoFocus />
        </div>
      ) : null}
      <form key={added.id} aria-label={heading} noValidate onSubmit={add} className="mt-6 grid max-w-[34rem] gap-5">
        <InputField autoComplete="off" required {...field} />
        <CheckboxGroup {...choices} />
        <Fault>{form.fault}</Fault>
        <ActionButton type="submit" isBusy={form.isBusy} className="justify-self-start">
          {submit}
        </ActionButton>
      </form>
    </SettingRow>
  );
}
