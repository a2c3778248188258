import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { visibleAmong } from '@/lib/blogs/authorization.ts';
import type { BatchState } from './state.ts';

const withTitlesOf = (visible: ReadonlySet<string>, { blogs, ...state }: BatchState) => ({
  ...state,
  blogs: blogs.map(({ id, title }) => ({ id, title: visible.has(id) ? title : '' })),
});

const idsIn = ({ blogs }: BatchState) => blogs.map(({ id }) => id);

/** A batch as an actor may know it: a blog that they may not see has no title for them. */
export async function shownTo(actor: Actor, batch: BatchState): Promise<BatchState> {
  return withTitlesOf(await visibleAmong(actor, idsIn(batch)), batch);
}

/** Batches as `shownTo` gives each. */
export async function allShownTo(actor: Actor, batches: readonly BatchState[]): Promise<BatchState[]> {
  const visible = await visibleAmong(actor, batches.flatMap(idsIn));
  return batches.map((batch) => withTitlesOf(visible, batch));
}
