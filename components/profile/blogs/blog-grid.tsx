import type { Route } from 'next';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { CardPicture, CardTitle } from '@/components/blog/card/card-parts.tsx';
import { EmptyState } from '@/components/shell/page-parts.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/cn.ts';
import { longDate } from '@/components/ui/format.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import { CHART_DAYS } from '@/lib/constants/limits.ts';
import { type ColorTheme, languageTag } from '@/lib/constants/options.ts';
import { viewPath } from '@/lib/routes.ts';

/** Where the list's pages are, from 1. */
export type Paging = { page: number; pages: number; pageHref: (page: number) => Route };

function PageLink({ page, pages, pageHref, rel, children }: Paging & { rel: 'prev' | 'next'; children: string }) {
  if (page < 1 || page > pages) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <LinkButton href={pageHref(page)} scroll={false} rel={rel} variant="outline">
      {children}
    </LinkButton>
  );
}

export function Pages({ label, ...paging }: Paging & { label: string }) {
  const t = useTranslations('myBlogs');
  const { page, pages } = paging;
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-4">
      <PageLink {...paging} page={page - 1} rel="prev">
        {t('previous')}
      </PageLink>
      <p className="text-sm text-muted-foreground">{t('page', { page, pages })}</p>
      <PageLink {...paging} page={page + 1} rel="next">
        {t('next')}
      </PageLink>
    </nav>
  );
}

export function NoBlogs() {
  const t = useTranslations('myBlogs');
  return (
    <EmptyState text={t('empty')}>
      <p className="mx-auto mt-3 max-w-sm text-muted-foreground">{t('emptyHint')}</p>
      <LinkButton href="/create" className="mt-6">
        {t('createFirst')}
      </LinkButton>
    </EmptyState>
  );
}

/** Colors of the themes; they do not follow light or dark. */
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

type BlogCardProps = {
  blog: ListedBlog;
  isFirst?: boolean;
  date: string;
  controls?: ReactNode;
  badge?: ReactNode;
  /** null while loading, with room for it. */
  views?: number | null;
  note?: ReactNode;
};

const RecentViews = ({ count }: { count: number | null }) => (
  <span className={cn(count === null && 'invisible')}>
    {useTranslations('views')('recent', { count: count ?? 0, days: CHART_DAYS })}
  </span>
);

export function BlogCard({ blog, isFirst, date, controls, badge, views, note }: BlogCardProps) {
  const t = useTranslations('myBlogs');
  const options = useTranslations('options');
  const { title } = blog.content;
  const lang = languageTag(blog);
  const color = blog.colorTheme === 'default' ? null : options(`colorThemes.${blog.colorTheme}`);
  return (
    <Card className="relative flex h-full flex-col transition-colors hover:border-foreground">
      <CardPicture blog={blog} isFirst={isFirst} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
            <time dateTime={date}>{longDate(date, t.language)}</time>
            {views === undefined ? null : <RecentViews count={views} />}
          </p>
          {controls}
        </div>
        <div className="mt-2">
          <CardTitle blog={blog} />
        </div>
        <p lang={lang} className="mt-3 text-sm leading-relaxed break-words text-muted-foreground">
          {blog.excerpt}
        </p>
        {note}
        <div className="mt-auto flex items-end justify-between gap-3 pt-5">
          <div className="flex flex-wrap gap-1.5">
            {badge}
            <Badge>{options(`styles.${blog.style}.label`)}</Badge>
            {color ? (
              <Badge className="gap-1.5">
                <span aria-hidden className={cn('size-2 rounded-full', SWATCHES[blog.colorTheme])} />
                {color}
              </Badge>
            ) : null}
          </div>
          <LinkButton href={viewPath(blog.id)} variant="outline" size="sm" className="after:absolute after:inset-0">
            {t.rich('view', { title, spoken: <span className="sr-only" /> })}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

type BlogGridProps = { blogs: readonly ListedBlog[]; card?: (blog: ListedBlog, isFirst: boolean) => ReactNode };

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4';

export const BlogGrid = ({
  blogs,
  card = (blog, isFirst) => <BlogCard blog={blog} isFirst={isFirst} date={blogDates(blog).published} />,
}: BlogGridProps) => (
  <ul className={GRID}>
    {blogs.map((blog, at) => (
      <li key={blog.id} className="min-w-0">
        {card(blog, at === 0)}
      </li>
    ))}
  </ul>
);

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Placeholder while blogs load; `hasDate` reserves the line of dates. */
export const BlogGridSkeleton = ({ hasDate = true }: { hasDate?: boolean }) => (
  <div className={GRID}>
    {PLACES.map((place) => (
      <Card key={place} className="flex flex-col">
        <Skeleton className="aspect-[1200/630] w-full rounded-b-none" />
        <div className={cn('p-5 sm:p-6', hasDate ? 'h-64' : 'h-60')}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-5 h-20" />
        </div>
      </Card>
    ))}
  </div>
);
