'use client';

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import { BIN_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type Answer = { success: boolean; message: string };

async function withdraw(address: string): Promise<Answer> {
  try {
    return await requestJson<Answer>(address, { method: 'POST', body: {} });
  } catch (error) {
    console.error(error);
    const message = apiErrorDetails(error).message ?? BIN_MESSAGES.deleteFailed.description;
    return { success: false, message };
  }
}

const isBacklinkList = (key: unknown) =>
  typeof key === 'string' && key.startsWith('/api/backlinks/');

/** Posts on other platforms that are to be deleted there as well, by the addresses that do it. */
export function useWithdrawals() {
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function choose(address: string, isChosen: boolean): void {
    setChosen((before) => {
      const others = [...before].filter((each) => each !== address);
      return new Set(isChosen ? [...others, address] : others);
    });
  }

  /** Deletes the chosen ones, until one stays where it is: a toast says why. @returns whether all are gone */
  async function withdrawChosen(): Promise<boolean> {
    for (const address of chosen) {
      const { success, message } = await withdraw(address);
      if (!success) {
        const { title } = BIN_MESSAGES.deleteFailed;
        toast({ title, description: message, variant: 'destructive' });
        return false;
      }
      choose(address, false);
      void mutate(isBacklinkList);
    }
    return true;
  }
  return { chosen, choose, withdrawChosen };
}

/** The posts that are to be deleted on their platforms. */
export type Withdrawals = ReturnType<typeof useWithdrawals>;
