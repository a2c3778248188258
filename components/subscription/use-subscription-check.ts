'use client';

import useSWR from 'swr';
import { toast } from '@/components/ui/use-toast';
import type { SubscriptionCheck } from '@/lib/access/schema';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/profile-messages';
import { requestJson } from '@/lib/http/client';
import { withRetries } from './with-retries';

/** The one read that is repeated when it fails, this often (spec §7). */
const RETRIES = 2;

/** The answer; the server may name no limit (spec §3, §6). */
type Answer = Omit<SubscriptionCheck, 'freeLimit'> & Partial<Pick<SubscriptionCheck, 'freeLimit'>>;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const read = (path: string) => withRetries(RETRIES, () => requestJson<Answer>(path), pause);

/** A user's subscription; a failure is told by a toast. Read anew whenever the screen opens. */
export function useSubscriptionCheck(uid: string) {
  const path = `/api/subscription/check?userId=${encodeURIComponent(uid)}`;
  const { data, error, isLoading, mutate } = useSWR<Answer, Error>(path, read, {
    revalidateOnMount: true,
    onError: () => toast({ ...SUBSCRIPTION_MESSAGES.connectionIssue, variant: 'destructive' }),
  });
  return { check: data, hasFailed: error !== undefined, isLoading, retry: () => void mutate() };
}
