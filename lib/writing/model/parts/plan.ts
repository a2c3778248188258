import type { SourceDocument } from '@/lib/research/types';
import { refusalOf } from '../../../safety/refusals.ts';
import { WritingError } from '../../errors.ts';
import { SECTION_COUNTS } from '../../length-plan.ts';
import type { Outline } from '../../schema.ts';
import type { WritingRequest } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { isObeyedTitle, withoutInstructions } from '../lint/headings.ts';
import { cleanHeading, isHeading } from '../lint/lines.ts';
import { planSchema, type RawPlan } from '../prompts/answer-schemas.ts';
import type { SectionBrief } from '../prompts/prompts.ts';
import { planPrompt } from '../prompts/prompts.ts';
import { askInLanguage, type Context } from './context.ts';

/** Words a plan may take: title and angle, and so many per section. */
const PLAN_WORDS = 60;
const PLAN_WORDS_PER_SECTION = 50;

/** What the article will say, in order. Headings are distinct. */
export type Plan = { title: string; angle: string; sections: SectionBrief[] };

/** The heading of a section, of what it covers where it has none of its own. */
function headingOf({ heading, covers }: Pick<SectionBrief, 'heading' | 'covers'>): string {
  return isHeading(heading)
    ? heading
    : (/^[^.!?;:。！？；：]{1,80}/u.exec(covers)?.[0].trim() ?? '');
}

function sectionsOf(raw: RawPlan, { sources, topic, length }: WritingRequest): SectionBrief[] {
  const briefs = raw.sections.map((section) => ({
    heading: cleanHeading(section.heading, topic),
    covers: cleanLine(section.covers, topic),
    sources: sources.filter(({ number }) => section.sources.includes(number)),
  }));
  const named = briefs.filter(({ heading }) => isHeading(heading));
  // An introduction and a conclusion of the plan's own go, unless too little would be left to write of.
  const kept =
    named.length >= SECTION_COUNTS[length].min
      ? named
      : briefs.map((brief) => ({ ...brief, heading: headingOf(brief) }));
  const headings = kept.map(({ heading }) => heading.toLocaleLowerCase());
  const distinct = kept.filter(
    ({ heading }, i) => heading !== '' && headings.indexOf(heading.toLocaleLowerCase()) === i,
  );
  // Somebody chose these pages: those that the plan forgot may be used everywhere.
  const isForgotten = (source: SourceDocument) =>
    distinct.every((brief) => !brief.sources.includes(source));
  const forgotten = sources.filter(isForgotten);
  return distinct.map((brief) => ({ ...brief, sources: [...brief.sources, ...forgotten] }));
}

/** The title as it can be published; the topic where it is none, or obeys what somebody's text demands. */
function titleOf(raw: RawPlan, { topic, language }: WritingRequest, passages: Context['passages']) {
  const title = cleanHeading(raw.title, topic);
  const material = passages.map(({ text }) => text);
  const isUsable = isHeading(title) && !isObeyedTitle(title, topic, material, language);
  return isUsable ? title : cleanLine(withoutInstructions(topic), topic);
}

/** @throws WritingError 'refused' for what the model judges to be harmful */
function readPlan(raw: RawPlan, { request, passages }: Context): Plan | undefined {
  if (raw.harm !== 'none') {
    throw new WritingError('refused', refusalOf(raw.harm, request.language));
  }
  const { min, max } = SECTION_COUNTS[request.length];
  const title = titleOf(raw, request, passages);
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
      effort: 'medium',
      prompt: () => planPrompt(request, counts, context.passages),
      read: (raw) => readPlan(raw, context),
    },
    ({ title, sections }) => [title, ...sections.map(({ heading }) => heading)].join('\n'),
  );
}
