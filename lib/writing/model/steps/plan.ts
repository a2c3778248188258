import { isSpaced } from '@/lib/constants/options.ts';
import { shortenText } from '@/lib/text/sentences.ts';
import { planCall, type RawPlan } from '../../calls/plan.ts';
import type { Plan, PlannedSection } from '../../calls/shared.ts';
import { sectionCounts } from '../../length-plan.ts';
import type { EditorialBrief } from '../../types.ts';
import { cleanLine } from '../answer-text/read-answer.ts';
import { cleanHeading, isHeading, isObeyedTitle, withoutInstructions } from '../lint/lint.ts';
import { askInLanguage, type Context, isForeignLine } from './context.ts';
import { refuseHarm } from './harm.ts';

const LONGEST = { brief: 400, covers: 600, angle: 600, heading: 80 } as const;

const MOST = { questions: 6, terms: 10 } as const;

function planBrief(raw: RawPlan, topic: string): EditorialBrief {
  const { reader, wants, pointOfView, address, table, quotation, keyPoints, faq } = raw;
  const line = (text: string) => cleanLine(text, topic, LONGEST.brief);
  const lines = (texts: readonly string[], most: number) => texts.map(line).filter(Boolean).slice(0, most);
  return {
    reader: line(reader),
    wants: line(wants),
    questions: lines(raw.questions, MOST.questions),
    terms: lines(raw.terms, MOST.terms),
    pointOfView: line(pointOfView),
    address,
    helps: { table, quotation, keyPoints, faq },
  };
}

function plannedHeading({ heading, covers }: PlannedSection): string {
  const [clause = ''] = covers.split(/[.!?;:。！？；：]/u, 1);
  return isHeading(heading) ? heading : shortenText(clause.trim(), LONGEST.heading);
}

function ownSections(planned: readonly PlannedSection[], { request, limits }: Context): PlannedSection[] | undefined {
  const { min, max } = sectionCounts(request.length, limits.words);
  const named = planned.filter(({ heading }) => isHeading(heading));
  // A planned introduction or conclusion goes, unless too few sections would be left.
  const kept = named.length >= min ? named : planned.map((s) => ({ ...s, heading: plannedHeading(s) }));
  const groups = Map.groupBy(kept, ({ heading }) => heading.toLocaleLowerCase());
  groups.delete('');
  const distinct = [...groups.values()].flatMap(([first]) => first ?? []).slice(0, max);
  return distinct.length < min ? undefined : distinct;
}

/** @throws WritingError 'refused' for a topic that the model judges harmful */
function readPlan(raw: RawPlan, context: Context): (Omit<Plan, 'title'> & Pick<RawPlan, 'titles'>) | undefined {
  const { request, material } = context;
  const { outline, topic } = request;
  refuseHarm(raw.harm, request);
  const ids = new Set(material.passages.map(({ id }) => id));
  const planned = raw.sections.map(({ heading, covers, passages }) => ({
    heading: cleanHeading(heading, topic),
    covers: cleanLine(covers, topic, LONGEST.covers),
    passages: passages.filter((id) => ids.has(id)),
  }));
  // The user's sections stay; the model only adds what they cover.
  const sections = outline
    ? outline.sections.map(({ heading, covers }, at) => ({
        heading,
        covers: covers || (planned[at]?.covers ?? ''),
        passages: planned[at]?.passages ?? [],
      }))
    : ownSections(planned, context);
  if (!sections) return undefined;
  return {
    titles: raw.titles,
    angle: outline?.angle || cleanLine(raw.angle, topic, LONGEST.angle),
    brief: outline?.brief ?? planBrief(raw, topic),
    ...(raw.advice !== 'none' && { advice: raw.advice }),
    sections,
  };
}

/** Has the model plan the article with its sources. Throws WritingError. */
export async function planArticle(context: Context): Promise<Plan> {
  const { request } = context;
  const { titles, ...plan } = await askInLanguage(context, {
    ...planCall(context),
    read: (raw) => readPlan(raw, context),
    // The user's headings may be in any language, and one native title of five is enough.
    readText: ({ sections }) => (request.outline ? '' : sections.map(({ heading }) => heading).join('\n')),
  });
  const given = request.outline?.title || request.title;
  const title = given || (await bestTitle(context, titles)) || (plan.sections[0]?.heading ?? '');
  return { title, ...plan };
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
