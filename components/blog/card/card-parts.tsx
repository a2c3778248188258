import { EyeOff } from 'lucide-react';
import { cn } from '@/components/ui/cn.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { cardPath } from '@/lib/routes.ts';

export const CardTitle = ({ blog }: { blog: Pick<BlogSummary, 'language' | 'locale' | 'content'> }) => (
  <h3
    lang={languageTag(blog)}
    className="font-display text-xl leading-tight font-semibold tracking-[-0.01em] break-words"
  >
    {blog.content.title}
  </h3>
);

type CardPictureProps = { blog: Pick<BlogSummary, 'id' | 'updatedAt' | 'visibility'>; isFirst?: boolean };

const PICTURE =
  'aspect-[1200/630] h-auto w-full rounded-t-[calc(var(--radius-md)-1px)] border-b border-border bg-muted text-muted-foreground';

export function CardPicture({ blog: { id, updatedAt, visibility }, isFirst = false }: CardPictureProps) {
  if (visibility === 'draft') {
    return (
      <div aria-hidden className={cn(PICTURE, 'grid place-items-center')}>
        <EyeOff className="size-8" />
      </div>
    );
  }
  return (
    <img
      src={`${cardPath(id)}?v=${Date.parse(updatedAt)}`}
      alt=""
      {...CARD_SIZE}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={PICTURE}
    />
  );
}
