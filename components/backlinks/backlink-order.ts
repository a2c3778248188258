import type { Backlink } from '@/lib/backlinks/schema';

/** The list with an entry in its place, or first when it is new. */
export function withBacklink(list: readonly Backlink[] | undefined, entry: Backlink): Backlink[] {
  const known = list ?? [];
  return known.some(({ id }) => id === entry.id)
    ? known.map((old) => (old.id === entry.id ? entry : old))
    : [entry, ...known];
}
