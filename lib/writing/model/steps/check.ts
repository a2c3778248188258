import { z } from 'zod';
import type { Passage } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import { dataBlock, type Prompt } from '../../chat/prompt.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import type { WritingRequest } from '../../types.ts';
import { allSentences } from '../answer-text/block-text.ts';
import { isQuotedPassage } from '../answer-text/clean-text.ts';
import { type Material, passageBlocks, promptOf, sentenceLines } from '../prompts/shared-blocks.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { harmTask, optionalHarmField, refuseHarm } from './harm.ts';
import { formedLine, withSentences } from './part.ts';

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

type Verdict = z.infer<typeof verdictsSchema>['verdicts'][number];

const BESIDE_NOTE = 'it stands beside the article';

type Claim = {
  sentence: string;
  /** The sentence before it, where it may refer to that. */
  before: string;
  /** What code noticed, such as "5 is not in [4]". */
  pointers: readonly string[];
  /** Whether it must be judged; others are read for what they add to the passages. */
  isCited: boolean;
  /** Whether it stands beside the article. */
  isBeside: boolean;
  cited: readonly Passage[];
};

/** Asks of each sentence whether the passages that it cites say so, and for the right sentence where they do not. */
export function checkPrompt(
  request: WritingRequest,
  material: Material,
  { claims, cited }: { claims: readonly Omit<Claim, 'cited' | 'isBeside'>[]; cited: readonly Passage[] },
): Prompt {
  const readsAll = claims.some(({ isCited }) => !isCited);
  return promptOf(request, readsAll ? { material } : {}, [
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
/** Most characters of passages for a text beside the article that cites none. */
const MOST_BESIDE = 1500;

/** A text to check; `isBeside` for extras, which are checked without marks, too. */
export type Judged = { text: string; words: number; isBeside?: boolean };

/** Numbers of a sentence that none of its passages has. */
function pointersOf(sentence: string, cited: readonly Passage[]): string[] {
  const known = cited.flatMap(({ text, columns = '' }) => numbersIn(`${columns}\n${text}`));
  const marks = cited.map(({ id }) => `[${id}]`).join(' ');
  return unknownNumbers(sentence, known).map((number) => `${number} is not in ${marks}`);
}

type Reading = {
  /** Uncited sentences to read, too, beside all sources: those that add facts are reworded. */
  readsUncited?: (sentence: string) => boolean;
  /** Whether a later check reads again: only there a cited sentence is removed, contradicted twice. */
  isFirst?: boolean;
};

/** Sentences of a text that the model must read: citing ones that were not judged yet, except verbatim passages. */
function openClaims(
  { material, request, journal }: Context,
  { text, isBeside = false }: Judged,
  { readsUncited = () => false }: Reading,
): Claim[] {
  const sentences = allSentences(text, request.language);
  return sentences.flatMap((sentence, at): Claim[] => {
    const marks = citedNumbers(sentence);
    const cited = material.passages.filter(({ id }) => marks.has(id));
    const isCited = cited.length > 0 || (isBeside && material.passages.length > 0);
    if ((!isCited && !readsUncited(sentence)) || journal.isJudged(sentence)) return [];
    if (cited.some((passage) => isQuotedPassage(sentence, passage))) {
      journal.judge(sentence, 'quoted');
      return [];
    }
    const [previous = ''] = sentences.slice(Math.max(0, at - 1), at);
    // What is read anyway needs not be repeated.
    const before = readsUncited(previous) ? '' : previous;
    const pointers = cited.length > 0 ? pointersOf(sentence, cited) : isBeside ? [BESIDE_NOTE] : [];
    return [{ sentence, before, cited, pointers, isCited, isBeside }];
  });
}

function batchesOf(claims: readonly Claim[], most: number): Claim[][] {
  const batches: Claim[][] = [];
  let room = 0;
  for (const claim of claims) {
    const size = claim.cited.reduce((sum, { text }) => sum + text.length, claim.sentence.length);
    const last = batches.at(-1);
    if (last && size <= room) last.push(claim);
    else batches.push([claim]);
    room = (last && size <= room ? room : most) - size;
  }
  return batches;
}

async function judged(context: Context, claims: readonly Claim[], articlePassages: readonly Passage[]) {
  const { request, material } = context;
  const shown = claims.flatMap(({ isCited, cited, sentence }) =>
    isCited && cited.length === 0 ? passagesAbout(articlePassages, sentence, MOST_BESIDE) : cited,
  );
  const cited = material.passages.filter((passage) => shown.includes(passage));
  const answer = await askIfPossible(context, {
    name: 'claim_check',
    schema: verdictsSchema,
    effort: 'medium',
    words: claims.filter(({ isCited }) => isCited).length * WORDS_PER_VERDICT + OTHER_WORDS,
    prompt: () => checkPrompt(request, material, { claims, cited }),
    read: (raw) => raw,
  });
  refuseHarm(answer?.harm, request);
  return (answer?.verdicts ?? []).flatMap((verdict): [string, Verdict][] => {
    const claim = claims[verdict.number - 1];
    return claim ? [[claim.sentence, verdict]] : [];
  });
}

/** A sentence without its marks. */
export function unmarked(sentence: string): string {
  return withoutCitations(sentence)
    .replace(/ +(?=[.!?…,;:])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

async function soundCorrection(context: Context, sentence: string, { correction }: Verdict) {
  const text = formedLine(correction, context);
  // A correction that only cites unknown passages has no support.
  const isBorneOut = citedNumbers(correction).size === 0 || citedNumbers(text ?? '').size > 0;
  const isUsable = text && isBorneOut && text !== sentence && !(await isForeignLine(context, text));
  // A table row keeps its cells.
  const cells = (row: string) => row.split(' | ').length;
  return isUsable && cells(text) === cells(sentence) ? text : undefined;
}

/** The sentence after its verdict, '' for none; noted in the journal. */
async function settled(context: Context, claim: Claim, verdict: Verdict | undefined, isFirst: boolean) {
  const { journal } = context;
  const { sentence, cited, isCited, isBeside } = claim;
  if (!verdict || verdict.verdict === 'supported') {
    const isCorrection = journal.fateOf(sentence) === 'corrected';
    if (isCited) journal.judge(sentence, isCorrection ? 'corrected' : verdict ? 'confirmed' : 'unchecked');
    return sentence;
  }
  const reason = isCited && verdict.verdict === 'contradicted' ? 'contradicted' : 'unsupported';
  const better = verdict.correction.trim() ? await soundCorrection(context, sentence, verdict) : undefined;
  const isDoubt = isFirst && !isBeside && !better && reason === 'contradicted';
  if (isDoubt && !journal.isDoubted(sentence)) {
    journal.doubt(sentence);
    return sentence;
  }
  // A claim that is not in the passages may be true: it stays as the writer's own.
  const after = better ?? (reason === 'contradicted' ? '' : unmarked(sentence));
  if (better) journal.judge(better, 'corrected');
  else if (after === '') journal.judge(sentence, 'removed');
  else if (cited.length > 0) journal.judge(sentence, 'unmarked');
  else if (isCited) journal.judge(sentence, 'confirmed');
  if (after !== sentence) journal.change({ before: sentence, after, reason });
  return after;
}

/**
 * Has the model compare cited sentences, unless verbatim or judged before, with their passages. Contradicted ones are
 * corrected or removed, unsupported ones reworded or left without marks. Unchanged texts stay the same objects.
 */
export async function checkTexts<T extends Judged>(
  context: Context,
  texts: readonly T[],
  reading: Reading = {},
): Promise<T[]> {
  const { limits, request, material } = context;
  const open = texts.flatMap((text) => openClaims(context, text, reading));
  const marks = citedNumbers(texts.map(({ text }) => text).join('\n'));
  const articlePassages = material.passages.filter(({ id }) => marks.has(id));
  // Reading uncited sentences takes all sources, once.
  const most = open.some(({ isCited }) => !isCited) ? Number.POSITIVE_INFINITY : limits.claimCharacters;
  const verdicts = new Map<string, Verdict>();
  for (const batch of limits.claimCharacters > 0 ? batchesOf(open, most) : []) {
    for (const each of await judged(context, batch, articlePassages)) verdicts.set(...each);
  }
  const replacements = new Map<string, string>();
  for (const claim of open) {
    const after = await settled(context, claim, verdicts.get(claim.sentence), reading.isFirst === true);
    if (after !== claim.sentence) replacements.set(claim.sentence, after);
  }
  return texts.map((text) => withSentences(text, replacements, request.language));
}
