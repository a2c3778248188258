import { isWithinRange, type LengthPlan } from '../../length-plan.ts';
import { writingError } from '../client/failure.ts';
import { cleanHeading, isHeading } from '../lint/lines.ts';
import { askInLanguage, type Context } from '../parts/context.ts';
import { emitChanges } from '../parts/emit-part.ts';
import { type Part, totalWords, usableText, withText } from '../parts/part.ts';
import type { Plan } from '../parts/plan.ts';
import { withoutRepeats } from '../parts/repeats.ts';
import { outlineOf } from '../parts/sections.ts';
import { sectionSchema } from '../prompts/answer-schemas.ts';
import { extraSectionPrompt } from '../prompts/prompts.ts';
import { repairLengths } from './repair.ts';
import { trimToRange } from './trim.ts';

/** Words of one additional section: long enough to be worth a heading, short enough for one call. */
const EXTRA_SECTION_WORDS = { min: 60, max: 350 };
const MOST_EXTRA_SECTIONS = 2;

async function writeExtraSection(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  missing: number,
) {
  const { request } = context;
  const { min, max } = EXTRA_SECTION_WORDS;
  const budget = Math.min(Math.max(missing, min), max, context.limits.words);
  const sections = parts
    .filter(({ kind }) => kind === 'section')
    .map(({ heading, text }) => ({ heading, content: text }));
  const written = await askInLanguage(
    context,
    {
      name: 'extra_section',
      schema: sectionSchema,
      words: budget,
      prompt: (words) => extraSectionPrompt(request, outlineOf(plan), sections, words),
      read: (raw) => {
        const heading = cleanHeading(raw.heading, request.topic);
        const text = usableText(raw.content, { heading, passages: [] }, context);
        return isHeading(heading) && text ? { heading, text } : undefined;
      },
    },
    ({ text }) => text,
  );
  const { heading, text } = written;
  return withText({ kind: 'section', heading, passages: [], budget }, text, request.language);
}

/** The parts with one more section before the conclusion, as far as it repeats nothing. */
async function withExtraSection(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  lengths: LengthPlan,
) {
  const extra = await writeExtraSection(context, plan, parts, lengths.total - totalWords(parts));
  const added = withoutRepeats(parts.toSpliced(-1, 0, extra), context.request.language);
  return added.filter(({ kind, text }) => kind !== 'section' || text !== '');
}

/** The parts with longer sections, as far as the model gives more. */
async function withLongerSections(context: Context, parts: readonly Part[], lengths: LengthPlan) {
  const sections = parts.filter(({ kind }) => kind === 'section').length;
  const share = Math.ceil((lengths.total - totalWords(parts)) / sections);
  const longer = parts.map((part) =>
    part.kind === 'section' ? { ...part, budget: part.words + share } : part,
  );
  return repairLengths(context, longer, lengths);
}

/** The parts with further sections while they are too short, or longer ones where the headings are the user's. */
async function completed(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  lengths: LengthPlan,
) {
  let current = parts;
  for (let extra = 0; extra < MOST_EXTRA_SECTIONS; extra += 1) {
    if (totalWords(current) >= lengths.min) break;
    current = context.request.outline
      ? await withLongerSections(context, current, lengths)
      : await withExtraSection(context, plan, current, lengths);
  }
  return current;
}

/**
 * Brings an article into its range: without what it says twice, repaired by the model, then with whole
 * sentences off the end or further sections. Emits what that changed. Throws WritingError 'unusable'
 * when it does not do it.
 * @param parts introduction, sections and conclusion, in order, as they were emitted
 */
export async function fitLength(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  lengths: LengthPlan,
): Promise<readonly Part[]> {
  const { language } = context.request;
  context.emit({ type: 'phase', phase: 'polishing' });
  const repaired = await repairLengths(context, withoutRepeats(parts, language), lengths);
  const isFilled = ({ kind, text }: Part) =>
    context.request.outline || kind !== 'section' || text !== '';
  const filled = repaired.filter(isFilled);
  const complete = await completed(context, plan, filled, lengths);
  const fitted = trimToRange(complete, lengths, language);
  const words = totalWords(fitted);
  if (!isWithinRange(words, lengths)) {
    throw writingError(
      'unusable',
      `${words} words, not ${lengths.min} to ${lengths.max}`,
      'length',
    );
  }
  const empty = fitted.find(({ text }) => text === '');
  if (empty) throw writingError('unusable', `${empty.kind}: nothing of it could be used`);
  emitChanges(context, parts, fitted);
  return fitted;
}
