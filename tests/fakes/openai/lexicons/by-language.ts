import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import type { Lexicon } from './lexicon.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

const LEXICONS: Readonly<Record<string, Lexicon>> = {
  en: english,
  fr: french,
  es: spanish,
  de: german,
  zh: chinese,
  ja: japanese,
  ru: russian,
  pt: portuguese,
  it: italian,
};

/** The lexicon of a BCP 47 tag; English for languages the fake does not write. */
export function lexiconOf(tag: string): Lexicon {
  return LEXICONS[new Intl.Locale(tag).language] ?? english;
}

/** A lexicon in another language than the tag's. */
export function otherLexiconThan(tag: string): Lexicon {
  return lexiconOf(tag) === english ? german : english;
}
