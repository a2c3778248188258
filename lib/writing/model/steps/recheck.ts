import type { Passage } from '@/lib/research/passages.ts';
import { hasLanguageLetters } from '@/lib/text/language-check.ts';
import { endsInFullSentence } from '@/lib/text/sentences.ts';
import { WIDE } from '@/lib/text/terms.ts';
import { countWords } from '@/lib/text/words.ts';
import { BESIDE_NOTE, OPINION, recheckCall, WHICH_WORDS, WHO_TOLD } from '../../calls/prove.ts';
import { toldPassages } from '../../calls/shared.ts';
import { citedNumbers, unmarked } from '../../evidence/citations.ts';
import { isAmong, numbersIn } from '../../evidence/numbers.ts';
import { isTrueQuotation } from '../answer-text/read-answer.ts';
import { findFault } from '../lint/lint.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { type Extras, extrasAsTexts, extrasFromTexts, withKnownNumbers } from './extras.ts';
import { type Draft, formedLine, formedRow, type Unit, withUnits } from './part.ts';
import { type Claim, isPersonal, missingFigures, ofRequest, readClaims } from './pointers.ts';

/** Whether a unit is the title or the heading of a part, which can be corrected but not cut. */
export const isLine = ({ kind, block }: Pick<Unit, 'kind' | 'block'>): boolean =>
  kind === 'title' || (kind === 'heading' && block < 0);

/** The text that replaces a unit, in its form; undefined where it is of no use. */
export async function soundCorrection(
  context: Context,
  unit: Pick<Unit, 'text' | 'kind' | 'block'>,
  correction: string,
) {
  const isRow = unit.kind === 'table';
  const text = isRow ? formedRow(correction, unit.text, context) : formedLine(correction, context);
  // A correction that only cites unknown passages has no support.
  const isBorneOut = citedNumbers(correction).size === 0 || citedNumbers(text).size > 0;
  const isInForm = unit.kind !== 'blockquote' || isTrueQuotation(text, context.material.passages);
  const isUsable = text && isBorneOut && isInForm && !findFault(text, context.request.topic);
  // Rows and items of names and figures are in no language.
  const isNative = hasLanguageLetters(unit.text, context.request.language) || endsInFullSentence(text);
  if (!isUsable || (isNative && (await isForeignLine(context, text)))) return undefined;
  return isLine(unit) ? unmarked(text) : text;
}

/** A unit that is not settled: changed, wrong without a usable correction, with a figure nobody finds or an "I" nobody knows. */
export type Open = { claim: Claim; ask: 'reading' | 'correction' | 'words' | 'told'; given?: string };

/** What a proof does to the units of a draft. */
export type Effects = {
  /** By number; '' for none. */
  changes: Map<number, string>;
  /** To read again, or to ask about. */
  open: Open[];
};

/** A changed unit: it is read again, or asked about where none of the passages that it cites now has its figure. */
export function changedUnit(claim: Claim, text: string, { material: { passages } }: Context): Open {
  const marks = citedNumbers(text);
  const cited = passages.filter(({ id }) => marks.has(id));
  const isFound = cited.length === 0 || missingFigures(text, cited).length === 0;
  return { claim: { ...claim, text, cited, isMarked: marks.size > 0 }, ask: isFound ? 'reading' : 'words' };
}

type Rechecked = { draft: Draft; extras: Extras; changes: Map<number, string>; open: readonly Open[] };

const bare = (text: string) =>
  text
    .normalize('NFKC')
    // Marks between digits tell figures apart.
    .replace(/(?<!\d)[\p{P}\s]+|[\p{P}\s]+(?!\d)/gu, ' ')
    .trim()
    .toLocaleLowerCase();

/** Whether words stand in one of the passages, whole where the language has spaces. */
export function stand(words: string, cited: readonly Passage[]): boolean {
  const said = bare(words);
  const pad = (text: string) => (WIDE.test(said) ? text : ` ${text} `);
  return (
    said !== '' &&
    cited.some(({ text, heading = '', columns = '' }) => pad(bare(`${heading} ${columns} ${text}`)).includes(pad(said)))
  );
}

