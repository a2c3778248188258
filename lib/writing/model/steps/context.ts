import { isForeignSentence } from '../../../text/foreign-sentence.ts';
import { checkLanguage, hasLettersOf } from '../../../text/language-check.ts';
import { endsInFullSentence } from '../../../text/sentences.ts';
import type { Question } from '../../chat/chat-client.ts';
import { writingError } from '../../chat/failure.ts';
import { WritingError } from '../../errors.ts';
import type { WritingEvent, WritingRequest } from '../../types.ts';
import { insistOnLanguage } from '../prompts/shared-blocks.ts';
import type { Material } from '../prompts/sources-block.ts';
import type { Journal } from './journal.ts';
import type { Limits } from './limits.ts';

/** The writing of one article: what was asked for, and how to ask the model. */
export type Context = {
  request: WritingRequest;
  /** What the model can be asked for. */
  limits: Limits;
  /** What may be cited. */
  material: Material;
  ask: <Raw, Result>(question: Question<Raw, Result>) => Promise<Result>;
  /** What was changed since the first draft. */
  journal: Journal;
  /** Whether a call that read the whole text has judged it. */
  harm: { isJudged: boolean };
  /** Emits what has been written to those who watch. */
  emit: (event: WritingEvent) => void;
};

/** Whether a text is in another language than the article's. */
export async function isForeign(context: Context, text: string): Promise<boolean> {
  return (await checkLanguage(text, context.request.language)) === 'mismatch';
}

/** Whether a single line or short text is in another language: by its letters, or by its words where they are enough. */
export async function isForeignLine(context: Context, line: string): Promise<boolean> {
  const { language } = context.request;
  if (!hasLettersOf(line, language)) return true;
  if (await isForeign(context, line)) return true;
  return isForeignSentence(endsInFullSentence(line) ? line : `${line}.`, language);
}

/**
 * Asks, and asks once more where the answer is in another language.
 * @param isNative whether an answer is in the article's language
 * @throws WritingError 'unusable' where the second answer is in another language, too
 */
export async function askForNative<Raw, Result>(
  context: Context,
  question: Question<Raw, Result>,
  isNative: (result: Result) => Promise<boolean>,
): Promise<Result> {
  const { language } = context.request;
  const first = await context.ask(question);
  if (await isNative(first)) return first;
  const prompt = (words: number) => insistOnLanguage(question.prompt(words), language);
  const second = await context.ask({ ...question, prompt });
  if (await isNative(second)) return second;
  throw writingError('unusable', `${question.name}: not in ${language} twice`, 'language');
}

/**
 * The same for an answer whose words are one text.
 * @param textOf the words of the answer that must be in the article's language
 */
export async function askInLanguage<Raw, Result>(
  context: Context,
  question: Question<Raw, Result>,
  textOf: (result: Result) => string,
): Promise<Result> {
  return askForNative(context, question, async (result) => !(await isForeign(context, textOf(result))));
}

/** The answer, or undefined where there is none: for calls after which a finished article would only be better. */
export async function ifPossible<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof WritingError) return undefined;
    throw error;
  }
}

/** The answer, or undefined where the model failed at it; failures of the server are thrown. */
export async function unlessUnusable<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isOfTheModel = error instanceof WritingError && (error.code === 'unusable' || error.code === 'refused');
    if (isOfTheModel) return undefined;
    throw error;
  }
}
