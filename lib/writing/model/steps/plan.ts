import { z } from 'zod';
import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { beginningOf } from '@/lib/text/sentences.ts';
import { dataBlock, linesBlock, type Prompt, type PromptBlock } from '../../chat/prompt.ts';
import { sectionCounts } from '../../length-plan.ts';
import type { EditorialBrief, WritingRequest } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading, isHeading, isObeyedTitle, withoutInstructions } from '../lint/headings.ts';
import { addressNames } from '../prompts/rules.ts';
import {
  type Material,
  outlineBlock,
  ownPassages,
  type Plan,
  type PlannedSection,
  promptOf,
} from '../prompts/shared-blocks.ts';
import { askInLanguage, type Context, isForeignLine } from './context.ts';
import { harmField, harmTask, refuseHarm } from './harm.ts';

/** The plan as the model gives it. */
export const planSchema = (language: Language) =>
  z.object({
    harm: harmField,
    /** What the article advises its reader on, if a professional would be asked about it. */
    advice: z.enum(['none', 'health', 'law', 'money']),
    reader: z.string(),
    wants: z.string(),
    questions: z.array(z.string()),
    terms: z.array(z.string()),
    pointOfView: z.string(),
    address: z.enum(addressNames(language)),
    angle: z.string(),
    /** Best first. */
    titles: z.array(z.string()),
    sections: z.array(z.object({ heading: z.string(), covers: z.string(), passages: z.array(z.coerce.number()) })),
    table: z.boolean(),
    quotation: z.boolean(),
    keyPoints: z.boolean(),
    faq: z.boolean(),
  });
export type RawPlan = z.infer<ReturnType<typeof planSchema>>;

/** What sets this article apart from the others of its batch. */
function angleBlocks({ angle, title, siblings = [] }: WritingRequest): PromptBlock[] {
  if (!angle && !title && siblings.length === 0) return [];
  const batch = 'This article is one of a batch on the same topic, and each takes another side of it.';
  const ofAngle = 'Its side is the ANGLE; where the WISHES or the TOPIC name readers or a title, theirs come first.';
  const known = siblings.map(({ title, sections }) =>
    [title, ...sections.map(({ heading }) => `- ${heading}`)].join('\n'),
  );
  return [
    ...(angle ? [`${batch} ${ofAngle}`, dataBlock('ANGLE', angle)] : [batch]),
    ...(title ? ['Its user has given it this title, which the article keeps:', dataBlock('TITLE', title)] : []),
    ...(known.length > 0
      ? ['Choose another title and other points than these have:', linesBlock('SIBLINGS', known)]
      : []),
  ];
}

function sectionsTask({ outline }: WritingRequest, { min, max }: { min: number; max: number }): PromptBlock[] {
  if (!outline) return [`Sections: ${min === max ? min : `${min} to ${max}`}`];
  return [
    `Sections: ${outline.sections.length}`,
    'The user gave the OUTLINE below. Keep its sections, in order and with their headings; in "covers" say for each what it has to say so that its line in the outline is kept.',
    outlineBlock(outline),
  ];
}

/** Asks for what the article is to do, its titles and its sections. */
export function planPrompt(
  request: WritingRequest,
  sections: { min: number; max: number },
  material: Material,
): Prompt {
  return promptOf(request, { material }, [
    'Task: plan',
    ...sectionsTask(request, sections),
    'Plan an article on the TOPIC as its editor. In short lines: who reads it ("reader"), what they want ("wants"), three to six questions it answers ("questions"), terms to use throughout ("terms"), the point of view ("pointOfView"), and the one claim or tension that makes it worth reading ("angle"). In "titles" give five of at most 60 characters, 32 in Chinese and Japanese, that tell readers what they get, each in a different way, the best first. In "sections" give, in reading order, a heading, and in "covers" the content of the section in one or two sentences: its points, not its subject. Together they make one argument and answer every question. Introduction and conclusion are written anyway: no section may be one. Before you answer, read the plan as a critic and fix it: no two sections say the same, no question is left open, nothing is used before it is explained.',
    material.passages.length > 0
      ? 'The SOURCE blocks hold passages with their ids. In "passages" give the ids of those that carry each section, each id in one section only unless both need it.'
      : 'Leave "passages" empty.',
    `In "address", choose how it speaks to its reader: ${addressNames(request.language).join(' | ')}. Where the WISHES or the TOPIC ask for one, theirs; else the one this reader expects.`,
    'Set "table" to true only where several things are compared by several features, "quotation" only where somebody’s exact words matter, "keyPoints" only where readers in a hurry need the gist first, "faq" only where readers come with separate short questions.',
    harmTask('the TOPIC or the WISHES ask for'),
    'In "advice", say what the article advises its reader on, if a professional would be asked about it: health | law | money; else "none". Describing a subject is "none".',
    ...angleBlocks(request),
    ownPassages(material, request.topic),
  ]);
}

