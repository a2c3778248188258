'use client';

import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type BlogOwnership, type BlogRights, blogRights } from '@/lib/blogs/rights.ts';

/**
 * What the viewer may do with a blog (spec §6). Only for an ownerless blog and a signed-out visitor is the server asked,
 * who alone knows whether this browser made it.
 * @returns `isPending` while more rights may turn up
 */
export function useBlogRights(blogId: string, ownership: BlogOwnership) {
  const { user, loading } = useAuth();
  const known = blogRights(ownership, { uid: user?.uid });
  const mayBeMaker = known.mayTryStyle && !user && !loading;
  const asked = useSWR<BlogRights>(mayBeMaker ? `/api/blogs/${blogId}/rights` : null);
  return { ...(asked.data ?? known), isPending: loading || asked.isLoading };
}

/** The viewer's rights on a screen. */
export type ViewerRights = ReturnType<typeof useBlogRights>;
