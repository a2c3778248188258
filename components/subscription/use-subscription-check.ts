'use client';

import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages';
import { requestJson } from '@/lib/http/client';
import type { SubscriptionCheck } from '@/lib/subscription/schema';
import { withRetries } from './with-retries';

/** The one read that is repeated when it fails, this often (spec §7). */
const RETRIES = 2;

/** The answer; the server may name no limit (spec §3, §6). */
export type PlanCheck = Omit<SubscriptionCheck, 'freeLimit'> &
  Partial<Pick<SubscriptionCheck, 'freeLimit'>>;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const read = (path: string) => withRetries(RETRIES, () => requestJson<PlanCheck>(path), pause);

/** A user's subscription; a failure is told by a toast. Read anew whenever the screen opens. */
export function useSubscriptionCheck(uid: string) {
  const path = `/api/subscription/check?userId=${encodeURIComponent(uid)}`;
  const { data, error, isLoading, mutate } = useSWR<PlanCheck, Error>(path, read, {
    revalidateOnMount: true,
    onError: () => toast({ ...SUBSCRIPTION_MESSAGES.connectionIssue, variant: 'destructive' }),
  });
  return {
    check: data,
    hasFailed: error !== undefined,
    isLoading,
    retry: () => void mutate(),
    /** Shows a state that another call has just answered. */
    show: (subscription: SubscriptionCheck['subscription']) =>
      void mutate((known) => (known ? { ...known, subscription } : known), { revalidate: !data }),
  };
}
