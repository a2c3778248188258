import type { Blog } from '@/lib/blogs/schema';
import { isWordedIn } from '@/lib/text/language-check';
import { sectionsOnTopic } from '../evidence/topic-sections.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

/** Share of the sections that speak of the topic, from which an article keeps to it, and from which it half does. */
const GOOD_SHARE = 0.75;
const FAIR_SHARE = 0.5;

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
