import type { Language } from '@/lib/constants/options.ts';
import type { Call, Plan } from '../../calls/shared.ts';
import { ENDING_MARK, type Stretch, writeCall } from '../../calls/write.ts';
import { planLengths } from '../../length-plan.ts';
import { readText, withoutEnding } from '../../sentences.ts';
import { areNative, askForNative, type Context } from './context.ts';
import { emitParts, liveParts } from './live.ts';
import { beforeHeadings, parseDraft } from './parse-draft.ts';
import { formedText, type Part, totalWords, withBlocks } from './part.ts';

type Place = { kind: Part['kind']; section?: number; words: number };

/** Places in as few stretches as fit one answer each, about equally long. */
export function splitStretches(places: readonly Place[], most: number): Stretch[] {
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

export function draftText(parts: readonly Pick<Part, 'kind' | 'heading' | 'text'>[]): string {
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
  const [opening, ...others] = first?.blocks ?? [];
  if (intro?.kind === 'introduction' && intro.text === '' && first && opening && others.length > 0) {
    result.splice(0, 2, withBlocks(intro, [opening], language), withBlocks(first, others, language));
  }
  const [last, conclusion] = result.slice(-2);
  const isOpen = conclusion?.kind === 'conclusion' && conclusion.text === '';
  const rest = isOpen && last ? withoutEnding(last.blocks, language) : undefined;
  if (conclusion && last && rest) {
    const shorter = withBlocks(last, rest, language);
    const ending = readText(last.text.slice(shorter.text.length).trim());
    result.splice(-2, 2, shorter, withBlocks(conclusion, ending, language));
  }
  return result;
}

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
  const makePart = (kind: Part['kind'], heading: string, text: string) =>
    withBlocks({ kind, heading }, formedText(text, heading, context), language);
  const parts = [
    ...(hasOpening ? [makePart('introduction', '', draft.opening)] : []),
    ...headings.map((heading, at) => makePart('section', heading, draft.sections[at] ?? '')),
    ...(hasEnding ? [makePart('conclusion', '', draft.ending)] : []),
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
  call: (stretch: Stretch, before: string) => Call<string>,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const stretch of stretches) {
    const written = await askForNative(context, {
      ...call(stretch, draftText(parts)),
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
  const { request, limits } = context;
  const { intro, sections, conclusion } = planLengths(request.length, plan.sections.length);
  const places: Place[] = [
    { kind: 'introduction', words: intro },
    ...sections.map((words, section): Place => ({ kind: 'section', section, words })),
    { kind: 'conclusion', words: conclusion },
  ];
  // Longer sections grow later.
  const stretches = splitStretches(places, limits.words).map((stretch) => ({
    ...stretch,
    words: Math.min(limits.words, stretch.words),
  }));
  return writeStretches(context, plan, stretches, (stretch, before) => writeCall(context, plan, stretch, before));
}
