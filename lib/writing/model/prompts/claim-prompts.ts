import type { Passage } from '@/lib/research/passages.ts';
import type { Contradiction } from '../../evidence/claims/compare-claim.ts';
import type { WritingRequest } from '../../types.ts';
import { dataBlock, type Prompt } from './prompt.ts';
import { lengthLine, passageBlocks, passageRules } from './prompt-rules.ts';
import { promptOf } from './prompts.ts';

function sentencesBlock(sentences: readonly string[]) {
  return dataBlock('SENTENCES', sentences.map((sentence, i) => `${i + 1}. ${sentence}`).join('\n'));
}

/** Asks for each of some sentences whether the passages it cites bear it out. */
export function checkClaimsPrompt(
  request: WritingRequest,
  sentences: readonly string[],
  passages: readonly Passage[],
): Prompt {
  return promptOf(request, undefined, [
    'Task: check claims',
    'Each of the SENTENCES cites passages by their ids in square brackets. Compare each with these passages alone, whatever else you know, in whatever language they are. It is "entailed" when they say so, also in other words; "contradicted" when they say otherwise: another number, unit, date or name, more for less, before for after, yes for no; "not-found" when they say neither. Answer for every number.',
    ...passageBlocks(passages, request.sources),
    sentencesBlock(sentences),
  ]);
}

/** What is wrong with a sentence, in words for a model. */
const FAULTS = {
  number: 'states a number that its passages do not have',
  unsourced: 'says what somebody found or said, a price or a statistic, and cites nothing for it',
  unit: 'states a number in another unit than its passages',
  date: 'names another date, month, weekday or season than its passages',
  name: 'names somebody or something else than its passages',
  negation: 'says yes where its passages say no, or the other way round',
  comparison: 'compares the other way round than its passages',
  contradicted: 'contradicts its passages',
  unfounded: 'says what its passages do not say',
} as const satisfies Record<Contradiction | 'unsourced' | 'contradicted' | 'unfounded', string>;

/** What may be wrong with a claim. */
export type ClaimFault = keyof typeof FAULTS;

/** Asks for other sentences in place of those that their passages do not bear out. */
export function correctPrompt(
  request: WritingRequest,
  faulty: ReadonlyMap<string, ClaimFault>,
  passages: readonly Passage[],
  words: number,
): Prompt {
  const faults = [...faulty.values()].map((fault, i) => `${i + 1}: it ${FAULTS[fault]}.`);
  return promptOf(request, undefined, [
    'Task: correct',
    lengthLine(words, request.language),
    `The passages do not bear out the SENTENCES below:\n${faults.join('\n')}\nRewrite each so that it says what a passage it cites says, or so that it says something useful without the claim. Answer with the number of each sentence and its new text; leave out a sentence that would say nothing any more.`,
    sentencesBlock([...faulty.keys()]),
    passageRules(passages, request.sources, [...faulty.keys()].join(' ')),
  ]);
}
