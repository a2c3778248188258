import { plainText, strictSchema } from '../chat/chat-client.ts';
import { dataBlock, endBlock, type Prompt } from '../chat/prompt.ts';
import { planSchema, planTask } from './plan.ts';
import { dateLine, lengthLine, writingRules } from './rules.ts';
import { type Assignment, type Call, citingRule, makePrompt, ownPassages, type Plan } from './shared.ts';
import { voiceBlock } from './voice.ts';

export const ENDING_MARK = '***';

/** The part of an article in one answer. */
export type Stretch = {
  hasOpening: boolean;
  /** Planned sections, by their indexes; none where the writer sets its own. */
  sections: readonly number[];
  hasEnding: boolean;
  words: number;
};

/** Sections that a writer may divide an article into where none are planned. */
const OWN_SECTIONS = { small: '2 to 4', medium: '3 to 6', large: '4 to 7' } as const;

function describeForm({ request }: Assignment, { hasOpening, sections, hasEnding }: Stretch, plan: Plan): string {
  const headings = sections.flatMap((place) => plan.sections[place] ?? []);
  const own =
    'the sections, each below a line "## " with a heading of your own: short, specific to this article, without a number';
  const title = plan.title ? `a line "# ${plan.title}"` : 'a line "# " with the title, at most 60 characters';
  const lines = [
    ...(hasOpening
      ? [`first ${title}, which begins the text`, 'the opening: one or two paragraphs without a heading']
      : []),
    ...headings.map(({ heading }) => `a line "## ${heading}", an empty line, its text`),
    ...(plan.sections.length === 0 ? [own] : []),
    ...(hasEnding
      ? [
          `a line "${ENDING_MARK}", an empty line, the ending: one or two paragraphs, below a line "## " with a heading of its own if it deserves one`,
        ]
      : []),
  ];
  const count = plan.sections.length === 0 ? [`Sections: ${OWN_SECTIONS[request.length]}`] : [];
  return [...count, 'In this order:', ...lines.map((line) => `- ${line}`)].join('\n');
}

type Writing = {
  stretch: Stretch;
  /** The text before it. */
  before: string;
  /** How to begin, of the plan's openings. */
  opening: string;
  /** Whether its first line is the plan. */
  isPlan: boolean;
};

/** The plan on the first line, before the text: that saves a call. */
function planLine(assignment: Assignment) {
  const schema = strictSchema(planSchema(assignment.request.language));
  return [
    'In the very first line write one JSON object without line breaks; the text then follows it.',
    `JSON Schema of that line:\n${JSON.stringify(schema)}`,
    ...planTask(assignment),
    'What the object calls "thread" is the THREAD below.',
  ];
}

function writePrompt(assignment: Assignment, plan: Plan, writing: Writing, words: number): Prompt {
  const { request, material } = assignment;
  const { stretch, before, opening, isPlan } = writing;
  const { hasOpening, hasEnding, sections } = stretch;
  const subject = sections.map((place) => `${plan.sections[place]?.heading} ${plan.sections[place]?.covers}`).join(' ');
  return makePrompt(request, { plan: isPlan ? undefined : plan, material }, [
    'Task: write',
    ...(isPlan ? planLine(assignment) : [dateLine()]),
    lengthLine(words, request.language),
    hasOpening && hasEnding
      ? 'Write the whole article in one go.'
      : 'Write the next stretch of the article of the PLAN, as part of one piece.',
    describeForm(assignment, stretch, plan),
    sections.length > 0 && !request.outline && 'A heading may be bettered; what a section says and the order stay.',
    writingRules({ hasPassages: material.passages.length > 0, hasOpening }),
    voiceBlock(request),
    hasOpening && opening && 'Begin like the OPENING, in your own words:',
    hasOpening && opening && dataBlock('OPENING', opening),
    citingRule(material),
    ownPassages(material, subject || request.topic),
    before && 'WRITTEN SO FAR comes before it. Continue from there, and repeat nothing.',
    before && endBlock('WRITTEN SO FAR', before),
  ]);
}

/** Has the model write a stretch of the article as plain text that begins with its title or first heading. */
export const writeCall = (assignment: Assignment, plan: Plan, writing: Writing): Call<string> => ({
  name: 'article_text',
  schema: plainText,
  words: writing.stretch.words,
  effort: 'medium',
  prompt: (words) => writePrompt(assignment, plan, writing, words),
});
