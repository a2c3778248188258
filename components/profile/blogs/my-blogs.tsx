import { Search, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { FailedState } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { BlogPage } from '@/lib/blogs/schema.ts';
import { PROFILE_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { PROFILE_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { ApiError } from '@/lib/http/client.ts';
import { BIN_PATH, MY_BLOGS_PATH } from '@/lib/routes.ts';
import { BlogGridSkeleton, NoBlogs } from './blog-grid.tsx';
import { OwnBlogs } from './own-blogs.tsx';

/** The page in the query string; 1 by default. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Number of pages; at least one (spec §2: 'Page X of Y'). */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PROFILE_PAGE_SIZE));
}

/** The page is in the address, so that Back returns to it. */
function addressOf(page: number): string {
  return page === 1 ? '/profile' : `/profile?page=${page}`;
}

/** Whether the session has ended elsewhere or belongs to another user. */
const isSessionOver = (error: Error) => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** A page of the user's blogs. Reloaded whenever the screen opens; a failure shows a toast. */
export function useMyBlogs(uid: string) {
  const { refresh } = useAuth();
  const page = pageOf(useSearchParams().get('page'));
  const path = `/api/blogs/user/${encodeURIComponent(uid)}?page=${page}&pageSize=${PROFILE_PAGE_SIZE}`;
  const { data, error, isLoading, isValidating, mutate } = useSWR<BlogPage, Error>(path, {
    revalidateOnMount: true,
    keepPreviousData: true,
    onError: (failure) => {
      toast({ ...PROFILE_MESSAGES.blogsFailed, variant: 'destructive', action });
      if (isSessionOver(failure)) void refresh();
    },
  });
  const retry = () => void mutate();
  const action = { label: 'Retry', hint: 'Press Try again under My Blogs', run: retry };
  const pages = data ? pageCount(data.total) : 1;

  useEffect(() => {
    const isPastTheEnd = !isLoading && data !== undefined && page > pages;
    if (isPastTheEnd) window.history.replaceState(null, '', addressOf(pages));
  }, [data, isLoading, page, pages]);

  return {
    blogs: data?.blogs,
    total: data?.total,
    page,
    pages,
    hasFailed: error !== undefined && !isValidating,
    isTurning: isLoading && data !== undefined,
    goToPage: (next: number) => window.history.pushState(null, '', addressOf(next)),
    retry,
  };
}

const LINK = 'inline-flex items-center gap-1.5 text-sm font-medium link-underline';

/** The user's blogs, page by page (spec §2, /profile). */
export function MyBlogs({ state }: { state: ReturnType<typeof useMyBlogs> }) {
  const { blogs, total, page, pages, hasFailed, isTurning, goToPage, retry } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  function turnTo(next: number): void {
    goToPage(next);
    // The focus moves to the top, off a button that may become disabled.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }

  function content() {
    if (hasFailed) return <FailedState text="Could not load your blogs" retry={retry} />;
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
      {pages > 1 ? (
        <nav aria-label="Pages of my blogs" className="mt-6 flex items-center justify-between gap-4">
          <Button variant="outline" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Previous
          </Button>
          <p role="status" className="text-sm text-muted-foreground">
            Page {page} of {pages}
          </p>
          <Button variant="outline" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            Next
          </Button>
        </nav>
      ) : null}
    </section>
  );
}
