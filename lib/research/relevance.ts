import type { Language } from '@/lib/constants/options.ts';
import { partsAbout } from '@/lib/text/parts-about.ts';
import { listTerms, namesSubject, subjectTerms, textTerms } from '@/lib/text/terms.ts';
import { partText, splitPage } from './page-parts.ts';
import type { Passage } from './passages.ts';
import type { SourceDocument } from './types.ts';

/** The passages that have most to do with a subject, by their ids, of at most this many characters together. */
export function passagesAbout(passages: readonly Passage[], subject: string, maxCharacters: number): Passage[] {
  let room = maxCharacters;
  return partsAbout(passages, subject, ({ text }) => {
    const fits = text.length <= room;
    if (fits) room -= text.length;
    return fits;
  });
}

/** `partial`: terms of the topic that only some parts of the document treat, which alone fit the topic. */
type DocumentRelevance = { score: number; isUsable: boolean; partial: string[] };

/** Weight of a term by its place: in the title, throughout, in a heading, in some sections, in one. */
const PLACE_SCORES = { title: 1, throughout: 0.9, heading: 0.7, often: 0.6, once: 0.3 };

const USABLE_SCORE = 0.6;
const WHOLE_SCORE = 0.86;
/** A topic of this many terms may have one that the document lacks. */
const TERMS_FOR_A_GAP = 5;

/** A word of the title names the subject if it occurs at least this often, relative to the title's most frequent word. */
const CHIEF_SHARE = 2 / 3;
/** A word outside the title names the subject if it occurs this much more often than any title word. */
const CHIEF_BEYOND_TITLE = 1.25;

/** Terms that name a document's subject by frequency: of "How to brew filter coffee" it is "coffee", not "filter". */
function chiefTerms(
  { title, text }: Pick<SourceDocument, 'title' | 'text'>,
  language: Language,
): (term: string) => boolean {
  const said = Map.groupBy([...listTerms(title), ...listTerms(text)], (term) => term);
  const ofTitle = new Set(subjectTerms(title, language));
  const countDocuments = (term: string) => said.get(term)?.length ?? 0;
  const most = Math.max(...[...ofTitle].map(countDocuments), 0);
  return (term) => countDocuments(term) >= most * (ofTitle.has(term) ? CHIEF_SHARE : CHIEF_BEYOND_TITLE);
}

function termPlaces({ title, text }: Pick<SourceDocument, 'title' | 'text'>) {
  const sections: string[][] = [[]];
  const headings: string[] = [];
  for (const part of splitPage(text)) {
    if (part.form === 'heading') {
      headings.push(part.text);
      sections.push([part.text]);
    } else sections.at(-1)?.push(partText(part));
  }
  const ofSections = sections.map((section) => textTerms(section.join(' ')));
  const countDocuments = (term: string) => ofSections.filter((terms) => terms.has(term)).length;
  const beginning = ofSections[0] ?? new Set<string>();
  return {
    title: textTerms(title),
    beginning,
    headings: textTerms(headings.join(' ')),
    countDocuments,
    of: ofSections.length,
  };
}

/** Whether a document has every term of a topic's subject (one of five may be missing), and is about some of them. */
export function documentRelevance(
  topic: string,
  document: Pick<SourceDocument, 'title' | 'text'>,
  language: Language,
): DocumentRelevance {
  const terms = subjectTerms(topic, language);
  const { title, beginning, headings, countDocuments, of } = termPlaces(document);
  const isMain = (term: string) => {
    const count = countDocuments(term);
    return title.has(term) || count >= Math.max(3, of / 2) || (beginning.has(term) && count > 2);
  };
  const isChief = chiefTerms(document, language);
  const isSubject = (term: string) =>
    isChief(term) && (title.has(term) || (beginning.has(term) && countDocuments(term) >= Math.max(3, (of * 2) / 3)));
  const namesChief = terms.some(isSubject) || terms.filter((term) => title.has(term)).length > 1;
  const termScore = (term: string) => {
    if (title.has(term)) return PLACE_SCORES.title;
    if (isMain(term)) return PLACE_SCORES.throughout;
    if (headings.has(term)) return PLACE_SCORES.heading;
    const count = countDocuments(term);
    return count > 1 ? PLACE_SCORES.often : count * PLACE_SCORES.once;
  };
  // A topic of words that any topic may have fits only a document whose title is of such words, too, and has all of them.
  const isSameKind =
    namesSubject(topic, language) ||
    (!namesSubject(document.title, language) && terms.every((term) => title.has(term)));
  const scores = terms.map(termScore);
  const score = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, terms.length);
  const missing = scores.filter((each) => each === 0).length;
  const mayMiss = terms.length >= TERMS_FOR_A_GAP ? 1 : 0;
  return {
    score,
    isUsable: namesChief && isSameKind && missing <= mayMiss && score >= USABLE_SCORE,
    partial: score < WHOLE_SCORE ? terms.filter((term) => !isMain(term)) : [],
  };
}
