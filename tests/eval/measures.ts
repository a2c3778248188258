import { WORD_RANGES } from '@/lib/constants/limits.ts';
import type { Language, Length } from '@/lib/constants/options.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { checkLanguage, type LanguageVerdict } from '@/lib/text/language-check.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import { citedNumbers, withoutCitations } from '@/lib/writing/evidence/citations.ts';
import { isAmong, numbersIn } from '@/lib/writing/evidence/numbers.ts';
import { isWithinRange } from '@/lib/writing/length-plan.ts';
import { fiveGrams, jaccard } from '@/lib/writing/repetition.ts';
import { allSentences, readText } from '@/lib/writing/sentences.ts';
import type { Article, Writer } from '@/lib/writing/types.ts';
import { findHabits, type Habits } from './habits.ts';
import { readingEase } from './reading-ease.ts';
import { sectionHabits } from './section-habits.ts';

/** The request that an article is measured by. */
export type Asked = { topic: string; language: Language; length: Length; sources: readonly SourceDocument[] };

/** Everything measured of one article. */
export type Measures = {
  /** Verbatim share of a digest's words, 0 to 1; null for others. */
  takenShare: number | null;
  words: number;
  isInRange: boolean;
  /** LongWriter's S_l, 0 to 100, against the middle of the range. */
  lengthScore: number;
  language: LanguageVerdict;
  /** Highest 5-gram Jaccard index between two sections, 0 to 1. */
  overlap: number;
  /** Figures of citing sentences, and how many of them their passages have. */
  figures: { cited: number; found: number };
  /** Citation marks in the text. */
  citations: number;
  /** Marks without evidence, and evidence that is not verbatim. */
  brokenCitations: string[];
  /** Addresses that are not in the topic, nor in a digest's pages. */
  inventedAddresses: string[];
  /** Flesch reading ease; null where the language has no formula. */
  readingEase: number | null;
  /** Habits of model prose; null for a digest, which quotes. */
  habits: (Habits & { sections: ReturnType<typeof sectionHabits> }) | null;
};

/**
 * LongWriter's length score S_l, 0 to 100: surplus costs less than shortage.
 * @param asked words wanted
 * @param got words written
 */
export function lengthScore(asked: number, got: number): number {
  const loss = got > asked ? (got / asked - 1) / 3 : (asked / got - 1) / 2;
  return 100 * Math.max(0, 1 - loss);
}

function articleTexts({ intro, sections, conclusion }: Article): string[] {
  return [intro, ...sections.map(({ content }) => content), conclusion];
}

/** The highest 5-gram Jaccard index between any two of the texts, 0 to 1. */
export function highestOverlap(texts: readonly string[], language: Language): number {
  const runs = texts.map((text) => fiveGrams(text, language));
  const pairs = runs.flatMap((each, at) => runs.slice(at + 1).map((other) => jaccard(each, other)));
  return Math.max(0, ...pairs);
}

/** A text without its quotations, which may be in the page's language. */
function ownWords(text: string, { evidence }: Article): string {
  return evidence.reduce((rest, { quote }) => rest.replaceAll(quote, ''), withoutCitations(text));
}

/** Whether an article is in its language, in all parts: a digest as a whole, others in their own words. */
async function articleLanguage(article: Article, language: Language, kind: Writer['kind']): Promise<LanguageVerdict> {
  const splitWords = (text: string) => (isQuoted(kind) ? withoutCitations(text) : ownWords(text, article));
  const parts = articleTexts(article).map(splitWords);
  const texts = [parts.join('\n\n'), ...parts];
  const verdicts = await Promise.all(texts.map((text) => checkLanguage(text, language)));
  return verdicts.includes('mismatch') ? 'mismatch' : (verdicts[0] ?? 'unknown');
}

