import { fiveGramJaccard } from '../repetition.ts';
import type { BlockText } from '../types.ts';
import type { Prompt, Question } from './chat-client.ts';
import { type Part, usableText, withText } from './part.ts';
import type { Plan } from './plan.ts';
import {
  type FrameTask,
  framePrompt,
  type Outline,
  type SectionBrief,
  sectionPrompt,
  warnOfRepetition,
} from './prompts.ts';
import { askInLanguage, isForeign, type Run, unlessUnusable } from './run.ts';
import { type RawText, textSchema } from './schemas.ts';

/** Two sections that share more of their five-word runs than this repeat each other. */
export const MOST_OVERLAP = 0.08;

/** The question whose answer becomes the text of a part. */
export function textQuestion(
  run: Run,
  name: string,
  words: number,
  part: Pick<Part, 'heading' | 'sources'>,
  prompt: (words: number) => Prompt,
): Question<RawText, BlockText> {
  const read = ({ content }: RawText) => usableText(content, part, run.request.language);
  return { name, schema: textSchema, words, prompt, read };
}

/** The plan as later calls are shown it. */
export function outlineOf({ title, angle, sections }: Plan): Outline {
  return { title, angle, headings: sections.map(({ heading }) => heading) };
}

function sectionQuestion(run: Run, outline: Outline, brief: SectionBrief, words: number) {
  return textQuestion(run, 'article_section', words, brief, (asked) =>
    sectionPrompt(run.request, outline, brief, asked),
  );
}

/** How much a text repeats the most similar of some others, and which that is. */
function closest(text: string, others: readonly string[], run: Run) {
  const overlaps = others.map((other) => fiveGramJaccard(text, other, run.request.language));
  const overlap = Math.max(0, ...overlaps);
  return { overlap, other: others[overlaps.indexOf(overlap)] ?? '' };
}

/** The text of a section, or a second try at it when the first repeats an earlier section. */
async function withoutRepetition(
  run: Run,
  question: Question<RawText, BlockText>,
  text: BlockText,
  earlier: readonly BlockText[],
): Promise<BlockText> {
  const { overlap, other } = closest(text, earlier, run);
  if (overlap <= MOST_OVERLAP) return text;
  const again = await unlessUnusable(
    run.ask({
      ...question,
      prompt: (words) => warnOfRepetition(question.prompt(words), other),
    }),
  );
  if (again === undefined) return text;
  const isBetter = closest(again, earlier, run).overlap < overlap && !(await isForeign(run, again));
  return isBetter ? again : text;
}

/**
 * Writes the sections of a plan side by side, then rewrites those that repeat an earlier one.
 * @param budgets words of each section, in the plan's order
 */
export async function writeSections(
  run: Run,
  plan: Plan,
  budgets: readonly number[],
): Promise<Part[]> {
  const outline = outlineOf(plan);
  const questions = plan.sections.map((brief, index) =>
    sectionQuestion(run, outline, brief, budgets[index] ?? 0),
  );
  const texts = await run.all(
    questions.map((question) => () => askInLanguage(run, question, (text) => text)),
  );
  const distinct = await run.all(
    questions.map(
      (question, i) => () => withoutRepetition(run, question, texts[i] ?? '', texts.slice(0, i)),
    ),
  );
  return plan.sections.map(({ heading, sources }, i) => {
    const budget = budgets[i] ?? 0;
    return withText(
      { kind: 'section', heading, sources, budget },
      distinct[i] ?? '',
      run.request.language,
    );
  });
}

/** Writes the introduction or the conclusion to sections that are written. Neither cites. */
export async function writeFrame(
  run: Run,
  plan: Plan,
  task: FrameTask,
  sections: readonly Part[],
  budget: number,
): Promise<Part> {
  const part = { kind: task, heading: '', sources: [], budget };
  const written = sections.map(({ heading, text }) => ({ heading, content: text }));
  const question = textQuestion(run, `article_${task}`, budget, part, (words) =>
    framePrompt(run.request, outlineOf(plan), task, written, words),
  );
  const text = await askInLanguage(run, question, (answer) => answer);
  return withText(part, text, run.request.language);
}
