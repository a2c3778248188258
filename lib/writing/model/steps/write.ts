import { setTimeout as sleep } from 'node:timers/promises';
import type { JudgedHarm } from '../../calls/harm.ts';
import { isPlannedInText, middleOf } from '../../calls/plan.ts';
import { type Call, EMPTY_PLAN, type Plan } from '../../calls/shared.ts';
import { ENDING_MARK, type Stretch, writeCall } from '../../calls/write.ts';
import { planLengths } from '../../length-plan.ts';
import { withoutRawFindings } from '../lint/defects.ts';
import { cleanHeading, findFault } from '../lint/lint.ts';
import { areNative, askForNative, type Context } from './context.ts';
import { refuseHarm } from './harm.ts';
import { createJournal, type Journal } from './journal.ts';
import { emitParts, liveParts } from './live.ts';
import { beforeHeadings, type DraftText, parseDraft, underHeadings } from './parse-draft.ts';
import { type Draft, formedText, type Part, totalWords, withBlocks } from './part.ts';
import { bestTitle, splitPlan } from './plan.ts';

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

type TitledParts = { title: string; parts: readonly Pick<Part, 'kind' | 'heading' | 'text'>[] };

export function draftText({ title, parts }: TitledParts) {
  const texts = parts.map(({ kind, heading, text }) => {
    const below = heading ? `## ${heading}\n\n${text}` : text;
    return kind === 'conclusion' ? `${ENDING_MARK}\n\n${below}` : below;
  });
  return [...(title ? [`# ${title}`] : []), ...texts].join('\n\n');
}

/** Fewest sections that give one away. */
const FEWEST_TO_SPARE = 3;

/**
 * Fills a missing introduction with the first block of the first section, a missing conclusion with the last one; a short
 * last section is the conclusion, unless its heading has to stay.
 */
export function withFrame(parts: readonly Part[], language: Context['request']['language'], keepsHeadings: boolean) {
  const result = [...parts];
  const [intro, first] = result;
  const [opening, ...others] = first?.blocks ?? [];
  if (
    intro?.kind === 'introduction' &&
    intro.text === '' &&
    first &&
    opening?.type !== 'heading' &&
    opening &&
    others.length > 0
  ) {
    result.splice(0, 2, withBlocks(intro, [opening], language), withBlocks(first, others, language));
  }
  const [last, conclusion] = result.slice(-2);
  const end = last?.blocks.at(-1);
  if (conclusion?.kind !== 'conclusion' || conclusion.text !== '' || !last || !end || end.type === 'heading')
    return result;
  const sections = result.filter(({ kind }) => kind === 'section').length;
  if (last.blocks.length > 1 && last.blocks.at(-2)?.type !== 'heading') {
    result.splice(-2, 2, withBlocks(last, last.blocks.slice(0, -1), language), withBlocks(conclusion, [end], language));
  } else if (!keepsHeadings && sections >= FEWEST_TO_SPARE) {
    result.splice(-2, 2, { ...last, kind: 'conclusion' });
  }
  return result;
}

/** What a stretch has to keep to. */
export type Course = {
  /** Headings that an answer keeps, of its sections and later ones; undefined where the writer may set its own. */
  headings?: readonly string[] | undefined;
  fewestSections: number;
  journal: Journal;
  isLive: boolean;
  onTitle?: (title: string) => void;
  /** Parts a text, growing or whole, from what stands before it: a harmful one is not shown. */
  readHead?: (raw: string) => { harm?: JudgedHarm; text: string };
};

const ownHeadings = ({ headings = [] }: Course, { sections }: Stretch) =>
  sections.map((place) => headings[place] ?? '');

/** A stretch as its writer divided it, without the list of references that models write below it. */
const parseStretch = (raw: string, { hasOpening, hasEnding }: Stretch, note?: (cut: string) => void) =>
  parseDraft(withoutRawFindings(raw, note), { hasTitle: hasOpening, hasEnding });

/** Sections whose heading is none, or holds a gap or lost characters, go on below the one before. */
function withoutLostHeadings(sections: DraftText['sections']): DraftText['sections'] {
  const kept: DraftText['sections'] = [];
  for (const { heading, text } of sections) {
    const last = kept.at(-1);
    if (!last || (heading !== '' && !findFault(heading))) kept.push({ heading, text });
    else last.text = [last.text, text].filter(Boolean).join('\n\n');
  }
  return kept;
}

