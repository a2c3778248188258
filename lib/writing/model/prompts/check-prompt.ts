import { z } from 'zod';
import type { Passage } from '@/lib/research/passages.ts';
import { dataBlock, type Prompt } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { harmTask, optionalHarmField } from './harm-prompt.ts';
import { promptOf } from './shared-blocks.ts';
import { type Material, passageBlocks } from './sources-block.ts';

/** Verdicts as the model gives them. */
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

/** Verdicts as the model gives them. */
export type RawVerdicts = z.infer<typeof verdictsSchema>;

/** What a text beside the article that cites nothing has as its pointer. */
export const BESIDE_NOTE = 'it stands beside the article';

/** A sentence to be judged. */
export type Claim = {
  sentence: string;
  /** The sentence before it, where it may refer to that. */
  before: string;
  /** What code noticed, such as "5 is not in [4]". */
  pointers: readonly string[];
  /** Whether it must be judged; others are read for what they add to the passages. */
  isCited: boolean;
};

function claimLine({ sentence, before, pointers }: Claim, at: number): string {
  const context = before && ` (after: ${before})`;
  const notes = pointers.length > 0 ? ` (look at: ${pointers.join('; ')})` : '';
  return `${at + 1}. ${sentence}${context}${notes}`;
}

/** Asks of each sentence whether the passages that it cites say so, and for the right sentence where they do not. */
export function checkPrompt(
  request: WritingRequest,
  material: Material,
  { claims, cited }: { claims: readonly Claim[]; cited: readonly Passage[] },
): Prompt {
  const readsAll = claims.some(({ isCited }) => !isCited);
  return promptOf(request, readsAll ? { material } : {}, [
    'Task: check',
    ...(readsAll ? [] : passageBlocks(cited, material.documents)),
    'Each of the SENTENCES cites passages by their ids. Judge each by these passages alone, in any language, whatever else you know; the notes in brackets behind it are for you. It is "supported" when they say so, also in other words or units, rounded or summed up; "contradicted" when they say otherwise: another number, unit, date, period, name or place, two things exchanged, more for less, before for after, yes for no, certain for possible, or without a condition that it depends on; "not-found" when they say neither.',
    'Answer for every sentence with a mark. A supported sentence stays as it is, its "correction" empty. For a contradicted one give in "correction" the whole sentence as it should read, in the voice of the writer, about as long, with the marks of the passages that bear it out; change only what is wrong, hedge nothing that is right; with an empty correction the sentence is removed. For one that is not found, an empty correction leaves it standing without its mark, as common knowledge or the writer’s own point; else reword it so that a passage bears it out or no mark is needed.',
    readsAll
      ? 'Sentences without a mark in the article are the writer’s own: advice, reasoning, examples, what everybody knows. Answer for one of them only if it states as a fact about the world what no passage says and not everybody knows: a finding, a cause, a ranking ("most", "usually", "first", "only"), a comparison, invented figures not named as such. It is "not-found"; give in "correction" a sentence that says no more than the passages, or that is plainly the writer’s own.'
      : undefined,
    claims.some(({ pointers }) => pointers.includes(BESIDE_NOTE))
      ? 'A sentence that stands beside the article is judged by all passages. Answer for it, too, with or without a mark: it is "supported" also where it is advice, a sum of their figures or the gist of several.'
      : undefined,
    harmTask('the SENTENCES give'),
    dataBlock('SENTENCES', claims.map(claimLine).join('\n')),
  ]);
}
