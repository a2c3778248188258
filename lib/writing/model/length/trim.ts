import type { Language } from '@/lib/constants/options.ts';
import type { LengthPlan } from '../../length-plan.ts';
import { withoutEnding } from '../answer-text/sentences.ts';
import { type Part, totalWords, withText } from '../parts/part.ts';

/** The part with the largest surplus that can lose its ending without the total falling too low. */
function cutOnce(parts: readonly Part[], plan: LengthPlan, language: Language): Part[] | undefined {
  const total = totalWords(parts);
  const bySurplus = [...parts].sort((a, b) => b.words - b.budget - (a.words - a.budget));
  for (const part of bySurplus) {
    const text = withoutEnding(part.text, language);
    if (text === undefined) continue;
    const shorter = withText(part, text, language);
    if (total - part.words + shorter.words < plan.min) continue;
    return parts.map((other) => (other === part ? shorter : other));
  }
  return undefined;
}

/**
 * Takes whole sentences and list items off the ends of parts until the total is no longer above the
 * range. Every part keeps something and ends in a full sentence.
 */
export function trimToRange(
  parts: readonly Part[],
  plan: LengthPlan,
  language: Language,
): readonly Part[] {
  let current = parts;
  while (totalWords(current) > plan.max) {
    const shorter = cutOnce(current, plan, language);
    if (!shorter) break;
    current = shorter;
  }
  return current;
}
