import { z } from 'zod';

/** How often something was read. */
export type ViewCounts = {
  /** Of the pages of blogs, by people */
  views: number;
  /** Different readers on the day, or the sum of the days' */
  readers: number;
  /** In frames on other sites */
  embeds: number;
  /** How often social preview images were fetched */
  cards: number;
};

/** A day (UTC, YYYY-MM-DD) of a chart. */
export type DayOfViews = ViewCounts & { day: string };

/** Another site and what came from it. */
export type Referrer = { host: string; count: number };

/** What owners see of how a blog, or all of theirs, was read: the last days, the oldest first. */
export type ViewStatistics = {
  days: DayOfViews[];
  referrers: Referrer[];
  /** Sites whose frames show it */
  embedders: Referrer[];
};

/** Views of the last days by blog; a blog without any is absent. */
export type ViewsByBlog = Readonly<Record<string, number>>;

/** The query of a request for statistics. */
export const statisticsQuerySchema = z.object({ format: z.enum(['json', 'csv']).default('json') });

/** Most blogs whose views are asked for at once. */
const MOST_BLOGS = 100;

/** The query of a request for the views of several blogs: their ids, with commas between. */
export const viewCountsQuerySchema = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(MOST_BLOGS)),
});
