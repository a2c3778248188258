import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Language, LENGTHS } from '../../lib/constants/options.ts';
import { HARMS } from '../../lib/safety/rules.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const phrases = texts.transform((lines) => lines.flatMap((line) => line.split('|')));

/** `examples.json`: examples for the tests of a language's words. */
export const examplesSchema = z.strictObject({
  /** A paragraph that is clearly in the language. */
  text,
  /** Paragraphs by their sentences. */
  sentences: z.array(texts).min(1),
  /** Of a blog by Ana, published on March 4, 2026, edited on April 9, 2026, four minutes long. */
  byline: z.strictObject({ author: text, date: text, minutes: text, edited: text }),
  /** A page, a topic that it fits, and one that it does not. */
  page: z.strictObject({ title: text, text, fits: text, other: text }),
  /** Sentences that refer back, stand alone, limit the one before and announce a list; three headings. */
  digest: z.strictObject({
    leaning: texts,
    standing: texts,
    limits: texts,
    announcing: texts,
    closing: text,
    beside: text,
    opening: text,
  }),
  /** A text as models write it, its overused words, its number of "not X but Y". */
  habits: z.strictObject({ text, words: texts, notBut: z.number() }),
  /** Syllables of words, where the language has a formula of reading ease. */
  syllables: z.record(z.string(), z.number()).default({}),
  /** Sentences of an assistant, and of an author. */
  assistantTalk: z.strictObject({ found: texts, honest: texts }),
  /** Sentences of one register, and one of the other. */
  register: z.strictObject({ common: texts, slip: text }).optional(),
  /** Sentences of another language, and sentences that only name or quote something foreign. */
  foreign: z.strictObject({ found: texts, honest: texts }),
  /** Sentences with figures that everybody may check. */
  howTo: z.array(text).min(6),
  /** Topics that are refused. */
  refused: z.record(z.enum(HARMS), texts),
});

/** `lexicon.json`: phrases from which the fake model makes sentences. */
export const lexiconSchema = z.strictObject({
  /** `s` subject, `v` verb, `w` the verb's form in subordinate clauses (Japanese), `o` object, `p` adverbial. */
  slots: z.strictObject({ s: phrases, v: phrases, w: phrases.optional(), o: phrases, p: phrases }),
  /** Sentences with slots `{s}` … */
  templates: texts,
  /** Headings with slots. */
  headings: texts,
  /** A sentence of any length: words before the list, the list, the end. */
  enumeration: z.strictObject({ lead: z.string(), separator: z.string(), end: text, words: phrases }),
  /** Between two sentences. */
  space: z.string(),
});

/** `articles.json`: articles from an evaluation, one of each length. */
export const articlesSchema = z.array(
  z.strictObject({
    topic: text,
    length: z.enum(LENGTHS),
    pages: z.array(
      z.strictObject({ url: z.url(), title: text, text: texts.transform((paragraphs) => paragraphs.join('\n\n')) }),
    ),
  }),
);

const FOLDER = path.resolve(import.meta.dirname, '../../lib/languages');

function reader<T>(file: string, schema: z.ZodType<T>): (language: Language) => T {
  return (language) => schema.parse(JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')));
}

export const readExamples = reader('examples.json', examplesSchema);
export const lexiconIn = reader('lexicon.json', lexiconSchema);
export const articlesIn = reader('articles.json', articlesSchema);
