import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';

/** A note's date as a language writes it. */
export function NoteDate({ date, language }: { date: string; language: Language }) {
  const { locale } = LANGUAGE_DETAILS[language];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
