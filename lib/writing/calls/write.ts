import { plainText } from '../chat/chat-client.ts';
import { endBlock, type Prompt } from '../chat/prompt.ts';
import { lengthLine } from './rules.ts';
import { type Assignment, type Call, citingRule, makePrompt, ownPassages, type Plan } from './shared.ts';

export const ENDING_MARK = '***';

/** The part of an article in one answer. */
export type Stretch = {
  hasOpening: boolean;
  /** Indexes of its sections in the plan. */
  sections: readonly number[];
  hasEnding: boolean;
  words: number;
};

function describeForm({ hasOpening, sections, hasEnding }: Stretch, { sections: planned }: Plan): string {
  const headings = sections.flatMap((place) => planned[place] ?? []);
  const lines = [
    ...(hasOpening ? ['the opening: one or two paragraphs without a heading'] : []),
    ...headings.map(({ heading }) => `a line "## ${heading}", an empty line, its text`),
    ...(hasEnding ? [`a line "${ENDING_MARK}", an empty line, the ending: one or two paragraphs`] : []),
  ];
  return ['In this order:', ...lines.map((line) => `- ${line}`)].join('\n');
}

function describeForms({ brief }: Plan, hasPassages: boolean): string {
  const table =
    'Where things are compared by several features, one small table in the whole article says it: one row a line, every line "| cell | cell |", the first with the names of the columns, a blank line before and after.';
  const quotation =
    'Where a passage has a sentence worth reading word for word, quote it in a block of its own: the line begins with "> ", nothing of it is changed, and it ends with the id of its passage.';
  const forms = [brief?.helps.table && table, brief?.helps.quotation && hasPassages && quotation];
  return forms.filter(Boolean).join(' ');
}

function writePrompt(
  { request, material }: Assignment,
  plan: Plan,
  { stretch, before, words }: { stretch: Stretch; before: string; words: number },
): Prompt {
  const { hasOpening, hasEnding, sections } = stretch;
  const subject = sections.map((place) => `${plan.sections[place]?.heading} ${plan.sections[place]?.covers}`).join(' ');
  return makePrompt(request, { plan, material }, [
    'Task: write',
    lengthLine(words, request.language),
    hasOpening && hasEnding
      ? 'Write the whole article of the PLAN in one go, as one argument.'
      : 'Write the next stretch of the article of the PLAN, as part of one argument.',
    describeForm(stretch, plan),
    'Sections are as long as their points need, not equally long.',
    hasOpening &&
      'The opening puts the reader into the subject with something particular; it may use figures and marks, and does not list what follows.',
    hasEnding && 'The ending says what follows from it all; it may use figures and marks, and does not repeat.',
    describeForms(plan, material.passages.length > 0),
    citingRule(material),
    ownPassages(material, subject || plan.title),
    before && 'WRITTEN SO FAR comes before it. Continue from there, and repeat nothing.',
    before && endBlock('WRITTEN SO FAR', before),
  ]);
}

/** Has the model write a stretch of the article as plain text; `before` is the text before it. */
export const writeCall = (assignment: Assignment, plan: Plan, stretch: Stretch, before: string): Call<string> => ({
  name: 'article_text',
  schema: plainText,
  words: stretch.words,
  effort: 'medium',
  prompt: (words) => writePrompt(assignment, plan, { stretch, before, words }),
});
