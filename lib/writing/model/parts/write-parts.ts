import { withoutCitations } from '../../evidence/citations.ts';
import type { LengthPlan } from '../../length-plan.ts';
import type { ArticleSection } from '../../types.ts';
import type { Context } from './context.ts';
import type { Part } from './part.ts';
import type { Plan } from './plan.ts';
import { draftSection, finishSection, sectionTasks, writeFrame } from './sections.ts';

/** The smallest share of usable drafts from which the introduction and the conclusion can be written. */
const ENOUGH_DRAFTS = 0.5;

/**
 * Writes all parts of a plan, in reading order: the sections side by side, then, beside the second tries
 * that some of them need, what stands around them.
 */
export async function writeParts(
  context: Context,
  plan: Plan,
  lengths: LengthPlan,
): Promise<Part[]> {
  const tasks = sectionTasks(context, plan, lengths.sections);
  const drafts = await context.all(tasks.map((task) => () => draftSection(context, task)));
  const usable = drafts.flatMap(({ text, isForeign }, index): ArticleSection[] => {
    const content = withoutCitations(text);
    return isForeign ? [] : [{ heading: tasks[index]?.part.heading ?? '', content }];
  });
  const texts = drafts.map(({ text }) => text);
  const finishing = tasks.flatMap((task, index) => {
    const draft = drafts[index];
    return draft ? [() => finishSection(context, task, draft, texts.slice(0, index))] : [];
  });
  const frames = (sections: readonly ArticleSection[]) => [
    () => writeFrame(context, plan, 'introduction', sections, lengths.intro),
    () => writeFrame(context, plan, 'conclusion', sections, lengths.conclusion),
  ];
  const parts =
    usable.length >= drafts.length * ENOUGH_DRAFTS
      ? await context.all([...finishing, ...frames(usable)])
      : await inTurn(context, finishing, frames);
  const isSection = ({ kind }: Part) => kind === 'section';
  const framing = parts.filter((part) => !isSection(part));
  return [...framing.slice(0, 1), ...parts.filter(isSection), ...framing.slice(1)];
}

/** The sections first and what stands around them after that, when too little of them was usable. */
async function inTurn(
  context: Context,
  finishing: readonly (() => Promise<Part>)[],
  frames: (sections: readonly ArticleSection[]) => (() => Promise<Part>)[],
): Promise<Part[]> {
  const sections = await context.all(finishing);
  const written = sections.map(({ heading, text }) => ({ heading, content: text }));
  return [...sections, ...(await context.all(frames(written)))];
}
