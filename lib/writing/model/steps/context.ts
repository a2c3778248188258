import { isForeignSentence } from '../../../text/foreign-sentence.ts';
import { checkLanguage, hasLettersOf } from '../../../text/language-check.ts';
import { endsInFullSentence } from '../../../text/sentences.ts';
import { countWords } from '../../../text/words.ts';
import type { Question } from '../../chat/chat-client.ts';
import { writingError } from '../../chat/failure.ts';
import { WritingError } from '../../errors.ts';
import type { BlockText, WritingEvent, WritingRequest } from '../../types.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences } from '../answer-text/sentences.ts';
import { insistOnLanguage } from '../prompts/shared-blocks.ts';
import type { Material } from '../prompts/sources-block.ts';
import type { Journal } from './journal.ts';
import type { Limits } from './limits.ts';

/** One article in the making. */
export type Context = {
  request: WritingRequest;
  limits: Limits;
  material: Material;
  ask: <Raw, Result>(question: Question<Raw, Result>) => Promise<Result>;
  journal: Journal;
  /** Whether a call that read the whole text has judged it. */
  harm: { isJudged: boolean };
  emit: (event: WritingEvent) => void;
};

/** Whether a text is in another language than the article's. */
export async function isForeign(context: Context, text: string): Promise<boolean> {
  return (await checkLanguage(text, context.request.language)) === 'mismatch';
}

/** The same for a line or short text: by its letters, or by its words where they suffice. */
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

/** The same for an answer with one text, `textOf`. */
export async function askInLanguage<Raw, Result>(
  context: Context,
  question: Question<Raw, Result>,
  textOf: (result: Result) => string,
): Promise<Result> {
  return askForNative(context, question, async (result) => !(await isForeign(context, textOf(result))));
}

/** Least share in the article's language that is worth mending. */
const LEAST_NATIVE = 0.5;

/** Sentences of a text in another language, by themselves or with their paragraph. */
export async function foreignSentences(context: Context, text: BlockText): Promise<ReadonlySet<string>> {
  const { language } = context.request;
  const foreign = new Set<string>();
  for (const block of blocksOf(text)) {
    const isWhole = await isForeign(context, block);
    for (const sentence of allSentences(block, language)) {
      if (isWhole || (await isForeignSentence(sentence, language))) foreign.add(sentence);
    }
  }
  return foreign;
}

/** Whether enough of some parts is in the article's language. */
export async function areNative(
  context: Context,
  parts: readonly { text: BlockText; words: number }[],
): Promise<boolean> {
  const { language } = context.request;
  let foreign = 0;
  let all = 0;
  for (const { text, words } of parts) {
    const sentences = [...(await foreignSentences(context, text))];
    foreign += countWords(sentences.join(' '), language);
    all += words;
  }
  return foreign <= all * (1 - LEAST_NATIVE);
}

/** The answer, or undefined where the call fails: for optional calls. */
export async function ifPossible<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof WritingError) return undefined;
    throw error;
  }
}

/** The answer, or undefined where the model fails; failures of the server are thrown. */
export async function unlessUnusable<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isOfModel = error instanceof WritingError && ['unusable', 'refused'].includes(error.code);
    if (isOfModel) return undefined;
    throw error;
  }
}
