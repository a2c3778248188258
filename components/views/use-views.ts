'use client';

import useSWR from 'swr';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import type { ViewStatistics, ViewsByBlog } from '@/lib/views/schema.ts';

/** Statistics at an API path, reloaded on every mount. */
export function useViewStatistics(path: string) {
  const { data, error, isValidating, mutate } = useSWR<ViewStatistics, Error>(path, { revalidateOnMount: true });
  return {
    statistics: data,
    hasFailed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

/** Recent views by blog; undefined while loading and after a failure. */
export function useViewsByBlog(blogs: readonly BlogSummary[] | undefined): ViewsByBlog | undefined {
  const ids = blogs?.map(({ id }) => id).join(',');
  const path = ids ? `/api/views/counts?ids=${ids}` : null;
  return useSWR<ViewsByBlog, Error>(path, { revalidateOnMount: true }).data;
}
