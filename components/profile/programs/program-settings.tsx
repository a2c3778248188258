'use client';

import { Badge } from '@/components/ui/badge.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import { SCOPE_DETAILS, SCOPES, scopeChoices } from '@/lib/constants/scopes.ts';
import { MAX_KEY_NAME_CHARACTERS, type Program } from '@/lib/programs/schema.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import { CopyField, EntryList, NewEntry, useEntries } from '../settings/entries.tsx';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/keys';

const { about, newKey, once, list, empty, revoking, revoked, ...texts } = PROGRAM_MESSAGES;

/** Keys and connections with which programs act for the user. `address` is that of the MCP server. */
export function ProgramSettings({ address }: { address: string }) {
  const { request, change } = useEntries<Program>(PATH);
  function item({ id, name, scopes, isConnection }: Program) {
    const kind = isConnection ? 'connection' : 'key';
    const confirmation = {
      title: `Revoke this ${kind}?`,
      text: revoking(name),
      action: { label: `Revoke ${kind}`, busy: 'Revoking...' },
      onConfirm: () => change('DELETE', id, {}, revoked),
    };
    return (
      <>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            <bdi className="min-w-0 break-words">{name}</bdi>
            {isConnection ? <Badge>Connection</Badge> : null}
          </p>
          <p>{scopes.map((scope) => SCOPE_DETAILS[scope].label).join(', ')}</p>
        </div>
        <ConfirmButton size="touch" aria-label={`Revoke ${name}`} confirmation={confirmation}>
          Revoke
        </ConfirmButton>
      </>
    );
  }
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">
        {about}{' '}
        <a href={DEVELOPERS_PATH} className="link-underline">
          How to use the API
        </a>
      </p>
      <SettingRow heading="Assistants" text={texts.address}>
        <CopyField label="MCP address" value={address} />
      </SettingRow>
      <NewEntry
        heading="New key"
        text={newKey}
        path={PATH}
        field={{ label: 'Name', name: 'name', maxLength: MAX_KEY_NAME_CHARACTERS }}
        choices={{ legend: 'What it may do', name: 'scopes', choices: scopeChoices(SCOPES) }}
        secret={['Key', once]}
        submit="Create key"
        onAdded={request.mutate}
      />
      <SettingRow heading="Keys and connections" text={request.data?.length === 0 ? empty : list}>
        <EntryList label="Keys and connections" request={request}>
          {item}
        </EntryList>
      </SettingRow>
    </>
  );
}
