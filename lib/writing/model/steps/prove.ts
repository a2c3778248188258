import type { Passage } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import { countWords } from '@/lib/text/words.ts';
import { type Proof, proveCall, SPARE_SHARE } from '../../calls/prove.ts';
import { type Plan, toldPassages } from '../../calls/shared.ts';
import { citedNumbers, unmarked, withMarks } from '../../evidence/citations.ts';
import type { Change } from '../../review.ts';
import { isQuotedPassage } from '../answer-text/read-answer.ts';
import { askIfPossible, type Context } from './context.ts';
import { type Extras, readExtras } from './extras.ts';
import { judgeHarm } from './harm.ts';
import { type Draft, numberedTexts, totalWords, unitsOf, withUnits } from './part.ts';
import { type Claim, findFaults, findPointers, missingFigures, readClaims } from './pointers.ts';
import { changedUnit, type Effects, isLine, recheck, soundCorrection } from './recheck.ts';
import { cutUntold } from './told.ts';
import { withFrame } from './write.ts';

/** Words of an article, both ends included. */
export type Range = { min: number; max: number };

/** Corrects what would mislead; what cannot be put in place is asked for again. */
async function correct(context: Context, claims: readonly Claim[], { misleads }: Proof, { changes, open }: Effects) {
  const { journal } = context;
  for (const { number, text, reason } of misleads) {
    const claim = claims[number - 1];
    const known = open.findIndex((each) => each.claim.number === number);
    if (!claim || changes.has(number)) continue;
    const after = text.trim() === '' && !isLine(claim) ? '' : await soundCorrection(context, claim, text);
    if (after === claim.text) continue;
    if (after === undefined) {
      if (known < 0) open.push({ claim, ask: 'correction', given: text });
      continue;
    }
    // The first correction that can be used.
    if (known >= 0) open.splice(known, 1);
    changes.set(number, after);
    journal.change({ before: claim.text, after, reason });
    if (after !== '') open.push(changedUnit(claim, after, context));
    else if (claim.isMarked) journal.judge(claim.text, 'removed');
  }
}

function unmark({ journal }: Context, { changes }: Effects, { number, text }: Claim, reason: Change['reason']) {
  changes.set(number, unmarked(text));
  journal.change({ before: text, after: unmarked(text), reason });
}

/** Takes marks from what no passage says, adds missing ones, and notes what passages bear out. */
function judgeMarks(
  context: Context,
  claims: readonly Claim[],
  figures: ReadonlySet<number>,
  { supported, free, marks }: Proof,
  effects: Effects,
) {
  const { journal, material } = context;
  const { changes, open } = effects;
  const isOpen = (number: number) => !changes.has(number) && !open.some(({ claim }) => claim.number === number);
  for (const { number, passages } of marks) {
    const claim = claims[number - 1];
    const added = material.passages.filter(({ id }) => passages.includes(id));
    if (!claim || isLine(claim) || claim.isMarked || !isOpen(number) || added.length === 0) continue;
    if (claim.kind === 'table' || missingFigures(claim.text, added).length > 0) continue;
    const after = withMarks(
      claim.text,
      added.map(({ id }) => id),
    );
    changes.set(number, after);
    journal.change({ before: claim.text, after, reason: 'cited' });
    journal.judge(after, 'confirmed');
  }
  for (const claim of claims.filter(({ cited, number }) => cited.length > 0 && isOpen(number))) {
    const { number, text, cited, isMarked } = claim;
    if (cited.some((passage) => isQuotedPassage(text, passage))) journal.judge(text, 'quoted');
    else if (figures.has(number)) open.push({ claim, ask: 'words' });
    else if (free.includes(number) && isMarked) {
      unmark(context, effects, claim, 'unsupported');
      journal.judge(text, 'unmarked');
    } else if (supported.includes(number)) journal.judge(text, 'confirmed');
    else if (isMarked) journal.judge(text, 'unchecked');
  }
}

/** Cuts sentences that the text can spare, a tenth of it or until it fits: no row, no step, no whole part. */
export function spareUnits(
  context: Context,
  draft: Draft,
  spare: readonly number[],
  range: Range,
  changes: Map<number, string> = new Map(),
): Map<number, string> {
  const { language } = context.request;
  const units = unitsOf(draft, language);
  const all = totalWords(draft.parts);
  const isLong = all > range.max;
  const least = isLong ? range.min : Math.max(range.min, all * (1 - SPARE_SHARE));
  let words = all;
  for (const number of spare) {
    const unit = units[number - 1];
    if (isLong && words <= range.max) break;
    if (!unit || isLine(unit) || unit.kind === 'table' || unit.isStep || changes.has(number)) continue;
    const isLast = !units.some(
      (other, at) => other.part === unit.part && other !== unit && !isLine(other) && changes.get(at + 1) !== '',
    );
    const left = words - countWords(unit.text, language);
    if (left < least || isLast) continue;
    words = left;
    changes.set(number, '');
    context.journal.change({ before: unit.text, after: '', reason: isLong ? 'length' : 'spare' });
  }
  return changes;
}

