import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as japanese } from '@orama/stopwords/japanese';
import { stopwords as chinese } from '@orama/stopwords/mandarin';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as russian } from '@orama/stopwords/russian';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import type { Language } from '@/lib/constants/options.ts';
import { wordsOf } from '@/lib/text/words.ts';

/** Words of grammar, in lower case. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: new Set(english),
  french: new Set(french),
  spanish: new Set(spanish),
  german: new Set(german),
  chinese: new Set(chinese),
  japanese: new Set(japanese),
  russian: new Set(russian),
  portuguese: new Set(portuguese),
  italian: new Set(italian),
};

/** Snowball's stemmers; Chinese and Japanese have no endings to cut. */
const STEMMERS: Partial<Record<Language, (word: string) => string>> = {
  english: stemEnglish,
  french: stemFrench,
  spanish: stemSpanish,
  german: stemGerman,
  russian: stemRussian,
  portuguese: stemPortuguese,
  italian: stemItalian,
};

const HAN = /\p{Script=Han}/u;

/** Pairs of neighbouring characters, so that words match however they are segmented; a single one as it is. */
const pairsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/**
 * The stems of a text's words in order, without words of grammar; the last word is kept, as "drawing up a will" ends with
 * one: in Chinese and Japanese pairs of characters of words with
 * Chinese ones.
 */
export function stemsOf(text: string, language: Language): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/g, ' ');
  const all = wordsOf(plain, language);
  const stem = STEMMERS[language];
  const isGrammar = (word: string) => STOP_WORDS[language].has(word);
  if (!stem) {
    const words = all.filter((word) => !isGrammar(word));
    return words.flatMap((word) => (HAN.test(word) ? pairsOf(word) : [word]));
  }
  return all
    .filter((word, at) => !isGrammar(word) || at === all.length - 1)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => stem(word).normalize('NFD').replace(/\p{M}/gu, ''));
}
