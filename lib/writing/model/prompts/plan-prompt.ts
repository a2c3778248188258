import { z } from 'zod';
import type { Language } from '@/lib/constants/options.ts';
import { dataBlock, linesBlock, type Prompt, type PromptBlock } from '../../chat/prompt.ts';
import type { Sibling, WritingRequest } from '../../types.ts';
import { harmField, harmTask } from './harm-prompt.ts';
import { addressNames } from './rules.ts';
import { outlineBlock, promptOf } from './shared-blocks.ts';
import { type Material, ownPassages } from './sources-block.ts';

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

/** A plan as the model gives it. */
export type RawPlan = z.infer<ReturnType<typeof planSchema>>;

/** Title and headings of the batch's other blogs. */
function siblingLines(siblings: readonly Sibling[]): string[] {
  return siblings.map(({ title, sections }) => [title, ...sections.map(({ heading }) => `- ${heading}`)].join('\n'));
}

/** What sets this article apart from the others of its batch. */
function angleBlocks({ angle, siblings = [] }: WritingRequest): PromptBlock[] {
  if (!angle && siblings.length === 0) return [];
  const batch = 'This article is one of a batch on the same topic, and each takes another side of it.';
  return [
    ...(angle
      ? [
          `${batch} Its side is the ANGLE; where the WISHES or the TOPIC name readers or a title, theirs come first.`,
          dataBlock('ANGLE', angle),
        ]
      : [batch]),
    ...(siblings.length > 0
      ? ['Choose another title and other points than these have:', linesBlock('SIBLINGS', siblingLines(siblings))]
      : []),
  ];
}

function sectionsTask({ outline }: WritingRequest, { min, max }: { min: number; max: number }) {
  if (outline) {
    return [
      `Sections: ${outline.sections.length}`,
      'The user gave the OUTLINE below. Keep its sections, in order and with their headings; in "covers" say for each what it has to say so that its line in the outline is kept.',
      outlineBlock(outline),
    ];
  }
  return [`Sections: ${min === max ? min : `${min} to ${max}`}`];
}

/** Asks for what the article is to do, its titles and its sections. */
export function planPrompt(
  request: WritingRequest,
  sections: { min: number; max: number },
  material: Material,
): Prompt {
  const names = addressNames(request.language);
  const hasPassages = material.passages.length > 0;
  return promptOf(request, { material }, [
    'Task: plan',
    ...sectionsTask(request, sections),
    'Plan an article on the TOPIC as its editor. In short lines: who reads it ("reader"), what they want ("wants"), three to six questions it answers ("questions"), terms to use throughout ("terms"), the point of view ("pointOfView"), and the one claim or tension that makes it worth reading ("angle"). In "titles" give five of at most 60 characters, 32 in Chinese and Japanese, that tell readers what they get, each in a different way, the best first. In "sections" give, in reading order, a heading, and in "covers" the content of the section in one or two sentences: its points, not its subject. Together they make one argument and answer every question. Introduction and conclusion are written anyway: no section may be one. Before you answer, read the plan as a critic and fix it: no two sections say the same, no question is left open, nothing is used before it is explained.',
    hasPassages
      ? 'The SOURCE blocks hold passages with their ids. In "passages" give the ids of those that carry each section, each id in one section only unless both need it.'
      : 'Leave "passages" empty.',
    `In "address", choose how it speaks to its reader: ${names.join(' | ')}. Where the WISHES or the TOPIC ask for one, theirs; else the one this reader expects.`,
    'Set "table" to true only where several things are compared by several features, "quotation" only where somebody’s exact words matter, "keyPoints" only where readers in a hurry need the gist first, "faq" only where readers come with separate short questions.',
    harmTask('the TOPIC or the WISHES ask for'),
    'In "advice", say what the article advises its reader on, if a professional would be asked about it: health | law | money; else "none". Describing a subject is "none".',
    ...angleBlocks(request),
    ownPassages(material, request.topic),
  ]);
}
