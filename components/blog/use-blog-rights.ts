'use client';

import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type BlogOwnership, type BlogRights, blogRights } from '@/lib/blogs/rights.ts';

/**
 * The viewer's rights on a blog (spec §6). Asks the server only about ownerless blogs for signed-out visitors, who may
 * have made them.
 * @returns `isPending` while more rights may follow
 */
export function useBlogRights(blogId: string, ownership: BlogOwnership) {
  const { user, loading } = useAuth();
  const known = blogRights(ownership, { uid: user?.uid });
  const mayBeMaker = known.mayTryStyle && !user && !loading;
  const asked = useSWR<BlogRights>(mayBeMaker ? `/api/blogs/${blogId}/rights` : null);
  return { ...(asked.data ?? known), isPending: loading || asked.isLoading };
}

export type ViewerRights = ReturnType<typeof useBlogRights>;
