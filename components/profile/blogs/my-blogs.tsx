'use client';

import { Search, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { BIN_PATH, MY_BLOGS_PATH } from '@/lib/routes.ts';
import { BlogGridSkeleton } from './blog-grid-skeleton.tsx';
import { EmptyBlogs } from './empty-blogs.tsx';
import { NoBlogs } from './no-blogs.tsx';
import { OwnBlogs } from './own-blogs.tsx';
import type { MyBlogsState } from './use-my-blogs.ts';

const LINK =
  'inline-flex items-center gap-1.5 text-sm font-medium underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground';

type PaginationProps = { page: number; pages: number; onTurn: (page: number) => void };

/** Turns the pages of a list (spec §2, /profile). */
function Pagination({ page, pages, onTurn }: PaginationProps) {
  return (
    <nav aria-label="Pages of my blogs" className="mt-6 flex items-center justify-between gap-4">
      <Button variant="outline" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        Page {page} of {pages}
      </p>
      <Button variant="outline" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <EmptyBlogs text="Your blogs did not load">
      <Button variant="outline" onClick={retry} className="mt-6">
        Try again
      </Button>
    </EmptyBlogs>
  );
}

/** The user's own blogs, page by page (spec §2, /profile). */
export function MyBlogs({ state }: { state: MyBlogsState }) {
  const { blogs, total, page, pages, hasFailed, isTurning, goToPage, retry } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  function turnTo(next: number): void {
    goToPage(next);
    // The focus goes with the reader, and does not rest on a button that ends at the last page.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }

  function content() {
    if (hasFailed) return <Failed retry={retry} />;
    if (!blogs) return <BlogGridSkeleton />;
    if (total === 0) return <NoBlogs />;
    return (
      <div aria-busy={isTurning} className={cn(isTurning && 'opacity-50')}>
        <OwnBlogs blogs={blogs} layout="grid" />
      </div>
    );
  }
  return (
    <section aria-labelledby="my-blogs">
      <div className="flex items-baseline justify-between gap-4">
        <h2
          ref={heading}
          id="my-blogs"
          tabIndex={-1}
          className="font-display text-2xl font-semibold tracking-tight outline-none"
        >
          My Blogs
        </h2>
        <div className="flex gap-5">
          <Link href={MY_BLOGS_PATH} prefetch={false} className={LINK}>
            <Search aria-hidden className="size-4" />
            Search and sort
          </Link>
          <Link href={BIN_PATH} prefetch={false} className={LINK}>
            <Trash2 aria-hidden className="size-4" />
            Bin
          </Link>
        </div>
      </div>
      <div className="mt-5">{content()}</div>
      {pages > 1 ? <Pagination page={page} pages={pages} onTurn={turnTo} /> : null}
    </section>
  );
}
