import Link from 'next/link';
import type { ReactNode } from 'react';
import { CardPicture, CardTitle } from '@/components/blog/card/card-parts.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Card } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/cn.ts';
import { colorThemeLabel, longDate } from '@/components/ui/format.ts';
import { recentViewsText } from '@/components/views/texts.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { excerpt } from '@/lib/blogs/text/excerpt.ts';
import { runningText } from '@/lib/blogs/text/plain-text.ts';
import { PROFILE_INTRO_CHARACTERS } from '@/lib/constants/limits.ts';
import { type ColorTheme, LANGUAGE_DETAILS, STYLE_LABELS } from '@/lib/constants/options.ts';
import { viewPath } from '@/lib/routes.ts';

/** The themes' own colors; they do not follow light or dark. */
const SWATCHES: Readonly<Record<ColorTheme, string>> = {
  default: '',
  blue: 'bg-blue-600',
  green: 'bg-green-600',
  purple: 'bg-purple-600',
  orange: 'bg-orange-500',
  pink: 'bg-pink-500',
  teal: 'bg-teal-600',
  amber: 'bg-amber-500',
};

function Badges({ style, colorTheme }: Pick<BlogSummary, 'style' | 'colorTheme'>) {
  const color = colorThemeLabel(colorTheme);
  return (
    <>
      <Badge>{STYLE_LABELS[style]}</Badge>
      {color ? (
        <Badge className="gap-1.5">
          <span aria-hidden className={cn('size-2 rounded-full', SWATCHES[colorTheme])} />
          {color}
        </Badge>
      ) : null}
    </>
  );
}

type BlogCardProps = {
  blog: BlogSummary;
  /** The date it shows, as an ISO time. */
  date: string;
  /** What its owner can do with it, in the corner. */
  controls?: ReactNode;
  /** A badge more. */
  badge?: ReactNode;
  /** How often it was read lately, where that is to be shown. */
  views?: number | undefined;
  /** What else its owner is told of it. */
  note?: ReactNode;
};

/** A blog in a list (spec §2, /profile). The whole card leads to it. */
export function BlogCard({ blog, date, controls, badge, views, note }: BlogCardProps) {
  const { title, intro } = blog.content;
  const lang = LANGUAGE_DETAILS[blog.language].tag;
  return (
    <Card className="relative flex h-full flex-col transition-colors hover:border-foreground">
      <CardPicture blog={blog} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
            <time dateTime={date}>{longDate(date)}</time>
            {views === undefined ? null : <span>{recentViewsText(views)}</span>}
          </p>
          {controls}
        </div>
        <div className="mt-2">
          <CardTitle blog={blog} />
        </div>
        <p lang={lang} className="mt-3 text-sm leading-relaxed break-words text-muted-foreground">
          {excerpt(runningText(intro), PROFILE_INTRO_CHARACTERS, lang)}
        </p>
        {note}
        <div className="mt-auto flex items-end justify-between gap-3 pt-5">
          <div className="flex flex-wrap gap-1.5">
            {badge}
            <Badges style={blog.style} colorTheme={blog.colorTheme} />
          </div>
          <Link
            href={viewPath(blog.id)}
            prefetch={false}
            className={cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'after:absolute after:inset-0')}
          >
            View<span className="sr-only"> {title}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
}
