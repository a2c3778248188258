import { useTranslations } from '#translations';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { answerWithPasskey, useHasPasskeys } from '@/components/auth/session/passkey-ceremony.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { Credential } from '@/lib/auth/schema.ts';
import { PASSKEY_MESSAGES } from '@/lib/constants/passkey-messages.ts';
import { EntryList, useEntries } from '../settings/entries.tsx';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/passkeys';

const { about, added, addFailed, renamed, removed, removing } = PASSKEY_MESSAGES;

export function PasskeysRow() {
  const reasons = useTranslations('auth.passkeys');
  const common = useTranslations('common');
  const { request, change } = useEntries<Credential>(PATH);
  const hasPasskeys = useHasPasskeys();

  async function add(): Promise<void> {
    const adding = answerWithPasskey(PATH, 'startRegistration', reasons).then(() => request.mutate());
    toast(await adding.then(() => added).catch((error) => accountFailure(error, addFailed, common)));
  }
  function item({ id, name }: Credential) {
    const confirmation = {
      title: `Remove “${name}”?`,
      text: removing,
      action: { label: 'Remove passkey', busy: 'Removing...' },
      onConfirm: () => change('DELETE', id, {}, removed),
    };
    return (
      <form
        action={async (form) => void (await change('PUT', id, { name: form.get('name') }, renamed))}
        className="flex flex-1 flex-wrap items-end gap-3"
      >
        <InputField label="Name" name="name" defaultValue={name} className="min-w-32 flex-1" />
        <Button type="submit" variant="outline" aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <ConfirmButton aria-label={`Remove ${name}`} confirmation={confirmation}>
          Remove
        </ConfirmButton>
      </form>
    );
  }
  const button = (
    <ActionButton variant="outline" onClick={add} busyText="Adding...">
      Add passkey
    </ActionButton>
  );
  return (
    <SettingRow heading="Passkeys" text={about} action={hasPasskeys && button}>
      <EntryList label="Passkeys" request={request}>
        {item}
      </EntryList>
    </SettingRow>
  );
}
