import type { Blog } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import { isWordedIn } from '@/lib/text/language-check.ts';
import { contentTermsOf, subjectTermsOf, termsOf } from '@/lib/text/terms.ts';
import type { ArticleText } from '../types.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

/** Share of the sections that speak of the topic, from which an article keeps to it, and from which it half does. */
const GOOD_SHARE = 0.75;
const FAIR_SHARE = 0.5;

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

/** The measure of an article that has none of its topic's words: a fault, unless the topic is in another language. */
async function measureWithoutWords({ topic, language }: Blog): Promise<Measure> {
  const isFault = await isWordedIn(topic, language);
  return {
    name: 'relevance',
    verdict: isFault ? 'poor' : 'unchecked',
    value: isFault ? 'Not about the topic' : 'not checked',
    summary: isFault
      ? `Nothing in this article names “${topic}”.`
      : 'The topic seems to be in another language than the article, so its words cannot be looked for.',
    findings: [],
  };
}

/** The measure of how many sections of an article speak of its topic. */
export async function measureRelevance(blog: Blog): Promise<Measure> {
  const { topic, content, language } = blog;
  const answers = sectionsOnTopic(topic, content, language);
  if (!answers) return measureWithoutWords(blog);
  const sections = partsOf(blog).filter(({ kind }) => kind === 'section');
  const aside = sections.filter((_, at) => !answers[at]);
  const share = 1 - aside.length / Math.max(1, sections.length);
  return {
    name: 'relevance',
    verdict: share >= GOOD_SHARE ? 'good' : share >= FAIR_SHARE ? 'fair' : 'poor',
    value: `${sections.length - aside.length} of ${sections.length} sections`,
    summary: 'Sections that name the topic or speak of it in the words of the introduction.',
    findings: aside.map((part) => ({
      sentence: 'Has little to do with the topic.',
      place: placeIn(part),
    })),
  };
}
