import { z } from 'zod';
import type { CHANGE_REASONS } from '@/lib/constants/score-messages.ts';
import { type Prompt, type PromptBlock, textsBlock } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { harmTask, optionalHarmField } from './harm-prompt.ts';
import { lengthLine, lengthOf } from './rules.ts';
import { type Plan, promptOf } from './shared-blocks.ts';
import { citingRule, type Material, ownPassages } from './sources-block.ts';

/** Why an editor changes a sentence. */
const EDIT_REASONS = [
  'unattributed',
  'inconsistent',
  'arithmetic',
  'transition',
  'repetition',
  'promise',
  'opening',
  'ending',
  'register',
] as const satisfies readonly (typeof CHANGE_REASONS)[number][];

const extrasFields = {
  description: z.string(),
  keyPoints: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  harm: optionalHarmField,
};

/** Extras as the model gives them. */
export const extrasSchema = z.object(extrasFields);
export type RawExtras = Omit<z.infer<typeof extrasSchema>, 'harm'>;

/** A list whose malformed entries are undefined, instead of discarding the answer. */
const eachUsable = <T>(entry: z.ZodType<T>): z.ZodType<(T | undefined)[]> => z.array(entry.catch(undefined as never));

/** An editor's changes and the extras. */
export const editSchema = z.object({
  edits: eachUsable(
    z.object({
      sentence: z.coerce.number(),
      /** '' cuts the sentence. */
      replacement: z.string(),
      reason: z.enum(EDIT_REASONS),
    }),
  ),
  moves: eachUsable(z.object({ paragraph: z.coerce.number(), behind: z.coerce.number() })),
  /** Numbers of the most dispensable sentences, in order. */
  spare: eachUsable(z.coerce.number()),
  ...extrasFields,
});
export type RawEdit = z.infer<typeof editSchema>;

/** An article with numbered sentences and blocks. */
export type NumberedText = readonly { heading: string; text: string }[];

const articleBlock = (text: NumberedText): PromptBlock => textsBlock('ARTICLE', text);

function extrasTask({ brief }: Plan, hasPassages: boolean): string {
  const { keyPoints = false, faq = false } = brief?.helps ?? {};
  const none = (name: string) => `Leave "${name}" empty.`;
  return [
    keyPoints
      ? 'Give in "keyPoints" three to five full sentences with the takeaways, the most useful first.'
      : none('keyPoints'),
    faq
      ? 'Give in "questions" three to five questions that readers ask about the TOPIC and the article does not answer under a heading, each with an answer of one to three sentences that stands by itself.'
      : none('questions'),
    'Give in "description" one or two full sentences of at most 150 characters together, in Chinese and Japanese 70 to 110, that tell people who see them in search results what they will learn; no call to click.',
    hasPassages
      ? 'Key points and answers carry the marks of the sentences they rest on; the description has none. No figure that is not in the article.'
      : 'Write no marks, and no figure that is not in the article.',
  ].join(' ');
}

/** An article to edit. */
export type Edited = {
  text: NumberedText;
  words: number;
  range: { min: number; max: number };
  /** Counts such as "delve (4 times)". */
  pointers: readonly string[];
  hasPassages: boolean;
};

/** Nothing for too short a text, which an editor cannot mend. */
function lengthTask({ words, range: { min, max } }: Edited, length: (count: number) => string): string | undefined {
  if (words < min) return undefined;
  const told = `The article has ${length(words)}; it must have ${length(min)} to ${length(max)}.`;
  return words > max
    ? `${told} In "spare" give the numbers of sentences that it can do without, enough to fit, the most dispensable first.`
    : `${told} Leave "spare" empty.`;
}

/** Asks an editor for changes to the whole article and for the extras. */
export function editPrompt(request: WritingRequest, plan: Plan, edited: Edited): Prompt {
  const { language } = request;
  const { text, pointers, hasPassages } = edited;
  const length = (count: number) => lengthOf(count, language);
  return promptOf(request, { plan }, [
    'Task: edit',
    'You are the editor and read the whole article for the first time. (5) before a sentence is its number, P2 before a paragraph the number of the paragraph. Change single sentences only where something is wrong, and name why: it attributes something to a study, a survey, an expert or a named person and has no mark ("unattributed"); it contradicts another sentence or itself, or makes no sense ("inconsistent"); a sum, a count or a comparison is wrong: work each one out ("arithmetic"); it does not follow from what stands before it ("transition"); it repeats an earlier point ("repetition"); it promises something that the article does not deliver ("promise"); the article opens like any other article ("opening"); a section or the article ends with a sentence that says nothing ("ending"); it addresses the reader differently from the rest, or a narrator "I" tells an experience that is not in the WISHES ("register"). Give in "replacement" the new sentence, in the writer’s voice, with its marks, or an empty string where the article is better without it. Leave good sentences alone: an article may need no edit at all. In "moves", move a paragraph behind another one where the order is wrong.',
    lengthTask(edited, length),
    pointers.length > 0 ? `Overused, to vary where it disturbs: ${pointers.join('; ')}.` : undefined,
    extrasTask(plan, hasPassages),
    harmTask('the ARTICLE gives'),
    articleBlock(text),
  ]);
}

/** Asks for the extras alone. */
export function extrasPrompt(
  request: WritingRequest,
  plan: Plan,
  { text, hasPassages }: Pick<Edited, 'text' | 'hasPassages'>,
): Prompt {
  return promptOf(request, { plan }, [
    'Task: extras',
    extrasTask(plan, hasPassages),
    harmTask('the ARTICLE gives'),
    articleBlock(text),
  ]);
}

/** Asks for new paragraphs, each below a line with the number of the block before it. */
export function growPrompt(
  request: WritingRequest,
  plan: Plan,
  material: Material,
  { text, words }: { text: NumberedText; words: number },
): Prompt {
  return promptOf(request, { plan, material }, [
    'Task: grow',
    lengthLine(words, request.language),
    'The article below is too short by this length. Write the paragraphs that it lacks: reasons, steps, examples, pitfalls, and more on points of the PLAN that are thin. Before each, write a line with the number of the paragraph that it follows, such as "@ P4", then an empty line, then its text. Repeat nothing, and add nothing after the ending.',
    citingRule(material),
    ownPassages(material, plan.title),
    textsBlock('ARTICLE', text),
  ]);
}
