import { z } from 'zod';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import type { Language } from '@/lib/constants/options.ts';
import { dataBlock, linesBlock, type PromptBlock } from '../chat/prompt.ts';
import { planLengths, sectionCounts } from '../length-plan.ts';
import type { WritingRequest } from '../types.ts';
import { choiceField, flagField, listField, textField, textsField } from './fields.ts';
import { harmField, harmTask } from './harm.ts';
import { addressNames, dateLine } from './rules.ts';
import { type Assignment, type Call, makePrompt, outlineBlock, ownPassages } from './shared.ts';

export const planSchema = (language: Language) =>
  z.object({
    harm: harmField,
    /** What the article advises its reader on, if a professional would be asked about it. */
    advice: choiceField(['none', 'health', 'law', 'money']).catch('none'),
    address: choiceField(addressNames(language)).catch(addressNames(language)[0] ?? ''),
    thread: textField,
    question: textField,
    tension: textField,
    details: textsField,
    quotation: textField,
    leaveOut: textsField,
    /** Best first. */
    titles: textsField,
    openings: textsField,
    authorQuestions: textsField,
    tags: textsField,
    keyPoints: flagField,
    faq: flagField,
    sections: listField(
      z.object({ heading: z.string(), covers: textField, weight: z.coerce.number().min(0.25).max(4).catch(1) }),
    ).catch([]),
  });
export type RawPlan = z.infer<ReturnType<typeof planSchema>>;

export const middleOf = ({ length }: Pick<WritingRequest, 'length'>): number => planLengths(length, 1).total;

/** Whether sections are planned; else the writer sets its own headings. */
export function hasPlannedSections({ request, limits }: Pick<Assignment, 'request' | 'limits'>): boolean {
  const { outline, angle, title, siblings } = request;
  return Boolean(outline || angle || title || siblings) || limits.isSmall || middleOf(request) > limits.words;
}

/** Whether the plan is the first line of the text: of small articles without sources. */
export const isPlannedInText = (assignment: Assignment): boolean =>
  !hasPlannedSections(assignment) &&
  WORD_RANGES[assignment.request.length].max <= WORD_RANGES.small.max &&
  assignment.material.passages.length === 0;

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
      ? ['Choose another thread, another title and other points than these have:', linesBlock('SIBLINGS', known)]
      : []),
  ];
}

const WEIGHTS =
  'in "weight" how much room it needs beside the others (1 is usual, 2 twice as much): they are not equally long';

function sectionsTask(assignment: Assignment, isOutline: boolean): PromptBlock[] {
  const { request, limits } = assignment;
  const { outline } = request;
  if (outline) {
    return [
      `Sections: ${outline.sections.length}`,
      `The user gave the OUTLINE below. In "sections", keep its sections, in order and with their headings; say in "covers" what each has to say so that its line in the outline is kept, and ${WEIGHTS}.`,
      outlineBlock(outline),
    ];
  }
  if (!isOutline && !hasPlannedSections(assignment)) return ['Leave "sections" empty.'];
  const { min, max } = sectionCounts(request.length, limits.words);
  return [
    `Sections: ${min === max ? min : `${min} to ${max}`}`,
    `In "sections" give, in reading order, a heading, in "covers" the points of the section in one or two sentences, and ${WEIGHTS}. Together they make one argument that follows the thread. Opening and ending are written anyway: no section may be one.`,
  ];
}

/** What the material of an article is, for the call that collects it and for the text that begins with it. */
export const planTask = (assignment: Assignment, isOutline = false): (PromptBlock | false)[] => {
  const { request, material } = assignment;
  const hasPassages = material.passages.length > 0;
  const { ownTags = [] } = request;
  return [
    dateLine(),
    `Find what an article on the TOPIC is made of. In "thread", the one concrete thing that can open and close it: something that happened, somebody, something the reader owns or does, ${hasPassages ? 'from the passages, the WISHES or what the AUTHOR said, else a plain everyday scene' : 'from the WISHES or what the AUTHOR said, else a plain everyday scene that claims nothing'}. In "question", what the reader really wants to know, in the reader’s own words. In "tension", what makes it worth reading: where two things pull apart, or what people get wrong. Where the WISHES or the AUTHOR tell what happened, the article is that story, and the thread its turning point. In "details", the three most telling particulars${hasPassages ? ', each with the id of its passage such as [12]' : ''}. In "quotation", the one sentence worth reading word for word${hasPassages ? ', with its id' : ''}, or nothing. In "leaveOut", what such articles always say and this one does not need. In "titles", five titles of at most 60 characters, 32 in Chinese and Japanese, that tell readers what they get, each in a different way, the best first. In "openings", three different ways to begin, a line each. Where the article speaks as an "I", give in "authorQuestions" up to three short questions about their own experience that only its author can answer and the AUTHOR has not; else nothing.`,
    `In "address", choose how it speaks to its reader: ${addressNames(request.language).join(' | ')}. Where the WISHES or the TOPIC ask for one, theirs; else the one this reader expects; titles and headings keep to it.`,
    'Set "keyPoints" to true only where readers in a hurry need the gist first, "faq" only where readers come with separate short questions.',
    `Give in "tags" up to five subjects, of one to three words each, by which readers look for more such articles${ownTags.length > 0 ? '; of the OWN TAGS, those that fit' : ''}.`,
    ownTags.length > 0 && linesBlock('OWN TAGS', ownTags),
    ...sectionsTask(assignment, isOutline),
    harmTask('the TOPIC or the WISHES ask for'),
    'In "advice", say what the article advises its reader on, if a professional would be asked about it: health | law | money; else "none". Describing a subject is "none".',
    ...angleBlocks(request),
  ];
};

const PLAN_WORDS = 280;
const PLAN_WORDS_PER_SECTION = 40;

export const planWords = (assignment: Pick<Assignment, 'request' | 'limits'>): number => {
  const { request, limits } = assignment;
  const sections = hasPlannedSections(assignment) ? sectionCounts(request.length).max : 0;
  return Math.min(PLAN_WORDS + PLAN_WORDS_PER_SECTION * sections, limits.planWords);
};

/** Has the model collect what the article is written from; its sections, too, for an outline. */
export const planCall = (assignment: Assignment, isOutline = false): Call<RawPlan> => ({
  name: 'article_plan',
  schema: planSchema(assignment.request.language),
  words: planWords(assignment),
  effort: 'medium',
  prompt: () =>
    makePrompt(assignment.request, { material: assignment.material }, [
      'Task: plan',
      ...planTask(assignment, isOutline),
      ownPassages(assignment.material, assignment.request.topic),
    ]),
});
