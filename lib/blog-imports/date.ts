import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

/** A time zone's offset; it follows a clock time. */
const OFFSET = /(?<=:\d\d(?:\.\d+)?)\s*[+-]\d\d(?::?\d\d)?$/;

/** "2024年3月5日", and "5. 3. 2024", where the day comes first in every country. */
const YEAR_FIRST = /(\d{4})年\s*(\d{1,2})月\s*(\d{1,2})日/;
const DAY_FIRST = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})/;
/** "5. März 2024", "5 de março de 2024", "5 марта 2024 г.". */
const NAMED = /^(?:\p{L}+,?\s+)?(\d{1,2})(?:\.|er)?\s+(?:de\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?(\d{4})/u;

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

const NONE = ['', '', '', ''];

function numbersOf(text: string): [year: string, month: string | number, day: string] | undefined {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? NONE;
  if (year) return [year, month, day];
  const [, dayFirst = '', second = '', last = ''] = DAY_FIRST.exec(text) ?? NONE;
  if (last) return [last, second, dayFirst];
  const [, named = '', name = '', end = ''] = NAMED.exec(text) ?? NONE;
  const at = MONTHS.get(name.toLowerCase());
  return at ? [end, at, named] : undefined;
}

/**
 * The time of a date as other sites write it; NaN if it has no year or is unreadable.
 * The site's clock is taken for UTC, in which pages show days: 08:00 in Tokyo must not become the day before.
 */
export function importedTime(text: string): number {
  if (!/\d{4}/.test(text)) return Number.NaN;
  const local = text.trim().replace(OFFSET, '');
  const [year, month, day] = numbersOf(local) ?? [];
  if (year) return Date.parse(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  return (
    [`${local}Z`, `${local} UTC`, local].map((each) => Date.parse(each)).find((time) => !Number.isNaN(time)) ??
    Number.NaN
  );
}