/** A draft without what must not be printed and nobody has put right; that is noted. */
export async function withoutFaults(context: Context, draft: Draft): Promise<Draft> {
  const { request, journal } = context;
  const units = unitsOf(draft, request.language);
  const changes = new Map<number, string>();
  for (const [number, reason] of await findFaults(context, units)) {
    const unit = units[number - 1];
    if (!unit || isLine(unit)) continue;
    changes.set(number, '');
    journal.change({ before: unit.text, after: '', reason });
    if (citedNumbers(unit.text).size > 0) journal.judge(unit.text, 'removed');
  }
  const { title, parts } = withUnits(draft, changes, request.language);
  const isKept = ({ kind, text }: Draft['parts'][number]) => kind !== 'section' || text !== '' || request.outline;
  return { title, parts: withFrame(parts.filter(isKept), request.language, request.outline !== undefined) };
}

type Proving = {
  /** Name of the form of address. */
  register: string;
  /** Texts beside the article that are wanted; undefined for none at all. */
  helps?: Plan['helps'] | undefined;
  range: Range;
  /** Sentences of other sections. */
  others?: readonly string[] | undefined;
};

/** Parts as far as one call reads them with their passages: all of them, or some where the window is small. */
function splitBatches(draft: Draft, { material, limits }: Context): Draft[] {
  if (material.isWhole && !limits.isSmall) return [draft];
  const batches: { title: string; parts: Draft['parts'][number][] }[] = [];
  let room = 0;
  for (const part of draft.parts) {
    const marks = citedNumbers(part.text);
    const cited = material.passages.filter(({ id }) => marks.has(id));
    const size = cited.reduce((sum, { text }) => sum + text.length, part.text.length);
    const last = batches.at(-1);
    if (last && size <= room) last.parts.push(part);
    else {
      batches.push({ title: last ? '' : draft.title, parts: [part] });
      room = limits.claimCharacters;
    }
    room -= size;
  }
  return batches;
}

function citedBeside({ material }: Context, { parts }: Draft, most: number): Context['material'] {
  const text = parts.map((part) => part.text).join(' ');
  const marks = citedNumbers(text);
  const cited = material.passages.filter(({ id }) => marks.has(id));
  const passages: readonly Passage[] = cited.length > 0 ? cited : passagesAbout(material.passages, text, most);
  return { ...material, passages: [...new Set([...passages, ...toldPassages(material)])] };
}

async function proveBatch(context: Context, draft: Draft, { register, helps, range, others }: Proving) {
  const { request, material } = context;
  const claims = readClaims(unitsOf(draft, request.language), material.passages);
  const { notes, figures, personal } = await findPointers(context, claims, { register, others });
  const { text } = numberedTexts(draft, request.language);
  const numbered = { text, notes, words: totalWords(draft.parts), range, helps };
  const proof = await askIfPossible(context, proveCall(context, register, numbered));
  const { journal } = context;
  if (!proof) {
    for (const { text: sentence, isMarked } of claims) if (isMarked) journal.judge(sentence, 'unchecked');
    return { draft, extras: {} };
  }
  judgeHarm(context, proof);
  const effects: Effects = { changes: new Map(), open: [] };
  await correct(context, claims, proof, effects);
  judgeMarks(context, claims, figures, proof, effects);
  cutUntold(context, claims, personal, proof, effects);
  for (const number of new Set(proof.overstated)) {
    const claim = claims[number - 1];
    if (claim && !effects.changes.has(number))
      journal.change({ before: claim.text, after: claim.text, reason: 'overstated' });
  }
  spareUnits(context, draft, proof.spare, range, effects.changes);
  const extras = helps ? await readExtras(context, helps, proof) : {};
  const read = await recheck(context, { draft, extras, ...effects });
  judgeCarried(context, claims, effects.changes);
  return read;
}

/** What was carried by a mark that is gone rests on nothing. */
function judgeCarried({ journal }: Context, claims: readonly Claim[], changes: ReadonlyMap<number, string>): void {
  for (const { number, text, carrier, isMarked } of claims) {
    const mark = carrier === undefined ? undefined : changes.get(carrier);
    const isLost = mark !== undefined && citedNumbers(mark).size === 0;
    if (isLost && !isMarked && !changes.has(number) && journal.findFate(text)) journal.judge(text, 'unmarked');
  }
}

/**
 * Has the model read a draft beside its passages: what would mislead is put right, marks are mended, sentences spared;
 * changed ones are read again. Gives the draft and the texts beside it.
 */
export async function prove(context: Context, draft: Draft, proving: Proving) {
  const { limits } = context;
  if (!limits.canReadAgain) return { draft: await withoutFaults(context, draft), extras: {} };
  const batches = splitBatches(draft, context);
  const isWhole = batches.length === 1;
  const range = isWhole ? proving.range : { min: 0, max: Number.POSITIVE_INFINITY };
  const proven: Draft[] = [];
  let extras: Extras = {};
  for (const [at, batch] of batches.entries()) {
    const own = isWhole ? context : { ...context, material: citedBeside(context, batch, limits.claimCharacters) };
    // Only who reads the whole text can sum it up.
    const described = isWhole ? proving.helps : at === 0 && proving.helps && { keyPoints: false, faq: false };
    const read = await proveBatch(own, batch, { ...proving, range, helps: described || undefined });
    proven.push(read.draft);
    extras = { ...extras, ...read.extras };
  }
  const title = proven[0]?.title ?? draft.title;
  return { draft: await withoutFaults(context, { title, parts: proven.flatMap(({ parts }) => parts) }), extras };
}
