import { countWords } from '../../../text/words.ts';
import { type RawSentences, sentencesSchema } from '../prompts/answer-schemas.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { type Context, ifPossible, isForeign } from './context.ts';
import { formedText, type PartRules } from './part.ts';

/** What to ask about sentences, and which answers are good. */
type Rewording = {
  name: string;
  prompt: (words: number) => Prompt;
  isSound: (sentence: string) => boolean;
};

/**
 * The model's new wording of some sentences, by the old one; only those that can be used. Nothing where the model
 * answers in another language or not at all.
 */
export async function reworded(
  context: Context,
  part: PartRules,
  sentences: readonly string[],
  { name, prompt, isSound }: Rewording,
): Promise<ReadonlyMap<string, string>> {
  const read = (raw: RawSentences) =>
    new Map(
      raw.sentences.flatMap(({ number, text }): [string, string][] => {
        const old = sentences[number - 1];
        const formed = formedText(text, part, context)?.replace(/\s*\n+(?:- |\d+\. )?/g, ' ');
        return old && formed && isSound(formed) ? [[old, formed]] : [];
      }),
    );
  const words = countWords(sentences.join(' '), context.request.language);
  const answer = await ifPossible(
    context.ask({ name, schema: sentencesSchema, words, prompt, read }),
  );
  const isUsable = answer && !(await isForeign(context, [...answer.values()].join(' ')));
  return isUsable ? answer : new Map();
}
