import type { SourceDocument } from '@/lib/research/types.ts';
import { refusalOf } from '../../../safety/refusals.ts';
import { WritingError } from '../../errors.ts';
import { sectionCounts } from '../../length-plan.ts';
import type { Outline } from '../../schema.ts';
import type { WritingRequest } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading, isHeading } from '../lint/lines.ts';
import { planSchema, type RawPlan } from '../prompts/answer-schemas.ts';
import type { SectionBrief } from '../prompts/prompts.ts';
import { planPrompt } from '../prompts/prompts.ts';
import { askInLanguage, type Context } from './context.ts';
import { bestTitle } from './title.ts';

/** Words a plan may take: titles and angle, and so many per section. */
const PLAN_WORDS = 90;
const PLAN_WORDS_PER_SECTION = 42;

/** What the article will say, in order. Headings are distinct. */
export type Plan = { title: string; angle: string; sections: SectionBrief[] };

/** The heading of a section, of what it covers where it has none of its own. */
function headingOf({ heading, covers }: Pick<SectionBrief, 'heading' | 'covers'>): string {
  return isHeading(heading)
    ? heading
    : (/^[^.!?;:。！？；：]{1,80}/u.exec(covers)?.[0].trim() ?? '');
}

/** Words a plan may take. */
export const planWords = ({ length }: WritingRequest): number =>
  PLAN_WORDS + PLAN_WORDS_PER_SECTION * sectionCounts(length).max;

/** Planned sections as they can be written; undefined where they are too few. */
export function plannedSections(
  raw: RawPlan['sections'],
  { request, limits }: Pick<Context, 'request' | 'limits'>,
): SectionBrief[] | undefined {
  const { sources, topic, length } = request;
  const { min, max } = sectionCounts(length, limits.words);
  const briefs = raw.map((section) => ({
    heading: cleanHeading(section.heading, topic),
    covers: cleanLine(section.covers, topic),
    sources: sources.filter(({ number }) => section.sources.includes(number)),
  }));
  const named = briefs.filter(({ heading }) => isHeading(heading));
  // An introduction and a conclusion of the plan's own go, unless too little would be left to write of.
  const kept =
    named.length >= min ? named : briefs.map((brief) => ({ ...brief, heading: headingOf(brief) }));
  const headings = kept.map(({ heading }) => heading.toLocaleLowerCase());
  const isFirst = ({ heading }: SectionBrief, i: number) =>
    heading !== '' && headings.indexOf(heading.toLocaleLowerCase()) === i;
  const distinct = kept.filter(isFirst).slice(0, max);
  if (distinct.length < min) return undefined;
  // Somebody chose these pages: those that the plan forgot may be used everywhere.
  const isForgotten = (source: SourceDocument) =>
    distinct.every((brief) => !brief.sources.includes(source));
  const forgotten = sources.filter(isForgotten);
  return distinct.map((brief) => ({ ...brief, sources: [...brief.sources, ...forgotten] }));
}

/** A plan whose title is not chosen yet. */
type Draft = Omit<Plan, 'title'> & { titles: string[] };

/** @throws WritingError 'refused' for what the model judges to be harmful */
function readPlan(raw: RawPlan, context: Context): Draft | undefined {
  const { request } = context;
  if (raw.harm !== 'none') {
    throw new WritingError('refused', refusalOf(raw.harm, request.language));
  }
  const sections = plannedSections(raw.sections, context);
  return sections && { titles: raw.titles, angle: cleanLine(raw.angle, request.topic), sections };
}

/** The plan that an outline asks for: its words as they are, and every source for each section. */
export function planByOutline({ title, sections }: Outline, { sources }: WritingRequest): Plan {
  const briefs = sections.map(({ heading, covers }) => ({ heading, covers, sources }));
  return { title, angle: '', sections: briefs };
}

/** Has the model plan the article. Throws WritingError. */
export async function makePlan(context: Context): Promise<Plan> {
  const { request, limits } = context;
  const { titles, ...plan } = await askInLanguage(
    context,
    {
      ...{ name: 'article_plan', schema: planSchema, words: planWords(request), effort: 'medium' },
      prompt: () =>
        planPrompt(request, sectionCounts(request.length, limits.words), context.passages),
      read: (raw) => readPlan(raw, context),
    },
    // Of five titles one in the language is enough.
    ({ sections }) => sections.map(({ heading }) => heading).join('\n'),
  );
  const title = (await bestTitle(context, titles)) || (plan.sections[0]?.heading ?? '');
  return { title, ...plan };
}
