/** In the reader's own time zone, as it is about what they will do and when. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'November 22, 2026 at 5:30 PM' for an ISO time. */
export const localTime = (time: string): string => TIME.format(new Date(time));

/** An ISO time as a field for local date and time holds it. */
export function toFieldTime(time: string): string {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field holds as an ISO time; undefined for an empty one. */
export const fromFieldTime = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString();
