import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { growCall } from '../../calls/grow.ts';
import type { Plan } from '../../calls/shared.ts';
import { writingError } from '../../chat/failure.ts';
import { fiveGramJaccard } from '../../repetition.ts';
import { withoutEnding } from '../../sentences.ts';
import { type Context, isForeign, unlessUnusable } from './context.ts';
import {
  formedText,
  type Numbered,
  noteRemoved,
  numbered,
  type Part,
  totalWords,
  withAllBlocks,
  withBlocks,
  withSentences,
} from './part.ts';
import { MOST_OVERLAP, withoutRepeats } from './repeats.ts';

/** Words of an article, both ends included. */
export type Range = { min: number; max: number };

/** The line above a new paragraph, with the number of the one before it. */
const PLACE = /^\s*@\s*P?\s*(\d{1,3})\s*[:.]?\s*$/i;
const OTHER_MARK = /^\s*@\s/;

const rangeMiddle = ({ min, max }: Range) => Math.round((min + max) / 2);

function readGrowth(raw: string): { behind: number; text: string }[] {
  const found: { behind: number; text: string }[] = [];
  for (const line of raw.split('\n')) {
    const behind = PLACE.exec(line)?.[1];
    const last = found.at(-1);
    if (behind !== undefined) found.push({ behind: Number(behind), text: '' });
    else if (last && !OTHER_MARK.test(line)) last.text += `${line}\n`;
  }
  return found;
}

async function withGrowth(context: Context, parts: readonly Part[], { paragraphs }: Numbered, raw: string) {
  const { language } = context.request;
  const blocks = parts.map((part) => part.blocks.map((block) => [block]));
  for (const { behind, text } of readGrowth(raw)) {
    const place = paragraphs[behind - 1];
    const part = place && parts[place.part];
    const formed = formedText(text, part?.heading ?? '', context);
    const added = writeMarkdown(formed);
    if (!part || !added || (await isForeign(context, added))) continue;
    if (fiveGramJaccard(added, part.text, language) > MOST_OVERLAP) continue;
    blocks[place.part]?.[place.block]?.push(...formed);
  }
  const grown = blocks.map((own) => own.flat());
  return withAllBlocks(parts, grown, language);
}

/** Grows too short an article by new paragraphs. Empty sections go unless the user named them. */
export async function grown(context: Context, plan: Plan, parts: readonly Part[], range: Range): Promise<Part[]> {
  const { request, limits } = context;
  const isFilled = ({ kind, text }: Part) => request.outline !== undefined || kind !== 'section' || text !== '';
  let current = parts.filter(isFilled);
  const rounds = 1 + Math.ceil((rangeMiddle(range) - totalWords(parts)) / limits.words);
  for (let round = 0; round < rounds && totalWords(current) < range.min; round += 1) {
    const article = numbered(current, request.language);
    const missing = rangeMiddle(range) - totalWords(current);
    const asking = context.ask({
      ...growCall(context, plan, { text: article.text, missing }),
      read: (given) => (readGrowth(given).length > 0 ? given : undefined),
    });
    const raw = await unlessUnusable(asking);
    if (raw === undefined) break;
    const longer = withoutRepeats(context, await withGrowth(context, current, article, raw));
    if (totalWords(longer) <= totalWords(current)) break;
    current = longer;
  }
  return current;
}

/** The parts without the ending of the longest one that can spare it. */
function shortenedOnce(context: Context, parts: readonly Part[], range: Range): Part[] | undefined {
  const { language } = context.request;
  for (const part of parts.toSorted((a, b) => b.words - a.words)) {
    const rest = withoutEnding(part.blocks, language);
    if (rest === undefined) continue;
    const shorter = withBlocks(part, rest, language);
    if (totalWords(parts) - part.words + shorter.words < range.min) continue;
    noteRemoved(context, part, shorter, 'length');
    return parts.map((other) => (other === part ? shorter : other));
  }
  return undefined;
}

function shortened(context: Context, parts: readonly Part[], range: Range, spare: readonly string[]): Part[] {
  const { request, journal } = context;
  let current = [...parts];
  for (const sentence of spare) {
    if (totalWords(current) <= range.max) break;
    const without = new Map([[sentence, '']]);
    const shorter = current.map((part) => withSentences(part, without, request.language));
    if (totalWords(shorter) < range.min || shorter.some(({ text }) => text === '')) continue;
    if (totalWords(shorter) === totalWords(current)) continue;
    journal.change({ before: sentence, after: '', reason: 'length' });
    current = shorter;
  }
  while (totalWords(current) > range.max) {
    const shorter = shortenedOnce(context, current, range);
    if (!shorter) break;
    current = shorter;
  }
  return current;
}

/** Brings an article into its range: new paragraphs, or fewer sentences, first those that the editor can spare. */
export async function fitLength(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  { range, spare }: { range: Range; spare: readonly string[] },
): Promise<Part[]> {
  return shortened(context, await grown(context, plan, parts, range), range, spare);
}

/** @throws WritingError 'unusable' for an article outside its range or with an empty part */
export function requireRange(parts: readonly Part[], { min, max }: Range): void {
  const words = totalWords(parts);
  if (words < min || words > max) throw writingError('unusable', `${words} words, not ${min} to ${max}`, 'length');
  const empty = parts.find(({ text }) => text === '');
  if (empty) throw writingError('unusable', `${empty.kind}: nothing of it could be used`);
}
