import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import { type BlogOwnership, type BlogRights, blogRights } from '@/lib/blogs/rights.ts';
import { INDEXED_WRITERS } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** The viewer's rights on a blog (spec §6), more while `isPending`: the server knows whether a visitor made it. */
export function useBlogRights(blogId: string, ownership: BlogOwnership) {
  const { user, loading } = useAuth();
  const known = blogRights(ownership, { uid: user?.uid });
  const mayBeMaker = known.mayTryStyle && !user && !loading;
  const asked = useSWR<BlogRights>(mayBeMaker ? `/api/blogs/${blogId}/rights` : null);
  return { ...(asked.data ?? known), isPending: loading || asked.isLoading };
}

export type ViewerRights = ReturnType<typeof useBlogRights>;

export function useCanTranslate(): (writer: Blog['writer']) => boolean {
  const hasModel = Boolean(useConnectedModel()?.model);
  return (writer) => hasModel && INDEXED_WRITERS.some((each) => each === writer);
}
