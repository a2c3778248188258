'use client';

import { LayoutGrid, Table2, Trash2 } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { PageTitle } from '@/components/shell/page-title.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { myBlogsPath } from '@/lib/blogs/my-blogs/path.ts';
import type { MyBlogsPage, MyBlogsView } from '@/lib/blogs/my-blogs/schema.ts';
import { BLOG_LAYOUTS } from '@/lib/constants/options.ts';
import { MY_BLOGS_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { BIN_PATH } from '@/lib/routes.ts';
import { EmptyBlogs, NoBlogs } from '../blogs/blog-grid.tsx';
import { OwnBlogs } from '../blogs/own-blogs.tsx';
import { BlogFilters } from './blog-filters.tsx';

/** The linked pages: first, last, and those around the current one. */
export function linkedPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  return [...new Set(near)];
}

/** Links to the other pages. */
function PageLinks({ view, pages }: { view: MyBlogsView; pages: number }) {
  const hrefOf = (page: number) => myBlogsPath({ ...view, page }) as Route;
  const linked = linkedPages(view.page, pages);
  const step = buttonVariants({ variant: 'outline' });
  return (
    <nav aria-label="Pages of my blogs" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {view.page > 1 ? (
        <Link href={hrefOf(view.page - 1)} prefetch={false} rel="prev" className={step}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <ul className="flex flex-wrap items-center gap-1 max-sm:hidden">
        {linked.map((page, place) => (
          <li key={page} className="flex items-center gap-1">
            {place > 0 && page - (linked[place - 1] ?? 0) > 1 ? (
              <span aria-hidden className="px-1 text-muted-foreground">
                …
              </span>
            ) : null}
            <Link
              href={hrefOf(page)}
              prefetch={false}
              aria-label={`Page ${page}`}
              aria-current={page === view.page ? 'page' : undefined}
              className={cn(
                'flex h-10 min-w-10 items-center justify-center rounded-md px-2 text-sm font-medium',
                page === view.page ? 'bg-foreground text-background' : 'hover:bg-accent',
              )}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
      {view.page < pages ? (
        <Link href={hrefOf(view.page + 1)} prefetch={false} rel="next" className={step}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

type MyBlogsScreenProps = MyBlogsPage & {
  view: MyBlogsView;
  /** Number of result pages. */
  pages: number;
};

const LAYOUT_NAMES = { grid: 'Cards', table: 'Table' } as const;
const LAYOUT_ICONS = { grid: LayoutGrid, table: Table2 } as const;

const NUMBER = new Intl.NumberFormat('en-US');

/** '1 blog', '10,000 blogs', '12 of 10,000 blogs'. */
function countText(found: number, total: number): string {
  const all = `${NUMBER.format(total)} ${total === 1 ? 'blog' : 'blogs'}`;
  return found === total ? all : `${NUMBER.format(found)} of ${all}`;
}

/** Switches between cards and table. */
function LayoutLinks({ view }: { view: MyBlogsView }) {
  return (
    <nav aria-label="Layout" className="flex rounded-md border border-input p-0.5">
      {BLOG_LAYOUTS.map((layout) => {
        const Icon = LAYOUT_ICONS[layout];
        return (
          <Link
            key={layout}
            href={myBlogsPath({ ...view, layout }) as Route}
            prefetch={false}
            scroll={false}
            aria-current={view.layout === layout ? 'true' : undefined}
            className={cn(
              'flex h-8 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium pointer-coarse:h-10',
              view.layout === layout ? 'bg-foreground text-background' : 'hover:bg-accent',
            )}
          >
            <Icon aria-hidden className="size-4" />
            {LAYOUT_NAMES[layout]}
          </Link>
        );
      })}
    </nav>
  );
}

function NothingFound({ view }: { view: MyBlogsView }) {
  const { order, layout } = view;
  return (
    <EmptyBlogs text={MY_BLOGS_MESSAGES.nothingFound}>
      <p className="mx-auto mt-3 max-w-sm break-words text-muted-foreground">
        {view.q
          ? `No blog contains all words of “${view.q}”${view.state || view.language || view.style ? ' and matches the filters' : ''}.`
          : 'No blog matches all of these filters.'}
      </p>
      <Link
        href={myBlogsPath({ order, layout }) as Route}
        className={cn(buttonVariants({ variant: 'outline' }), 'mt-6')}
      >
        Show all blogs
      </Link>
    </EmptyBlogs>
  );
}

/** My Blogs: search, filters, sorting and bulk actions (docs/decisions/0075). */
export function MyBlogsScreen({ view, pages, blogs, found, total }: MyBlogsScreenProps) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  useEffect(preloadToasts, []);

  const goTo = (next: MyBlogsView) => startLoading(() => router.push(myBlogsPath(next) as Route, { scroll: false }));
  const refresh = () => startLoading(() => router.refresh());

  function content() {
    if (total === 0) return <NoBlogs />;
    if (found === 0) return <NothingFound view={view} />;
    return <OwnBlogs blogs={blogs} layout={view.layout} isWide onChanged={refresh} />;
  }
  return (
    <div className="page-width pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle>My Blogs</PageTitle>
        <div className="flex flex-wrap gap-3">
          <Link href={BIN_PATH} prefetch={false} className={buttonVariants({ variant: 'outline' })}>
            <Trash2 aria-hidden />
            Bin
          </Link>
          <Link href="/create" prefetch={false} className={buttonVariants()}>
            Create New Blog
          </Link>
        </div>
      </div>
      {total > 0 ? <BlogFilters view={view} onChange={goTo} /> : null}
      <div className="mt-6 mb-4 flex min-h-9 items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted-foreground">
          {total > 0 ? countText(found, total) : ''}
          {pages > 1 ? `, page ${NUMBER.format(view.page)} of ${NUMBER.format(pages)}` : ''}
        </p>
        {total > 0 ? <LayoutLinks view={view} /> : null}
      </div>
      <div aria-busy={isLoading} className={cn('transition-opacity', isLoading && 'opacity-50')}>
        <h2 className="sr-only">Blogs</h2>
        {content()}
      </div>
      {pages > 1 ? <PageLinks view={view} pages={pages} /> : null}
    </div>
  );
}
