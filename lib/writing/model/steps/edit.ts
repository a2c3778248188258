import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { countWords } from '@/lib/text/words.ts';
import { editCall, type RawEdit } from '../../calls/edit.ts';
import { habitPointers } from '../../calls/habits.ts';
import type { Plan } from '../../calls/shared.ts';
import { citedNumbers } from '../../evidence/citations.ts';
import { findFault } from '../lint/lint.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { askForExtras, type Extras, readExtras } from './extras.ts';
import type { Range } from './fit.ts';
import { judgeHarm } from './harm.ts';
import {
  formedLine,
  formedText,
  type Numbered,
  numbered,
  type Part,
  totalWords,
  withAllBlocks,
  withSentences,
} from './part.ts';

const MOST_TOUCHED = 0.3;

/** The replacement, '' for none; undefined where it is of no use. */
async function soundReplacement(context: Context, replacement: string) {
  if (replacement.trim() === '') return '';
  const text = formedLine(replacement, context);
  if (!text || formedText(replacement, '', context).length > 1 || findFault(text)) return undefined;
  const isWhole = citedNumbers(replacement).size === citedNumbers(text).size;
  return isWhole && !(await isForeignLine(context, text)) ? text : undefined;
}

async function withEdits(context: Context, parts: readonly Part[], { sentences }: Numbered, { edits }: RawEdit) {
  const { language } = context.request;
  let room = totalWords(parts) * MOST_TOUCHED;
  const changes = new Map<string, string>();
  for (const edit of edits) {
    const before = edit && sentences[edit.sentence - 1]?.sentence;
    const words = before ? countWords(before, language) : 0;
    if (!before || changes.has(before) || words > room) continue;
    const after = await soundReplacement(context, edit.replacement);
    if (after === undefined || after === before) continue;
    room -= words;
    changes.set(before, after);
    context.journal.change({ before, after, reason: edit.reason });
  }
  return parts.map((part) => {
    const changed = withSentences(part, changes, language);
    return changed.text === '' ? part : changed;
  });
}

function withMoves(
  { request, journal }: Context,
  parts: readonly Part[],
  { paragraphs }: Numbered,
  { moves }: RawEdit,
) {
  const blocks = parts.map((part) => [...part.blocks]);
  const placed = paragraphs.map(({ part, block }) => blocks[part]?.[block]);
  for (const move of moves) {
    const moved = move && placed[move.paragraph - 1];
    const target = move && placed[move.behind - 1];
    if (!moved || !target || moved === target) continue;
    const from = blocks.find((own) => own.includes(moved));
    const to = blocks.find((own) => own.includes(target));
    if (!from || !to || from.length < 2) continue;
    from.splice(from.indexOf(moved), 1);
    to.splice(to.indexOf(target) + 1, 0, moved);
    const text = writeMarkdown([moved]);
    journal.change({ before: text, after: text, reason: 'moved' });
  }
  return withAllBlocks(parts, blocks, request.language);
}

/** Has an editor change, move and cut, and write the extras. Parts without a change stay the same objects. */
export async function editArticle(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  range: Range,
): Promise<{ parts: Part[]; spare: string[]; extras: Extras }> {
  const { request, limits } = context;
  const article = numbered(parts, request.language);
  const pointers = habitPointers(
    parts.map(({ text }) => text),
    request.language,
  );
  const edited = { text: article.text, words: totalWords(parts), range, pointers };
  const raw = limits.hasEditor ? await askIfPossible(context, editCall(context, plan, edited)) : undefined;
  if (!raw) return { parts: [...parts], spare: [], extras: await askForExtras(context, plan, parts) };
  judgeHarm(context, raw);
  const moved = withMoves(context, parts, article, raw);
  return {
    parts: await withEdits(context, moved, article, raw),
    spare: raw.spare.flatMap((number = 0) => article.sentences[number - 1]?.sentence ?? []),
    extras: await readExtras(context, plan, raw),
  };
}
