import { isSpaced, type Language, type Length } from '@/lib/constants/options.ts';
import { shorten } from '@/lib/research/pages/page-text.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { beginningOf } from '@/lib/text/beginning.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { termListOf } from '@/lib/text/terms.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { numberEvidence } from '../evidence/renumber.ts';
import { isWithinRange, planLengths } from '../length-plan.ts';
import type { Outline } from '../schema.ts';
import type { Article, ArticleText, BlockText, WritingRequest } from '../types.ts';
import { ASPECT_COUNTS, type Aspect, aspectsOf, chooseAspects } from './aspects.ts';
import { byOutline } from './by-outline.ts';
import { fitUnits, piecesWithin, repetitionCheck, type Selection } from './fit.ts';
import type { Material } from './material.ts';
import { tooLittle, tooManySections, usedUp } from './too-little.ts';
import { printUnit, type Unit, wordsOfFirst } from './units.ts';

/** Most words of opening and closing. */
const FRAME: Readonly<Record<Length, { intro: number; conclusion: number }>> = {
  small: { intro: 90, conclusion: 80 },
  medium: { intro: 180, conclusion: 130 },
  large: { intro: 240, conclusion: 180 },
};
/** For library notes, which introduce their topic in a paragraph or two. */
const NOTE_FRAME: typeof FRAME = { ...FRAME, small: { intro: 160, conclusion: 80 } };
/** A digest's aim within its range. */
const AIM = 0.7;

/** An article as units of pages, and how many pieces of each. */
type Draft = { intro: Selection; sections: Aspect[]; chosen: Selection; conclusion: Selection };

const wordsOf = (selection: Selection) =>
  [...selection].reduce((sum, [unit, count]) => sum + wordsOfFirst(unit, count), 0);

/** The first units that fit; at least the beginning of the first one. */
function firstUnits(units: readonly Unit[], words: number): Selection {
  const taken = new Map<Unit, number>();
  for (const unit of units) {
    if (wordsOf(taken) + unit.words > words) break;
    taken.set(unit, unit.pieces.length);
  }
  const [first] = units;
  if (taken.size === 0 && first) taken.set(first, piecesWithin(first, words) || 1);
  return taken;
}

/** Scores of units within their sections: relevance to topic and heading, and an early place. */
function unitScores(aspects: readonly Aspect[], { ranking, topic, isNote }: Material): (unit: Unit) => number {
  const scores = new Map<Unit, number>();
  for (const { heading, units } of aspects) {
    const query = [...topic, ...topic, ...termListOf(heading)];
    for (const [at, unit] of units.entries()) {
      // A note's section reads best from its beginning.
      const relevance = isNote ? 0 : ranking.score(unit.terms, query);
      scores.set(unit, relevance + 2 / (1 + at));
    }
  }
  return (unit) => scores.get(unit) ?? 0;
}

/** Sections of a page whose short last one may close the article. */
const MANY_SECTIONS = 4;
const FEWEST_OF_NOTE = 2;

/** How many sections an article may have. A note's sections stay whole. */
const countsOf = ({ isNote, sections }: Material, length: Length) =>
  isNote ? { min: FEWEST_OF_NOTE, max: sections.length } : ASPECT_COUNTS[length];

const mainFirst = ({ main }: Material, sections: readonly Aspect[]): Aspect[] => {
  const isOwn = ({ units }: Aspect) => units[0]?.source === main;
  return [...sections.filter(isOwn), ...sections.filter((section) => !isOwn(section))];
};

/** Units of the opening; without one, the beginning of the first section. */
function openingUnits(material: Material, sections: readonly Aspect[]): Unit[] {
  if (material.opening.length > 0) return [...material.opening];
  const first = mainFirst(material, sections).find(({ units }) => units.length > 1 && units[0]?.form === 'paragraph');
  return first?.units.splice(0, 1) ?? [];
}

const closesIn = ({ units }: Aspect) => units.findLastIndex((unit) => unit.form === 'paragraph' && !unit.refersBack);

/** Units of the closing; without a summary, the last paragraph. */
function closingUnits(material: Material, sections: readonly Aspect[]): Unit[] {
  if (material.closing.length > 0) return [...material.closing];
  const fewest = sections.length < MANY_SECTIONS ? 2 : 1;
  const last = mainFirst(material, sections.toReversed()).find(
    (section) => section.units.length >= fewest && closesIn(section) >= 0,
  );
  return last?.units.splice(closesIn(last), 1) ?? [];
}

function withoutRepetition(sections: readonly Aspect[], frame: readonly Unit[], language: Language): Aspect[] {
  const repeats = repetitionCheck(language);
  for (const unit of frame) repeats(unit);
  return sections
    .map((section) => ({ ...section, units: section.units.filter((unit) => !repeats(unit)) }))
    .filter(({ units }) => units.length > 0);
}

/** A draft closed by the last paragraph of its last section: a note keeps its order. */
function closedByLast(draft: Draft): Draft {
  const chosen = new Map(draft.chosen);
  const closing = draft.sections
    .map(({ units }) => units.filter((unit) => chosen.has(unit)))
    .findLast((units) => units.length > 1 && units.at(-1)?.form === 'paragraph')
    ?.at(-1);
  const count = closing && chosen.get(closing);
  if (!closing || !count) return draft;
  chosen.delete(closing);
  return { ...draft, chosen, conclusion: new Map([[closing, count]]) };
}

