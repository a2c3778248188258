'use client';

import useSWR from 'swr';
import type { ArticleScore } from '@/lib/writing/score/schema.ts';

/** Address of a blog's score, also its key in the cache of reads. */
export const scorePath = (blogId: string) => `/api/blogs/${blogId}/score`;

/** The score of a blog as it is saved, measured anew whenever this is opened. */
export function useScore(blogId: string) {
  const { data, error, isValidating, mutate } = useSWR<ArticleScore, Error>(scorePath(blogId), {
    revalidateOnMount: true,
    dedupingInterval: 0,
  });
  const hasFailed = error !== undefined && !isValidating;
  return {
    /** Null while it is measured for the first time, and where it could not be. */
    score: hasFailed ? null : (data ?? null),
    hasFailed,
    isMeasuring: isValidating,
    retry: () => void mutate(),
  };
}

/** The panel's id. No heading of an article can have it: those never hold a low line. */
export const SCORE_PANEL_ID = 'score_panel';
