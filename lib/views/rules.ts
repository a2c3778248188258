import type { z } from 'zod';
import { CHART_DAYS } from '@/lib/constants/limits.ts';
import type { statistics } from './schema.ts';

/**
 * What is counted: page views by people, different readers on a day (or the sum of several days), views in frames on other
 * sites, downloads of the social preview image, and requests of pages by AI companies' crawlers.
 */
export const VIEW_COUNTS = ['views', 'readers', 'embeds', 'cards', 'aiFetches'] as const;

export type ViewCounts = Record<(typeof VIEW_COUNTS)[number], number>;

/** Statistics of a blog or user, oldest day first. */
export type ViewStatistics = z.infer<typeof statistics>;

export type DayOfViews = ViewStatistics['days'][number];

export type Referrer = ViewStatistics['referrers'][number];

/** Recent views by blog id; missing if none. */
export type ViewsByBlog = Readonly<Record<string, number>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time's UTC day as YYYY-MM-DD. */
export const dayText = (time: Date): string => time.toISOString().slice(0, 10);

export const firstDay = (now: number): Date => new Date(dayText(new Date(now - (CHART_DAYS - 1) * DAY_MS)));

/** Every day in charts, including empty ones. */
export function everyDay(counted: readonly DayOfViews[], now: number): DayOfViews[] {
  const byDay = new Map(counted.map((each) => [each.day, each]));
  return Array.from({ length: CHART_DAYS }, (_, at) => {
    const day = dayText(new Date(firstDay(now).getTime() + at * DAY_MS));
    return byDay.get(day) ?? { day, ...sumDays([]) };
  });
}

/** Sums of counts; all 0 without any. */
export const sumDays = (days: readonly Partial<Record<keyof ViewCounts, number | null>>[]): ViewCounts =>
  Object.fromEntries(
    VIEW_COUNTS.map((name) => [name, days.reduce((sum, each) => sum + (each[name] ?? 0), 0)]),
  ) as ViewCounts;
