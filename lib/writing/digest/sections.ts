import type { Language } from '@/lib/constants/options.ts';
import { type PagePart, pagePartsOf } from '@/lib/research/page-parts.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { beginningOf } from '@/lib/text/beginning.ts';
import { termListOf, termsOf } from '@/lib/text/terms.ts';
import { isEmptyWord } from '@/lib/text/topic-words.ts';
import { wordsOf } from '@/lib/text/words.ts';
import { digestRules } from './language-words.ts';
import { type Unit, unitOf, unitsOf } from './units.ts';

/** A page's text under one heading. */
export type PageSection = {
  source: SourceDocument;
  /** '' before the first heading. */
  heading: string;
  place: 'opening' | 'body' | 'closing';
  units: Unit[];
};

/** Shorter subsections join the section before. */
const SHORT_SUBSECTION = 60;

const wordsIn = (units: readonly Unit[]) => units.reduce((sum, { words }) => sum + words, 0);

const LONGEST_HEADING = 200;

/** A heading without number, full stop or colon. */
const plainHeading = (text: string) =>
  beginningOf(text.replace(/^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)/, '').replace(/\s*[.:：]$/, ''), LONGEST_HEADING);

/** Longer openings are whole pages without headings. */
const LONG_OPENING = 250;
/** Words of the first and of later parts of such a page. */
const PART_WORDS = 110;
const LONGER_PART_WORDS = 200;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The two words most typical of a part of a page. */
function keyWords(units: readonly Unit[], all: readonly Unit[], language: Language): string {
  const textOf = (some: readonly Unit[]) => some.flatMap(({ pieces }) => pieces.map(({ quote }) => quote)).join(' ');
  const countsOf = (text: string) =>
    Map.groupBy(
      wordsOf(text, language).filter((word) => {
        return word.length >= (WIDE.test(word) ? 2 : 6) && !isEmptyWord(word, language);
      }),
      (word) => termListOf(word)[0] ?? '',
    );
  const everywhere = countsOf(textOf(all));
  const best = [...countsOf(textOf(units))]
    .filter(([term]) => term !== '')
    .map(([term, words]) => ({
      word: words[0] ?? '',
      score: ((words.length - 0.5) * (words[0]?.length ?? 0)) / (everywhere.get(term)?.length ?? 1),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ word }) => word);
  const line = best.join(', ');
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
  return parts.map((units, at) =>
    at === 0
      ? { ...section, units }
      : { ...section, units, place: 'body', heading: keyWords(units, section.units, language) },
  );
}

/** Units without first sentences that refer back to a missing text. */
function withOwnBeginning(units: readonly Unit[], language: Language): Unit[] {
  const [first, ...rest] = units;
  if (!first?.refersBack) return [...units];
  const pieces = first.form === 'paragraph' ? first.pieces.slice(1) : [];
  if (pieces.length === 0) return withOwnBeginning(rest, language);
  return [unitOf({ ...first, pieces, refersBack: false }, language), ...rest];
}

/** The sections of a page in order, without links, references and the like. */
export function sectionsOf(source: SourceDocument, language: Language): PageSection[] {
  const rules = digestRules(language);
  const sections: PageSection[] = [];
  let heading = '';
  let level: 1 | 2 | 3 = 1;
  let parts: PagePart[] = [];

  function close(): void {
    const units = withOwnBeginning(unitsOf(parts, source, language), language);
    const kind = heading === '' ? 'opening' : rules.headingKind(heading);
    parts = [];
    const last = sections.at(-1);
    if (kind === 'beside' || units.length === 0) return;
    const place = kind === 'opening' && sections.length > 0 ? 'body' : kind;
    if (level === 3 && last?.place === 'body' && wordsIn(units) < SHORT_SUBSECTION) last.units.push(...units);
    else sections.push({ source, heading: plainHeading(heading), place, units });
  }

  for (const part of pagePartsOf(source.text)) {
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

/**
 * Sections that fit a topic: all, or those that name one of the topic's terms which the page treats only in parts.
 * @param partial `DocumentRelevance.partial`
 */
export function fittingSections(sections: readonly PageSection[], partial: readonly string[]): PageSection[] {
  if (partial.length === 0) return [...sections];
  const names = (terms: Iterable<string>) => {
    const known = new Set(terms);
    return partial.some((term) => known.has(term));
  };
  return sections.filter(
    ({ heading, place, units }) =>
      place === 'opening' || names(termsOf(heading)) || units.some((unit) => names(unit.terms)),
  );
}
