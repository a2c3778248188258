import { WIDE } from '@/lib/text/terms.ts';
import { BESIDE_NOTE, recheckCall, WHICH_WORDS } from '../../calls/prove.ts';
import { citedNumbers, unmarked } from '../../evidence/citations.ts';
import { isAmong, numbersIn } from '../../evidence/numbers.ts';
import { findFault } from '../lint/lint.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { type Extras, extrasAsTexts, extrasFromTexts, withKnownNumbers } from './extras.ts';
import { type Draft, formedLine, type Unit, withUnits } from './part.ts';
import { type Claim, missingFigures } from './pointers.ts';

export const isLine = ({ kind }: Pick<Unit, 'kind'>): boolean => kind === 'title' || kind === 'heading';

/** The text that replaces a unit, in its form; undefined where it is of no use. */
export async function soundCorrection(context: Context, unit: Pick<Unit, 'text' | 'kind'>, correction: string) {
  const text = formedLine(correction, context);
  // A correction that only cites unknown passages has no support.
  const isBorneOut = citedNumbers(correction).size === 0 || citedNumbers(text).size > 0;
  const cells = (row: string) => row.split(' | ').length;
  const keepsCells = unit.kind !== 'table' || cells(text) === cells(unit.text);
  const isUsable = text && isBorneOut && keepsCells && !findFault(text, context.request.topic);
  if (!isUsable || (await isForeignLine(context, text))) return undefined;
  return isLine(unit) ? unmarked(text) : text;
}

/** A sentence of a proof that is not settled: changed, wrong without a usable correction, or with a figure nobody finds. */
export type Open = { claim: Claim; sentence: string; ask: 'reading' | 'correction' | 'words'; given?: string };

type Rechecked = { draft: Draft; extras: Extras; changes: Map<number, string>; open: readonly Open[] };

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase();

/** Whether words stand in one of the passages, whole where the language has spaces. */
function stand(words: string, { cited }: Claim): boolean {
  const said = bare(words);
  const pad = (text: string) => (WIDE.test(said) ? text : ` ${text} `);
  return said !== '' && cited.some(({ text, columns = '' }) => pad(bare(`${columns} ${text}`)).includes(pad(said)));
}

function noteFor({ claim, ask, given = '' }: Open): string {
  if (ask === 'words') return `${missingFigures(claim.text, claim.cited).join(', ')}: ${WHICH_WORDS}`;
  if (ask === 'reading') return 'changed';
  const form =
    claim.kind === 'table' ? 'give the same number of cells, with " | " between them' : 'give the whole text';
  return given.trim() ? `wrong, but "${given.trim()}" does not fit: ${form}` : `wrong: ${form}`;
}

/** What has become of a figure: its words stand in a passage with it, without it, or do not. */
function judgeFigure({ journal }: Context, { claim }: Open, words: string, changes: Map<number, string>): void {
  const { number, text, cited, isMarked } = claim;
  if (stand(words, claim)) {
    const said = numbersIn(words);
    const isNamed = numbersIn(unmarked(text)).every(
      (figure) => isAmong(figure, said) || !missingFigures(text, cited).includes(figure.text),
    );
    journal.judge(text, isNamed ? 'confirmed' : 'unchecked');
    return;
  }
  journal.judge(text, 'figureNotFound');
  // A mark further on stands for what else it carries.
  if (!isMarked) return;
  changes.set(number, unmarked(text));
  journal.change({ before: text, after: unmarked(text), reason: 'figure' });
}

/** What stays wrong loses its marks, and the author is told. */
function giveUp({ journal }: Context, { claim }: Open, changes: Map<number, string>): void {
  const after = unmarked(claim.text);
  if (after !== claim.text) changes.set(claim.number, after);
  journal.change({ before: claim.text, after, reason: 'doubted' });
  if (claim.isMarked) journal.judge(claim.text, 'unmarked');
}

/** A sentence after it was read again: with another correction, cut, or as it is. */
async function settle(
  context: Context,
  each: Open,
  { again, isRead, changes }: { again: string | undefined; isRead: boolean; changes: Map<number, string> },
) {
  const { journal } = context;
  const { claim, sentence, ask } = each;
  const after = again === undefined ? undefined : again.trim() ? await soundCorrection(context, claim, again) : '';
  if (after === undefined || (after === '' && isLine(claim))) {
    if (ask === 'correction') giveUp(context, each, changes);
    else if (citedNumbers(sentence).size > 0)
      journal.judge(sentence, isRead && again === undefined ? 'corrected' : 'unchecked');
    return;
  }
  changes.set(claim.number, after);
  journal.change({ before: sentence, after, reason: 'contradicted' });
  if (after === '') journal.judge(claim.text, 'removed');
  else if (citedNumbers(after).size > 0) journal.judge(after, 'unchecked');
}

async function settleExtras(
  context: Context,
  extras: Extras,
  { answers, from, isRead }: { answers: ReadonlyMap<number, string>; from: number; isRead: boolean },
) {
  const { journal } = context;
  let number = from;
  const texts: string[] = [];
  for (const { text, claims } of extrasAsTexts(extras)) {
    if (claims) number += 1;
    const again = claims ? answers.get(number) : undefined;
    const after =
      again === undefined
        ? text
        : again.trim() && ((await soundCorrection(context, { text, kind: 'paragraph' }, again)) ?? '');
    if (after !== text) journal.change({ before: text, after, reason: 'contradicted' });
    if (after && citedNumbers(after).size > 0)
      journal.judge(after, isRead && again === undefined ? 'confirmed' : 'unchecked');
    texts.push(after);
  }
  return extrasFromTexts(extras, texts);
}

/** Has the model read the changed sentences and the texts beside the article, and find the words of figures; all in one call. */
export async function recheck(context: Context, { draft, extras, changes, open }: Rechecked) {
  const { request, material } = context;
  const known = withKnownNumbers(extras, draft.parts, request.topic);
  const beside = extrasAsTexts(known).filter(({ claims }) => claims);
  const asked = [
    ...open.map((each) => ({ sentence: each.sentence, pointers: [noteFor(each)] })),
    ...beside.map(({ text, before }) => ({ sentence: text, before, pointers: [BESIDE_NOTE] })),
  ];
  const marks = citedNumbers(asked.map(({ sentence }) => sentence).join('\n'));
  const carried = new Set(open.flatMap(({ claim }) => claim.cited));
  const cited = material.passages.filter((passage) => marks.has(passage.id) || carried.has(passage));
  const isNeeded = asked.length > 0 && (cited.length > 0 || open.some(({ ask }) => ask === 'correction'));
  const answer = isNeeded ? await askIfPossible(context, recheckCall(context, asked, cited)) : undefined;
  const isRead = answer !== undefined;
  const again = new Map(answer?.misleads.map(({ number, text }) => [number, text]));
  const words = new Map(answer?.words.map((each) => [each.number, each.words]));
  for (const [at, each] of open.entries()) {
    const correction = again.get(at + 1);
    if (each.ask === 'words' && correction === undefined) judgeFigure(context, each, words.get(at + 1) ?? '', changes);
    else await settle(context, each, { again: correction, isRead, changes });
  }
  const settled = await settleExtras(context, known, { answers: again, from: open.length, isRead });
  return { draft: withUnits(draft, changes, request.language), extras: settled };
}
