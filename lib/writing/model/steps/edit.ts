import { z } from 'zod';
import type { CHANGE_REASONS } from '@/lib/constants/score-messages.ts';
import { countWords } from '@/lib/text/words.ts';
import { habitPointers } from '../../calls/habits.ts';
import { type Prompt, textsBlock } from '../../chat/prompt.ts';
import { citedNumbers } from '../../evidence/citations.ts';
import type { WritingRequest } from '../../types.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { faultOf } from '../lint/lint.ts';
import { lengthOf } from '../prompts/rules.ts';
import { type Plan, promptOf } from '../prompts/shared-blocks.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { askForExtras, type Extras, extrasFields, extrasTask, readExtras } from './extras.ts';
import type { Range } from './fit.ts';
import { harmTask, judgeHarm } from './harm.ts';
import {
  formedText,
  type Numbered,
  numbered,
  type Part,
  textsOf,
  totalWords,
  withBlocks,
  withSentences,
} from './part.ts';

const EDIT_REASONS = [
  'unattributed',
  'inconsistent',
  'arithmetic',
  'transition',
  'repetition',
  'promise',
  'opening',
  'ending',
  'register',
] as const satisfies readonly (typeof CHANGE_REASONS)[number][];

/** A list without malformed entries, which would discard the answer. */
const eachUsable = <T>(entry: z.ZodType<T>): z.ZodType<(T | undefined)[]> => z.array(entry.catch(undefined as never));

/** An editor's changes and the extras. */
export const editSchema = z.object({
  edits: eachUsable(
    z.object({
      sentence: z.coerce.number(),
      /** '' cuts the sentence. */
      replacement: z.string(),
      reason: z.enum(EDIT_REASONS),
    }),
  ),
  moves: eachUsable(z.object({ paragraph: z.coerce.number(), behind: z.coerce.number() })),
  spare: eachUsable(z.coerce.number()),
  ...extrasFields,
});
export type RawEdit = z.infer<typeof editSchema>;

type Edited = {
  text: Numbered['text'];
  words: number;
  range: Range;
  /** Counts such as "delve (4 times)". */
  pointers: readonly string[];
  hasPassages: boolean;
};

/** Nothing for too short a text, which an editor cannot mend. */
function lengthTask({ words, range: { min, max } }: Edited, { language }: WritingRequest): string | undefined {
  if (words < min) return undefined;
  const [has, least, most] = [words, min, max].map((count) => lengthOf(count, language));
  const spare =
    words > max
      ? 'In "spare" give the numbers of sentences that it can do without, enough to fit, the most dispensable first.'
      : 'Leave "spare" empty.';
  return `The article has ${has}; it must have ${least} to ${most}. ${spare}`;
}

/** Asks an editor for changes to the whole article and for the extras. */
export function editPrompt(request: WritingRequest, plan: Plan, edited: Edited): Prompt {
  const { text, pointers, hasPassages } = edited;
  return promptOf(request, { plan }, [
    'Task: edit',
    'You are the editor and read the whole article for the first time. (5) before a sentence is its number, P2 before a paragraph the number of the paragraph. Change single sentences only where something is wrong, and name why: it attributes something to a study, a survey, an expert or a named person and has no mark ("unattributed"); it contradicts another sentence or itself, or makes no sense ("inconsistent"); a sum, a count or a comparison is wrong: work each one out ("arithmetic"); it does not follow from what stands before it ("transition"); it repeats an earlier point ("repetition"); it promises something that the article does not deliver ("promise"); the article opens like any other article ("opening"); a section or the article ends with a sentence that says nothing ("ending"); it addresses the reader differently from the rest, or a narrator "I" tells an experience that is not in the WISHES ("register"). Give in "replacement" the new sentence, in the writer’s voice, with its marks, or an empty string where the article is better without it. Leave good sentences alone: an article may need no edit at all. In "moves", move a paragraph behind another one where the order is wrong.',
    lengthTask(edited, request),
    pointers.length > 0 && `Overused, to vary where it disturbs: ${pointers.join('; ')}.`,
    extrasTask(plan, hasPassages),
    harmTask('the ARTICLE gives'),
    textsBlock('ARTICLE', text),
  ]);
}

export const EDIT_WORDS = 750;

const MOST_TOUCHED = 0.3;

/** The replacement, '' for none; undefined where it is of no use. */
async function soundReplacement(context: Context, replacement: string) {
  if (replacement.trim() === '') return '';
  const text = formedText(replacement, '', context);
  if (!text || text.includes('\n') || faultOf(text)) return undefined;
  const isWhole = citedNumbers(replacement).size === citedNumbers(text).size;
  return isWhole && !(await isForeignLine(context, text)) ? text : undefined;
}

/** The parts with sentences replaced, up to the limit; no part is left empty. */
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

/** The parts with paragraphs moved; no part is left empty. */
function withMoves(
  { request, journal }: Context,
  parts: readonly Part[],
  { paragraphs }: Numbered,
  { moves }: RawEdit,
) {
  const blocks = parts.map(({ text }) => blocksOf(text).map((block) => ({ text: block })));
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
    journal.change({ before: moved.text, after: moved.text, reason: 'moved' });
  }
  const texts = blocks.map((own) => own.map(({ text }) => text));
  return withBlocks(parts, texts, request.language);
}

/** Has an editor change, move and cut, and write the extras. Parts without a change stay the same objects. */
export async function editArticle(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  range: Range,
): Promise<{ parts: Part[]; spare: string[]; extras: Extras }> {
  const { request, limits, material } = context;
  const article = numbered(parts, request.language);
  const edited = {
    text: article.text,
    words: totalWords(parts),
    range,
    pointers: habitPointers(textsOf(parts), request.language),
    hasPassages: material.passages.length > 0,
  };
  const raw = limits.hasEditor
    ? await askIfPossible(context, {
        name: 'article_edits',
        schema: editSchema,
        words: EDIT_WORDS,
        effort: 'medium',
        prompt: () => editPrompt(request, plan, edited),
        read: (given) => given,
      })
    : undefined;
  if (!raw) return { parts: [...parts], spare: [], extras: await askForExtras(context, plan, parts) };
  judgeHarm(context, raw);
  const moved = withMoves(context, parts, article, raw);
  return {
    parts: await withEdits(context, moved, article, raw),
    spare: raw.spare.flatMap((number = 0) => article.sentences[number - 1]?.sentence ?? []),
    extras: await readExtras(context, plan, raw),
  };
}
