import { checkLanguage } from '@/lib/text/language-check.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import type { Article, WritingRequest } from '@/lib/writing/types.ts';
import { passageTexts } from './model-fixture.ts';

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;
const ADDRESS = /:\/\/|www\.|@|\w\.(?:com|org|example|net)(?!\p{L})|<|>|\]\(|#/u;
const FULL_ENDING = /[.。]$/;

/** Shorter ones may stand twice: "It takes trust." */
const SHORTEST_PARAGRAPH = 30;

/** Flaws by kind. */
type Flaws = Record<string, unknown[]>;

function outOfRange(article: Article, { length, language }: WritingRequest): unknown[] {
  const [min, max] = RANGES[length];
  return [countArticleWords(article, language)].filter((words) => words < min || words > max);
}

async function foreignTexts(article: Article, { language }: WritingRequest): Promise<string[]> {
  const texts = [...passageTexts(article), article.sections.map(({ heading }) => heading).join('\n')];
  const verdicts = await Promise.all(texts.map((text) => checkLanguage(text, language)));
  return texts.filter((_, at) => verdicts[at] === 'mismatch');
}

/** Marks of an article in the order of their first appearance. */
function articleMarks(article: Article): number[] {
  const { keyPoints = [], questions = [] } = article;
  const [intro = '', ...texts] = passageTexts(article);
  const marks = [intro, ...keyPoints, ...texts, ...questions.map(({ answer }) => answer)]
    .join('\n')
    .matchAll(/\[(\d+)\]/g);
  return [...new Set([...marks].map(([, number]) => Number(number)))];
}

function brokenEvidence(article: Article, { sources }: WritingRequest): unknown[] {
  const numbers = article.evidence.map(({ number }) => number);
  const inOrder = articleMarks(article).map((_, at) => at + 1);
  const isConsistent = `${articleMarks(article)}` === `${inOrder}` && `${numbers}` === `${inOrder}`;
  const altered = article.evidence.filter(({ source, quote }) => {
    const text = sources.find(({ number }) => number === source)?.text ?? '';
    return quote.length < 10 || quote.length > 900 || !text.includes(quote);
  });
  return isConsistent ? altered : [{ marks: articleMarks(article), numbers }, ...altered];
}

function repeatedTexts(article: Article, { language }: WritingRequest): unknown[] {
  const paragraphs = passageTexts(article)
    .flatMap((text) => text.split('\n\n'))
    .filter((text) => text.length > SHORTEST_PARAGRAPH);
  const twice = paragraphs.filter((text, at) => paragraphs.indexOf(text) !== at);
  const contents = article.sections.map(({ content }) => content);
  const overlaps = contents.flatMap((content, at) =>
    contents.slice(0, at).map((other) => fiveGramJaccard(content, other, language)),
  );
  return [...twice, ...overlaps.filter((overlap) => overlap > 0.08)];
}

/** The flaws of an article; `{}` for none. */
export async function articleFlaws(article: Article, request: WritingRequest): Promise<Flaws> {
  const { title, sections } = article;
  const lines = [title, ...sections.map(({ heading }) => heading), ...passageTexts(article)];
  const flaws: Flaws = {
    outOfRange: outOfRange(article, request),
    foreign: await foreignTexts(article, request),
    evidence: brokenEvidence(article, request),
    repeated: repeatedTexts(article, request),
    links: lines.filter((line) => ADDRESS.test(line)),
    endings: passageTexts(article).filter((text) => !FULL_ENDING.test(text)),
  };
  return Object.fromEntries(Object.entries(flaws).filter(([, found]) => found.length > 0));
}