/** The sentences of a text. A mark behind the end of a sentence belongs to it, as in `“So it is.” [1]`. */
function citingSentences(text: string, language: Language): string[] {
  const moved = text.replace(/([.!?…。！？][\s"'”’»“」』)）]*?)\s?((?:\[\d{1,3}\])+)/gu, ' $2$1 ');
  return allSentences(readText(moved), language).filter((sentence) => citedNumbers(sentence).size > 0);
}

/**
 * Counts the figures of sentences that cite, and those among them that stand in the cited passage: the quotation, the
 * whole paragraph or table it was taken from, or the title of its page, which a sentence may name. Spelling does not matter.
 */
export function countCitedFigures(
  article: Article,
  { language, sources }: Pick<Asked, 'language' | 'sources'>,
): { cited: number; found: number } {
  const paragraphs = sources.flatMap(({ number, text }) =>
    text.split('\n\n').map((paragraph) => ({ number, paragraph })),
  );
  const findGrounds = new Map(
    article.evidence.map(({ number, source, quote }) => {
      const whole = paragraphs.filter((each) => {
        return each.number === source && each.paragraph.includes(quote);
      });
      const title = sources.find((each) => each.number === source)?.title ?? '';
      const texts = [title, quote, ...whole.map(({ paragraph }) => paragraph)];
      return [number, texts.flatMap(numbersIn)];
    }),
  );
  const found = articleTexts(article)
    .flatMap((text) => citingSentences(text, language))
    .flatMap((sentence) => {
      const grounds = [...citedNumbers(sentence)].flatMap((each) => findGrounds.get(each) ?? []);
      return numbersIn(withoutCitations(sentence)).map((number) => isAmong(number, grounds));
    });
  return { cited: found.length, found: found.filter(Boolean).length };
}

/** Marks without evidence, and quotations that their page does not contain. */
export function findBrokenCitations(article: Article, sources: readonly SourceDocument[]): string[] {
  const known = new Set(article.evidence.map(({ number }) => number));
  const marks = [...citedNumbers(articleTexts(article).join('\n'))].filter((each) => !known.has(each));
  const altered = article.evidence.filter(({ source, quote }) => {
    const text = sources.find(({ number }) => number === source)?.text;
    return !quote || !text?.includes(quote);
  });
  return [
    ...marks.map((mark) => `[${mark}] stands for nothing`),
    ...altered.map(({ number, quote }) => `[${number}] is not on its page: ${quote}`),
  ];
}

/**
 * Addresses with a scheme or www., and anything like a host name: wider than the writer's patterns, so that their gaps
 * show; a missing space after a full stop shows, too.
 */
const ADDRESS =
  /[a-z][a-z0-9+.-]*:\/\/[^\s<>"']+|www\d?\.[^\s<>"']+|[\p{Script=Latin}\p{Script=Cyrillic}\p{N}-]{2,}(?:\.[\p{Script=Latin}\p{Script=Cyrillic}\p{N}-]+)*\.(?:[a-z]{2,24}|[A-Z]{2,24}|рф|рус)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}-])/gu;

/** Ends of names that are files or products: Node.js, robots.txt. */
const FILE_ENDINGS = /\.(?:js|ts|py|rb|rs|md|txt|json|csv|pdf|html?|css|php|xml|ya?ml|png|jpe?g|svg|zip|exe)$/i;

/** The addresses of a text that are not in `known`, as they are written. */
export function findInventedAddresses(text: string, known: string): string[] {
  const given = known.toLowerCase();
  return [...text.matchAll(ADDRESS)]
    .map(([address]) => address.replace(/[.,;:!?)\]]+$/, ''))
    .filter((address) => /:\/\/|^www/i.test(address) || !FILE_ENDINGS.test(address))
    .filter((address) => !given.includes(address.toLowerCase()));
}

/** Whether a writer quotes pages instead of writing. */
export const isQuoted = (kind: Writer['kind']): boolean => kind === 'digest' || kind === 'library';

/** Quotation marks, and separators of cells. */
const QUOTED = /^[“«„「”]\s*|\s*[”»“」]$/gu;
const CELLS = / \| /;

/** Verbatim share of an article's words, as whole lines or as cells. */
export function takenShare(article: Article, { sources, language }: Asked): number {
  const pages = sources.map(({ text }) => text).join('\n');
  const own = articleTexts(article)
    .flatMap((text) => text.split('\n'))
    .map((line) =>
      withoutCitations(line)
        .replace(/^(?:-|\d+\.|\|) | \|$/g, '')
        .trim(),
    )
    .map((line) => line.replace(QUOTED, ''))
    .flatMap((line) => (pages.includes(line) ? [] : line.split(CELLS)))
    .filter((piece) => !pages.includes(piece));
  return 1 - countWords(own.join('\n'), language) / countArticleWords(article, language);
}

/**
 * Measures an article against its request.
 * @param kind of its writer
 */
export async function measureArticle(article: Article, asked: Asked, kind: Writer['kind']): Promise<Measures> {
  const { language, length, sources, topic } = asked;
  const range = WORD_RANGES[length];
  const words = countArticleWords(article, language);
  const body = articleTexts(article).join('\n\n');
  const sections = article.sections.map(({ content }) => content);
  const lines = [article.title, ...article.sections.map(({ heading }) => heading), body];
  // A digest quotes its pages, addresses included.
  const known = isQuoted(kind) ? [topic, ...sources.map(({ text }) => text)].join('\n') : topic;
  return {
    takenShare: isQuoted(kind) ? takenShare(article, asked) : null,
    words,
    isInRange: isWithinRange(words, range),
    lengthScore: lengthScore((range.min + range.max) / 2, words),
    language: await articleLanguage(article, language, kind),
    overlap: highestOverlap(sections, language),
    figures: countCitedFigures(article, asked),
    citations: body.match(/\[\d{1,3}\]/g)?.length ?? 0,
    brokenCitations: findBrokenCitations(article, sources),
    inventedAddresses: findInventedAddresses(lines.join('\n\n'), known),
    readingEase: readingEase(withoutCitations(body), language),
    habits: isQuoted(kind)
      ? null
      : { ...findHabits(articleTexts(article), language), sections: sectionHabits(sections, language) },
  };
}
