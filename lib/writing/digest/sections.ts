import type { Language } from '@/lib/constants/options';
import { type PagePart, pagePartsOf } from '../evidence/page-parts.ts';
import { termsOf } from '../evidence/terms.ts';
import type { SourceDocument } from '../types.ts';
import { digestRules } from './language-words.ts';
import { type Unit, unitsOf } from './units.ts';

/** What a page says under one heading. */
export type PageSection = {
  source: SourceDocument;
  /** '' for what stands before the first heading. */
  heading: string;
  /** Its place in the page: at the beginning, in the middle, or summing up. */
  place: 'opening' | 'body' | 'closing';
  units: Unit[];
};

/** Lower headings with less under them than this many words belong to the section before. */
const SHORT_SUBSECTION = 60;

const wordsIn = (units: readonly Unit[]) => units.reduce((sum, { words }) => sum + words, 0);

/** A heading as it may stand in an article: without number, full stop or colon. */
const plainHeading = (text: string) =>
  text
    .replace(/^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)/, '')
    .replace(/\s*[.:：]$/, '')
    .slice(0, 200);

/** The sections of a page, in order. Lists of links, references and the like are left out. */
export function sectionsOf(source: SourceDocument, language: Language): PageSection[] {
  const rules = digestRules(language);
  const sections: PageSection[] = [];
  let heading = '';
  let level: 1 | 2 | 3 = 1;
  let parts: PagePart[] = [];

  function close(): void {
    const units = unitsOf(parts, source, language, rules);
    const kind = heading === '' ? 'opening' : rules.headingKind(heading);
    parts = [];
    const last = sections.at(-1);
    if (kind === 'beside' || units.length === 0) return;
    const place = kind === 'opening' && sections.length > 0 ? 'body' : kind;
    if (level === 3 && last?.place === 'body' && wordsIn(units) < SHORT_SUBSECTION)
      last.units.push(...units);
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
  return sections;
}

/**
 * The parts of sections that a topic fits: all of them, or where a document treats some of its terms only here and
 * there, those that name one.
 * @param partial `DocumentRelevance.partial`
 */
export function fittingSections(
  sections: readonly PageSection[],
  partial: readonly string[],
): PageSection[] {
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