/** What the author answered, without the questions, and what the request says. */
export const tellersOf = ({ material, request }: Context): Passage[] =>
  [...toldPassages(material), ofRequest(request)].map(({ heading: _, ...told }) => told);

/**
 * Whether the words that a model gives for an "I" stand in what its author answered, the wishes or the topic, or claim
 * nothing; undefined without any.
 */
export function isTold(context: Context, words: string | undefined): boolean | undefined {
  if (words === undefined) return undefined;
  if (new RegExp(`^(?:an )?${OPINION}$`).test(bare(words))) return true;
  // One word stands in any text.
  return countWords(words, context.request.language) > 1 && stand(words, tellersOf(context));
}

/** The text of a claim after the model was asked who told it: kept, kept and noted without an answer, '' if invented. */
function judgeTold(context: Context, claim: Claim, words: string | undefined): string {
  const { text, isMarked } = claim;
  const verdict = isTold(context, words);
  if (verdict) return text;
  const after = verdict === undefined || isLine(claim) ? text : '';
  context.journal.change({ before: text, after, reason: after ? 'doubted' : 'unattributed' });
  if (!after && isMarked) context.journal.judge(text, 'removed');
  return after;
}

function noteFor({ claim, ask, given = '' }: Open): string {
  if (ask === 'told') return WHO_TOLD;
  if (ask === 'words') return `${missingFigures(claim.text, claim.cited).join(', ')}: ${WHICH_WORDS}`;
  if (ask === 'reading') return 'changed';
  const form =
    claim.kind === 'table' ? 'give the same number of cells, with " | " between them' : 'give the whole text';
  return given.trim() ? `wrong, but "${given.trim()}" does not fit: ${form}` : `wrong: ${form}`;
}

/** The text of a claim whose figure was asked about: its words stand in a passage with it, without it, or do not. */
function judgeFigure({ journal }: Context, { text, cited, isMarked }: Claim, words: string): string {
  if (stand(words, cited)) {
    const said = numbersIn(words);
    const isNamed = numbersIn(unmarked(text)).every(
      (figure) => isAmong(figure, said) || !missingFigures(text, cited).includes(figure.text),
    );
    journal.judge(text, isNamed ? 'confirmed' : 'unchecked');
    // The author sees which figures nobody could compare.
    if (!isNamed) journal.change({ before: text, after: text, reason: 'doubted' });
    return text;
  }
  journal.judge(text, 'figureNotFound');
  if (!isMarked) {
    // A mark further on stands for what else it carries.
    journal.change({ before: text, after: text, reason: 'doubted' });
    return text;
  }
  const after = unmarked(text);
  journal.change({ before: text, after, reason: 'figure' });
  return after;
}

/** A unit after it was read again: with another correction, cut, or as it is. */
async function settle(
  context: Context,
  { claim, ask }: Open,
  { again, isRead }: { again: string | undefined; isRead: boolean },
): Promise<string> {
  const { journal } = context;
  const { text, isMarked } = claim;
  if (again === undefined && ask === 'reading') {
    if (isMarked) journal.judge(text, isRead ? 'corrected' : 'unchecked');
    return text;
  }
  const isCut = again?.trim() === '' && !isLine(claim);
  const after = isCut ? '' : again && (await soundCorrection(context, claim, again));
  if (after) {
    journal.change({ before: text, after, reason: 'contradicted' });
    if (citedNumbers(after).size > 0) journal.judge(after, 'unchecked');
  } else if (isCut) {
    journal.change({ before: text, after: '', reason: 'contradicted' });
    if (isMarked) journal.judge(text, 'removed');
  } else {
    // What stays wrong loses its marks, and the author is told.
    journal.change({ before: text, after: unmarked(text), reason: 'doubted' });
    if (isMarked) journal.judge(text, 'unmarked');
  }
  return isCut ? '' : after || unmarked(text);
}

const claimBeside = (text: string, { material }: Context): Claim | undefined =>
  readClaims([{ text, kind: 'paragraph', part: -1, block: -1, paragraph: 0, isStep: false }], material.passages)[0];

