import { useTranslations } from '#translations';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { answerWithPasskey, useHasPasskeys } from '@/components/auth/session/passkey-ceremony.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { Credential } from '@/lib/auth/schema.ts';
import { EntryList, useEntries } from '../settings/entries.tsx';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/passkeys';

export function PasskeysRow() {
  const t = useTranslations('settings.passkeys');
  const reasons = useTranslations('auth.passkeys');
  const remove = t.common('remove');
  const { request, change } = useEntries<Credential>(PATH);
  const hasPasskeys = useHasPasskeys();

  async function add(): Promise<void> {
    const adding = answerWithPasskey(PATH, 'startRegistration', reasons).then(() => request.mutate());
    toast(await adding.then(() => t.titled('added')).catch((error) => accountFailure(error, t('addFailed'), t)));
  }
  function item({ id, name }: Credential) {
    const confirmation = {
      title: t('removeTitle', { name }),
      text: t('removing'),
      action: { label: t('remove'), busy: t('removingNow') },
      onConfirm: () => change('DELETE', id, {}, t.titled('removed')),
    };
    return (
      <form
        action={async (form) => void (await change('PUT', id, { name: form.get('name') }, t.titled('renamed')))}
        className="flex flex-1 flex-wrap items-end gap-3"
      >
        <InputField label={t('name')} name="name" defaultValue={name} className="min-w-32 flex-1" />
        <Button type="submit" variant="outline" aria-label={t('renameNamed', { name })}>
          {t('rename')}
        </Button>
        <ConfirmButton aria-label={t('removeNamed', { name })} confirmation={confirmation}>
          {remove}
        </ConfirmButton>
      </form>
    );
  }
  const button = (
    <ActionButton variant="outline" onClick={add} busyText={t('adding')}>
      {t('add')}
    </ActionButton>
  );
  return (
    <SettingRow heading={t('heading')} text={t('about')} action={hasPasskeys && button}>
      <EntryList label={t('heading')} request={request}>
        {item}
      </EntryList>
    </SettingRow>
  );
}
