import type { Language } from '@/lib/constants/options.ts';
import { namesSubject, subjectTermsOf, termListOf, termsOf } from '@/lib/text/terms.ts';
import { pagePartsOf, partText } from './page-parts.ts';
import type { Passage } from './passages.ts';
import type { SourceDocument } from './types.ts';

const remembered = new WeakMap<Passage, ReadonlySet<string>>();

function termsOfPassage(passage: Passage): ReadonlySet<string> {
  const known = remembered.get(passage);
  if (known) return known;
  const terms = termsOf(`${passage.heading ?? ''} ${passage.text}`);
  remembered.set(passage, terms);
  return terms;
}

/** Terms weighed by how well they distinguish passages: those that stand in few of them weigh most. */
function weights(terms: ReadonlySet<string>, passages: readonly Passage[]): [string, number][] {
  return [...terms].flatMap((term): [string, number][] => {
    const containing = passages.filter((passage) => termsOfPassage(passage).has(term)).length;
    return containing === 0 ? [] : [[term, Math.log(1 + passages.length / containing)]];
  });
}

/**
 * The passages that have most to do with a subject, in the order of their ids. In another language
 * than the subject's little matches, and the first ones are taken.
 * @param maxCharacters maximum number of characters in total
 */
export function passagesAbout(passages: readonly Passage[], subject: string, maxCharacters: number): Passage[] {
  const weighted = weights(termsOf(subject), passages);
  const ranked = passages
    .map((passage, index) => {
      const terms = termsOfPassage(passage);
      const score = weighted.reduce((sum, [term, w]) => sum + (terms.has(term) ? w : 0), 0);
      return { passage, index, score };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
  let room = maxCharacters;
  const chosen = ranked.filter(({ passage }) => {
    const fits = passage.text.length <= room;
    if (fits) room -= passage.text.length;
    return fits;
  });
  return chosen.sort((a, b) => a.index - b.index).map(({ passage }) => passage);
}

/**
 * The passages to show a model for a subject: of each source those that have most to do with it, all
 * sources having the same room.
 * @param sources numbers of the sources that may be shown
 * @param maxCharacters maximum number of characters in the passages of all of them
 */
export function passagesOfSources(
  passages: readonly Passage[],
  sources: readonly number[],
  subject: string,
  maxCharacters: number,
): Passage[] {
  const share = Math.floor(maxCharacters / Math.max(1, sources.length));
  return sources.flatMap((number) => {
    const own = passages.filter(({ source }) => source === number);
    return passagesAbout(own, subject, share);
  });
}

/** How well a document fits a topic. */
export type DocumentRelevance = {
  /** From 0 (about something else) to 1 (its title speaks of all of the topic). */
  score: number;
  /** Whether an article about the topic may use the document at all. */
  isUsable: boolean;
  /** Terms of the topic that only some of the document treats: for an article, only those parts of it fit. */
  partial: string[];
};

/** Weight of a term by its place: in the title, throughout, in a heading, in some sections, in one. */
const PLACE_SCORES = { title: 1, throughout: 0.9, heading: 0.7, often: 0.6, once: 0.3 };

const USABLE_SCORE = 0.6;
/** Threshold above which the whole document fits the topic. */
const WHOLE_SCORE = 0.86;
/** A topic of this many terms may have one that the document lacks. */
const TERMS_FOR_A_GAP = 5;

/** A word of the title names the subject if it occurs at least this often, relative to the title's most frequent word. */
const CHIEF_SHARE = 2 / 3;
/** A word outside the title names the subject if it occurs this much more often than any title word. */
const CHIEF_BEYOND_TITLE = 1.25;

/**
 * Finds the terms that name a document's subject by their frequency: of "How to brew filter coffee" it is "coffee", not
 * "filter".
 */
function chiefTerms(
  { title, text }: Pick<SourceDocument, 'title' | 'text'>,
  language: Language,
): (term: string) => boolean {
  const counts = new Map<string, number>();
  for (const term of [...termListOf(title), ...termListOf(text)]) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const ofTitle = new Set(subjectTermsOf(title, language));
  const countOf = (term: string) => counts.get(term) ?? 0;
  const most = Math.max(...[...ofTitle].map(countOf), 0);
  return (term) => countOf(term) >= most * (ofTitle.has(term) ? CHIEF_SHARE : CHIEF_BEYOND_TITLE);
}

/** A document's terms by place, and the number of its sections that contain each. */
function termPlaces({ title, text }: Pick<SourceDocument, 'title' | 'text'>) {
  const sections: string[][] = [[]];
  const headings: string[] = [];
  for (const part of pagePartsOf(text)) {
    if (part.form === 'heading') {
      headings.push(part.text);
      sections.push([part.text]);
    } else sections.at(-1)?.push(partText(part));
  }
  const ofSections = sections.map((section) => termsOf(section.join(' ')));
  const counts = new Map<string, number>();
  for (const terms of ofSections) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const beginning = ofSections[0]?.size ? ofSections[0] : new Set<string>();
  return { title: termsOf(title), beginning, headings: termsOf(headings.join(' ')), counts, of: ofSections.length };
}

/**
 * Whether a document treats a topic: it must speak of every term of its subject (one of five or more may be missing),
 * and be about some of them: its title names two, or one of them is what title or text say most. Words that any topic may have ("guide", "best") do not count, unless the topic has no others.
 */
export function documentRelevance(
  topic: string,
  document: Pick<SourceDocument, 'title' | 'text'>,
  language: Language,
): DocumentRelevance {
  const terms = subjectTermsOf(topic, language);
  const { title, beginning, headings, counts, of } = termPlaces(document);
  const isMain = (term: string) => {
    const count = counts.get(term) ?? 0;
    return title.has(term) || count >= Math.max(3, of / 2) || (beginning.has(term) && count > 2);
  };
  const isChief = chiefTerms(document, language);
  const isSubject = (term: string) =>
    isChief(term) && (title.has(term) || (beginning.has(term) && (counts.get(term) ?? 0) >= Math.max(3, (of * 2) / 3)));
  const isOfTitle = (term: string) => title.has(term);
  const namesChief = terms.some(isSubject) || terms.filter(isOfTitle).length > 1;
  const scoreOf = (term: string) => {
    if (title.has(term)) return PLACE_SCORES.title;
    if (isMain(term)) return PLACE_SCORES.throughout;
    if (headings.has(term)) return PLACE_SCORES.heading;
    const count = counts.get(term) ?? 0;
    return count > 1 ? PLACE_SCORES.often : count * PLACE_SCORES.once;
  };
  // A topic of words that any topic may have fits only a document whose title is of such words, too, and has all of them.
  const isSameKind =
    namesSubject(topic, language) ||
    (!namesSubject(document.title, language) && terms.every((term) => title.has(term)));
  const scores = terms.map(scoreOf);
  const score = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, terms.length);
  const missing = scores.filter((each) => each === 0).length;
  const mayMiss = terms.length >= TERMS_FOR_A_GAP ? 1 : 0;
  return {
    score,
    isUsable: namesChief && isSameKind && missing <= mayMiss && score >= USABLE_SCORE,
    partial: score < WHOLE_SCORE ? terms.filter((term) => !isMain(term)) : [],
  };
}