/** What a text beside the article is asked for. */
function notesBeside(text: string, context: Context): string[] {
  const claim = claimBeside(text, context);
  const isFound = !claim || claim.cited.length === 0 || missingFigures(text, claim.cited).length === 0;
  const ofAuthor = isPersonal(text, context) ? [WHO_TOLD] : [];
  return [BESIDE_NOTE, ...(isFound ? [] : [noteFor({ claim, ask: 'words' })]), ...ofAuthor];
}

type Answers = { again: ReadonlyMap<number, string>; words: ReadonlyMap<number, string>; isRead: boolean };

/** Texts beside the article, with those that claim something or speak of its author marked. */
const textsBeside = (extras: Extras, context: Context) =>
  extrasAsTexts(extras).map((each) => ({ ...each, claims: each.claims || isPersonal(each.text, context) }));

async function settleExtras(context: Context, extras: Extras, from: number, { again, words, isRead }: Answers) {
  const { journal } = context;
  let number = from;
  const texts: string[] = [];
  for (const { text, claims } of textsBeside(extras, context)) {
    if (claims) number += 1;
    const given = claims ? again.get(number) : undefined;
    const after =
      given === undefined
        ? text
        : given.trim() && ((await soundCorrection(context, { text, kind: 'paragraph', block: -1 }, given)) ?? '');
    if (after !== text) journal.change({ before: text, after, reason: 'contradicted' });
    if (isPersonal(after, context) && !isTold(context, words.get(number))) {
      journal.change({ before: after, after: '', reason: 'unattributed' });
      texts.push('');
      continue;
    }
    const claim = claimBeside(after, context);
    const isMissing = claim && claim.cited.length > 0 && missingFigures(after, claim.cited).length > 0;
    if (claim?.isMarked && !isMissing) journal.judge(after, isRead && given === undefined ? 'confirmed' : 'unchecked');
    texts.push(isMissing ? judgeFigure(context, claim, words.get(number) ?? '') : after);
  }
  return extrasFromTexts(extras, texts);
}

/** Has the model read the changed sentences and the texts beside the article, and find the words of figures; all in one call. */
export async function recheck(context: Context, { draft, extras, changes, open }: Rechecked) {
  const { request, material } = context;
  const known = withKnownNumbers(extras, draft.parts, request.topic);
  const beside = textsBeside(known, context).filter(({ claims }) => claims);
  const asked = [
    ...open.map((each) => ({ sentence: each.claim.text, pointers: [noteFor(each)] })),
    ...beside.map(({ text, before }) => ({ sentence: text, before, pointers: notesBeside(text, context) })),
  ];
  const marks = citedNumbers(asked.map(({ sentence }) => sentence).join('\n'));
  const carried = new Set(open.flatMap(({ claim }) => claim.cited));
  const hasPersonal = asked.some(({ pointers }) => pointers.includes(WHO_TOLD));
  const told = new Set(hasPersonal ? toldPassages(material) : []);
  const isShown = (passage: Passage) => marks.has(passage.id) || carried.has(passage) || told.has(passage);
  const cited = material.passages.filter(isShown);
  const isNeeded =
    asked.length > 0 && (cited.length > 0 || hasPersonal || open.some(({ ask }) => ask === 'correction'));
  const answer = isNeeded ? await askIfPossible(context, recheckCall(context, asked, cited)) : undefined;
  const isRead = answer !== undefined;
  const again = new Map(answer?.misleads.map(({ number, text }) => [number, text]));
  const words = new Map(answer?.words.map((each) => [each.number, each.words]));
  for (const [at, each] of open.entries()) {
    const correction = again.get(at + 1);
    const { number, text } = each.claim;
    const said = words.get(at + 1);
    let after: string;
    if (each.ask === 'words' && correction === undefined) after = judgeFigure(context, each.claim, said ?? '');
    else if (each.ask === 'told' && correction === undefined) after = judgeTold(context, each.claim, said);
    else after = await settle(context, each, { again: correction, isRead });
    if (after !== text) changes.set(number, after);
  }
  const settled = await settleExtras(context, known, open.length, { again, words, isRead });
  return { draft: withUnits(draft, changes, request.language), extras: settled };
}
