import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { isEmptyWord } from '../../../text/topic-words.ts';
import type { ReadableText } from './calendar.ts';
import { cyclePattern } from './calendar-names.ts';

const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]*(?:-\p{L}+)*/gu;
const SENTENCE_START = /(?:^|[.!?…:]["'”’»)]?\s+|[“„«"]\s?)$/u;
const TITLE_BEFORE = /(?:Dr|Prof|St|Mr|Mrs|Ms|Mme|M|Sr|Sra|Dra|Ing)\.\s$/u;

/** A noun without an article that has or is something is a name at the beginning of a sentence too. */
const VERB_BEHIND =
  /^ (?:has|had|is|was|won|wrote|founded|lies|discovered|invented|built|hat|hatte|ist|war|liegt|wurde|zählt|gewann|gründete|leitet|besitzt|a|est|était|compte|tiene|es|fue|está|tem|é|foi|ha|è|era|misura|имеет|был|была|стал|стала)(?!\p{L})/u;

/** Adjectives of countries and what belongs to them, in English: they need not stand in a passage that has the country. */
const DEMONYM = /(?:ish|ese|ch|an|ians?|ic)$/u;
const NO_NAMES = new Set(['celsius', 'fahrenheit', 'watt', 'internet', 'i']);

const BEFORE_NAME =
  /(?:馆长|博士|教授|医生|作家|画家|总统|主席|工程师|研究员|校长|市长|记者|学者|科学家|数学家|诗人|专家|園長|館長|市長|校長|社長|医師|作家|記者|研究者|技師|職人)[のは]?([\p{Script=Han}]{2,3}|[\p{Script=Katakana}ー・]{2,})/gu;
const BEHIND_NAME =
  /([\p{Script=Han}]{2}|[\p{Script=Katakana}ー・]{2,})(?:(?<![集城超])(?=市)|(?<![地社市校小])(?=区)|(?<![农乡農])(?=村)|(?=省|县|镇|町|県|駅|大学|公司|会社|博士|教授|先生|女士|さん|氏))/gu;

/** A word by which its forms are known: no accents, small letters, without the ending. */
function stemOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/, '');
  return plain.slice(0, Math.max(4, plain.length - 2));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function isCalendarName(word: string, language: Language): boolean {
  return (['month', 'weekday', 'season'] as const).some((cycle) => {
    // Not `test`, which would begin where the last match ended.
    return word.search(cyclePattern(language, cycle)) >= 0;
  });
}

/** In German every noun has a capital letter: a name follows another noun, or its title. */
function isGermanName(before: string, word: string, after: string): boolean {
  const previous = /(?:^|\s)(\p{Lu}\p{L}+)\s$/u.exec(before)?.[1];
  if (TITLE_BEFORE.test(before)) return true;
  if (previous !== undefined) return !isEmptyWord(previous, 'german');
  return SENTENCE_START.test(before) && VERB_BEHIND.test(after) && word.length > 3;
}

function capitalisedNames(text: string, language: Language): string[] {
  const words = [...text.matchAll(CAPITALISED)].filter((match) => {
    const [word] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + word.length);
    if (word.length < 2 || NO_NAMES.has(word.toLowerCase())) return false;
    if (isEmptyWord(word, language) || isCalendarName(word, language)) return false;
    if (language === 'german') return isGermanName(before, word, after);
    if (!SENTENCE_START.test(before)) return true;
    return VERB_BEHIND.test(after) || /^ \p{Lu}\p{Ll}/u.test(after);
  });
  return words.map(([word]) => word);
}

/** The names of people, places and the like in a text, as far as its script and grammar show them. */
export function namesIn({ text, language }: ReadableText): string[] {
  if (language !== 'chinese' && language !== 'japanese') return capitalisedNames(text, language);
  return [...text.matchAll(BEFORE_NAME), ...text.matchAll(BEHIND_NAME)].map(
    ([, name = '']) => name,
  );
}

const regions = new Map<Language, readonly (readonly [RegExp, string])[]>();
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of countries, each with its code, as the runtime knows them. */
function countriesOf(language: Language) {
  const known = regions.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(LANGUAGE_DETAILS[language].tag, {
    ...{ type: 'region', fallback: 'none' },
  } as const);
  const made = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).flatMap((code) => {
    const name = names.of(code);
    if (!name || name.length < 2 || /^(?:EU|EZ|UN|XA|XB|ZZ|QO)$/.test(code)) return [];
    const stem = language === 'russian' ? name.replace(/[аяйьиы]{1,2}$/u, '') : name;
    const isSpaced = language !== 'chinese' && language !== 'japanese';
    const ending = language === 'russian' ? '\\p{L}{0,3}' : 's?';
    const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = isSpaced ? `(?<!\\p{L})${escaped}${ending}(?!\\p{L})` : escaped;
    return [[new RegExp(pattern, 'u'), code] as const];
  });
  regions.set(language, made);
  return made;
}

function countriesIn({ text, language }: ReadableText): Set<string> {
  return new Set(countriesOf(language).flatMap(([name, code]) => (name.test(text) ? [code] : [])));
}

/** Whether capitals of a text spell an abbreviation, or the other way round. */
function isAbbreviated(name: string, text: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(name)) return false;
  const initials = (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  return initials.includes(name) || initials.includes(name.replace(/^./, ''));
}

/** Names of a text that another does not have, in any form. */
export function namesNotIn(own: ReadableText, other: string): string[] {
  const known = folded(other);
  return namesIn(own).filter(
    (name) =>
      !known.includes(stemOf(name)) &&
      !isAbbreviated(name, other) &&
      !(own.language === 'english' && DEMONYM.test(name)),
  );
}

/**
 * Whether a text names another country where its grounds name one.
 * @param given words whose countries it may name
 */
export function hasOtherCountry(
  claim: ReadableText,
  grounds: readonly ReadableText[],
  given: string,
): boolean {
  const claimed = countriesIn(claim);
  if (claimed.size === 0) return false;
  const known = new Set(grounds.flatMap((ground) => [...countriesIn(ground)]));
  const allowed = countriesIn({ text: given, language: claim.language });
  const isUnknown = [...claimed].some((code) => !known.has(code) && !allowed.has(code));
  return isUnknown && [...known].some((code) => !claimed.has(code));
}
