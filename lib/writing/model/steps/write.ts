import { plainText, type Question } from '../../chat/chat-client.ts';
import { planLengths } from '../../length-plan.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import { ENDING_MARK, type Stretch, writePrompt } from '../prompts/write-prompt.ts';
import type { Context } from './context.ts';
import { emitParts } from './emit-part.ts';
import { askForNativeText } from './foreign-text.ts';
import { withFrame } from './frame.ts';
import { liveParts } from './live-parts.ts';
import { beforeHeadings, parseDraft } from './parse-draft.ts';
import { formedText, type Part, withText } from './part.ts';

/** A place of an article, and about how many words it takes. */
type Place = { kind: Part['kind']; section?: number; words: number };

function placesOf(plan: Plan, context: Pick<Context, 'request'>): Place[] {
  const { intro, sections, conclusion } = planLengths(context.request.length, plan.sections.length);
  return [
    { kind: 'introduction', words: intro },
    ...sections.map((words, section): Place => ({ kind: 'section', section, words })),
    { kind: 'conclusion', words: conclusion },
  ];
}

/** @param most words of one answer: longer sections grow later */
function stretchOf(places: readonly Place[], most: number): Stretch {
  return {
    hasOpening: places.some(({ kind }) => kind === 'introduction'),
    sections: places.flatMap(({ section }) => section ?? []),
    hasEnding: places.some(({ kind }) => kind === 'conclusion'),
    words: Math.min(
      most,
      places.reduce((sum, { words }) => sum + words, 0),
    ),
  };
}

/** An article in as few stretches as one answer has room for, about equally long. */
function stretchesOf(plan: Plan, context: Pick<Context, 'request' | 'limits'>): Stretch[] {
  const places = placesOf(plan, context);
  const most = context.limits.words;
  const total = places.reduce((sum, place) => sum + place.words, 0);
  const aim = total / Math.ceil(total / most);
  const stretches: Place[][] = [[]];
  let words = 0;
  for (const place of places) {
    const last = stretches.at(-1) ?? [];
    // An ending of a few lines is no answer of its own.
    const isFull = words + place.words / 2 > aim && place.kind !== 'conclusion';
    if (last.length > 0 && isFull) {
      stretches.push([place]);
      words = place.words;
    } else {
      last.push(place);
      words += place.words;
    }
  }
  return stretches.map((each) => stretchOf(each, most));
}

/** Parts as plain text with headings, as a model reads and writes them. */
export function draftText(parts: readonly Pick<Part, 'kind' | 'heading' | 'text'>[]): string {
  return parts
    .map(({ kind, heading, text }) => {
      if (kind === 'section') return `## ${heading}\n\n${text}`;
      return kind === 'conclusion' ? `${ENDING_MARK}\n\n${text}` : text;
    })
    .join('\n\n');
}

/** The parts of a stretch as the model wrote them; undefined where the introduction, the conclusion or everything is missing. */
export function readStretch(
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

async function writeStretch(context: Context, plan: Plan, stretch: Stretch, written: readonly Part[]): Promise<Part[]> {
  const question: Question<string, Part[]> = {
    name: 'article_text',
    schema: plainText,
    words: stretch.words,
    effort: 'medium',
    prompt: (words) =>
      writePrompt(context.request, plan, context.material, { stretch, words, before: draftText(written) }),
    onContent: liveParts(context, plan, stretch),
    read: (raw) => readStretch(raw, plan, stretch, context),
  };
  const parts = await askForNativeText(context, question);
  emitParts(context, parts, written.length);
  return parts;
}

/** Writes all parts of a plan, in reading order, each stretch with what stands before it. */
export async function writeParts(context: Context, plan: Plan): Promise<Part[]> {
  const parts: Part[] = [];
  for (const stretch of stretchesOf(plan, context)) {
    parts.push(...(await writeStretch(context, plan, stretch, parts)));
  }
  return parts;
}
