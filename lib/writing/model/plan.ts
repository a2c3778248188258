import { SECTION_COUNTS } from '../length-plan.ts';
import type { WritingRequest } from '../types.ts';
import { cleanLine } from './clean-text.ts';
import type { SectionBrief } from './prompts.ts';
import { planPrompt } from './prompts.ts';
import { askInLanguage, type Run } from './run.ts';
import { planSchema, type RawPlan } from './schemas.ts';

/** Words a plan may take: title and angle, and so many per section. */
const PLAN_WORDS = 60;
const PLAN_WORDS_PER_SECTION = 50;

/** What the article will say, in order. Headings are distinct. */
export type Plan = { title: string; angle: string; sections: SectionBrief[] };

function sectionsOf(raw: RawPlan, { sources }: WritingRequest): SectionBrief[] {
  const briefs = raw.sections.map((section) => ({
    heading: cleanLine(section.heading),
    covers: cleanLine(section.covers),
    sources: sources.filter(({ number }) => section.sources.includes(number)),
  }));
  const headings = briefs.map(({ heading }) => heading.toLocaleLowerCase());
  const distinct = briefs.filter(
    ({ heading }, i) => heading !== '' && headings.indexOf(heading.toLocaleLowerCase()) === i,
  );
  // Somebody chose these pages: a plan that forgot them all gets them everywhere.
  const isUnsourced = distinct.every((brief) => brief.sources.length === 0);
  return isUnsourced ? distinct.map((brief) => ({ ...brief, sources })) : distinct;
}

function readPlan(raw: RawPlan, request: WritingRequest): Plan | undefined {
  const { min, max } = SECTION_COUNTS[request.length];
  const title = cleanLine(raw.title);
  const sections = sectionsOf(raw, request).slice(0, max);
  if (title === '' || sections.length < min) return undefined;
  return { title, angle: cleanLine(raw.angle), sections };
}

/** Has the model plan the article. Throws WritingError. */
export async function makePlan(run: Run): Promise<Plan> {
  const { request } = run;
  const counts = SECTION_COUNTS[request.length];
  return askInLanguage(
    run,
    {
      name: 'article_plan',
      schema: planSchema,
      words: PLAN_WORDS + PLAN_WORDS_PER_SECTION * counts.max,
      prompt: () => planPrompt(request, counts),
      read: (raw) => readPlan(raw, request),
    },
    ({ title, sections }) => [title, ...sections.map(({ heading }) => heading)].join('\n'),
  );
}
