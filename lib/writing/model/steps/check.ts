import type { Passage } from '../../../research/passages.ts';
import { passagesAbout } from '../../../research/relevance.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { isAmong, numbersIn } from '../../evidence/numbers.ts';
import { isQuotedPassage } from '../answer-text/quotations.ts';
import { allSentences } from '../answer-text/sentences.ts';
import { BESIDE_NOTE, type Claim, checkPrompt, type RawVerdicts, verdictsSchema } from '../prompts/check-prompt.ts';
import { type Context, ifPossible, isForeignLine } from './context.ts';
import { refuseHarm } from './harm.ts';
import { formedLine, withSentences } from './part.ts';

/** Words of the answer per sentence, corrections included. */
const WORDS_PER_VERDICT = 12;
/** Most characters of passages for a text beside the article that cites none. */
const MOST_BESIDE = 1500;
/** Words for corrections of uncited sentences. */
const OTHER_WORDS = 100;

type Verdict = RawVerdicts['verdicts'][number];

/** A text to check; `isBeside` for extras, which are checked without marks, too. */
export type Judged = { text: string; words: number; isBeside?: boolean };

/** Numbers of a sentence that none of its passages has. */
function pointersOf(sentence: string, cited: readonly Passage[]): string[] {
  const known = cited.flatMap(({ text, columns = '' }) => numbersIn(`${columns}\n${text}`));
  const marks = cited.map(({ id }) => `[${id}]`).join(' ');
  return numbersIn(withoutCitations(sentence))
    .filter((number) => !isAmong(number, known))
    .map(({ text }) => `${text} is not in ${marks}`);
}

/** A claim with the passages it cites. */
type Open = Claim & { cited: readonly Passage[]; isBeside: boolean };

/** How texts are checked. */
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
): Open[] {
  const sentences = allSentences(text, request.language);
  return sentences.flatMap((sentence, at): Open[] => {
    const marks = citedNumbers(sentence);
    const cited = material.passages.filter(({ id }) => marks.has(id));
    const isCited = cited.length > 0 || (isBeside && material.passages.length > 0);
    if ((!isCited && !readsUncited(sentence)) || journal.isJudged(sentence)) return [];
    if (cited.some((passage) => isQuotedPassage(sentence, passage))) {
      journal.judge(sentence, 'quoted');
      return [];
    }
    // What is read anyway needs not be repeated.
    const before = readsUncited(sentences[at - 1] ?? '') ? '' : (sentences[at - 1] ?? '');
    const pointers = cited.length > 0 ? pointersOf(sentence, cited) : isBeside ? [BESIDE_NOTE] : [];
    return [{ sentence, before, cited, pointers, isCited, isBeside }];
  });
}

/** Claims in batches that fit with their passages. */
function batchesOf(claims: readonly Open[], most: number): Open[][] {
  const batches: Open[][] = [];
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

/** Verdicts on a batch by sentence; none where the call failed. */
async function judged(
  context: Context,
  claims: readonly Open[],
  articlePassages: readonly Passage[],
): Promise<ReadonlyMap<string, Verdict>> {
  const shown = claims.flatMap(({ isCited, cited, sentence }) =>
    isCited && cited.length === 0 ? passagesAbout(articlePassages, sentence, MOST_BESIDE) : cited,
  );
  const all = new Set(shown);
  const cited = context.material.passages.filter((passage) => all.has(passage));
  const answer = await ifPossible(
    context.ask({
      name: 'claim_check',
      schema: verdictsSchema,
      effort: 'medium',
      words: claims.filter(({ isCited }) => isCited).length * WORDS_PER_VERDICT + OTHER_WORDS,
      prompt: () => checkPrompt(context.request, context.material, { claims, cited }),
      read: (raw) => raw,
    }),
  );
  if (answer) refuseHarm(answer.harm, context.request);
  return new Map(
    (answer?.verdicts ?? []).flatMap((verdict): [string, Verdict][] => {
      const claim = claims[verdict.number - 1];
      return claim ? [[claim.sentence, verdict]] : [];
    }),
  );
}

/** A sentence without its marks. */
export function unmarked(sentence: string): string {
  return withoutCitations(sentence)
    .replace(/ +(?=[.!?…,;:])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The correction, if it can replace the sentence. */
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
async function settled(context: Context, claim: Open, verdict: Verdict | undefined, isFirst: boolean) {
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
 * Has the model compare cited sentences with their passages, in one call unless they are too many. Verbatim passages and
 * sentences that were judged before are left out. Contradicted sentences are corrected or removed; unsupported ones are
 * reworded or lose their marks. Texts without a change stay the same objects.
 */
export async function checkTexts<T extends Judged>(
  context: Context,
  texts: readonly T[],
  reading: Reading = {},
): Promise<T[]> {
  const { limits, request, material } = context;
  const open = texts.flatMap((text) => openClaims(context, text, reading));
  if (open.length === 0) return [...texts];
  const marks = citedNumbers(texts.map(({ text }) => text).join('\n'));
  const articlePassages = material.passages.filter(({ id }) => marks.has(id));
  // Reading uncited sentences takes all sources, once.
  const most = open.some(({ isCited }) => !isCited) ? Number.POSITIVE_INFINITY : limits.claimCharacters;
  const batches = limits.claimCharacters > 0 ? batchesOf(open, most) : [];
  const verdicts = new Map<string, Verdict>();
  for (const batch of batches) {
    for (const each of await judged(context, batch, articlePassages)) verdicts.set(...each);
  }
  const replacements = new Map<string, string>();
  for (const claim of open) {
    const after = await settled(context, claim, verdicts.get(claim.sentence), reading.isFirst === true);
    if (after !== claim.sentence) replacements.set(claim.sentence, after);
  }
  if (replacements.size === 0) return [...texts];
  return texts.map((text) => withSentences(text, replacements, request.language));
}
