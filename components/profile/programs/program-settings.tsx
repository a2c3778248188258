'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime, longDate } from '@/components/ui/format.ts';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import { SCOPE_DETAILS } from '@/lib/constants/scopes.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Program } from '@/lib/programs/schema.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import { SettingRow } from '../settings/setting.tsx';
import { CopyField } from './copy-field.tsx';
import { NewKey } from './new-key.tsx';

const PATH = '/api/account/keys';

type ProgramRowProps = { program: Program; onRevoke: () => void };

const ProgramRow = ({ program: { name, scopes, isConnection, createdAt, lastUsedAt }, onRevoke }: ProgramRowProps) => (
  <li className="flex items-start justify-between gap-x-6 py-4">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span dir="auto" className="min-w-0 font-semibold break-words">
          {name}
        </span>
        {isConnection ? <Badge>Connection</Badge> : null}
      </p>
      <p className="mt-1">{scopes.map((scope) => SCOPE_DETAILS[scope].label).join(', ')}</p>
      <p className="mt-1 text-muted-foreground">
        {`Created ${longDate(createdAt)}. ${lastUsedAt ? `Last used ${localTime(lastUsedAt)}.` : 'Never used.'}`}
      </p>
    </div>
    <Button variant="outline" size="touch" onClick={onRevoke} className="shrink-0">
      Revoke<span className="sr-only"> {name}</span>
    </Button>
  </li>
);

/** Keys and connections with which programs act for the user. `address` is that of the MCP server. */
export function ProgramSettings({ address }: { address: string }) {
  const request = useSWR<Program[], Error>(PATH, { revalidateOnMount: true });
  const [asked, setAsked] = useState<Program>();

  const revoke = ({ id }: Program) =>
    attempt(async () => {
      await requestJson(`${PATH}/${id}`, { method: 'DELETE', body: {} });
      await request.mutate((programs) => programs?.filter((program) => program.id !== id), { revalidate: false });
      toast(PROGRAM_MESSAGES.revoked);
    }, PROGRAM_MESSAGES.revokeFailed);
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">
        {PROGRAM_MESSAGES.about}{' '}
        <a href={DEVELOPERS_PATH} className="link-underline">
          How to use the API
        </a>
      </p>
      <SettingRow heading="Assistants" text={PROGRAM_MESSAGES.address}>
        <div className="mt-4">
          <CopyField label="MCP address" value={address} />
        </div>
      </SettingRow>
      <NewKey onCreated={() => void request.mutate()} />
      <SettingRow heading="Keys and connections" text={PROGRAM_MESSAGES.list}>
        <Loaded
          request={request}
          text={PROGRAM_MESSAGES.loadFailed}
          waiting="Loading…"
          skeleton={<Skeleton className="mt-4 h-20" />}
          className="mt-4"
        >
          {(programs) =>
            programs.length > 0 ? (
              <ul aria-label="Keys and connections" className="mt-3 divide-y divide-border text-sm">
                {programs.map((program) => (
                  <ProgramRow key={program.id} program={program} onRevoke={() => setAsked(program)} />
                ))}
              </ul>
            ) : (
              <p className="mt-4 text-sm">{PROGRAM_MESSAGES.empty}</p>
            )
          }
        </Loaded>
        {asked ? (
          <ConfirmDialog
            title={`Revoke this ${asked.isConnection ? 'connection' : 'key'}?`}
            text={PROGRAM_MESSAGES.revoking(asked.name)}
            action={{ label: `Revoke ${asked.isConnection ? 'connection' : 'key'}`, busy: 'Revoking...' }}
            onConfirm={() => revoke(asked)}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </SettingRow>
    </>
  );
}
