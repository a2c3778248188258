import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { wordsOf } from '@/lib/text/words.ts';

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

/** Pairs of neighboring characters, so that words match however they are segmented; a single one as it is. */
const pairsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** Stems of a text's words in order, without grammar but for the last word; pairs of Chinese or Japanese characters. */
export function stemsOf(text: string, language: Language): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/g, ' ');
  const all = wordsOf(plain, language);
  const stem = STEMMERS[language];
  const { grammarWords } = readingWords(language);
  const isGrammar = (word: string) => grammarWords.has(word);
  if (!stem) {
    const words = all.filter((word) => !isGrammar(word));
    return words.flatMap((word) => (HAN.test(word) ? pairsOf(word) : [word]));
  }
  return all
    .filter((word, at) => !isGrammar(word) || at === all.length - 1)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => stem(word).normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Stems that topics are worded with around any subject ("a guide to …"), before it and behind it. */
export type Wordings = { before: ReadonlySet<string>; after: ReadonlySet<string> };

export function wordingsIn(language: Language): Wordings {
  const lines = readingWords(language).wordings.map((line) => line.split('…'));
  const stemsAt = (side: 0 | 1) => new Set(lines.flatMap((sides) => stemsOf(sides[side] ?? '', language)));
  return { before: stemsAt(0), after: stemsAt(1) };
}

/** A topic's circumstances: all behind its first "for", "in" or "without", or behind a colon. */
export function circumstancesIn(topic: string, language: Language): string {
  const words = [...readingWords(language).circumstances];
  const start = new RegExp(`[:：–—(]${words.map((word) => `|\\s${word}(?=\\s)`).join('')}`, 'iu');
  return topic.slice(start.exec(topic)?.index ?? topic.length);
}

/** Shortest part of a compound, and what may join two parts. */
const PART = 4;
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** Splits the stem of a German compound into the two parts that are stems themselves ("Apfelkuchen"). */
export function compoundSplitter(stems: () => readonly string[], language: Language): (stem: string) => string[] {
  if (language !== 'german') return (stem) => [stem];
  const known = new Set(stems().filter((stem) => stem.length >= PART));
  return (stem) => {
    for (let at = PART; at <= stem.length - PART; at++) {
      const [head, tail] = [stem.slice(0, at), stem.slice(at)];
      const joint = JOINTS.find(
        (joint) => head.endsWith(joint) && known.has(head.slice(0, head.length - joint.length)),
      );
      if (known.has(tail) && joint !== undefined) return [head.slice(0, head.length - joint.length), tail];
    }
    return [stem];
  };
}
