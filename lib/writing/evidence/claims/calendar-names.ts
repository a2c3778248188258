import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';

/** What comes round again: months from 0 (January), weekdays from 0 (Monday), seasons from 0 (spring). */
export type Cycle = 'month' | 'weekday' | 'season';

const RUSSIAN_MONTHS = [
  ...['январ[ьяею]', 'феврал[ьяею]', 'март[аеу]?', 'апрел[ьяею]', 'ма[йяею]', 'июн[ьяею]'],
  ...['июл[ьяею]', 'август[аеу]?', 'сентябр[ьяею]', 'октябр[ьяею]', 'ноябр[ьяею]', 'декабр[ьяею]'],
];
const RUSSIAN_DAYS = [
  ...['понедельник\\p{L}*', 'вторник\\p{L}*', '(?<=[Вв] )среду|средам', 'четверг\\p{L}*'],
  ...['пятниц\\p{L}*', 'суббот\\p{L}*', 'воскресень\\p{L}*'],
];

const SEASONS: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'springtime|(?<=(?:in|by|during|this|every|each|late|early|last|next|of|until|since|the) )springs?',
    'summers?',
    'autumns?|(?<=(?:in the|this|every|each|late|early|last|next) )fall',
    'winters?',
  ],
  german: ['(?:Frühling|Frühjahr)s?', 'Sommers?', 'Herbst(?:es)?', 'Winters?'],
  french: [
    'printemps',
    "(?<=(?:l['’]|d['’]|en |cet |chaque |un ))été|étés",
    'automnes?',
    'hivers?',
  ],
  spanish: ['primaveras?', 'veranos?', 'otoños?', 'inviernos?'],
  portuguese: ['primaveras?', 'ver(?:ão|ões)', 'outonos?', 'invernos?'],
  italian: ['primaver[ae]', 'estat[ei]', 'autunn[oi]', 'invern[oi]'],
  russian: ['весн(?:а|ы|е|у|ой)', 'лето|летом', 'осен(?:ь|и|ью)', 'зим(?:а|ы|е|у|ой)'],
  chinese: [...'春夏秋冬'].map((season) => `${season}[天季]`),
  japanese: [...'春夏秋冬'].map((season) => `${season}(?=[はにのがを、からまで])`),
};

/** Names of twelve months or seven days as the runtime knows them. */
function intlNames(language: Language, cycle: 'month' | 'weekday', count: number): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGE_DETAILS[language].tag, {
    ...{ [cycle]: 'long', timeZone: 'UTC' },
  });
  // The first of January 2024 was a Monday.
  return Array.from({ length: count }, (_, at) =>
    format.format(Date.UTC(2024, cycle === 'month' ? at : 0, cycle === 'month' ? 1 : at + 1)),
  );
}

function namesOf(language: Language, cycle: Cycle): readonly string[] {
  if (cycle === 'season') return SEASONS[language];
  const isMonth = cycle === 'month';
  if (language === 'russian') return isMonth ? RUSSIAN_MONTHS : RUSSIAN_DAYS;
  if (language === 'chinese' && !isMonth)
    return [...'一二三四五六', '[日天]'].map((day) => `(?:星期|周|礼拜)${day}`);
  if (language === 'japanese' && !isMonth) return [...'月火水木金土日'].map((day) => `${day}曜`);
  const names = intlNames(language, cycle, isMonth ? 12 : 7);
  // German days have an adverb of their own: "montags".
  return language === 'german' && !isMonth ? names.map((name) => `${name}s?`) : names;
}

/** Months of Chinese and Japanese are numbers: 5月, but not 5个月. */
const NUMBERED_MONTHS = Array.from({ length: 12 }, (_, at) => `(?<!\\d)${at + 1}月(?![間间])`);

const patterns = new Map<string, RegExp>();

/** Finds the names of a cycle in a language; the group that matches has the number of the position, from 1. */
export function cyclePattern(language: Language, cycle: Cycle): RegExp {
  const key = `${language} ${cycle}`;
  const known = patterns.get(key);
  if (known) return known;
  const isSpaced = language !== 'chinese' && language !== 'japanese';
  const names = !isSpaced && cycle === 'month' ? NUMBERED_MONTHS : namesOf(language, cycle);
  const groups = names.map((name) => `(${name})`).join('|');
  // "may" and "march" are verbs; "montags" is written small.
  const flags = language === 'english' && cycle === 'month' ? 'gu' : 'giu';
  const made = new RegExp(isSpaced ? `(?<!\\p{L})(?:${groups})(?!\\p{L})` : groups, flags);
  patterns.set(key, made);
  return made;
}
