import { citedNumbers } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import { faultsOf } from '../lint/lint.ts';
import { figuresPrompt } from '../prompts/prompts.ts';
import type { Context } from './context.ts';
import { figureCheckFor, type PartRules } from './part.ts';
import { reworded } from './reworded.ts';

/** What the sentences cite; everything the part was shown where one of them cites nothing. */
function passagesBehind(sentences: readonly string[], { passages }: PartRules) {
  const cited = sentences.map(citedNumbers);
  if (cited.some(({ size }) => size === 0)) return passages;
  return passages.filter(({ id }) => cited.some((ids) => ids.has(id)));
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
  const passages = passagesBehind(doubtful, part);
  const better = await reworded(context, part, doubtful, {
    name: 'supported_sentences',
    prompt: (words) => figuresPrompt(context.request, doubtful, passages, words),
    isSound: (sentence) => isSupported(sentence) && faultsOf(sentence).length === 0,
  });
  const changed = mapSentences(text, language, (sentence) =>
    isSupported(sentence) ? sentence : (better.get(sentence) ?? ''),
  );
  return withFullEndings(changed, language);
}

/** Whether all figures of a part's text may stand. */
export function hasSupportedFigures(context: Context, part: PartRules, text: BlockText): boolean {
  return allSentences(text, context.request.language).every(figureCheckFor(part, context));
}
