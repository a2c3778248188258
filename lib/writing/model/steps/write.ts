import type { Language } from '@/lib/constants/options.ts';
import { plainText } from '../../chat/chat-client.ts';
import { endBlock, type Prompt } from '../../chat/prompt.ts';
import { planLengths } from '../../length-plan.ts';
import type { WritingRequest } from '../../types.ts';
import { blocksOf, withoutEnding } from '../answer-text/block-text.ts';
import { lengthLine } from '../prompts/rules.ts';
import { citingRule, type Material, ownPassages, type Plan, promptOf } from '../prompts/shared-blocks.ts';
import { areNative, askForNative, type Context } from './context.ts';
import { emitParts, liveParts } from './live.ts';
import { beforeHeadings, parseDraft } from './parse-draft.ts';
import { formedText, type Part, totalWords, withText } from './part.ts';

/** The line before the ending of an article. */
export const ENDING_MARK = '***';

/** The part of an article in one answer. */
export type Stretch = {
  hasOpening: boolean;
  /** Indexes of its sections in the plan. */
  sections: readonly number[];
  hasEnding: boolean;
  words: number;
};

function formOf({ hasOpening, sections, hasEnding }: Stretch, { sections: planned }: Plan): string {
  const headings = sections.flatMap((place) => planned[place] ?? []);
  const lines = [
    ...(hasOpening ? ['the opening: one or two paragraphs without a heading'] : []),
    ...headings.map(({ heading }) => `a line "## ${heading}", an empty line, its text`),
    ...(hasEnding ? [`a line "${ENDING_MARK}", an empty line, the ending: one or two paragraphs`] : []),
  ];
  return ['In this order:', ...lines.map((line) => `- ${line}`)].join('\n');
}

function formsOf({ brief }: Plan, hasPassages: boolean): string {
  const table =
    'Where things are compared by several features, one small table in the whole article says it: one row a line, every line "| cell | cell |", the first with the names of the columns, a blank line before and after.';
  const quotation =
    'Where a passage has a sentence worth reading word for word, quote it in a block of its own: the line begins with "> ", nothing of it is changed, and it ends with the id of its passage.';
  const forms = [brief?.helps.table && table, brief?.helps.quotation && hasPassages && quotation];
  return forms.filter(Boolean).join(' ');
}

/** Asks for a stretch of the article as plain text; `before` is the text before it. */
export function writePrompt(
  request: WritingRequest,
  plan: Plan,
  material: Material,
  { stretch, before, words }: { stretch: Stretch; before: string; words: number },
): Prompt {
  const { hasOpening, hasEnding, sections } = stretch;
  const subject = sections.map((place) => `${plan.sections[place]?.heading} ${plan.sections[place]?.covers}`).join(' ');
  return promptOf(request, { plan, material }, [
    'Task: write',
    lengthLine(words, request.language),
    hasOpening && hasEnding
      ? 'Write the whole article of the PLAN in one go, as one argument.'
      : 'Write the next stretch of the article of the PLAN, as part of one argument.',
    formOf(stretch, plan),
    'Sections are as long as their points need, not equally long.',
    hasOpening &&
      'The opening puts the reader into the subject with something particular; it may use figures and marks, and does not list what follows.',
    hasEnding && 'The ending says what follows from it all; it may use figures and marks, and does not repeat.',
    formsOf(plan, material.passages.length > 0),
    citingRule(material),
    ownPassages(material, subject || plan.title),
    before && 'WRITTEN SO FAR comes before it. Continue from there, and repeat nothing.',
    before && endBlock('WRITTEN SO FAR', before),
  ]);
}

type Place = { kind: Part['kind']; section?: number; words: number };

/** Places in as few stretches as fit one answer each, about equally long. */
export function stretchesOf(places: readonly Place[], most: number): Stretch[] {
  const total = totalWords(places);
  const aim = total / Math.ceil(total / most);
  const stretches: Place[][] = [[]];
  for (const place of places) {
    const last = stretches.at(-1) ?? [];
    // An ending is too short for an answer of its own.
    const isFull = totalWords(last) + place.words / 2 > aim && place.kind !== 'conclusion';
    if (last.length > 0 && isFull) stretches.push([place]);
    else last.push(place);
  }
  return stretches.map((own) => ({
    hasOpening: own[0]?.kind === 'introduction',
    sections: own.flatMap(({ section }) => section ?? []),
    hasEnding: own.at(-1)?.kind === 'conclusion',
    words: totalWords(own),
  }));
}

