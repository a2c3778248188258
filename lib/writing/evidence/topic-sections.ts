import type { Language } from '@/lib/constants/options';
import { contentTermsOf, subjectTermsOf, termsOf } from '@/lib/text/terms';
import type { ArticleText } from '../types.ts';

/**
 * Share of a section's terms that it has in common with what opens and closes the article, from which on it speaks of
 * the same. Measured on the articles of the sample library: of their own sections one in a hundred stays below it, of
 * sections put in from another article more than half do.
 */
const SHARED_TERMS = 0.1;

/**
 * Which sections of an article speak of its topic: those that name it, and those that speak as the article's own
 * opening and closing do ("Sow in the right week" is about a vegetable garden without saying so).
 * @returns one answer for each section; null where the article has none of the topic's words anywhere
 */
export function sectionsOnTopic(
  topic: string,
  { title, intro, sections, conclusion }: ArticleText,
  language: Language,
): boolean[] | null {
  const subject = subjectTermsOf(topic, language);
  const names = (text: string) => {
    const terms = termsOf(text);
    return subject.some((term) => terms.has(term));
  };
  const texts = sections.map(({ heading, content }) => `${heading}\n${content}`);
  const frame = [title, intro, conclusion].join('\n');
  if (![frame, ...texts].some(names)) return null;
  const framing = new Set(names(frame) ? contentTermsOf(frame, language) : []);
  return texts.map((text) => {
    const terms = contentTermsOf(text, language);
    const shared = terms.filter((term) => framing.has(term)).length;
    return names(text) || shared >= terms.length * SHARED_TERMS;
  });
}
