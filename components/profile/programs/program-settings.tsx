'use client';

import { useTranslations } from '#translations';
import { Badge } from '@/components/ui/badge.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { SCOPES, scopeChoices } from '@/lib/constants/scopes.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { listFormat } from '@/lib/messages/translator.ts';
import { MAX_KEY_NAME_CHARACTERS, type Program } from '@/lib/programs/schema.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import { CopyField, EntryList, NewEntry, useEntries } from '../settings/entries.tsx';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/keys';

/** Keys and connections with which programs act for the user. `address` is that of the MCP server. */
export function ProgramSettings({ address }: { address: string }) {
  const t = useTranslations('programs');
  const { request, change } = useEntries<Program>(PATH);
  function item({ id, name, scopes, isConnection }: Program) {
    const kind = isConnection ? 'revokeConnection' : 'revokeKey';
    const confirmation = {
      title: t(`${kind}.title`),
      text: t('revokeText', { name }),
      action: { label: t(`${kind}.action`), busy: t('revoking') },
      onConfirm: () => change('DELETE', id, {}, t.titled('revoked')),
    };
    return (
      <>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            <bdi className="min-w-0 break-words">{name}</bdi>
            {isConnection ? <Badge>{t('connection')}</Badge> : null}
          </p>
          <p>{listFormat(t.language, { type: 'unit' }).format(scopes.map((scope) => t(`scopes.${scope}.label`)))}</p>
        </div>
        <ConfirmButton size="touch" aria-label={t('revokeNamed', { name })} confirmation={confirmation}>
          {t('revoke')}
        </ConfirmButton>
      </>
    );
  }
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">
        {t('about')}
        {sentenceGap(t.language)}
        <a href={DEVELOPERS_PATH} className="link-underline">
          {t('guide')}
        </a>
      </p>
      <SettingRow heading={t('assistants')} text={t('assistantsText')}>
        <CopyField label={t('address')} value={address} />
      </SettingRow>
      <NewEntry
        heading={t('newKey')}
        text={t('newKeyText')}
        path={PATH}
        field={{ label: t('name'), name: 'name', maxLength: MAX_KEY_NAME_CHARACTERS }}
        choices={{ legend: t('choice'), name: 'scopes', choices: scopeChoices(SCOPES, t) }}
        secret={[t('key'), t('once')]}
        submit={t('create')}
        onAdded={request.mutate}
      />
      <SettingRow heading={t('list')} text={t(request.data?.length === 0 ? 'none' : 'listText')}>
        <EntryList label={t('list')} request={request}>
          {item}
        </EntryList>
      </SettingRow>
    </>
  );
}
