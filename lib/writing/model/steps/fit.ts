import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { growCall } from '../../calls/grow.ts';
import { cutCall } from '../../calls/prove.ts';
import type { Plan } from '../../calls/shared.ts';
import { writingError } from '../../chat/failure.ts';
import { fiveGramJaccard } from '../../repetition.ts';
import { askIfPossible, type Context, isForeign, unlessUnusable } from './context.ts';
import { type Draft, formedText, numberedTexts, totalWords, withAllBlocks, withUnits } from './part.ts';
import { type Range, spareUnits } from './prove.ts';

/** Most five-word runs that a new paragraph may share with its section. */
const MOST_OVERLAP = 0.08;

/** The line above a new paragraph, with the number of the one before it; weak models go on behind it, or print it in bold. */
const PLACE = /^\s*(?:#+\s*|\*\*)?@\s*P?\s*(\d{1,3})\s*[:.]?(?:\*\*)?\s*(.*)$/i;
const OTHER_MARK = /^\s*@\s/;

const rangeMiddle = ({ min, max }: Range) => Math.round((min + max) / 2);

/** Added paragraphs with the number of the one that each follows. */
export function readGrowth(raw: string): { behind: number; text: string }[] {
  const found: { behind: number; text: string }[] = [];
  for (const line of raw.split('\n')) {
    const [, behind, text] = PLACE.exec(line) ?? [];
    const last = found.at(-1);
    if (behind !== undefined) found.push({ behind: Number(behind), text: text ? `${text}\n` : '' });
    else if (last && !OTHER_MARK.test(line)) last.text += `${line}\n`;
  }
  return found;
}

async function withGrowth(
  context: Context,
  { title, parts }: Draft,
  paragraphs: ReturnType<typeof numberedTexts>['paragraphs'],
  raw: string,
): Promise<Draft> {
  const { language } = context.request;
  const blocks = parts.map((part) => part.blocks.map((block) => [block]));
  const lastBefore = paragraphs.findLast(({ part }) => parts[part]?.kind !== 'conclusion');
  for (const { behind, text } of readGrowth(raw)) {
    // Nothing follows the ending, and what has no place goes before it.
    const named = paragraphs[behind - 1];
    const place = named && parts[named.part]?.kind !== 'conclusion' ? named : lastBefore;
    const part = place && parts[place.part];
    const formed = formedText(text, part?.heading ?? '', context, context.journal);
    const added = writeMarkdown(formed);
    if (!part || !added) continue;
    const isRepeated = fiveGramJaccard(added, part.text, language) > MOST_OVERLAP;
    const reason = isRepeated ? 'repetition' : (await isForeign(context, added)) ? 'language' : undefined;
    if (reason) context.journal.change({ before: added, after: '', reason });
    else blocks[place.part]?.[place.block]?.push(...formed);
  }
  const grown = blocks.map((own) => own.flat());
  return { title, parts: withAllBlocks(parts, grown, language) };
}

/** Grows an article below its range by new paragraphs. */
export async function grown(context: Context, plan: Plan, draft: Draft, range: Range): Promise<Draft> {
  const { request, limits } = context;
  let current = draft;
  const rounds = 1 + Math.ceil((rangeMiddle(range) - totalWords(draft.parts)) / limits.words);
  for (let round = 0; round < rounds && totalWords(current.parts) < range.min; round += 1) {
    const { text, paragraphs } = numberedTexts(current, request.language);
    const missing = rangeMiddle(range) - totalWords(current.parts);
    const asking = context.ask({
      ...growCall(context, plan, { text, missing }),
      read: (given) => (readGrowth(given).length > 0 ? given : undefined),
    });
    const raw = await unlessUnusable(asking);
    if (raw === undefined) break;
    const longer = await withGrowth(context, current, paragraphs, raw);
    if (totalWords(longer.parts) <= totalWords(current.parts)) break;
    current = longer;
  }
  return current;
}

/** Has the model name sentences to cut while an article is above its range. It is never cut otherwise. */
export async function shortened(context: Context, draft: Draft, range: Range): Promise<Draft> {
  const { request, limits } = context;
  let current = draft;
  for (let round = 0; round < 2 && limits.canReadAgain; round += 1) {
    const words = totalWords(current.parts);
    if (words <= range.max) break;
    const { text } = numberedTexts(current, request.language);
    const answer = await askIfPossible(context, cutCall(context, { text, words, range }));
    const changes = spareUnits(context, current, answer?.spare ?? [], range);
    if (changes.size === 0) break;
    current = withUnits(current, changes, request.language);
  }
  return current;
}

/** @throws WritingError 'unusable' for an article below its range or with an empty part */
export function requireLength({ parts }: Draft, { min, max }: Range): void {
  const words = totalWords(parts);
  if (words < min) throw writingError('unusable', `${words} words, not ${min} to ${max}`, 'length');
  const empty = parts.find(({ kind, text }) => text === '' && kind !== 'conclusion');
  if (empty) throw writingError('unusable', `${empty.kind}: nothing of it could be used`);
}
