const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'November 22, 2026 at 5:30 PM' in the reader's time zone. */
export const localTime = (time: string): string => TIME.format(new Date(time));

/** An ISO time as the value of a datetime-local field. */
export function toFieldTime(time: string): string {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The value of a datetime-local field as an ISO time; undefined if empty. */
export const fromFieldTime = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString();
