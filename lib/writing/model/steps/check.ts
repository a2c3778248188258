import type { Passage } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import { BESIDE_NOTE, type Claim, checkCall, type Verdict } from '../../calls/check.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import { allSentences } from '../../sentences.ts';
import { isQuotedPassage } from '../answer-text/read-answer.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { refuseHarm } from './harm.ts';
import { formedLine, type Written, withSentences } from './part.ts';

/** Most characters of passages for a text beside the article that cites none. */
const MOST_BESIDE = 1500;

/** A text to check; `isBeside` for extras, which are checked without marks, too. */
export type Judged = Written & { words: number; isBeside?: boolean };

function findPointers(sentence: string, cited: readonly Passage[]): string[] {
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
  { blocks, isBeside = false }: Judged,
  { readsUncited = () => false }: Reading,
): Claim[] {
  const sentences = allSentences(blocks, request.language);
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
    const pointers = cited.length > 0 ? findPointers(sentence, cited) : isBeside ? [BESIDE_NOTE] : [];
    return [{ sentence, before, cited, pointers, isCited, isBeside }];
  });
}

function splitBatches(claims: readonly Claim[], most: number): Claim[][] {
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
  const answer = await askIfPossible(context, checkCall(context, claims, cited));
  refuseHarm(answer?.harm, request);
  return (answer?.verdicts ?? []).flatMap((verdict): [string, Verdict][] => {
    const claim = claims[verdict.number - 1];
    return claim ? [[claim.sentence, verdict]] : [];
  });
}

export function unmarked(sentence: string): string {
  return withoutCitations(sentence)
    .replace(/ +(?=[.!?…,;:])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

async function soundCorrection(context: Context, sentence: string, { correction }: Verdict) {
  const text = formedLine(correction, context);
  // A correction that only cites unknown passages has no support.
  const isBorneOut = citedNumbers(correction).size === 0 || citedNumbers(text).size > 0;
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
    const isCorrection = journal.findFate(sentence) === 'corrected';
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
  for (const batch of limits.claimCharacters > 0 ? splitBatches(open, most) : []) {
    for (const each of await judged(context, batch, articlePassages)) verdicts.set(...each);
  }
  const replacements = new Map<string, string>();
  for (const claim of open) {
    const after = await settled(context, claim, verdicts.get(claim.sentence), reading.isFirst === true);
    if (after !== claim.sentence) replacements.set(claim.sentence, after);
  }
  return texts.map((text) => withSentences(text, replacements, request.language));
}