function readStretch(raw: string, stretch: Stretch, course: Course, context: Context) {
  const { hasOpening, sections: places, hasEnding } = stretch;
  // An answer of no use leaves no trace.
  const journal = createJournal();
  const { harm, text: given } = course.readHead?.(raw) ?? { text: raw };
  refuseHarm(harm, context.request);
  const draft = parseStretch(given, stretch, (before) => journal.change({ before, after: '', reason: 'unattributed' }));
  if (!draft) return undefined;
  const { language } = context.request;
  const makePart = (kind: Part['kind'], heading: string, text: string) =>
    withBlocks({ kind, heading }, formedText(text, heading, context, journal), language);
  const headings = ownHeadings(course, stretch);
  const later = (course.headings ?? []).slice((places.at(-1) ?? -1) + 1);
  const own = hasEnding ? draft.sections : beforeHeadings(draft.sections, later);
  const sections: DraftText['sections'] = course.headings
    ? underHeadings(own, headings).map((text, at) => ({ heading: headings[at] ?? '', text }))
    : withoutLostHeadings(
        own.map(({ heading, text }) => ({ heading: cleanHeading(heading, context.request.topic), text })),
      );
  const { ending } = draft;
  const written = sections.map(({ heading, text }) => makePart('section', heading, text));
  const parts = [
    ...(hasOpening ? [makePart('introduction', '', draft.opening)] : []),
    // Headings that have to be kept get their text later; others without one go.
    ...(course.headings ? written : written.filter(({ text }) => text !== '')),
    ...(hasEnding ? [makePart('conclusion', cleanHeading(ending?.heading ?? ''), ending?.text ?? '')] : []),
  ];
  const framed = withFrame(parts, language, course.headings !== undefined);
  const isUsable = framed.every(({ kind, text }) => kind === 'section' || text !== '');
  // An opening may have an answer of its own.
  const least = places.length > 0 || hasEnding ? course.fewestSections : 0;
  return isUsable && sections.length >= least ? { title: draft.title, parts: framed, journal } : undefined;
}

/** Asks for a stretch, and once more for sections that it had to write and lacks. Throws WritingError. */
async function writeStretch(
  context: Context,
  stretch: Stretch,
  course: Course,
  { call, from }: { call: (stretch: Stretch, before: string) => Call<string>; from: Draft },
): Promise<Draft> {
  const headings = course.headings ? ownHeadings(course, stretch) : [];
  const { hasOpening } = stretch;
  const live = liveParts(context, {
    headings,
    from: from.parts.filter(({ kind }) => kind === 'section').length,
    parse: (answer) => {
      const { harm = 'none', text } = course.readHead?.(answer) ?? { text: answer };
      const draft = harm === 'none' ? parseStretch(text, stretch) : undefined;
      // What stands below a title alone may still be a thought.
      const isDivided = hasOpening && (stretch.hasEnding || stretch.sections.length > 0);
      return isDivided && draft?.sections.length === 0 ? undefined : draft;
    },
    onTitle: (title) => hasOpening && course.onTitle?.(title),
  });
  const written = await askForNative(context, {
    ...call(stretch, draftText(from)),
    ...(course.isLive && { onContent: live }),
    read: (raw) => readStretch(raw, stretch, course, context),
    isNative: ({ parts }) => areNative(context, parts),
  });
  course.journal.take(written.journal);
  const missing = stretch.sections.filter((_, at) => {
    const heading = headings[at];
    return heading && !written.parts.some((part) => part.heading === heading && part.text !== '');
  });
  if (missing.length === 0 || missing.length === stretch.sections.length) return written;
  const words = Math.ceil((stretch.words * missing.length) / stretch.sections.length);
  const rest = { hasOpening: false, sections: missing, hasEnding: false, words };
  const before = { title: '', parts: [...from.parts, ...written.parts] };
  const more = await writeStretch(
    context,
    rest,
    { ...course, isLive: false, fewestSections: 1 },
    { call, from: before },
  );
  const found = new Map(more.parts.map((part) => [part.heading, part]));
  return {
    ...written,
    parts: written.parts.map((part) => (part.text === '' ? (found.get(part.heading) ?? part) : part)),
  };
}

