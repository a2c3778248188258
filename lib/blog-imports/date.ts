import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

/** A time zone's offset; it follows a clock time. */
const OFFSET = /(?<=:\d\d(?:\.\d+)?)\s*[+-]\d\d(?::?\d\d)?$/;

/** "2024年3月5日"; "5. 3. 2024", where the day comes first in every country; "5. März 2024", "5 de março de 2024". */
const FORMS = [
  /(?<year>\d{4})年\s*(?<month>\d{1,2})月\s*(?<day>\d{1,2})日/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})/,
  /^(?:\p{L}+,?\s+)?(?<day>\d{1,2})(?:\.|er)?\s+(?:de\s+)?(?<month>\p{L}+)\.?,?\s+(?:de\s+)?(?<year>\d{4})/u,
];

const TAGS = Object.values(LANGUAGE_DETAILS).map(({ tag }) => tag);

/** Months by their names beside a day, in the languages of the product. */
const MONTHS = new Map(
  TAGS.flatMap((tag) => {
    const names = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const parts = names.formatToParts(Date.UTC(2024, month, 5));
      return [parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '', month + 1];
    });
  }),
);

function toIsoDate(text: string): string | undefined {
  const { year, month = '', day = '' } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const number = Number(month) || MONTHS.get(month.toLowerCase());
  return number ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/**
 * The time of a date as other sites write it; NaN if it has no year or is unreadable.
 * The site's clock is taken for UTC, in which pages show days: 08:00 in Tokyo must not become the day before.
 */
export function importedTime(text: string): number {
  if (!/\d{4}/.test(text)) return Number.NaN;
  const local = text.trim().replace(OFFSET, '');
  const iso = toIsoDate(local);
  const times = (iso ? [iso] : [`${local}Z`, `${local} UTC`, local]).map((each) => Date.parse(each));
  return times.find((time) => !Number.isNaN(time)) ?? Number.NaN;
}
