import { useState } from 'react';
import useSWR from 'swr';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { answerWithPasskey } from '@/components/auth/session/passkey-ceremony.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime } from '@/components/ui/format.ts';
import { InputField } from '@/components/ui/input.tsx';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import type { Passkeys } from '@/lib/auth/passkey-schema.ts';
import { PASSKEY_MESSAGES } from '@/lib/constants/passkey-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/passkeys';

const { about, added, addFailed, renamed, removed, notChanged } = PASSKEY_MESSAGES;

export function PasskeysRow() {
  const { data, mutate } = useSWR<Passkeys, Error>(PATH, { revalidateOnMount: true });
  const [asked, setAsked] = useState<{ id: string; name: string }>();

  async function add(): Promise<void> {
    const adding = answerWithPasskey(PATH, 'startRegistration').then(() => mutate());
    toast(await adding.then(() => added).catch((error) => accountFailure(error, addFailed)));
  }
  const change = (id: string, method: 'PUT' | 'DELETE', body: object) =>
    attempt(async () => {
      await requestJson(`${PATH}/${id}`, { method, body });
      await mutate();
      toast(method === 'PUT' ? renamed : removed);
    }, notChanged);
  const button = (
    <ActionButton variant="outline" onClick={add} busyText="Adding...">
      Add passkey
    </ActionButton>
  );
  return (
    <SettingRow heading="Passkeys" text={about} action={button}>
      <ul aria-label="Passkeys" className="mt-4 divide-y divide-border text-sm empty:hidden">
        {data?.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="py-3">
            <form
              action={async (form) => void (await change(id, 'PUT', { name: form.get('name') }))}
              className="flex flex-wrap items-end gap-3"
            >
              <InputField label="Name" name="name" defaultValue={name} className="min-w-32 flex-1" />
              <Button type="submit" variant="outline" aria-label={`Rename ${name}`}>
                Rename
              </Button>
              <Button variant="outline" aria-label={`Remove ${name}`} onClick={() => setAsked({ id, name })}>
                Remove
              </Button>
            </form>
            <p className="mt-2 text-muted-foreground">
              {`Added ${localTime(createdAt)}, ${lastUsedAt ? `last used ${localTime(lastUsedAt)}` : 'not used yet'}`}
            </p>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={`Remove “${asked.name}”?`}
          text="It will no longer sign you in. You can still sign in another way."
          action={{ label: 'Remove passkey', busy: 'Removing...' }}
          onConfirm={() => change(asked.id, 'DELETE', {})}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </SettingRow>
  );
}
