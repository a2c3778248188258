import pLimit from 'p-limit';
import { passagesAbout } from '@/lib/research/relevance.ts';
import { checkClaimsCall, type GivenVerdict, VERDICT_WORDS } from '../calls/check-claims.ts';
import { writingError } from '../chat/failure.ts';
import { WritingError } from '../errors.ts';
import { numbersIn, unknownNumbers } from '../evidence/numbers.ts';
import type { Judgment } from '../types.ts';
import type { Context } from './steps/context.ts';
import { missingFigures } from './steps/pointers.ts';
import { soundCorrection, stand } from './steps/recheck.ts';

const CALLS_AT_ONCE = 4;

/** Fewer sentences a call where each has passages of its own. */
const MOST_BESIDE_PARTS = 10;

/** A verdict if its words stand in its passage, and the figures of what it lets stand in the passages of that source. */
async function verified(context: Context, given: GivenVerdict, sentence: string): Promise<Judgment | undefined> {
  const { verdict, words, correction } = given;
  if (verdict === 'no-claim' || verdict === 'not-found') return { verdict };
  const { passages } = context.material;
  const passage = passages.find(({ id }) => id === given.passage);
  if (!passage || !stand(words, [{ ...passage, heading: '', columns: '' }])) return undefined;
  const ofSource = passages.filter(({ source }) => source === passage.source);
  if (verdict === 'supported')
    return missingFigures(sentence, ofSource).length === 0 ? { verdict, passage } : undefined;
  const text = await soundCorrection(context, { text: sentence, kind: 'paragraph', block: 0 }, correction);
  const isNew = text && unknownNumbers(missingFigures(text, ofSource).join(' '), numbersIn(sentence)).length > 0;
  return { verdict, passage, ...(text && text !== sentence && !isNew && { correction: text }) };
}

/** Judges sentences by the passages; those without a verified verdict twice. @throws WritingError if no call was answered */
export async function checkClaims(context: Context, sentences: readonly string[]) {
  const { limits, material, ask } = context;
  const { isWhole, passages } = material;
  if (!limits.canReadAgain) throw writingError('unusable', 'claims_check: no room for passages', 'window');
  const most = Math.max(1, Math.min(Math.floor(limits.words / VERDICT_WORDS), isWhole ? 1000 : MOST_BESIDE_PARTS));
  const judged = new Map<number, Judgment>();
  const line = pLimit(CALLS_AT_ONCE);
  let failure: WritingError | undefined;
  async function judge(places: readonly number[]): Promise<void> {
    const texts = places.map((at) => sentences[at] ?? '');
    const room = limits.claimCharacters / texts.length;
    const shown = new Set(isWhole ? passages : texts.flatMap((text) => passagesAbout(passages, text, room)));
    const own = { ...context, material: { ...material, passages: passages.filter((each) => shown.has(each)) } };
    const asked = texts.map((sentence, place) => ({
      sentence,
      before: place > 0 ? '' : (sentences[(places[0] ?? 0) - 1] ?? ''),
      pointers: missingFigures(sentence, own.material.passages).map((figure) => `${figure} is not in any passage`),
    }));
    const answer = await ask(checkClaimsCall(own, asked)).catch((error) => {
      if (!(error instanceof WritingError)) throw error;
      failure = error;
    });
    for (const given of answer?.verdicts ?? []) {
      const [at, sentence] = [places[given.number - 1], texts[given.number - 1]];
      const judgment = sentence && (await verified(context, given, sentence));
      if (at !== undefined && judgment && !judged.has(at)) judged.set(at, judgment);
    }
  }
  for (let round = 1; round <= 2; round += 1) {
    const open = [...sentences.keys()].filter((at) => !judged.has(at));
    const chunks = open.flatMap((_, at) => (at % most === 0 ? [open.slice(at, at + most)] : []));
    await Promise.all(chunks.map((chunk) => line(judge, chunk)));
  }
  if (judged.size === 0 && failure) throw failure;
  return { judged, isWhole };
}
