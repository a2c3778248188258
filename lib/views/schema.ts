import { z } from 'zod';
import { boundedText } from '@/lib/http/bounds.ts';
import type { VIEW_COUNTS } from './rules.ts';

export type ViewCounts = Record<(typeof VIEW_COUNTS)[number], number>;

/** A UTC day, YYYY-MM-DD. */
export type DayOfViews = ViewCounts & { day: string };

export type Referrer = { host: string; count: number };

/** Statistics of a blog or user, oldest day first. */
export type ViewStatistics = {
  days: DayOfViews[];
  /** Other sites than those in `aiAnswers`. */
  referrers: Referrer[];
  /** AI assistants whose answers were followed. */
  aiAnswers: Referrer[];
  embedders: Referrer[];
};

/** Recent views by blog id; missing if none. */
export type ViewsByBlog = Readonly<Record<string, number>>;

export const statisticsQuerySchema = z.object({ format: z.enum(['json', 'csv']).default('json') });

const MAX_BLOGS = 100;

/** Query of GET /api/views/counts: ids separated by commas. */
export const viewCountsQuerySchema = z.object({
  ids: boundedText(MAX_BLOGS * 65)
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(MAX_BLOGS)),
});
