import type { ColorTheme } from '@/lib/constants/options.ts';

/** Badge text of a color theme ('teal' → 'Teal'); null for the default, which gets no badge (spec §2, /profile). */
export function colorThemeLabel(theme: ColorTheme): string | null {
  return theme === 'default' ? null : theme.charAt(0).toUpperCase() + theme.slice(1);
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 20, 2026' for an ISO time: US English, long month (spec §9), in UTC as in the article. */
export function longDate(time: string): string {
  return LONG_DATE.format(new Date(time));
}

const SHORT_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Nov 20' for an ISO time. */
export function shortDate(time: string): string {
  return SHORT_DATE.format(new Date(time));
}

/** '1 blog created', '3 blogs created'. */
export function countLabel(count: number, participle: 'created' | 'published'): string {
  return `${count} ${count === 1 ? 'blog' : 'blogs'} ${participle}`;
}
