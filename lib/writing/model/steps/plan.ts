import { jsonrepair } from 'jsonrepair';
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '@/lib/constants/limits.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import { shortenText } from '@/lib/text/sentences.ts';
import type { JudgedHarm } from '../../calls/harm.ts';
import { hasPlannedSections, planCall, planSchema, type RawPlan } from '../../calls/plan.ts';
import { EMPTY_PLAN, type Plan, type PlannedSection } from '../../calls/shared.ts';
import { sectionCounts } from '../../length-plan.ts';
import type { Outline } from '../../outline-schema.ts';
import { cleanLine } from '../answer-text/read-answer.ts';
import { cleanHeading, isHeading, isObeyedTitle, withoutInstructions } from '../lint/lint.ts';
import { askInLanguage, type Context, isForeignLine } from './context.ts';
import { refuseHarm } from './harm.ts';

const LONGEST = { line: 400, covers: 600, question: 200 } as const;
const MOST = { details: 3, lines: 5 } as const;

function ownSections(planned: readonly PlannedSection[], { request, limits }: Context): PlannedSection[] | undefined {
  const { min, max } = sectionCounts(request.length, limits.words);
  const named = planned.filter(({ heading }) => isHeading(heading));
  // A planned introduction or conclusion goes, unless too few sections would be left.
  const kept = named.length >= min ? named : planned;
  const groups = Map.groupBy(kept, ({ heading }) => heading.toLocaleLowerCase());
  groups.delete('');
  const distinct = [...groups.values()].flatMap(([first]) => first ?? []).slice(0, max);
  return distinct.length < min ? undefined : distinct;
}

function readSections(raw: RawPlan, context: Context, isOutline: boolean): PlannedSection[] | undefined {
  const { outline, topic } = context.request;
  if (!outline && !isOutline && !hasPlannedSections(context)) return [];
  const planned = raw.sections.map(({ heading, covers, weight }) => ({
    heading: cleanHeading(heading, topic),
    covers: cleanLine(covers, topic, LONGEST.covers),
    weight,
  }));
  // The user's sections stay; the model only adds what they cover.
  return outline
    ? outline.sections.map(({ heading, covers }, at) => ({
        heading,
        covers: covers || (planned[at]?.covers ?? ''),
        weight: planned[at]?.weight ?? 1,
      }))
    : ownSections(planned, context);
}

/**
 * The plan in an answer; undefined where it has too few sections.
 * @throws WritingError 'refused' for a topic that the model judges harmful
 */
function readPlan(raw: RawPlan, context: Context, isOutline = false): Plan | undefined {
  const { request } = context;
  const { outline, topic } = request;
  refuseHarm(raw.harm, request);
  const answered = (request.authorAnswers ?? []).map(({ question }) => question);
  const sections = readSections(raw, context, isOutline);
  if (!sections) return undefined;
  // Marks of passages stay.
  const line = (text: string) => shortenText(text.replace(/\s+/g, ' ').trim(), LONGEST.line);
  const lines = (texts: readonly string[], most: number) => texts.map(line).filter(Boolean).slice(0, most);
  return {
    ...EMPTY_PLAN,
    title: outline?.title || request.title || '',
    address: raw.address,
    ...(raw.advice !== 'none' && { advice: raw.advice }),
    thread: line(raw.thread),
    question: line(raw.question),
    tension: outline?.angle || line(raw.tension),
    details: lines(raw.details, MOST.details),
    quotation: line(raw.quotation),
    leaveOut: lines(raw.leaveOut, MOST.lines),
    titles: raw.titles,
    openings: lines(raw.openings, MOST.details),
    authorQuestions: raw.authorQuestions
      .map((question) => cleanLine(question, topic, LONGEST.question))
      // Weak models write "None".
      .filter((question) => /[?？]$/u.test(question) && !answered.includes(question))
      .slice(0, MOST.details),
    tags: lines(raw.tags, MAX_TAGS).filter((tag) => tag.length <= MAX_TAG_CHARACTERS),
    helps: { keyPoints: raw.keyPoints, faq: raw.faq },
    sections,
  };
}

