'use client';

import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { canCreatePath } from '@/components/generation/request/request-blog.ts';
import type { CanCreate } from '@/lib/access/schema.ts';

/**
 * How many free blogs whoever is signed in has left, read anew whenever the screen opens.
 * @returns `left` null while it is not known and for whoever has no limit; `recount` after some were written
 */
export function useFreeBlogs(): { left: number | null; recount: () => void } {
  const { user } = useAuth();
  const { data, mutate } = useSWR<CanCreate>(user ? canCreatePath(user.uid) : null, { revalidateOnMount: true });
  return { left: data?.freeBlogsLeft ?? null, recount: () => void mutate() };
}
