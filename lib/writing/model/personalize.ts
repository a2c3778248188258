import { personalCall } from '../calls/personal.ts';
import type { Personalization } from '../types.ts';
import { registerName } from './rewrite-section.ts';
import { areNative, type Context } from './steps/context.ts';
import { requireJudged } from './steps/harm.ts';
import { formedText, type Part, withBlocks } from './steps/part.ts';
import { prove } from './steps/prove.ts';

/** Nothing is to be spared. */
const WHOLE = { min: Number.POSITIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/**
 * Tells what an author answered in the paragraphs of an article that gain from it, and proves them beside the passages.
 * Gives texts by their index, '' where nothing could be used. Throws WritingError.
 */
export async function personalize(given: Context, wanted: Personalization): Promise<Map<number, string>> {
  const { article, paragraphs } = wanted;
  const cited = article.evidence.map(({ number, source, quote }) => ({ id: number, source, text: quote }));
  const passages = [...cited, ...wanted.passages];
  const context = { ...given, material: { ...given.material, passages, isWhole: false } };
  const register = registerName(context, article);
  const { changes } = await context.ask({ ...personalCall(context, wanted, register), read: (answer) => answer });
  const texts = new Map<number, string>();
  const parts: (Part & { at: number })[] = [];
  for (const { number, text } of changes) {
    const at = number - 1;
    const blocks = formedText(text, '', context);
    const part = withBlocks({ kind: 'section' as const, heading: '', at }, blocks, context.request.language);
    if (!paragraphs[at] || paragraphs[at].text === part.text || texts.has(at)) continue;
    texts.set(at, '');
    if (part.text && (await areNative(context, [part]))) parts.push(part);
  }
  if (parts.length === 0) return texts;
  const { draft } = await prove(context, { title: '', parts }, { register, range: WHOLE });
  await requireJudged(context, draft.parts);
  for (const { at, text } of draft.parts as typeof parts) texts.set(at, text);
  return texts;
}
