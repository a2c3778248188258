import { countWords } from '../../../text/words.ts';
import { citedNumbers } from '../../evidence/citations.ts';
import { habitPointers } from '../../habits/excess.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { faultOf } from '../lint/lint.ts';
import { editPrompt, editSchema, type RawEdit } from '../prompts/edit-prompt.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import { type Context, ifPossible, isForeignLine } from './context.ts';
import { askForExtras, type Extras, readExtras } from './extras.ts';
import { judgeHarm } from './harm.ts';
import { type Numbered, numbered } from './numbered.ts';
import { formedText, type Part, totalWords, withBlocks, withSentences } from './part.ts';

export const EDIT_WORDS = 750;

/** Most of an article's words that an editor may change. */
const MOST_TOUCHED = 0.3;

type Edit = NonNullable<RawEdit['edits'][number]>;

/** The replacement, '' for none; undefined where it is of no use. */
async function soundReplacement(context: Context, { replacement }: Edit) {
  if (replacement.trim() === '') return '';
  const text = formedText(replacement, '', context);
  if (!text || text.includes('\n') || faultOf(text)) return undefined;
  const isWhole = citedNumbers(replacement).size === citedNumbers(text).size;
  return isWhole && !(await isForeignLine(context, text)) ? text : undefined;
}

/** The parts with sentences replaced, up to the limit. */
async function withEdits(
  context: Context,
  parts: readonly Part[],
  { sentences }: Numbered,
  edits: readonly Edit[],
): Promise<Part[]> {
  const { language } = context.request;
  let room = totalWords(parts) * MOST_TOUCHED;
  const changes = new Map<string, string>();
  for (const edit of edits) {
    const place = sentences[edit.sentence - 1];
    const words = place ? countWords(place.sentence, language) : 0;
    if (!place || changes.has(place.sentence) || words > room) continue;
    const replacement = await soundReplacement(context, edit);
    if (replacement === undefined || replacement === place.sentence) continue;
    room -= words;
    changes.set(place.sentence, replacement);
    context.journal.change({ before: place.sentence, after: replacement, reason: edit.reason });
  }
  return parts.map((part) => {
    const changed = withSentences(part, changes, language);
    return changed.text === '' ? part : changed;
  });
}

/** The parts with paragraphs moved; no part is left empty. */
function withMoves(
  { request, journal }: Context,
  parts: readonly Part[],
  { paragraphs }: Numbered,
  moves: readonly NonNullable<RawEdit['moves'][number]>[],
): Part[] {
  const blocks = parts.map(({ text }) => blocksOf(text).map((text) => ({ text })));
  const placed = paragraphs.map(({ part, block }) => ({ part, block: blocks[part]?.[block] }));
  for (const { paragraph, behind } of moves) {
    const moved = placed[paragraph - 1];
    const target = placed[behind - 1];
    if (!moved?.block || !target?.block || paragraph === behind) continue;
    const from = blocks.find((own) => moved.block && own.includes(moved.block));
    const to = blocks.find((own) => target.block && own.includes(target.block));
    if (!from || !to || from.length < 2) continue;
    from.splice(from.indexOf(moved.block), 1);
    to.splice(to.indexOf(target.block) + 1, 0, moved.block);
    journal.change({ before: moved.block.text, after: moved.block.text, reason: 'moved' });
  }
  const texts = blocks.map((own) => own.map(({ text }) => text));
  return withBlocks(parts, texts, request.language);
}

/**
 * Has an editor read the whole article, who changes or cuts sentences, moves paragraphs and writes the extras; without an
 * editor only the extras are written. Parts without a change stay the same objects.
 */
export async function editArticle(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  range: { min: number; max: number },
): Promise<{ parts: Part[]; spare: string[]; extras: Extras }> {
  const { request, limits, material } = context;
  const text = numbered(parts, request.language);
  const hasPassages = material.passages.length > 0;
  const words = totalWords(parts);
  const pointers = habitPointers(
    parts.map((part) => part.text),
    request.language,
  ).map(({ word, count }) => `${word} (${count} times)`);
  const editing = () =>
    context.ask({
      name: 'article_edits',
      schema: editSchema,
      words: EDIT_WORDS,
      effort: 'medium',
      prompt: () => editPrompt(request, plan, { text: text.text, words, range, pointers, hasPassages }),
      read: (given) => given,
    });
  const raw = limits.hasEditor ? await ifPossible(editing()) : undefined;
  if (!raw) {
    return { parts: [...parts], spare: [], extras: await askForExtras(context, plan, parts) };
  }
  judgeHarm(context, raw);
  const moved = withMoves(
    context,
    parts,
    text,
    raw.moves.filter((move) => move !== undefined),
  );
  const edited = await withEdits(
    context,
    moved,
    text,
    raw.edits.filter((edit) => edit !== undefined),
  );
  const spare = raw.spare.flatMap((number = 0) => text.sentences[number - 1]?.sentence ?? []);
  return { parts: edited, spare, extras: await readExtras(context, plan, raw) };
}