const parsedLine = (line: string): unknown => {
  try {
    return JSON.parse(jsonrepair(line));
  } catch {
    return undefined;
  }
};

/** Weak models write the plan below the title. */
const PLAN_BELOW_TITLE = /^(#\s.*\n\s*)(\{.*\}[^\S\n]*\n)/m;

/** The plan before a text, and the text; an empty plan where there is none that can be read. */
export function splitPlan(given: string, context: Context): { plan: Plan; harm: JudgedHarm; text: string } {
  const raw = given.replace(PLAN_BELOW_TITLE, '$2$1');
  const start = raw.search(/^#\s/m);
  const json = /\{[\s\S]*\}/.exec(start < 0 ? raw : raw.slice(0, start))?.[0];
  const line = json === undefined ? undefined : parsedLine(json);
  const schema = planSchema(context.request.language);
  const { harm, ...fields } = schema.safeParse(line).data ?? schema.parse({ ...Object(line), harm: 'none' });
  const plan = { ...EMPTY_PLAN, ...readPlan({ ...fields, harm: 'none' }, context) };
  return { plan, harm, text: raw };
}

/** Has the model collect what the article is written from; its sections, too, for an outline. Throws WritingError. */
export const planArticle = (context: Context, isOutline = false): Promise<Plan> =>
  askInLanguage(context, {
    ...planCall(context, isOutline),
    read: (raw) => readPlan(raw, context, isOutline),
    // The user's headings may be in any language, and one native title of five is enough.
    readText: ({ thread, question, tension, sections }) =>
      [thread, question, tension, ...(context.request.outline ? [] : sections.map(({ heading }) => heading))].join(
        '\n',
      ),
  });

export async function readOutline(context: Context): Promise<Outline> {
  const { tension, titles, sections, authorQuestions } = await planArticle(context, true);
  return {
    title: await bestTitle(context, titles),
    angle: tension,
    sections: sections.map(({ heading, covers }) => ({ heading, covers })),
    ...(authorQuestions.length > 0 && { authorQuestions: [...authorQuestions] }),
  };
}

/** Search results and tabs cut what is longer. */
const LONGEST_TITLE = 60;
const LONGEST_WIDE_TITLE = 32;

const lineLength = (line: string) => [...line].length;

/** Ends of a title's first part, before its explanation. */
const PART_END = /\s?[:：(（|]|\s[–—-]\s|[,;，；、](?=\s|\p{Script=Han})/gu;
const SHORTEST_PART = 12;

/** A line cut after its first part, or after a whole word with an ellipsis. */
function shortened(line: string, longest: number): string {
  if (lineLength(line) <= longest) return line;
  const start = [...line].slice(0, longest - 1).join('');
  const end = [...start.matchAll(PART_END)].findLast(({ index }) => index >= SHORTEST_PART);
  return end ? start.slice(0, end.index) : `${start.replace(/\s+\S*$/u, '').replace(/[\p{P}\s]+$/u, '')}…`;
}

/** The best title that fits, is new in the batch and native, and obeys no source; else the shortened topic or ''. */
export async function bestTitle(context: Context, titles: readonly string[]): Promise<string> {
  const { topic, language, siblings = [] } = context.request;
  const longest = isSpaced(language) ? LONGEST_TITLE : LONGEST_WIDE_TITLE;
  const material = context.material.passages.map(({ text }) => text);
  const taken = new Set(siblings.map(({ title }) => title.toLocaleLowerCase()));
  const usable = titles
    .map((title) => cleanHeading(title, topic))
    .filter((title) => isHeading(title) && !isObeyedTitle(title, topic, material, language));
  const ranked = [
    ...usable.filter((title) => lineLength(title) <= longest && !taken.has(title.toLocaleLowerCase())),
    ...usable.map((title) => shortened(title, longest)),
  ];
  for (const title of ranked) if (!(await isForeignLine(context, title))) return title;
  return shortened(cleanLine(withoutInstructions(topic), topic), longest);
}