/** Writes stretches in reading order, each with the text before it. Throws WritingError. */
export async function writeStretches(
  context: Context,
  stretches: readonly Stretch[],
  course: Course,
  call: (stretch: Stretch, before: string) => Call<string>,
): Promise<Draft> {
  let draft: Draft = { title: '', parts: [] };
  for (const stretch of stretches) {
    const written = await writeStretch(context, stretch, course, { call, from: draft });
    if (course.isLive) emitParts(context, written.parts, draft.parts.length);
    draft = { title: draft.title || written.title, parts: [...draft.parts, ...written.parts] };
  }
  return draft;
}

function planStretches({ request, limits }: Context, { sections }: Plan): Stretch[] {
  const { intro, conclusion, total } = planLengths(request.length, 1);
  const weights = sections.reduce((sum, { weight }) => sum + weight, 0);
  const room = total - intro - conclusion;
  const places: Place[] = [
    { kind: 'introduction', words: intro },
    ...sections.map(({ weight }, section): Place => ({ kind: 'section', section, words: (room * weight) / weights })),
    { kind: 'conclusion', words: conclusion },
  ];
  const stretches =
    sections.length > 0
      ? splitStretches(places, limits.words)
      : [{ hasOpening: true, sections: [], hasEnding: true, words: total }];
  // Longer sections grow later.
  return stretches.map((stretch) => ({ ...stretch, words: Math.round(Math.min(limits.words, stretch.words)) }));
}

/** A draft with what it was written from, the journal of what its forming took out, and whether readers saw it grow. */
export type Written = Draft & { plan: Plan; journal: Journal; isShown: boolean };

/** Writes the whole article once, in the model's own headings or the user's. Throws WritingError. */
async function writeDraft(context: Context, given: Plan, opening: string, isLive: boolean): Promise<Written> {
  const { request } = context;
  const journal = createJournal();
  const isPlan = isPlannedInText(context);
  let plan = given;
  const headings = given.sections.map(({ heading }) => heading);
  const course: Course = {
    headings: request.outline && headings,
    fewestSections: headings.length > 0 ? 1 : 2,
    journal,
    isLive,
    onTitle: (title) =>
      context.emit({ type: 'outline', title: given.title || title, headings, words: middleOf(request) }),
    ...(isPlan && {
      readHead: (raw) => {
        const head = splitPlan(raw, context);
        plan = head.plan;
        return head;
      },
    }),
  };
  const draft = await writeStretches(context, planStretches(context, given), course, (stretch, before) =>
    writeCall(context, given, { stretch, before, opening, isPlan }),
  );
  const title = given.title || (await bestTitle(context, [draft.title, ...plan.titles]));
  return { ...draft, title, plan, journal, isShown: isLive };
}

/** Shortest time that a draft may take longer than another, in milliseconds. */
const LEAST_PATIENCE_MS = 10_000;

/** The outcomes of drafts, as far as they come within twice the time of the first good one. */
async function settledTogether<T>(drafts: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const start = performance.now();
  const outcomes = drafts.map((draft) => Promise.allSettled([draft]).then(([outcome]) => outcome));
  const late = Promise.any(drafts).then(
    () => sleep(Math.max(LEAST_PATIENCE_MS, performance.now() - start), undefined, { ref: false }),
    () => undefined,
  );
  const inTime = outcomes.map((outcome) => Promise.race([outcome, late.then(() => undefined)]));
  return (await Promise.all(inTime)).filter((outcome) => outcome !== undefined);
}

/** The drafts of an article, side by side, each with another opening; the first is shown while it is written. Throws WritingError. */
export async function writeDrafts(context: Context, plan: Plan = EMPTY_PLAN): Promise<[Written, ...Written[]]> {
  const count = isPlannedInText(context) ? 1 : context.limits.drafts;
  const openings = Array.from({ length: count }, (_, at) => plan.openings[at] ?? '');
  const drafts = openings.map((opening, at) => writeDraft(context, plan, opening, at === 0));
  const settled = await settledTogether(drafts);
  const [first, ...others] = settled.flatMap((draft) => (draft.status === 'fulfilled' ? [draft.value] : []));
  if (first) return [first, ...others];
  return [await (drafts[0] as Promise<Written>)];
}
