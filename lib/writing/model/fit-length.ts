import { isWithinRange, type LengthPlan } from '../length-plan.ts';
import { cleanLine } from './clean-text.ts';
import { writingError } from './failure.ts';
import { type Part, totalWords, usableText, withText } from './part.ts';
import type { Plan } from './plan.ts';
import { extraSectionPrompt } from './prompts.ts';
import { repairLengths } from './repair.ts';
import { askInLanguage, type Run } from './run.ts';
import { sectionSchema } from './schemas.ts';
import { outlineOf } from './sections.ts';
import { trimToRange } from './trim.ts';

/** Words of one additional section: long enough to be worth a heading, short enough for one call. */
const EXTRA_SECTION_WORDS = { min: 60, max: 350 };

async function writeExtraSection(run: Run, plan: Plan, parts: readonly Part[], missing: number) {
  const { request } = run;
  const budget = Math.min(Math.max(missing, EXTRA_SECTION_WORDS.min), EXTRA_SECTION_WORDS.max);
  const sections = parts
    .filter(({ kind }) => kind === 'section')
    .map(({ heading, text }) => ({ heading, content: text }));
  const written = await askInLanguage(
    run,
    {
      name: 'extra_section',
      schema: sectionSchema,
      words: budget,
      prompt: (words) => extraSectionPrompt(request, outlineOf(plan), sections, words),
      read: (raw) => {
        const heading = cleanLine(raw.heading);
        const text = usableText(raw.content, { heading, sources: [] }, request.language);
        return heading && text ? { heading, text } : undefined;
      },
    },
    ({ text }) => text,
  );
  const { heading, text } = written;
  return withText({ kind: 'section', heading, sources: [], budget }, text, request.language);
}

/** The parts with one more section before the conclusion. */
async function withExtraSection(run: Run, plan: Plan, parts: readonly Part[], lengths: LengthPlan) {
  const extra = await writeExtraSection(run, plan, parts, lengths.total - totalWords(parts));
  return parts.toSpliced(-1, 0, extra);
}

/**
 * Brings an article into its range: repairs by the model, then whole sentences off the end or one
 * more section. Throws WritingError 'unusable' when that does not do it.
 * @param parts introduction, sections and conclusion, in order
 */
export async function fitLength(
  run: Run,
  plan: Plan,
  parts: readonly Part[],
  lengths: LengthPlan,
): Promise<readonly Part[]> {
  const repaired = await repairLengths(run, parts, lengths);
  const complete =
    totalWords(repaired) < lengths.min
      ? await withExtraSection(run, plan, repaired, lengths)
      : repaired;
  const fitted = trimToRange(complete, lengths, run.request.language);
  const words = totalWords(fitted);
  if (isWithinRange(words, lengths)) return fitted;
  throw writingError('unusable', `${words} words, not ${lengths.min} to ${lengths.max}`);
}
