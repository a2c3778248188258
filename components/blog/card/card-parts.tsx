import { EyeOff } from 'lucide-react';
import { cn } from '@/components/ui/cn.ts';
import { LanguageFonts } from '@/components/ui/language-fonts.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { cardPath } from '@/lib/routes.ts';

const LONG = 64;
const VERY_LONG = 120;

/** Width of a title in letters; Chinese and Japanese ones count double. */
function breadth(title: string): number {
  const wide = title.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu) ?? [];
  return [...title].length + wide.length;
}

export function CardTitle({ blog }: { blog: Pick<BlogSummary, 'language' | 'content'> }) {
  const { title } = blog.content;
  const letters = breadth(title);
  const size = letters > VERY_LONG ? 'text-lg' : letters > LONG ? 'text-xl' : 'text-2xl';
  return (
    <>
      <LanguageFonts language={blog.language} />
      <h3
        lang={LANGUAGE_DETAILS[blog.language].tag}
        className={cn('font-display leading-tight font-semibold tracking-[-0.01em] break-words', size)}
      >
        {title}
      </h3>
    </>
  );
}

type CardPictureProps = { blog: Pick<BlogSummary, 'id' | 'updatedAt' | 'visibility'>; isFirst?: boolean };

const PICTURE =
  'aspect-[1200/630] h-auto w-full rounded-t-[calc(var(--radius)-1px)] border-b border-border bg-muted text-muted-foreground';

/** A blog's social preview image in a list; decorative, as it repeats the title. `v` bypasses caches after a change. */
export function CardPicture({ blog: { id, updatedAt, visibility }, isFirst = false }: CardPictureProps) {
  // The card of a draft is not public.
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
