import { CHART_DAYS } from '@/lib/constants/limits.ts';
import type { DayOfViews, ViewCounts } from './schema.ts';

/**
 * What is counted: page views by people, different readers on a day (or the sum of several days), views in frames on other
 * sites, downloads of the social preview image, and requests of pages by AI companies' crawlers.
 */
export const VIEW_COUNTS = ['views', 'readers', 'embeds', 'cards', 'aiFetches'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time's UTC day as YYYY-MM-DD. */
export const dayText = (time: Date): string => time.toISOString().slice(0, 10);

export function firstDay(now: number): Date {
  return new Date(dayText(new Date(now - (CHART_DAYS - 1) * DAY_MS)));
}

/** Every day in charts, including empty ones. */
export function everyDay(counted: readonly DayOfViews[], now: number): DayOfViews[] {
  const byDay = new Map(counted.map((each) => [each.day, each]));
  return Array.from({ length: CHART_DAYS }, (_, at) => {
    const day = dayText(new Date(firstDay(now).getTime() + at * DAY_MS));
    return byDay.get(day) ?? { day, ...totalOf([]) };
  });
}

/** Sums of counts; all 0 without any. */
export const totalOf = (days: readonly Partial<Record<keyof ViewCounts, number | null>>[]): ViewCounts =>
  Object.fromEntries(
    VIEW_COUNTS.map((name) => [name, days.reduce((sum, each) => sum + (each[name] ?? 0), 0)]),
  ) as ViewCounts;
