'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { BlogPage } from '@/lib/blogs/schema.ts';
import { PROFILE_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { PROFILE_MESSAGES } from '@/lib/constants/profile-messages.ts';
import { ApiError } from '@/lib/http/client.ts';

/** The page that an address asks for, from its `page`; 1 when it names none. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** On how many pages a number of blogs stands; at least one (spec §2: 'Page X of Y'). */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PROFILE_PAGE_SIZE));
}

/** The page stands in the address, so that coming back from a blog finds it again. */
function addressOf(page: number): string {
  return page === 1 ? '/profile' : `/profile?page=${page}`;
}

/** Whether the session was ended elsewhere, or belongs to somebody else by now. */
const isSessionOver = (error: Error) => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The user's own blogs, a page of them; a failure shows a toast. Read anew whenever the screen opens. */
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
    /** Whether the blogs shown are still those of another page. */
    isTurning: isLoading && data !== undefined,
    goToPage: (next: number) => window.history.pushState(null, '', addressOf(next)),
    retry,
  };
}

/** State of the list of the user's own blogs. */
export type MyBlogsState = ReturnType<typeof useMyBlogs>;
