import { dateFormat } from '@/lib/messages/translator.ts';

export const longDate = (time: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

export const shortDate = (time: string, language: string): string =>
  dateFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(time));

export const localTime = (time: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));

export function toFieldTime(time: string): string {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromFieldTime = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString();
