import { z } from 'zod';
import type { Passage } from '@/lib/research/passages.ts';
import { dataBlock, type Prompt } from '../chat/prompt.ts';
import { harmTask, optionalHarmField } from './harm.ts';
import { type Assignment, type Call, makePrompt, passageBlocks, sentenceLines } from './shared.ts';

export const verdictsSchema = z.object({
  verdicts: z.array(
    z.object({
      number: z.coerce.number(),
      verdict: z.enum(['supported', 'contradicted', 'not-found']),
      /** The whole sentence as it should read; '' where it stays, or where nothing can be said. */
      correction: z.string(),
    }),
  ),
  harm: optionalHarmField,
});

export type Verdict = z.infer<typeof verdictsSchema>['verdicts'][number];

export const BESIDE_NOTE = 'it stands beside the article';

export type Claim = {
  sentence: string;
  /** The sentence before it, where it may refer to that. */
  before: string;
  /** What code noticed, such as "5 is not in [4]". */
  pointers: readonly string[];
  /** Whether it must be judged; others are read for what they add to the passages. */
  isCited: boolean;
  isBeside: boolean;
  cited: readonly Passage[];
};

function checkPrompt({ request, material }: Assignment, claims: readonly Claim[], cited: readonly Passage[]): Prompt {
  const readsAll = claims.some(({ isCited }) => !isCited);
  return makePrompt(request, readsAll ? { material } : {}, [
    'Task: check',
    ...(readsAll ? [] : passageBlocks(cited, material.documents)),
    'Each of the SENTENCES cites passages by their ids. Judge each by these passages alone, in any language, whatever else you know; the notes in brackets behind it are for you. It is "supported" when they say so, also in other words or units, rounded or summed up; "contradicted" when they say otherwise: another number, unit, date, period, name or place, two things exchanged, more for less, before for after, yes for no, certain for possible, or without a condition that it depends on; "not-found" when they say neither.',
    'Answer for every sentence with a mark. A supported sentence stays as it is, its "correction" empty. For a contradicted one give in "correction" the whole sentence as it should read, in the voice of the writer, about as long, with the marks of the passages that bear it out; change only what is wrong, hedge nothing that is right; with an empty correction the sentence is removed. For one that is not found, an empty correction leaves it standing without its mark, as common knowledge or the writer’s own point; else reword it so that a passage bears it out or no mark is needed.',
    readsAll &&
      'Sentences without a mark in the article are the writer’s own: advice, reasoning, examples, what everybody knows. Answer for one of them only if it states as a fact about the world what no passage says and not everybody knows: a finding, a cause, a ranking ("most", "usually", "first", "only"), a comparison, invented figures not named as such. It is "not-found"; give in "correction" a sentence that says no more than the passages, or that is plainly the writer’s own.',
    claims.some(({ pointers }) => pointers.includes(BESIDE_NOTE)) &&
      'A sentence that stands beside the article is judged by all passages. Answer for it, too, with or without a mark: it is "supported" also where it is advice, a sum of their figures or the gist of several.',
    harmTask('the SENTENCES give'),
    dataBlock('SENTENCES', sentenceLines(claims)),
  ]);
}

const WORDS_PER_VERDICT = 12;
const OTHER_WORDS = 100;

/** Has the model compare each sentence with the passages it cites, and correct it where they say something else. */
export const checkCall = (
  assignment: Assignment,
  claims: readonly Claim[],
  cited: readonly Passage[],
): Call<z.infer<typeof verdictsSchema>> => ({
  name: 'claim_check',
  schema: verdictsSchema,
  effort: 'medium',
  words: claims.filter(({ isCited }) => isCited).length * WORDS_PER_VERDICT + OTHER_WORDS,
  prompt: () => checkPrompt(assignment, claims, cited),
});
