import { isForeignSentence } from '../../../text/foreign-sentence.ts';
import { countWords } from '../../../text/words.ts';
import type { Question } from '../../chat/chat-client.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences } from '../answer-text/sentences.ts';
import { askForNative, type Context, isForeign } from './context.ts';
import type { Part } from './part.ts';

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

async function isNative(context: Context, parts: readonly Part[]): Promise<boolean> {
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

/** Asks for parts, once more where most of the answer is in another language. Throws WritingError 'unusable'. */
export async function askForNativeText(context: Context, question: Question<string, Part[]>): Promise<Part[]> {
  return askForNative(context, question, (parts) => isNative(context, parts));
}
