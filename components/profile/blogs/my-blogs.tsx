import { Search, Trash2 } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { FailedState } from '@/components/shell/page-parts.tsx';
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

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PROFILE_PAGE_SIZE));
}

/** The page is in the address, so that Back returns to it. */
const hrefOf = (page: number) => (page === 1 ? '/profile' : `/profile?page=${page}`) as Route;

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
    if (isPastTheEnd) window.history.replaceState(null, '', hrefOf(pages));
  }, [data, isLoading, page, pages]);

  return {
    blogs: data?.blogs,
    total: data?.total,
    paging: { page, pages, hrefOf, isLoading: isLoading && data !== undefined },
    hasFailed: error !== undefined && !isValidating,
    retry,
  };
}

const LINK = 'inline-flex items-center gap-1.5 py-1 text-sm font-medium link-underline';

/** The user's blogs, page by page (spec §2, /profile): the list of /blogs without search and filters. */
export function MyBlogs({ blogs, total, paging, hasFailed, retry }: ReturnType<typeof useMyBlogs>) {
  function content() {
    if (hasFailed) return <FailedState text="Could not load your blogs" retry={retry} />;
    if (!blogs) return <BlogGridSkeleton />;
    return total === 0 ? <NoBlogs /> : <OwnBlogs blogs={blogs} {...paging} />;
  }
  return (
    <section aria-labelledby="my-blogs">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="my-blogs" className="font-display text-2xl font-semibold tracking-tight">
          My Blogs
        </h2>
        <div className="flex gap-5">
          {total === 0 ? null : (
            <Link href={MY_BLOGS_PATH} prefetch={false} className={LINK}>
              <Search aria-hidden className="size-4" />
              Search and filter
            </Link>
          )}
          <Link href={BIN_PATH} prefetch={false} className={LINK}>
            <Trash2 aria-hidden className="size-4" />
            Trash
          </Link>
        </div>
      </div>
      {content()}
    </section>
  );
}
