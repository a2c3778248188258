'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import type { SubscriptionCheck } from '@/lib/subscription/schema.ts';

/** The one read that is repeated when it fails, this often (spec §7). */
const RETRIES = 2;

/** SWR waits half to one and a half times twice this before the first repetition, of four times before the second, in ms. */
const RETRY_MS = 500;

/** The answer; the server may name no limit (spec §3, §6). */
export type PlanCheck = Omit<SubscriptionCheck, 'freeLimit'> & Partial<Pick<SubscriptionCheck, 'freeLimit'>>;

/** A user's subscription; a failure shows a toast. Read anew whenever the screen opens. */
export function useSubscriptionCheck(uid: string) {
  const path = `/api/subscription/check?userId=${encodeURIComponent(uid)}`;
  const [failures, setFailures] = useState(0);
  const hasFailed = failures > RETRIES;
  const { data, isLoading, mutate } = useSWR<PlanCheck, Error>(path, {
    revalidateOnMount: true,
    shouldRetryOnError: true,
    errorRetryCount: RETRIES,
    errorRetryInterval: RETRY_MS,
    onError: () => setFailures((count) => count + 1),
    onSuccess: () => setFailures(0),
  });
  useEffect(() => {
    if (hasFailed) toast({ ...SUBSCRIPTION_MESSAGES.connectionIssue, variant: 'destructive' });
  }, [hasFailed]);
  return {
    check: data,
    hasFailed,
    isLoading,
    retry: () => {
      setFailures(0);
      void mutate();
    },
    /** Shows a state that another call has just answered. */
    show: (subscription: SubscriptionCheck['subscription']) =>
      void mutate((known) => (known ? { ...known, subscription } : known), { revalidate: !data }),
  };
}
