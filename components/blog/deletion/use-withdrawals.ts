'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { type CredentialErrors, checkCredentials } from '@/components/backlinks/form/check-credentials.ts';
import type { GivenCredentials } from '@/components/backlinks/form/credential-drafts.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { WithdrawResponse } from '@/lib/backlinks/schema.ts';
import { BIN_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

/** A post to delete on its platform. */
export type Withdrawal = {
  platform: PlatformName;
  /** Typed credentials, in memory only; null for stored ones. */
  values: Readonly<Record<string, string>> | null;
  errors: CredentialErrors;
};

async function withdraw(address: string, credentials: GivenCredentials | undefined): Promise<WithdrawResponse> {
  try {
    return await requestJson(address, { method: 'POST', body: { credentials } });
  } catch (error) {
    console.error(error);
    const message = apiErrorDetails(error).message ?? BIN_MESSAGES.deleteFailed.description;
    return { success: false, message };
  }
}

const isBacklinkList = (key: unknown) => typeof key === 'string' && key.startsWith('/api/backlinks/');

/** Checked credentials, or their errors. */
const settled = ({ platform, values }: Withdrawal) =>
  values ? checkCredentials(platform, values) : ({ ok: true, credentials: undefined } as const);

/** The posts to delete on other platforms, by their API paths. */
export function useWithdrawals() {
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Withdrawal>>(new Map());

  function choose(address: string, withdrawal: Withdrawal | null): void {
    setChosen((before) => {
      const others = [...before].filter(([each]) => each !== address);
      return new Map(withdrawal ? [...others, [address, withdrawal]] : others);
    });
  }

  /** Checks all credentials and focuses the first invalid field. @returns whether all are valid */
  function checkAll(): boolean {
    const checked = new Map<string, Withdrawal>();
    for (const [address, withdrawal] of chosen) {
      const result = settled(withdrawal);
      checked.set(address, { ...withdrawal, errors: result.ok ? {} : result.errors });
    }
    // Rendered before focusing, so that screen readers announce the error.
    flushSync(() => setChosen(checked));
    const faulty = '[role="dialog"] input[aria-invalid="true"]';
    document.querySelector<HTMLInputElement>(faulty)?.focus();
    return [...checked.values()].every(({ errors }) => Object.keys(errors).length === 0);
  }

  /** Deletes the chosen posts up to the first failure. @returns whether all are deleted */
  async function withdrawChosen(): Promise<boolean> {
    if (!checkAll()) return false;
    for (const [address, withdrawal] of chosen) {
      const result = settled(withdrawal);
      const answer = await withdraw(address, result.ok ? result.credentials : undefined);
      if (!answer.success) {
        const { title } = BIN_MESSAGES.deleteFailed;
        toast({ title, description: answer.message, variant: 'destructive' });
        return false;
      }
      if (answer.warning) {
        const title = BIN_MESSAGES.picturesKept(platformLabel(withdrawal.platform));
        toast({ title, description: answer.warning });
      }
      choose(address, null);
      void mutate(isBacklinkList);
    }
    return true;
  }
  return { chosen, choose, withdrawChosen };
}

export type Withdrawals = ReturnType<typeof useWithdrawals>;
