import { type FormEvent, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { Fault, InputField } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import { SCOPE_DETAILS, SCOPES } from '@/lib/constants/scopes.ts';
import { requestJson } from '@/lib/http/client.ts';
import { type CreatedKey, MAX_KEY_NAME_CHARACTERS, newKeySchema } from '@/lib/programs/schema.ts';
import { SettingRow } from '../settings/setting.tsx';
import { CopyField } from './copy-field.tsx';

const SCOPE_BOXES = (
  <fieldset className="w-full">
    <legend className="text-sm font-semibold">It may</legend>
    <div className="mt-2 divide-y divide-border border-y border-border">
      {SCOPES.map((scope) => (
        <Checkbox key={scope} name="scopes" value={scope} className="w-full gap-3 py-3">
          <span>
            <span className="block font-medium">{SCOPE_DETAILS[scope].label}</span>
            <span className="text-muted-foreground">{SCOPE_DETAILS[scope].text}</span>
          </span>
        </Checkbox>
      ))}
    </div>
  </fieldset>
);

function KeyForm({ onCreated }: { onCreated: (key: CreatedKey) => void }) {
  const { isBusy, fault, setFault, submit } = useSubmit(PROGRAM_MESSAGES.createFailed);

  /** Not the form's `action`, after which React empties the fields. */
  function create(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const { data: body, error } = newKeySchema.safeParse({ name: typed.get('name'), scopes: typed.getAll('scopes') });
    if (error) setFault(error.issues[0]?.message ?? PROGRAM_MESSAGES.createFailed);
    else void submit(async () => onCreated(await requestJson('/api/account/keys', { method: 'POST', body })));
  }
  return (
    <form aria-label="New key" onSubmit={create} className="mt-6 flex max-w-[34rem] flex-col items-start gap-5">
      <InputField
        label="Name"
        name="name"
        hint={PROGRAM_MESSAGES.nameHint}
        maxLength={MAX_KEY_NAME_CHARACTERS}
        autoComplete="off"
        dir="auto"
        autoFocus
        required
        className="w-full"
      />
      {SCOPE_BOXES}
      <Fault>{fault}</Fault>
      <ActionButton type="submit" isBusy={isBusy} busyText="Creating...">
        Create key
      </ActionButton>
    </form>
  );
}

/** Creates a key, and shows its secret until it is closed. */
export function NewKey({ onCreated }: { onCreated: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState<CreatedKey>();
  const button = useRef<HTMLButtonElement>(null);

  function toggle(): void {
    setIsOpen(!isOpen);
    setCreated(undefined);
    button.current?.focus();
  }

  function show(key: CreatedKey): void {
    setCreated(key);
    onCreated();
  }
  const label = created ? 'Done' : isOpen ? 'Cancel' : 'New key';
  return (
    <SettingRow
      heading="New key"
      text={PROGRAM_MESSAGES.newKey}
      action={
        <Button ref={button} variant="outline" aria-expanded={isOpen} onClick={toggle}>
          {label}
        </Button>
      }
    >
      {isOpen && !created ? <KeyForm onCreated={show} /> : null}
      {created ? (
        <div role="status" className="mt-6 rounded-md border border-border bg-secondary p-5">
          <p className="mb-4 text-sm font-medium">{PROGRAM_MESSAGES.once}</p>
          <CopyField label={`“${created.name}”`} value={created.secret} autoFocus />
        </div>
      ) : null}
    </SettingRow>
  );
}
