import { CHART_DAYS } from '@/lib/constants/limits.ts';
import type { DayOfViews, ViewCounts } from './schema.ts';

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
    return byDay.get(day) ?? { day, views: 0, readers: 0, embeds: 0, cards: 0, aiFetches: 0 };
  });
}

export function totalOf(days: readonly ViewCounts[]): ViewCounts {
  const sum = (name: keyof ViewCounts) => days.reduce((soFar, each) => soFar + each[name], 0);
  return {
    views: sum('views'),
    readers: sum('readers'),
    embeds: sum('embeds'),
    cards: sum('cards'),
    aiFetches: sum('aiFetches'),
  };
}