/** @param surplus words by which the article's count exceeds the sum of its units */
function draftOf(material: Material, { length, language, outline }: WritingRequest, surplus: number): Draft {
  const { min, max } = planLengths(length, 1);
  const sections = material.sections.map((section) => ({ ...section, units: [...section.units] }));
  const opening = openingUnits(material, sections);
  const isOwnPlan = material.isNote && !outline;
  const closing = isOwnPlan ? [...material.closing] : closingUnits(material, sections);
  const distinct = withoutRepetition(sections, [...opening, ...closing], language);
  const words = (material.isNote ? NOTE_FRAME : FRAME)[length];
  const intro = firstUnits(opening, words.intro);
  const conclusion = firstUnits(closing, words.conclusion);
  const frame = wordsOf(intro) + wordsOf(conclusion) + surplus;
  const target = min + AIM * (max - min) - frame;
  const aspects = outline
    ? byOutline(distinct, outline, material.ranking)
    : chooseAspects(aspectsOf(distinct, material.ranking), countsOf(material, length), target, material.ranking);
  const room = { min: min - frame, target, max: max - frame };
  const chosen = fitUnits(aspects, unitScores(aspects, material), room);
  const draft = { intro, sections: aspects, chosen, conclusion };
  return conclusion.size === 0 ? closedByLast(draft) : draft;
}

/** Prints units with ids of passages as marks. */
function printer(language: Language) {
  const passages: Passage[] = [];
  const space = isSpaced(language) ? ' ' : '';
  const print = (units: Iterable<Unit>, selection: Selection): BlockText =>
    [...units]
      .flatMap((unit) => {
        const count = selection.get(unit);
        if (!count) return [];
        const id = passages.length + 1;
        const { text, quote } = printUnit(unit, count, `${space}[${id}]`);
        passages.push({ id, source: unit.source.number, text: quote });
        return [text];
      })
      .join('\n\n');
  return { passages, print };
}

function printDraft(draft: Draft, title: string, language: Language) {
  const { passages, print } = printer(language);
  const article: ArticleText = {
    title,
    intro: print(draft.intro.keys(), draft.intro),
    sections: draft.sections
      .filter(({ units }) => units.some((unit) => draft.chosen.has(unit)))
      .map(({ heading, units }) => ({ heading, content: print(units, draft.chosen) })),
    conclusion: print(draft.conclusion.keys(), draft.conclusion),
  };
  const words = countArticleWords(article, language);
  const counted = wordsOf(draft.intro) + wordsOf(draft.chosen) + wordsOf(draft.conclusion);
  return { article, passages, words, surplus: words - counted };
}

const LONGEST_TITLE = 150;
/** Before the site's name in a page's title. */
const WITH_SITE = /\s[|–—-]\s/;

/** The title of a digest: its only page's under an open license, else the capitalized topic. */
function titleOf(topic: string, { main, sections }: Material): string {
  const isAlone = sections.every(({ units }) => units.every(({ source }) => source === main));
  if (main.sections && isAlone) return main.title;
  if (isAlone && main.license && !WITH_SITE.test(main.title)) return main.title;
  const line = topic.replace(/\s+/g, ' ').trim();
  const [first = ''] = line;
  const short = shorten(line, LONGEST_TITLE);
  return first.toLocaleUpperCase() + short.slice(first.length) + (short.length < line.length ? '…' : '');
}

/** Whether the batch has other digests. */
export const hasDigests = ({ siblings = [] }: WritingRequest): boolean =>
  siblings.some(({ writer }) => writer === 'digest');

/** Whether a large article is a note alone, however short. */
const isWholeNote = ({ length, outline, siblings = [] }: WritingRequest, { isNote }: Material) =>
  isNote && length === 'large' && !outline && siblings.length === 0;

/**
 * Composes an article from pages.
 * @throws WritingError 'refused' for too little material (a library note is enough for a large article), an outline's section
 *   without any, or too many sections; UsedUpError where the batch's other blogs left too little
 */
export function composeDigest(request: WritingRequest, material: Material): Article {
  const { language, length, outline } = request;
  const title = outline?.title ?? titleOf(request.topic, material);
  const compose = (surplus: number) => printDraft(draftOf(material, request, surplus), title, language);
  const plan = planLengths(length, 1);
  const first = compose(0);
  // Without spaces between words, a text may count more or fewer words than its sentences.
  const isMiscounted = first.surplus !== 0 && !isWithinRange(first.words, plan);
  const { article, passages, words } = isMiscounted ? compose(first.surplus) : first;
  if (words > plan.max) throw tooManySections(length);
  if (words < plan.min && !isWholeNote(request, material))
    throw hasDigests(request) ? usedUp(words, length) : tooLittle(words, length);
  return numberEvidence(article, passages);
}

/** The outline of a digest: `covers` is the first sentence of a section. */
export function digestOutline({ title, sections }: Article, language: Language): Outline {
  return {
    title,
    sections: sections.map(({ heading, content }) => ({ heading, covers: firstSentence(content, language) })),
  };
}

const LONGEST_COVERS = 600;

function firstSentence(content: BlockText, language: Language): string {
  const [line = ''] = content.split('\n');
  const plain = line.replace(/^- /, '').replace(/ ?\[\d+\]/g, '');
  return beginningOf((sentencesOf(plain, language)[0] ?? '').trim(), LONGEST_COVERS);
}
