'use client';

import { Check, Copy } from 'lucide-react';
import { type FocusEvent, type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime, longDate } from '@/components/ui/format.ts';
import { Fault, InputField } from '@/components/ui/input.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import { SCOPE_DETAILS, SCOPES } from '@/lib/constants/scopes.ts';
import { requestJson } from '@/lib/http/client.ts';
import { type CreatedKey, MAX_KEY_NAME_CHARACTERS, newKeySchema, type Program } from '@/lib/programs/schema.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/keys';

/** A text to copy, by its button or by hand. */
function CopyField(field: { label: string; value: string; autoFocus?: boolean }) {
  const { isCopied, copy } = useClipboard();
  const select = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
  const press = () => copy(field.value, PROGRAM_MESSAGES.copyFailed);
  return (
    <div className="mt-4 flex max-w-[34rem] items-end gap-2">
      <InputField {...field} readOnly onFocus={select} className="min-w-0 flex-1" />
      <Button Icon={isCopied ? Check : Copy} variant="outline" onClick={press}>
        Copy<span className="sr-only"> {field.label}</span>
      </Button>
    </div>
  );
}

const SCOPE_BOXES = SCOPES.map((scope) => (
  <Checkbox key={scope} name="scopes" value={scope} className="w-full gap-3 py-3">
    <span>
      <span className="block font-medium">{SCOPE_DETAILS[scope].label}</span>
      <span className="text-muted-foreground">{SCOPE_DETAILS[scope].text}</span>
    </span>
  </Checkbox>
));

function NewKeyForm({ onCreated }: { onCreated: (key: CreatedKey) => void }) {
  const { isBusy, fault, setFault, submit } = useSubmit(PROGRAM_MESSAGES.createFailed);

  /** Not the form's `action`, after which React empties the fields. */
  function create(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = { name: typed.get('name'), scopes: typed.getAll('scopes') };
    const wrong = newKeySchema.safeParse(body).error?.issues[0]?.message;
    if (wrong) setFault(wrong);
    else void submit(async () => onCreated(await requestJson(PATH, { method: 'POST', body })));
  }
  return (
    <form aria-label="New key" noValidate onSubmit={create} className="mt-6 flex max-w-[34rem] flex-col gap-5">
      <InputField label="Name" name="name" maxLength={MAX_KEY_NAME_CHARACTERS} autoComplete="off" required />
      <fieldset>
        <legend className="text-sm font-semibold">What it may do</legend>
        <div className="mt-2 divide-y divide-border border-y border-border">{SCOPE_BOXES}</div>
      </fieldset>
      <Fault>{fault}</Fault>
      <ActionButton type="submit" isBusy={isBusy} busyText="Creating..." className="self-start">
        Create key
      </ActionButton>
    </form>
  );
}

const ProgramItem = ({ program, onRevoke }: { program: Program; onRevoke: () => void }) => (
  <li className="flex items-start justify-between gap-x-6 py-4">
    <div className="min-w-0 space-y-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        <bdi className="min-w-0 break-words">{program.name}</bdi>
        {program.isConnection ? <Badge>Connection</Badge> : null}
      </p>
      <p>{program.scopes.map((scope) => SCOPE_DETAILS[scope].label).join(', ')}</p>
      <p className="text-muted-foreground">
        {program.lastUsedAt ? `Last used ${localTime(program.lastUsedAt)}` : 'Never used'}
        <span className="block">Created {longDate(program.createdAt)}</span>
      </p>
    </div>
    <Button variant="outline" size="touch" onClick={onRevoke}>
      Revoke<span className="sr-only"> {program.name}</span>
    </Button>
  </li>
);

/** Keys and connections with which programs act for the user. `address` is that of the MCP server. */
export function ProgramSettings({ address }: { address: string }) {
  const request = useSWR<Program[], Error>(PATH, { revalidateOnMount: true });
  const [created, setCreated] = useState<CreatedKey>();
  const [asked, setAsked] = useState<Program>();
  const { about, newKey, once, list, empty, loadFailed, revoking, revoked, revokeFailed } = PROGRAM_MESSAGES;
  const kind = asked?.isConnection ? 'connection' : 'key';

  function show(key: CreatedKey): void {
    setCreated(key);
    void request.mutate();
  }

  const revoke = ({ id }: Program) =>
    attempt(async () => {
      await requestJson(`${PATH}/${id}`, { method: 'DELETE', body: {} });
      await request.mutate((programs) => programs?.filter((program) => program.id !== id), { revalidate: false });
      toast(revoked);
    }, revokeFailed);
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">
        {about}{' '}
        <a href={DEVELOPERS_PATH} className="link-underline">
          How to use the API
        </a>
      </p>
      <SettingRow heading="Assistants" text={PROGRAM_MESSAGES.address}>
        <CopyField label="MCP address" value={address} />
      </SettingRow>
      <SettingRow heading="New key" text={newKey}>
        {created ? (
          <div role="status" className="mt-6 rounded-md border border-border bg-secondary p-5 text-sm font-medium">
            {once}
            <CopyField key={created.id} label={`“${created.name}”`} value={created.secret} autoFocus />
          </div>
        ) : null}
        <NewKeyForm key={created?.id} onCreated={show} />
      </SettingRow>
      <SettingRow heading="Keys and connections" text={request.data?.length === 0 ? empty : list}>
        <Loaded request={request} text={loadFailed} waiting="Loading…" skeleton={<Skeleton className="mt-4 h-20" />}>
          {(programs) => (
            <ul aria-label="Keys and connections" className="mt-3 divide-y divide-border text-sm empty:hidden">
              {programs.map((program) => (
                <ProgramItem key={program.id} program={program} onRevoke={() => setAsked(program)} />
              ))}
            </ul>
          )}
        </Loaded>
        {asked ? (
          <ConfirmDialog
            title={`Revoke this ${kind}?`}
            text={revoking(asked.name)}
            action={{ label: `Revoke ${kind}`, busy: 'Revoking...' }}
            onConfirm={() => revoke(asked)}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </SettingRow>
    </>
  );
}
