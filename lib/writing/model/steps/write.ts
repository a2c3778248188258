import type { Language } from '@/lib/constants/options.ts';
import { plainText, type Question } from '../../chat/chat-client.ts';
import type { Prompt } from '../../chat/prompt.ts';
import { planLengths } from '../../length-plan.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { withoutEnding } from '../answer-text/sentences.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import { ENDING_MARK, type Stretch, writePrompt } from '../prompts/write-prompt.ts';
import { areNative, askForNative, type Context } from './context.ts';
import { emitParts, liveParts } from './live.ts';
import { beforeHeadings, parseDraft } from './parse-draft.ts';
import { formedText, type Part, withText } from './part.ts';

type Place = { kind: Part['kind']; section?: number; words: number };

function placesOf(plan: Plan, { request }: Context): Place[] {
  const { intro, sections, conclusion } = planLengths(request.length, plan.sections.length);
  return [
    { kind: 'introduction', words: intro },
    ...sections.map((words, section): Place => ({ kind: 'section', section, words })),
    { kind: 'conclusion', words: conclusion },
  ];
}

/** Places in as few stretches as fit one answer each, about equally long. */
export function stretchesOf(places: readonly Place[], most: number): Stretch[] {
  const wordsOf = (some: readonly Place[]) => some.reduce((sum, { words }) => sum + words, 0);
  const total = wordsOf(places);
  const aim = total / Math.ceil(total / most);
  const stretches: Place[][] = [[]];
  for (const place of places) {
    const last = stretches.at(-1) ?? [];
    // An ending is too short for an answer of its own.
    const isFull = wordsOf(last) + place.words / 2 > aim && place.kind !== 'conclusion';
    if (last.length > 0 && isFull) stretches.push([place]);
    else last.push(place);
  }
  return stretches.map((own) => ({
    hasOpening: own[0]?.kind === 'introduction',
    sections: own.flatMap(({ section }) => section ?? []),
    hasEnding: own.at(-1)?.kind === 'conclusion',
    words: wordsOf(own),
  }));
}

/** Parts as plain text with headings. */
export function draftText(parts: readonly Pick<Part, 'kind' | 'heading' | 'text'>[]): string {
  return parts
    .map(({ kind, heading, text }) => {
      if (kind === 'section') return `## ${heading}\n\n${text}`;
      return kind === 'conclusion' ? `${ENDING_MARK}\n\n${text}` : text;
    })
    .join('\n\n');
}

function firstParagraph(text: string): [string, string] | undefined {
  const [first, ...rest] = blocksOf(text);
  return first && rest.length > 0 ? [first, rest.join('\n\n')] : undefined;
}

/** Fills a missing introduction with the first paragraph of the first section, a missing conclusion with the last sentence. */
export function withFrame(parts: readonly Part[], language: Language): Part[] {
  const result = [...parts];
  const [intro, first] = result;
  const isBare = intro?.kind === 'introduction' && intro.text === '';
  const split = isBare && first ? firstParagraph(first.text) : undefined;
  if (intro && first && split) {
    result[0] = withText<Part>(intro, split[0], language);
    result[1] = withText<Part>(first, split[1], language);
  }
  const conclusion = result.at(-1);
  const last = result.at(-2);
  const isOpen = conclusion?.kind === 'conclusion' && conclusion.text === '';
  const rest = isOpen && last ? withoutEnding(last.text, language) : undefined;
  if (conclusion && last && rest) {
    const ending = last.text.slice(rest.length).trim();
    result[result.length - 2] = withText<Part>(last, rest, language);
    result[result.length - 1] = withText<Part>(conclusion, ending, language);
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
    withText<Part>({ kind, heading }, formedText(text, heading, context) ?? '', language);
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
    const question: Question<string, Part[]> = {
      name,
      schema: plainText,
      words: stretch.words,
      effort: 'medium',
      prompt: (words) => promptFor(stretch, before, words),
      onContent: liveParts(context, plan, stretch),
      read: (raw) => readStretch(raw, plan, stretch, context),
    };
    const written = await askForNative(context, question, (given) => areNative(context, given));
    emitParts(context, written, parts.length);
    parts.push(...written);
  }
  return parts;
}

/** Writes all parts of a plan. */
export function writeParts(context: Context, plan: Plan): Promise<Part[]> {
  const { request, material, limits } = context;
  const stretches = stretchesOf(placesOf(plan, context), limits.words).map((stretch) => ({
    ...stretch,
    // Longer sections grow later.
    words: Math.min(limits.words, stretch.words),
  }));
  return writeStretches(context, plan, stretches, {
    name: 'article_text',
    promptFor: (stretch, before, words) => writePrompt(request, plan, material, { stretch, words, before }),
  });
}
