import { cn } from '@/components/ui/cn.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { cardPath } from '@/lib/routes.ts';
import { LanguageFonts } from '../article/language-fonts.tsx';

/** Titles longer than this many letters are set smaller rather than cut. */
const LONG = 64;
const VERY_LONG = 120;

/** Letters of a title; a Chinese or Japanese one is as wide as two. */
function breadth(title: string): number {
  const wide = title.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu) ?? [];
  return [...title].length + wide.length;
}

/** A blog's title in a list, in its own language. */
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
