import { z } from 'zod';
import type { Language } from '@/lib/constants/options.ts';
import { dataBlock, linesBlock, type Prompt, type PromptBlock } from '../chat/prompt.ts';
import { sectionCounts } from '../length-plan.ts';
import type { WritingRequest } from '../types.ts';
import { harmField, harmTask } from './harm.ts';
import { addressNames } from './rules.ts';
import { type Assignment, type Call, makePrompt, outlineBlock, ownPassages } from './shared.ts';

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

function planPrompt({ request, limits, material }: Assignment): Prompt {
  const sections = sectionCounts(request.length, limits.words);
  return makePrompt(request, { material }, [
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

const PLAN_WORDS = 200;
const PLAN_WORDS_PER_SECTION = 45;

export const planWords = ({ request, limits }: Pick<Assignment, 'request' | 'limits'>): number =>
  Math.min(PLAN_WORDS + PLAN_WORDS_PER_SECTION * sectionCounts(request.length).max, limits.planWords);

/** Has the model plan the article with its sources: brief, titles and sections. */
export const planCall = (assignment: Assignment): Call<RawPlan> => ({
  name: 'article_plan',
  schema: planSchema(assignment.request.language),
  words: planWords(assignment),
  effort: 'medium',
  prompt: () => planPrompt(assignment),
});
