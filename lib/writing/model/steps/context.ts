import type { Block } from '@/lib/article/tree.ts';
import { checkLanguage, hasLanguageLetters, isForeignSentence } from '@/lib/text/language-check.ts';
import { endsInFullSentence } from '@/lib/text/sentences.ts';
import { countWords } from '@/lib/text/words.ts';
import { type Assignment, insistOnLanguage } from '../../calls/shared.ts';
import type { Question } from '../../chat/chat-client.ts';
import { writingError } from '../../chat/failure.ts';
import { WritingError, type WritingErrorCode } from '../../errors.ts';
import { allSentences } from '../../sentences.ts';
import type { WritingEvent } from '../../types.ts';
import type { Journal } from './journal.ts';

export type Context = Assignment & {
  ask: <Raw, Result = Raw>(question: Question<Raw, Result>) => Promise<Result>;
  journal: Journal;
  /** Whether a call that read the whole text has judged it. */
  harm: { isJudged: boolean };
  emit: (event: WritingEvent) => void;
};

export const isForeign = async ({ request }: Context, text: string): Promise<boolean> =>
  (await checkLanguage(text, request.language)) === 'mismatch';

/** The same for a line or short text: by its letters, or by its words where they suffice. */
export async function isForeignLine(context: Context, line: string): Promise<boolean> {
  const { language } = context.request;
  if (!/\p{L}/u.test(line)) return false;
  if (!hasLanguageLetters(line, language) || (await isForeign(context, line))) return true;
  return isForeignSentence(endsInFullSentence(line) ? line : `${line}.`, language);
}

/** Asks twice where the answer is in another language. Throws WritingError 'unusable' where the second is, too. */
export async function askForNative<Raw, Result>(
  { ask, request: { language } }: Context,
  { isNative, ...question }: Question<Raw, Result> & { isNative: (result: Result) => Promise<boolean> },
): Promise<Result> {
  const first = await ask(question);
  if (await isNative(first)) return first;
  const prompt = (words: number) => insistOnLanguage(question.prompt(words), language);
  const second = await ask({ ...question, prompt });
  if (await isNative(second)) return second;
  throw writingError('unusable', `${question.name}: not in ${language} twice`, 'language');
}

export function askInLanguage<Raw, Result>(
  context: Context,
  { readText, ...question }: Question<Raw, Result> & { readText: (result: Result) => string },
): Promise<Result> {
  const isNative = async (result: Result) => !(await isForeign(context, readText(result)));
  return askForNative(context, { ...question, isNative });
}

/** Least share in the article's language that is worth mending. */
const LEAST_NATIVE = 0.5;

/** Those of some sentences that are in another language. */
export async function foreignTexts({ request: { language } }: Context, sentences: readonly string[]) {
  const foreign = new Set<string>();
  for (const sentence of sentences) if (await isForeignSentence(sentence, language)) foreign.add(sentence);
  return foreign;
}

export async function areNative(context: Context, parts: readonly { blocks: readonly Block[]; words: number }[]) {
  const { language } = context.request;
  const foreign: string[] = [];
  for (const block of parts.flatMap(({ blocks }) => blocks)) {
    const sentences = allSentences([block], language);
    const isWhole = await isForeign(context, sentences.join('\n'));
    foreign.push(...(isWhole ? sentences : await foreignTexts(context, sentences)));
  }
  const all = parts.reduce((sum, { words }) => sum + words, 0);
  return countWords(foreign.join(' '), language) <= all * (1 - LEAST_NATIVE);
}

/** The answer, or undefined where the model fails; failures of the server are thrown. */
export async function unlessUnusable<T>(
  answer: Promise<T>,
  codes: readonly WritingErrorCode[] = ['unusable', 'refused'],
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof WritingError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

export const askIfPossible = <Raw, Result = Raw>({ ask }: Context, question: Question<Raw, Result>) =>
  unlessUnusable(ask(question), ['unusable', 'refused', 'unavailable', 'misconfigured', 'over-budget']);
