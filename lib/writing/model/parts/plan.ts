import type { SourceDocument } from '@/lib/research/types';
import { refusalOf } from '../../../safety/refusals.ts';
import { WritingError } from '../../errors.ts';
import { SECTION_COUNTS } from '../../length-plan.ts';
import type { Outline } from '../../schema.ts';
import type { WritingRequest } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { planSchema, type RawPlan } from '../prompts/answer-schemas.ts';
import type { SectionBrief } from '../prompts/prompts.ts';
import { planPrompt } from '../prompts/prompts.ts';
import { askInLanguage, type Context } from './context.ts';

/** Words a plan may take: title and angle, and so many per section. */
const PLAN_WORDS = 60;
const PLAN_WORDS_PER_SECTION = 50;

/** What the article will say, in order. Headings are distinct. */
export type Plan = { title: string; angle: string; sections: SectionBrief[] };

function sectionsOf(raw: RawPlan, { sources, topic }: WritingRequest): SectionBrief[] {
  const briefs = raw.sections.map((section) => ({
    heading: cleanLine(section.heading, topic),
    covers: cleanLine(section.covers, topic),
    sources: sources.filter(({ number }) => section.sources.includes(number)),
  }));
  const headings = briefs.map(({ heading }) => heading.toLocaleLowerCase());
  const distinct = briefs.filter(
    ({ heading }, i) => heading !== '' && headings.indexOf(heading.toLocaleLowerCase()) === i,
  );
  // Somebody chose these pages: those that the plan forgot may be used everywhere.
  const isForgotten = (source: SourceDocument) =>
    distinct.every((brief) => !brief.sources.includes(source));
  const forgotten = sources.filter(isForgotten);
  return distinct.map((brief) => ({ ...brief, sources: [...brief.sources, ...forgotten] }));
}

/** @throws WritingError 'refused' for what the model judges to be harmful */
function readPlan(raw: RawPlan, request: WritingRequest): Plan | undefined {
  if (raw.harm !== 'none') {
    throw new WritingError('refused', refusalOf(raw.harm, request.language));
  }
  const { min, max } = SECTION_COUNTS[request.length];
  const title = cleanLine(raw.title, request.topic);
  const sections = sectionsOf(raw, request).slice(0, max);
  if (title === '' || sections.length < min) return undefined;
  return { title, angle: cleanLine(raw.angle, request.topic), sections };
}

/** The plan that an outline asks for: its words as they are, and every source for each section. */
export function planByOutline({ title, sections }: Outline, { sources }: WritingRequest): Plan {
  const briefs = sections.map(({ heading, covers }) => ({ heading, covers, sources }));
  return { title, angle: '', sections: briefs };
}

/** Has the model plan the article. Throws WritingError. */
export async function makePlan(context: Context): Promise<Plan> {
  const { request } = context;
  const counts = SECTION_COUNTS[request.length];
  return askInLanguage(
    context,
    {
      name: 'article_plan',
      schema: planSchema,
      words: PLAN_WORDS + PLAN_WORDS_PER_SECTION * counts.max,
      prompt: () => planPrompt(request, counts, context.passages),
      read: (raw) => readPlan(raw, request),
    },
    ({ title, sections }) => [title, ...sections.map(({ heading }) => heading)].join('\n'),
  );
}
