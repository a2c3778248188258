import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { CanCreate } from '@/lib/subscription/schema.ts';

/** Also the SWR key. */
const canCreatePath = (userId: string) => `/api/subscription/can-create?userId=${encodeURIComponent(userId)}`;

/** The user's remaining quota (spec §4, access gating). */
export const readCanCreate = (userId: string, signal?: AbortSignal): Promise<CanCreate> =>
  requestJson<CanCreate>(canCreatePath(userId), { signal });

/** `left` is null while unknown and without a limit, `isCounted` whether another blog counts. */
export function useFreeBlogs(): { left: number | null; isCounted: boolean; recount: () => void } {
  const { user, isOperator } = useAuth();
  const { data, mutate } = useSWR<CanCreate>(user ? canCreatePath(user.uid) : null, { revalidateOnMount: true });
  const left = data?.freeBlogsLeft ?? null;
  const isCounted = user ? left !== null : !IS_UNLIMITED && !isOperator;
  return { left, isCounted, recount: () => void mutate() };
}