export function draftText(parts: readonly Omit<Part, 'words'>[]): string {
  return parts
    .map(({ kind, heading, text }) => {
      if (kind === 'section') return `## ${heading}\n\n${text}`;
      return kind === 'conclusion' ? `${ENDING_MARK}\n\n${text}` : text;
    })
    .join('\n\n');
}

/** Fills a missing introduction with the first paragraph of the first section, a missing conclusion with the last sentence. */
export function withFrame(parts: readonly Part[], language: Language): Part[] {
  const result = [...parts];
  const [intro, first] = result;
  const [opening, ...others] = blocksOf(first?.text ?? '');
  if (intro?.kind === 'introduction' && intro.text === '' && first && opening && others.length > 0) {
    result.splice(0, 2, withText(intro, opening, language), withText(first, others.join('\n\n'), language));
  }
  const [last, conclusion] = result.slice(-2);
  const isOpen = conclusion?.kind === 'conclusion' && conclusion.text === '';
  const rest = isOpen && last ? withoutEnding(last.text, language) : undefined;
  if (conclusion && last && rest) {
    const ending = last.text.slice(rest.length).trim();
    result.splice(-2, 2, withText(last, rest, language), withText(conclusion, ending, language));
  }
  return result;
}

/** The parts of a stretch; undefined where the introduction, the conclusion or everything is missing. */
function readStretch(
  raw: string,
  plan: Plan,
  { hasOpening, sections, hasEnding }: Stretch,
  context: Context,
): Part[] | undefined {
  const headings = sections.map((place) => plan.sections[place]?.heading ?? '');
  const later = plan.sections.slice((sections.at(-1) ?? -1) + 1).map(({ heading }) => heading);
  const own = hasEnding ? raw : beforeHeadings(raw, later);
  const draft = parseDraft(own, { hasOpening, headings, hasEnding });
  const { language } = context.request;
  const partOf = (kind: Part['kind'], heading: string, text: string) =>
    withText({ kind, heading }, formedText(text, heading, context) ?? '', language);
  const parts = [
    ...(hasOpening ? [partOf('introduction', '', draft.opening)] : []),
    ...headings.map((heading, at) => partOf('section', heading, draft.sections[at] ?? '')),
    ...(hasEnding ? [partOf('conclusion', '', draft.ending)] : []),
  ];
  const framed = withFrame(parts, language);
  const isUsable = framed.every(({ kind, text }) => kind === 'section' || text !== '');
  return isUsable && framed.some(({ text }) => text !== '') ? framed : undefined;
}

/** Writes stretches of a plan in reading order, each with the text before it. */
export async function writeStretches(
  context: Context,
  plan: Plan,
  stretches: readonly Stretch[],
  { name, promptFor }: { name: string; promptFor: (stretch: Stretch, before: string, words: number) => Prompt },
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const stretch of stretches) {
    const before = draftText(parts);
    const written = await askForNative(context, {
      name,
      schema: plainText,
      words: stretch.words,
      effort: 'medium',
      prompt: (words) => promptFor(stretch, before, words),
      onContent: liveParts(context, plan, stretch),
      read: (raw) => readStretch(raw, plan, stretch, context),
      isNative: (given) => areNative(context, given),
    });
    emitParts(context, written, parts.length);
    parts.push(...written);
  }
  return parts;
}

export function writeParts(context: Context, plan: Plan): Promise<Part[]> {
  const { request, material, limits } = context;
  const { intro, sections, conclusion } = planLengths(request.length, plan.sections.length);
  const places: Place[] = [
    { kind: 'introduction', words: intro },
    ...sections.map((words, section): Place => ({ kind: 'section', section, words })),
    { kind: 'conclusion', words: conclusion },
  ];
  // Longer sections grow later.
  const stretches = stretchesOf(places, limits.words).map((stretch) => ({
    ...stretch,
    words: Math.min(limits.words, stretch.words),
  }));
  return writeStretches(context, plan, stretches, {
    name: 'article_text',
    promptFor: (stretch, before, words) => writePrompt(request, plan, material, { stretch, words, before }),
  });
}
