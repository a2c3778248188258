const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const longDate = (time: string): string => LONG_DATE.format(new Date(time));

const SHORT_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const shortDate = (time: string): string => SHORT_DATE.format(new Date(time));

export const countLabel = (count: number, participle: 'created' | 'published'): string =>
  `${count} ${count === 1 ? 'blog' : 'blogs'} ${participle}`;

export const localTime = (time: string): string =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

export function toFieldTime(time: string): string {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromFieldTime = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString();
