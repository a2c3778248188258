'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { type CredentialErrors, checkCredentials } from '@/components/backlinks/form/check-credentials.ts';
import type { GivenCredentials } from '@/components/backlinks/form/credential-draft.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { WithdrawResponse } from '@/lib/backlinks/schema.ts';
import { BIN_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

/** A post that is to be deleted on its platform. */
export type Withdrawal = {
  platform: PlatformName;
  /** What was entered of the credentials, in memory only; null where remembered ones are used. */
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

/** Checked credentials of a withdrawal, or their errors. */
const settled = ({ platform, values }: Withdrawal) =>
  values ? checkCredentials(platform, values) : ({ ok: true, credentials: undefined } as const);

/** Posts on other platforms that are to be deleted there as well, by the addresses that do it. */
export function useWithdrawals() {
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Withdrawal>>(new Map());

  function choose(address: string, withdrawal: Withdrawal | null): void {
    setChosen((before) => {
      const others = [...before].filter(([each]) => each !== address);
      return new Map(withdrawal ? [...others, [address, withdrawal]] : others);
    });
  }

  /** Checks all credentials and moves the focus to the first faulty field. @returns whether there is none */
  function checkAll(): boolean {
    const checked = new Map<string, Withdrawal>();
    for (const [address, withdrawal] of chosen) {
      const result = settled(withdrawal);
      checked.set(address, { ...withdrawal, errors: result.ok ? {} : result.errors });
    }
    // On the page before the focus comes, so that a screen reader reads the fault with the field.
    flushSync(() => setChosen(checked));
    const faulty = '[role="dialog"] input[aria-invalid="true"]';
    document.querySelector<HTMLInputElement>(faulty)?.focus();
    return [...checked.values()].every(({ errors }) => Object.keys(errors).length === 0);
  }

  /** Deletes the chosen ones, until one stays where it is: a toast says why. @returns whether all are gone */
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

/** The posts that are to be deleted on their platforms. */
export type Withdrawals = ReturnType<typeof useWithdrawals>;
