'use client';

import useSWR from 'swr';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import type { ViewStatistics, ViewsByBlog } from '@/lib/views/schema.ts';

/** How something was read, asked for whenever it is shown. `path` is that of its statistics. */
export function useViewStatistics(path: string) {
  const { data, error, isValidating, mutate } = useSWR<ViewStatistics, Error>(path, { revalidateOnMount: true });
  return {
    statistics: data,
    hasFailed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

/** Views of each of the user's own blogs; undefined until they are known, and where they cannot be. */
export function useViewsByBlog(blogs: readonly BlogSummary[] | undefined): ViewsByBlog | undefined {
  const ids = blogs?.map(({ id }) => id).join(',');
  const path = ids ? `/api/views/counts?ids=${ids}` : null;
  return useSWR<ViewsByBlog, Error>(path, { revalidateOnMount: true }).data;
}
