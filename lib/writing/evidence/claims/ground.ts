import type { Language } from '@/lib/constants/options.ts';
import { likelyLanguage, likelyLanguages } from '../../../text/likely-language.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { wordsOf } from '../../../text/words.ts';
import { withoutCitations } from '../citations.ts';
import type { ReadableText } from './calendar.ts';
import { type Clause, clausesOf, coveredBy, termSet } from './clauses.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

/** Share of a sentence's words, without its names or opposites, that a passage's sentence must have to speak of the same. */
export const SAME_SUBJECT = 0.6;

/** From this share of its words in one sentence of a passage, a sentence that differs in nothing is supported. */
export const NEARLY_VERBATIM = 0.8;

type GroundSentence = {
  text: string;
  /** In small letters. */
  words: readonly string[];
  terms: ReadonlySet<string>;
  clauses: readonly Clause[];
};

/** A passage, read for comparison. */
export type Ground = ReadableText & {
  sentences: readonly GroundSentence[];
  quantities: readonly Quantity[];
};

/** So many passages are kept as they were read: an article's sentences cite the same ones. */
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, Ground>();

/**
 * Reads a passage for comparison.
 * @param otherwise the language it is taken for where it does not show its own
 */
export function readGround(passage: string, otherwise: Language): Ground {
  const key = `${otherwise} ${passage}`;
  const known = remembered.get(key);
  if (known) return known;
  const text = withoutCitations(passage).normalize('NFKC');
  const language = likelyLanguage(text, otherwise);
  const sentences = sentencesOf(text, language).map((sentence) => ({
    text: sentence,
    words: wordsOf(sentence.toLowerCase(), language),
    terms: termSet(sentence, language),
    clauses: clausesOf(sentence, language),
  }));
  // Where its language is not clear, its number words may be those of any.
  const quantities = likelyLanguages(text).flatMap((each) => quantitiesIn(text, each));
  const ground = { text, language, sentences, quantities };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, ground);
  return ground;
}

/** The sentence of the passages that has most of the given terms, and how large a share that is. */
export function closestSentence(terms: ReadonlySet<string>, grounds: readonly Ground[]) {
  const all = grounds.flatMap(({ sentences, language }) =>
    sentences.map((sentence) => ({
      ...sentence,
      language,
      share: coveredBy(terms, sentence.terms),
    })),
  );
  return all.toSorted((a, b) => b.share - a.share)[0];
}
