import { fiveGramJaccard } from '../../repetition.ts';
import type { ArticleSection, BlockText } from '../../types.ts';
import { allSentences } from '../answer-text/sentences.ts';
import type { Question } from '../client/chat-client.ts';
import { type RawText, textSchema } from '../prompts/answer-schemas.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { passagesFor } from '../prompts/prompt-rules.ts';
import {
  type FrameTask,
  framePrompt,
  type Outline,
  type SectionBrief,
  sectionPrompt,
  warnOfRepetition,
} from '../prompts/prompts.ts';
import { type Context, isForeign, unlessUnusable } from './context.ts';
import { emitPart } from './emit-part.ts';
import { askForNativeText, insistOnText, nativeText } from './foreign-text.ts';
import {
  figureCheckFor,
  formedText,
  type Part,
  type PartRules,
  usableText,
  withText,
} from './part.ts';
import { partialSection } from './partial-section.ts';
import type { Plan } from './plan.ts';
import { isFaulty, withSoundSentences } from './put-right.ts';
import { MOST_OVERLAP, withoutRepeats } from './repeats.ts';

/** The question whose answer becomes the text of a part. */
export function textQuestion(
  context: Context,
  name: string,
  words: number,
  part: PartRules,
  prompt: (words: number) => Prompt,
): Question<RawText, BlockText> {
  const read = ({ content }: RawText) => usableText(content, part, context);
  return { name, schema: textSchema, words, prompt, read };
}

/** The plan as later calls are shown it. */
export function outlineOf({ title, angle, sections }: Plan): Outline {
  return { title, angle, sections: sections.map(({ heading, covers }) => ({ heading, covers })) };
}

/** A section to write: its place, what it may cite, and what to ask for. */
type SectionTask = {
  index: number;
  part: Omit<Part, 'text' | 'words'>;
  question: Question<RawText, BlockText>;
};

/** A section's first text. `isEmitted` when nothing speaks against it, so that it was emitted. */
type Draft = { text: BlockText; isForeign: boolean; isEmitted: boolean };

function taskOf(
  context: Context,
  outline: Outline,
  brief: SectionBrief,
  budget: number,
  index: number,
) {
  const { heading, covers, sources } = brief;
  const passages = passagesFor(context.passages, sources, `${heading} ${covers}`);
  const part = { kind: 'section', heading, passages, budget } as const;
  const question = {
    name: 'article_section',
    schema: textSchema,
    words: Math.min(budget, context.limits.words),
    prompt: (words: number) =>
      sectionPrompt(context.request, outline, { ...brief, passages }, words),
    onContent: partialSection(context, part, index),
    // Sentences and figures are checked later, when the model can be asked about those that are not right.
    read: ({ content }: RawText) => formedText(content, part, context),
  };
  return { index, part, question };
}

/** The sections of a plan as tasks. */
export function sectionTasks(
  context: Context,
  plan: Plan,
  budgets: readonly number[],
): SectionTask[] {
  const outline = outlineOf(plan);
  return plan.sections.map((brief, i) => taskOf(context, outline, brief, budgets[i] ?? 0, i));
}

/** The section with this text, which repeats nothing in itself. */
function partOf(context: Context, { part }: SectionTask, text: BlockText): Part {
  const { language } = context.request;
  const whole = withText(part, text, language);
  return withoutRepeats([whole], language)[0] ?? whole;
}

/** Writes a section's first text, and emits it when it is in order. */
export async function draftSection(context: Context, task: SectionTask): Promise<Draft> {
  const text = await context.ask(task.question);
  const foreign = (await nativeText(context, text)) === undefined;
  const isSound = !foreign && !(await isFaulty(context, text));
  const { language } = context.request;
  const isEmitted =
    isSound && allSentences(text, language).every(figureCheckFor(task.part, context));
  if (isEmitted) emitPart(context, partOf(context, task, text), task.index);
  return { text, isForeign: foreign, isEmitted };
}

/** How much a text repeats the most similar of some others, and which that is. */
export function closest(text: string, others: readonly string[], context: Context) {
  const overlaps = others.map((other) => fiveGramJaccard(text, other, context.request.language));
  const overlap = Math.max(0, ...overlaps);
  return { overlap, other: others[overlaps.indexOf(overlap)] ?? '' };
}

/** The text of a section, or a second try at it when the first repeats an earlier section. */
async function withoutRepetition(
  context: Context,
  question: Question<RawText, BlockText>,
  text: BlockText,
  earlier: readonly BlockText[],
): Promise<BlockText> {
  const { overlap, other } = closest(text, earlier, context);
  if (overlap <= MOST_OVERLAP) return text;
  const again = await unlessUnusable(
    context.ask({
      ...question,
      // The first text stays in sight until it is known which is better.
      onContent: undefined,
      prompt: (words) => warnOfRepetition(question.prompt(words), other),
    }),
  );
  if (again === undefined) return text;
  const isBetter =
    closest(again, earlier, context).overlap < overlap && !(await isForeign(context, again));
  return isBetter ? again : text;
}

/**
 * Puts a section's draft right: in the article's language, unlike earlier sections, in sound sentences. Emits it when that
 * changed it; what it claims is checked later, with the others' claims. Throws WritingError where the language stays another.
 * @param earlier drafts of the sections before it
 */
export async function finishSection(
  context: Context,
  task: SectionTask,
  draft: Draft,
  earlier: readonly BlockText[],
): Promise<Part> {
  const { question, part } = task;
  const inLanguage = draft.isForeign ? await insistOnText(context, question) : draft.text;
  const distinct = await withoutRepetition(context, question, inLanguage, earlier);
  const sound = await withSoundSentences(context, part, distinct);
  const finished = partOf(context, task, sound);
  if (!draft.isEmitted || sound !== draft.text) emitPart(context, finished, task.index);
  return finished;
}

/** Writes the introduction or the conclusion to sections that are written, and emits it. Neither cites. */
export async function writeFrame(
  context: Context,
  plan: Plan,
  task: FrameTask,
  sections: readonly ArticleSection[],
  budget: number,
): Promise<Part> {
  const part = { kind: task, heading: '', passages: [], budget };
  const question = textQuestion(context, `article_${task}`, budget, part, (words) =>
    framePrompt(context.request, outlineOf(plan), task, sections, words),
  );
  const text = await askForNativeText(context, question);
  const written = withText(part, text, context.request.language);
  emitPart(context, written, -1);
  return written;
}
