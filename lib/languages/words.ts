import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { LANGUAGES, type Language } from '../constants/options.ts';
import * as schemas from './schema.ts';

const FOLDER = path.resolve('lib/languages');

export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const known = new Map<Language, T>();
  return (language) => {
    const made = known.get(language) ?? make(language);
    known.set(language, made);
    return made;
  };
}

const wordsIn = <T>(file: string, schema: z.ZodType<T>): ((language: Language) => T) =>
  oncePerLanguage((language) => schema.parse(JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8'))));

export const readingWords = wordsIn('reading.json', schemas.readingSchema);
/** A text in the quotation marks of a language. */
export function quotation(text: string, language: Language): string {
  const [open, close] = readingWords(language).quotationMarks;
  return `${open}${text}${close}`;
}

export const safetyWords = wordsIn('safety.json', schemas.safetySchema);
export const closeWords = wordsIn('close.json', schemas.closeSchema);
export const interviewQuestions = wordsIn('interview.json', schemas.interviewSchema);
export const digestWords = wordsIn('digest.json', schemas.digestSchema);
export const proseWords = wordsIn('prose.json', schemas.proseSchema);
export const lintWords = wordsIn('lint.json', schemas.lintSchema);

/** One kind of alternatives in all languages, for texts in an unknown language. */
export function inAllLanguages(pick: (language: Language) => string | undefined): string {
  return LANGUAGES.flatMap((language) => pick(language) ?? []).join('|');
}
