import { countWords } from '../../../text/words.ts';
import { citedNumbers } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import { type RawSentences, sentencesSchema } from '../prompts/answer-schemas.ts';
import { figuresPrompt } from '../prompts/prompts.ts';
import { type Context, isForeign, unlessUnusable } from './context.ts';
import { figureCheckFor, formedText, type PartRules } from './part.ts';

/** What the sentences cite; everything the part was shown where one of them cites nothing. */
function passagesBehind(sentences: readonly string[], { passages }: PartRules) {
  const cited = sentences.map(citedNumbers);
  if (cited.some(({ size }) => size === 0)) return passages;
  return passages.filter(({ id }) => cited.some((ids) => ids.has(id)));
}

/** The model's new wording of some sentences, by the old one; only those that can be used. */
async function reworded(
  context: Context,
  part: PartRules,
  sentences: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { request } = context;
  const isSupported = figureCheckFor(part, context);
  const read = (raw: RawSentences) =>
    new Map(
      raw.sentences.flatMap(({ number, text }): [string, string][] => {
        const old = sentences[number - 1];
        const formed = formedText(text, part, context)?.replace(/\s*\n+(?:- |\d+\. )?/g, ' ');
        return old && formed && isSupported(formed) ? [[old, formed]] : [];
      }),
    );
  const answer = await unlessUnusable(
    context.ask({
      name: 'supported_sentences',
      schema: sentencesSchema,
      words: countWords(sentences.join(' '), request.language),
      prompt: (words) => figuresPrompt(request, sentences, passagesBehind(sentences, part), words),
      read,
    }),
  );
  const isUsable = answer && !(await isForeign(context, [...answer.values()].join(' ')));
  return isUsable ? answer : new Map();
}

/**
 * The text of a part with figures only where its passages have them: the model is asked once for
 * other sentences, and what it does not put right is dropped. '' when nothing is left.
 */
export async function withSupportedFigures(
  context: Context,
  part: PartRules,
  text: BlockText,
): Promise<BlockText> {
  const { language } = context.request;
  const isSupported = figureCheckFor(part, context);
  const doubtful = allSentences(text, language).filter((sentence) => !isSupported(sentence));
  if (doubtful.length === 0) return text;
  const better = await reworded(context, part, doubtful);
  const changed = mapSentences(text, language, (sentence) =>
    isSupported(sentence) ? sentence : (better.get(sentence) ?? ''),
  );
  return withFullEndings(changed, language);
}

/** Whether all figures of a part's text may stand. */
export function hasSupportedFigures(context: Context, part: PartRules, text: BlockText): boolean {
  return allSentences(text, context.request.language).every(figureCheckFor(part, context));
}
