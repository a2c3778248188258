import { beginningOf } from '@/lib/text/beginning.ts';
import { sectionCounts } from '../../length-plan.ts';
import type { EditorialBrief, WritingRequest } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading, isHeading } from '../lint/headings.ts';
import { planPrompt, planSchema, type RawPlan } from '../prompts/plan-prompt.ts';
import type { Plan, PlannedSection } from '../prompts/shared-blocks.ts';
import { askInLanguage, type Context } from './context.ts';
import { refuseHarm } from './harm.ts';
import { bestTitle } from './title.ts';

/** Longest lines of an outline, as in its schema, and of a heading made from `covers`. */
const LONGEST = { brief: 400, covers: 600, angle: 600, heading: 80 } as const;

/** Words for brief, titles and angle, and per section. */
const PLAN_WORDS = 200;
const PLAN_WORDS_PER_SECTION = 45;

const MOST = { questions: 6, terms: 10 } as const;

/** Words of a plan. */
export const planWords = ({ length }: WritingRequest): number =>
  PLAN_WORDS + PLAN_WORDS_PER_SECTION * sectionCounts(length).max;

function briefOf(raw: RawPlan, topic: string): EditorialBrief {
  const line = (text: string) => cleanLine(text, topic, LONGEST.brief);
  const lines = (texts: readonly string[], most: number) => texts.map(line).filter(Boolean).slice(0, most);
  return {
    reader: line(raw.reader),
    wants: line(raw.wants),
    questions: lines(raw.questions, MOST.questions),
    terms: lines(raw.terms, MOST.terms),
    pointOfView: line(raw.pointOfView),
    address: raw.address,
    helps: { table: raw.table, quotation: raw.quotation, keyPoints: raw.keyPoints, faq: raw.faq },
  };
}

/** The heading of a section, else the beginning of `covers`. */
function headingOf({ heading, covers }: PlannedSection): string {
  const [clause = ''] = covers.split(/[.!?;:。！？；：]/u, 1);
  return isHeading(heading) ? heading : beginningOf(clause.trim(), LONGEST.heading);
}

/** The model's usable sections; undefined where they are too few. */
function ownSections(
  planned: readonly PlannedSection[],
  { request, limits }: Pick<Context, 'request' | 'limits'>,
): PlannedSection[] | undefined {
  const { min, max } = sectionCounts(request.length, limits.words);
  const named = planned.filter(({ heading }) => isHeading(heading));
  // A planned introduction or conclusion goes, unless too few sections would be left.
  const kept = named.length >= min ? named : planned.map((s) => ({ ...s, heading: headingOf(s) }));
  const headings = kept.map(({ heading }) => heading.toLocaleLowerCase());
  const isFirst = ({ heading }: PlannedSection, i: number) =>
    heading !== '' && headings.indexOf(heading.toLocaleLowerCase()) === i;
  const distinct = kept.filter(isFirst).slice(0, max);
  return distinct.length < min ? undefined : distinct;
}

type Draft = Omit<Plan, 'title'> & { titles: string[] };

/** @throws WritingError 'refused' for a topic that the model judges harmful */
function readPlan(raw: RawPlan, context: Context): Draft | undefined {
  const { request, material } = context;
  const { outline, topic } = request;
  refuseHarm(raw.harm, request);
  const ids = new Set(material.passages.map(({ id }) => id));
  const planned = raw.sections.map(({ heading, covers, passages }) => ({
    heading: cleanHeading(heading, topic),
    covers: cleanLine(covers, topic, LONGEST.covers),
    passages: passages.filter((id) => ids.has(id)),
  }));
  // The user's sections stay; the model only adds what they cover.
  const sections = outline
    ? outline.sections.map(({ heading, covers }, at) => ({
        heading,
        covers: covers || (planned[at]?.covers ?? ''),
        passages: planned[at]?.passages ?? [],
      }))
    : ownSections(planned, context);
  if (!sections) return undefined;
  return {
    titles: raw.titles,
    angle: outline?.angle || cleanLine(raw.angle, topic, LONGEST.angle),
    brief: outline?.brief ?? briefOf(raw, topic),
    ...(raw.advice !== 'none' && { advice: raw.advice }),
    sections,
  };
}

/** Has the model plan the article with its sources. Throws WritingError. */
export async function planArticle(context: Context): Promise<Plan> {
  const { request, limits, material } = context;
  const { titles, ...plan } = await askInLanguage(
    context,
    {
      name: 'article_plan',
      schema: planSchema(request.language),
      words: Math.min(planWords(request), limits.planWords),
      effort: 'medium',
      prompt: () => planPrompt(request, sectionCounts(request.length, limits.words), material),
      read: (raw) => readPlan(raw, context),
    },
    // The user's headings may be in any language, and one native title of five is enough.
    ({ sections }) => (request.outline ? '' : sections.map(({ heading }) => heading).join('\n')),
  );
  const own = request.outline?.title;
  const title = own ?? ((await bestTitle(context, titles)) || (plan.sections[0]?.heading ?? ''));
  return { title, ...plan };
}
