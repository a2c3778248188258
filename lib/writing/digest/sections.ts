import { articleTexts } from '@/lib/blogs/article-texts.ts';
import type { Language } from '@/lib/constants/options.ts';
import { type PagePart, splitPage } from '@/lib/research/page-parts.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { shortenText } from '@/lib/text/sentences.ts';
import { isEmptyWord, listTerms, textTerms, WIDE } from '@/lib/text/terms.ts';
import { splitWords } from '@/lib/text/words.ts';
import { fiveGrams } from '../repetition.ts';
import type { Sibling } from '../types.ts';
import { digestRules, makeUnit, splitUnits, type Unit, wordsIn } from './units.ts';

export type PageSection = {
  source: SourceDocument;
  heading: string;
  place: 'opening' | 'body' | 'closing';
  units: Unit[];
};

/** Shorter subsections join the section before. */
const SHORT_SUBSECTION = 60;

const plainHeading = (text: string) =>
  shortenText(text.replace(/^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)/, '').replace(/\s*[.:：]$/, ''), 200);

/** Longer openings are whole pages without headings. */
const LONG_OPENING = 250;
const PART_WORDS = 110;
const LONGER_PART_WORDS = 200;

function keyWords(units: readonly Unit[], all: readonly Unit[], language: Language): string {
  const isKey = (word: string) => word.length >= (WIDE.test(word) ? 2 : 6) && !isEmptyWord(word, language);
  const wordsByTerm = (some: readonly Unit[]) => {
    const text = some.flatMap(({ pieces }) => pieces.map(({ quote }) => quote)).join(' ');
    const groups = Map.groupBy(splitWords(text, language).filter(isKey), (word) => listTerms(word)[0] ?? '');
    groups.delete('');
    return groups;
  };
  const everywhere = wordsByTerm(all);
  const scored = [...wordsByTerm(units)].map(([term, words]) => {
    const [word = ''] = words;
    return { word, score: ((words.length - 0.5) * word.length) / (everywhere.get(term)?.length ?? 1) };
  });
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, 2);
  const line = best.map(({ word }) => word).join(', ');
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** A page without headings: its beginning, and parts named by their key words. */
function cutOpening(section: PageSection, language: Language): PageSection[] {
  const parts: Unit[][] = [[]];
  for (const unit of section.units) {
    const last = parts.at(-1) ?? [];
    const limit = parts.length === 1 ? PART_WORDS : LONGER_PART_WORDS;
    const isFull = last.length > 0 && wordsIn(last) + unit.words > limit && !unit.refersBack;
    if (isFull) parts.push([unit]);
    else last.push(unit);
  }
  return parts.map((units, at) => {
    const heading = at === 0 ? section.heading : keyWords(units, section.units, language);
    return { ...section, units, place: at === 0 ? section.place : 'body', heading };
  });
}

/** Units without first sentences that refer back to a missing text. */
function withOwnBeginning(units: readonly Unit[], language: Language): Unit[] {
  const [first, ...rest] = units;
  if (!first?.refersBack) return [...units];
  const pieces = first.form === 'paragraph' ? first.pieces.slice(1) : [];
  if (pieces.length === 0) return withOwnBeginning(rest, language);
  return [makeUnit({ ...first, pieces, refersBack: false }, language), ...rest];
}

/** The sections of a page in order, without links, references and the like. */
export function splitSections(source: SourceDocument, language: Language): PageSection[] {
  const rules = digestRules(language);
  const sections: PageSection[] = [];
  let heading = '';
  let level: 1 | 2 | 3 = 1;
  let parts: PagePart[] = [];

  function close(): void {
    const units = withOwnBeginning(splitUnits(parts, source, language), language);
    const kind = heading === '' ? 'opening' : rules.headingKind(heading);
    parts = [];
    const last = sections.at(-1);
    if (kind === 'beside' || units.length === 0) return;
    const place = kind === 'opening' && sections.length > 0 ? 'body' : kind;
    if (level === 3 && last?.place === 'body' && wordsIn(units) < SHORT_SUBSECTION) last.units.push(...units);
    else sections.push({ source, heading: plainHeading(heading), place, units });
  }

  for (const part of splitPage(source.text)) {
    if (part.form === 'heading') {
      close();
      heading = part.text;
      level = part.level;
    } else parts.push(part);
  }
  close();
  return sections.flatMap((section) =>
    section.place === 'opening' && wordsIn(section.units) > LONG_OPENING ? cutOpening(section, language) : [section],
  );
}

/** Sections that fit a topic: all, or those that name one of its terms which the page treats only in parts. */
export function fittingSections(sections: readonly PageSection[], partial: readonly string[]): PageSection[] {
  if (partial.length === 0) return [...sections];
  const wanted = new Set(partial);
  return sections.filter(({ heading, place, units }) => {
    const terms = [...textTerms(heading), ...units.flatMap((unit) => unit.terms)];
    return place === 'opening' || terms.some((term) => wanted.has(term));
  });
}

const TAKEN = 0.4;

const plain = (line: string) =>
  line
    .replace(/^- /, '')
    .replace(/ ?\[\d+\]$/, '')
    .trim()
    .toLowerCase();

function takenBy(siblings: readonly Sibling[], language: Language): (text: string) => boolean {
  const texts = siblings.flatMap(articleTexts);
  const runs = new Set(texts.flatMap((text) => [...fiveGrams(text, language)]));
  const lines = new Set(texts.flatMap((text) => text.split('\n').map(plain)));
  return (text) => {
    const own = fiveGrams(text, language);
    return own.size === 0 ? lines.has(plain(text)) : own.intersection(runs).size > TAKEN * own.size;
  };
}

function remainingUnit(unit: Unit, isTaken: (text: string) => boolean, language: Language): Unit | undefined {
  const last = unit.pieces.findLastIndex(({ text }) => isTaken(text));
  if (last < 0 && !(unit.lead && isTaken(unit.lead))) return unit;
  const pieces = unit.pieces.slice(last + 1);
  if (unit.form !== 'paragraph' || pieces.length === 0) return undefined;
  return makeUnit({ ...unit, pieces, refersBack: false }, language);
}

/** Sections without headings and sentences that other blogs of the batch took. */
export function withoutTaken(sections: readonly PageSection[], siblings: readonly Sibling[], language: Language) {
  if (siblings.length === 0) return [...sections];
  const isTaken = takenBy(siblings, language);
  const known = new Set(siblings.flatMap((sibling) => sibling.sections.map(({ heading }) => plain(heading))));
  return sections
    .filter(({ heading, place }) => place !== 'body' || !known.has(plain(heading)))
    .map((section) => ({
      ...section,
      units: section.units.flatMap((unit) => remainingUnit(unit, isTaken, language) ?? []),
    }))
    .filter(({ units }) => units.length > 0);
}
