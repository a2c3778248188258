import { isForeignSentence } from '../../../text/foreign-sentence.ts';
import { countWords } from '../../../text/words.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import type { Question } from '../client/chat-client.ts';
import { writingError } from '../client/failure.ts';
import type { RawText } from '../prompts/answer-schemas.ts';
import { insistOnLanguage } from '../prompts/prompts.ts';
import { type Context, isForeign } from './context.ts';

/** A text of which less than this share is in the article's language is not worth mending. */
const LEAST_NATIVE = 0.5;

/** The sentences of a text that are in another language, alone or because their whole paragraph is. */
export async function foreignSentences(
  context: Context,
  text: BlockText,
): Promise<ReadonlySet<string>> {
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

/** What of a text is in the article's language; '' when nothing is. */
async function nativePart(context: Context, text: BlockText): Promise<BlockText> {
  const { language } = context.request;
  const foreign = await foreignSentences(context, text);
  if (foreign.size === 0) return (await isForeign(context, text)) ? '' : text;
  const left = mapSentences(text, language, (s) => (foreign.has(s) ? '' : s));
  const native = withFullEndings(left, language);
  return (await isForeign(context, native)) ? '' : native;
}

/** A text without its sentences in another language, or undefined when most of it is. */
export async function nativeText(
  context: Context,
  text: BlockText,
): Promise<BlockText | undefined> {
  const { language } = context.request;
  const native = await nativePart(context, text);
  const isEnough = countWords(native, language) >= countWords(text, language) * LEAST_NATIVE;
  return native && isEnough ? native : undefined;
}

/**
 * Asks for a text once more after one in another language. Throws WritingError 'unusable' when nothing of this one is
 * in the article's.
 */
export async function insistOnText(
  context: Context,
  question: Question<RawText, BlockText>,
): Promise<BlockText> {
  const { language } = context.request;
  const text = await context.ask({
    ...question,
    prompt: (words) => insistOnLanguage(question.prompt(words), language),
  });
  if (await nativePart(context, text)) return text;
  throw writingError('unusable', `${question.name}: not in ${language} twice`, 'language');
}

/** Asks for a text, once more where most of the first is in another language; single foreign sentences are left out. */
export async function askForNativeText(
  context: Context,
  question: Question<RawText, BlockText>,
): Promise<BlockText> {
  const first = await nativeText(context, await context.ask(question));
  if (first !== undefined) return first;
  return nativePart(context, await insistOnText(context, question));
}
