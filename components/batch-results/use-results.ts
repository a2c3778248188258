import type { Route } from 'next';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { readIds, resultsPath } from '@/components/batch/rules.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { MAX_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';

export type LoadedBlogs = { blogs: Blog[]; missing: number };

/** Reads the blogs of a batch concurrently (spec §7). Throws the sentence of spec §8 when none could be read. */
async function loadBlogs(ids: readonly string[]): Promise<LoadedBlogs> {
  const answers = await Promise.allSettled(ids.map((id) => requestJson<Blog>(`/api/blogs/${encodeURIComponent(id)}`)));
  const blogs = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (blogs.length > 0) return { blogs, missing: ids.length - blogs.length };
  const isAnswered = answers.some((answer) => answer.status === 'rejected' && answer.reason instanceof ApiError);
  throw new Error(isAnswered ? BATCH_RESULTS_MESSAGES.noneLoaded : BATCH_RESULTS_MESSAGES.failed);
}

/** Parses the `ids` of the address: valid, distinct, up to the maximum batch size. */
export function parseIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, MAX_BATCH_SIZE);
}

/** The ids in the address, else those stored in this tab, which are put into the address (spec §4). */
function useResultIds(): { ids: readonly string[]; isLookedUp: boolean } {
  const router = useRouter();
  const text = useSearchParams().get('ids');
  const ids = useMemo(() => parseIds(text), [text]);
  const [isLookedUp, setIsLookedUp] = useState(false);
  useEffect(() => {
    if (ids.length > 0) return;
    const storedIds = parseIds(readIds().join());
    if (storedIds.length > 0) router.replace(resultsPath(storedIds) as Route);
    else setIsLookedUp(true);
  }, [ids, router]);
  return { ids, isLookedUp: isLookedUp || ids.length > 0 };
}

/** The blogs of the results screen. */
export function useResults() {
  const { ids, isLookedUp } = useResultIds();
  const { data, error, isValidating, mutate } = useSWR(
    ids.length > 0 ? ['batch-results', ...ids] : null,
    () => loadBlogs(ids),
    {
      revalidateOnMount: true,
      onSuccess: ({ missing }) => {
        if (missing === 0) return;
        const message = BATCH_RESULTS_MESSAGES.someMissing(missing, ids.length);
        toast({ ...message, variant: 'destructive' });
      },
    },
  );
  const failure = error instanceof Error ? error.message : undefined;
  return {
    loaded: data,
    total: ids.length,
    failure: isLookedUp && ids.length === 0 ? BATCH_RESULTS_MESSAGES.noIds : failure,
    /** Absent while loading, or without ids. */
    retry: ids.length > 0 && !isValidating ? () => void mutate() : undefined,
  };
}
