'use client';

import useSWR from 'swr';
import type { ArticleScore } from '@/lib/writing/score/schema.ts';

/** Path of a blog's score, also its SWR key. */
export const scorePath = (blogId: string) => `/api/blogs/${blogId}/score`;

/** The score of the saved text, measured on every opening. */
export function useScore(blogId: string) {
  const { data, error, isValidating, mutate } = useSWR<ArticleScore, Error>(scorePath(blogId), {
    revalidateOnMount: true,
    dedupingInterval: 0,
  });
  const hasFailed = error !== undefined && !isValidating;
  return {
    /** Null until it is measured, and after a failure. */
    score: hasFailed ? null : (data ?? null),
    hasFailed,
    isMeasuring: isValidating,
    retry: () => void mutate(),
  };
}

/** Heading ids never contain an underscore, so this cannot collide. */
export const SCORE_PANEL_ID = 'score_panel';
