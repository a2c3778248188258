import { z } from 'zod';
import type { CHANGE_REASONS } from '@/lib/constants/writer-messages.ts';
import { type Prompt, textsBlock } from '../chat/prompt.ts';
import type { WritingRequest } from '../types.ts';
import { extrasFields, extrasTask } from './extras.ts';
import { harmTask } from './harm.ts';
import { describeLength } from './rules.ts';
import { type Assignment, type Call, makePrompt, type Plan } from './shared.ts';

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

/** An article to edit, its sentences and blocks numbered. */
type Edited = {
  text: readonly { heading: string; text: string }[];
  words: number;
  range: { min: number; max: number };
  /** Counts such as "delve (4 times)". */
  pointers: readonly string[];
};

/** Nothing for too short a text, which an editor cannot mend. */
function lengthTask({ words, range: { min, max } }: Edited, { language }: WritingRequest): string | undefined {
  if (words < min) return undefined;
  const [has, least, most] = [words, min, max].map((count) => describeLength(count, language));
  const spare =
    words > max
      ? 'In "spare" give the numbers of sentences that it can do without, enough to fit, the most dispensable first.'
      : 'Leave "spare" empty.';
  return `The article has ${has}; it must have ${least} to ${most}. ${spare}`;
}

function editPrompt({ request, material }: Assignment, plan: Plan, edited: Edited): Prompt {
  const { text, pointers } = edited;
  return makePrompt(request, { plan }, [
    'Task: edit',
    'You are the editor and read the whole article for the first time. (5) before a sentence is its number, P2 before a paragraph the number of the paragraph. Change single sentences only where something is wrong, and name why: it attributes something to a study, a survey, an expert or a named person and has no mark ("unattributed"); it contradicts another sentence or itself, or makes no sense ("inconsistent"); a sum, a count or a comparison is wrong: work each one out ("arithmetic"); it does not follow from what stands before it ("transition"); it repeats an earlier point ("repetition"); it promises something that the article does not deliver ("promise"); the article opens like any other article ("opening"); a section or the article ends with a sentence that says nothing ("ending"); it addresses the reader differently from the rest, or a narrator "I" tells an experience that is not in the WISHES ("register"). Give in "replacement" the new sentence, in the writer’s voice, with its marks, or an empty string where the article is better without it. Leave good sentences alone: an article may need no edit at all. In "moves", move a paragraph behind another one where the order is wrong.',
    lengthTask(edited, request),
    pointers.length > 0 && `Overused, to vary where it disturbs: ${pointers.join('; ')}.`,
    extrasTask(plan, material.passages.length > 0),
    harmTask('the ARTICLE gives'),
    textsBlock('ARTICLE', text),
  ]);
}

export const EDIT_WORDS = 750;

export const editCall = (assignment: Assignment, plan: Plan, edited: Edited): Call<RawEdit> => ({
  name: 'article_edits',
  schema: editSchema,
  words: EDIT_WORDS,
  effort: 'medium',
  prompt: () => editPrompt(assignment, plan, edited),
});
