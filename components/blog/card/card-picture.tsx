import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { cardPath } from '@/lib/routes.ts';

/**
 * A blog's own social preview image above its entry in a list. It only repeats the title in the blog's design, so it has
 * no words for a screen reader. Its address changes with the blog, as caches keep the picture for an hour.
 */
export function CardPicture({ blog: { id, updatedAt } }: { blog: Pick<BlogSummary, 'id' | 'updatedAt'> }) {
  return (
    <img
      src={`${cardPath(id)}?v=${Date.parse(updatedAt)}`}
      alt=""
      {...CARD_SIZE}
      loading="lazy"
      decoding="async"
      className="aspect-[1200/630] h-auto w-full rounded-t-[calc(var(--radius)-1px)] border-b border-border bg-muted"
    />
  );
}
