import { isWithinRange, type LengthPlan } from '../../length-plan.ts';
import { fiveGramJaccard } from '../../repetition.ts';
import type { BlockText } from '../../types.ts';
import { type Context, unlessUnusable } from '../parts/context.ts';
import { nativeText } from '../parts/foreign-text.ts';
import { type Part, totalWords, withText } from '../parts/part.ts';
import { MOST_OVERLAP, withoutRepeats } from '../parts/repeats.ts';
import { textQuestion } from '../parts/sections.ts';
import { extendPrompt, shortenPrompt } from '../prompts/prompts.ts';

const MOST_ROUNDS = 2;

/** A part within a fifth of its budget is only touched when the others do not suffice. */
const BAND = 0.2;

/** A difference smaller than this many words is not worth a call. */
const SMALLEST_REPAIR = 10;

/** Repairs aim this far into the range, from its end towards the middle: models miss again. */
const MARGIN = 0.25;

/**
 * The parts to repair: those furthest from their budget in the direction that helps, and only so
 * many that the total comes safely into the range if each is brought to its budget.
 */
export function partsToRepair(parts: readonly Part[], plan: LengthPlan): Part[] {
  const total = totalWords(parts);
  if (isWithinRange(total, plan)) return [];
  const isShort = total < plan.min;
  const edge = isShort ? plan.min : plan.max;
  let missing = Math.abs(edge + (plan.total - edge) * MARGIN - total);
  const gapOf = (part: Part) => (isShort ? part.budget - part.words : part.words - part.budget);
  const isOutOfBand = (part: Part) => gapOf(part) > part.budget * BAND;
  const ranked = parts
    .filter((part) => gapOf(part) >= SMALLEST_REPAIR)
    .sort((a, b) => Number(isOutOfBand(b)) - Number(isOutOfBand(a)) || gapOf(b) - gapOf(a));
  return ranked.filter((part) => {
    const isNeeded = missing > 0;
    if (isNeeded) missing -= gapOf(part);
    return isNeeded;
  });
}

async function extended(context: Context, part: Part): Promise<BlockText | undefined> {
  const { request } = context;
  const named = { ...part, name: part.heading || part.kind };
  const words = Math.min(part.budget - part.words, context.limits.words);
  const question = textQuestion(context, 'more_text', words, part, (missing) =>
    extendPrompt(request, named, missing),
  );
  const given = await unlessUnusable(context.ask(question));
  const more = given && (await nativeText(context, given));
  if (!more || fiveGramJaccard(more, part.text, request.language) > MOST_OVERLAP) return undefined;
  return `${part.text}\n\n${more}`;
}

async function shortened(context: Context, part: Part): Promise<BlockText | undefined> {
  const named = { ...part, name: part.heading || part.kind };
  const question = textQuestion(context, 'shorter_text', part.budget, part, (words) =>
    shortenPrompt(context.request, named, words, part.words - words),
  );
  const shorter = await unlessUnusable(context.ask(question));
  return shorter && nativeText(context, shorter);
}

/** The part brought nearer to its budget by the model, or the same part where that failed. */
export async function repaired(context: Context, part: Part): Promise<Part> {
  const text = await (part.words < part.budget
    ? extended(context, part)
    : shortened(context, part));
  if (text === undefined) return part;
  const candidate = withText(part, text, context.request.language);
  const isNearer = Math.abs(candidate.words - part.budget) < Math.abs(part.words - part.budget);
  return isNearer ? candidate : part;
}

/**
 * Brings an article's length nearer to its range: tells the model the exact difference, part by
 * part, for at most two rounds. A repair counts only if it comes nearer to the part's budget.
 */
export async function repairLengths(
  context: Context,
  parts: readonly Part[],
  plan: LengthPlan,
): Promise<Part[]> {
  let current = [...parts];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const chosen = partsToRepair(current, plan);
    if (chosen.length === 0) break;
    const results = await context.all(chosen.map((part) => () => repaired(context, part)));
    // A model that came no nearer anywhere is not asked the same a second time.
    if (results.every((part, index) => part === chosen[index])) break;
    const merged = current.map((part) => results[chosen.indexOf(part)] ?? part);
    // Two continuations that were written side by side may say the same.
    current = withoutRepeats(merged, context.request.language);
  }
  return current;
}