const LONGEST = { brief: 400, covers: 600, angle: 600, heading: 80 } as const;

const PLAN_WORDS = 200;
const PLAN_WORDS_PER_SECTION = 45;

const MOST = { questions: 6, terms: 10 } as const;

export const planWords = ({ length }: WritingRequest): number =>
  PLAN_WORDS + PLAN_WORDS_PER_SECTION * sectionCounts(length).max;

function briefOf(raw: RawPlan, topic: string): EditorialBrief {
  const { reader, wants, pointOfView, address, table, quotation, keyPoints, faq } = raw;
  const line = (text: string) => cleanLine(text, topic, LONGEST.brief);
  const lines = (texts: readonly string[], most: number) => texts.map(line).filter(Boolean).slice(0, most);
  return {
    reader: line(reader),
    wants: line(wants),
    questions: lines(raw.questions, MOST.questions),
    terms: lines(raw.terms, MOST.terms),
    pointOfView: line(pointOfView),
    address,
    helps: { table, quotation, keyPoints, faq },
  };
}

function headingOf({ heading, covers }: PlannedSection): string {
  const [clause = ''] = covers.split(/[.!?;:。！？；：]/u, 1);
  return isHeading(heading) ? heading : beginningOf(clause.trim(), LONGEST.heading);
}

function ownSections(planned: readonly PlannedSection[], { request, limits }: Context): PlannedSection[] | undefined {
  const { min, max } = sectionCounts(request.length, limits.words);
  const named = planned.filter(({ heading }) => isHeading(heading));
  // A planned introduction or conclusion goes, unless too few sections would be left.
  const kept = named.length >= min ? named : planned.map((s) => ({ ...s, heading: headingOf(s) }));
  const groups = Map.groupBy(kept, ({ heading }) => heading.toLocaleLowerCase());
  groups.delete('');
  const distinct = [...groups.values()].flatMap(([first]) => first ?? []).slice(0, max);
  return distinct.length < min ? undefined : distinct;
}

/** @throws WritingError 'refused' for a topic that the model judges harmful */
function readPlan(raw: RawPlan, context: Context): (Omit<Plan, 'title'> & Pick<RawPlan, 'titles'>) | undefined {
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
  const { titles, ...plan } = await askInLanguage(context, {
    name: 'article_plan',
    schema: planSchema(request.language),
    words: Math.min(planWords(request), limits.planWords),
    effort: 'medium',
    prompt: () => planPrompt(request, sectionCounts(request.length, limits.words), material),
    read: (raw) => readPlan(raw, context),
    // The user's headings may be in any language, and one native title of five is enough.
    textOf: ({ sections }) => (request.outline ? '' : sections.map(({ heading }) => heading).join('\n')),
  });
  const given = request.outline?.title || request.title;
  const title = given || (await bestTitle(context, titles)) || (plan.sections[0]?.heading ?? '');
  return { title, ...plan };
}

/** Search results and tabs cut what is longer. */
const LONGEST_TITLE = 60;
const LONGEST_WIDE_TITLE = 32;

const lengthOf = (line: string) => [...line].length;

/** Ends of a title's first part, before its explanation. */
const PART_END = /\s?[:：(（|]|\s[–—-]\s|[,;，；、](?=\s|\p{Script=Han})/gu;
const SHORTEST_PART = 12;

/** A line cut after its first part, or after a whole word with an ellipsis. */
function shortened(line: string, longest: number): string {
  if (lengthOf(line) <= longest) return line;
  const start = [...line].slice(0, longest - 1).join('');
  const end = [...start.matchAll(PART_END)].findLast(({ index }) => index >= SHORTEST_PART);
  return end ? start.slice(0, end.index) : `${start.replace(/\s+\S*$/u, '').replace(/[\p{P}\s]+$/u, '')}…`;
}

/** The best title that fits, is new in the batch and native, and obeys no source; else the shortened topic or ''. */
export async function bestTitle(context: Context, titles: readonly string[]): Promise<string> {
  const { topic, language, siblings = [] } = context.request;
  const longest = isSpaced(language) ? LONGEST_TITLE : LONGEST_WIDE_TITLE;
  const material = context.material.passages.map(({ text }) => text);
  const taken = new Set(siblings.map(({ title }) => title.toLocaleLowerCase()));
  const usable = titles
    .map((title) => cleanHeading(title, topic))
    .filter((title) => isHeading(title) && !isObeyedTitle(title, topic, material, language));
  const ranked = [
    ...usable.filter((title) => lengthOf(title) <= longest && !taken.has(title.toLocaleLowerCase())),
    ...usable.map((title) => shortened(title, longest)),
  ];
  for (const title of ranked) if (!(await isForeignLine(context, title))) return title;
  return shortened(cleanLine(withoutInstructions(topic), topic), longest);
}
