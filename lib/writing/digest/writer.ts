import type { Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { isSpaced, type Language, LENGTHS, type Length } from '@/lib/constants/options.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { shorten } from '@/lib/research/pages/page-lines.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { isNote } from '@/lib/research/types.ts';
import { isInLanguage } from '@/lib/text/language-check.ts';
import { shortenText, splitSentences } from '@/lib/text/sentences.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/citations.ts';
import { isWithinRange } from '../length-plan.ts';
import type { Outline } from '../outline-schema.ts';
import type { Article, ArticleText, BlockText, Writer, WritingEvent, WritingRequest } from '../types.ts';
import { withAnswers } from './answers.ts';
import { type Draft, makeDraft, type Selection, selectionWords } from './draft.ts';
import { doubtfulSources, type Material, materialOn } from './material.ts';
import { quoteBlogs } from './overview.ts';
import { printUnit, type Unit } from './units.ts';

const roundedToTen = (words: number) => Math.round(words / 10) * 10;

const refused = (reason: string) => new WritingError('refused', reason);

function nothingOn(topic: string): WritingError {
  const short = topic.length > 120 ? `${topic.slice(0, 120).toWellFormed()}…` : topic;
  return refused(note('writing.digest.nothingOn', { topic: short }));
}

function tooLittle(found: number, wanted: Length): WritingError {
  if (found === 0) return refused(note('writing.digest.nothingToQuote'));
  const fitting = LENGTHS.findLast((length) => WORD_RANGES[length].min <= found);
  const words = roundedToTen(found);
  return refused(
    fitting
      ? note('writing.digest.enoughForLess', { words, fitting, wanted, ...WORD_RANGES[fitting] })
      : note('writing.digest.tooLittle', { words, ...WORD_RANGES.small }),
  );
}

const usedUp = (words: number, length: Length): WritingError =>
  refused(note(`writing.digest.usedUp.${PLAN}`, { words: roundedToTen(words), length, ...WORD_RANGES[length] }));

const tooManySections = (length: Length) =>
  refused(note('writing.digest.tooManySections', { length, ...WORD_RANGES[length] }));

/** An article with ids of passages as marks; one of the library has none, as it does not cite itself. */
function printDraft(draft: Draft, title: string, { language, sources }: WritingRequest) {
  const isMarked = !sources.every(isNote);
  const passages: Passage[] = [];
  const space: Inline[] = isSpaced(language) ? [{ type: 'text', value: ' ' }] : [];
  const print = (units: Iterable<Unit>, selection: Selection): BlockText => {
    const blocks = [...units].flatMap((unit) => {
      const count = selection.get(unit);
      if (!count) return [];
      const id = passages.length + 1;
      const printed = printUnit(unit, count, isMarked ? [...space, { type: 'citation', number: id }] : []);
      if (isMarked) passages.push({ id, source: unit.source.number, text: printed.quote });
      return printed.blocks;
    });
    return writeMarkdown(blocks);
  };
  const article: ArticleText = {
    title,
    intro: print(draft.intro.keys(), draft.intro),
    sections: draft.sections
      .map(({ heading, units }) => ({ heading, content: print(units, draft.chosen) }))
      .filter(({ content }) => content !== ''),
    conclusion: print(draft.conclusion.keys(), draft.conclusion),
  };
  const words = countArticleWords(article, language);
  const counted = selectionWords(draft.intro) + selectionWords(draft.chosen) + selectionWords(draft.conclusion);
  return { article, passages, words, surplus: words - counted };
}

const LONGEST_TITLE = 150;
/** Before the site's name in a page's title. */
const WITH_SITE = /\s[|–—-]\s/;

/** The title of a digest: that of its note, or of its only page under an open license, else the capitalized topic. */
function digestTitle(topic: string, { main, sections }: Material): string {
  const isAlone = sections.every(({ units }) => units.every(({ source }) => source === main));
  if (isNote(main) || (isAlone && main.license && !WITH_SITE.test(main.title))) return main.title;
  const line = topic.replace(/\s+/g, ' ').trim();
  const [first = ''] = line;
  const short = shorten(line, LONGEST_TITLE);
  return first.toLocaleUpperCase() + short.slice(first.length) + (short.length < line.length ? '…' : '');
}

const sharesPages = ({ siblings = [], sources }: WritingRequest): boolean =>
  siblings.some(({ writer }) => writer === 'digest' || writer === 'library') &&
  !(sources.length > 0 && sources.every((source) => isNote(source) && !source.isGiven));

function composeDigest(request: WritingRequest, material: Material): Article {
  const { length, outline, sources } = request;
  const title = outline?.title ?? digestTitle(request.topic, material);
  const compose = (surplus: number) => printDraft(makeDraft(material, request, surplus), title, request);
  const range = WORD_RANGES[length];
  const first = compose(0);
  // Without spaces between words, a text may count more or fewer words than its sentences.
  const isMiscounted = first.surplus !== 0 && !isWithinRange(first.words, range);
  const { article, passages, words } = isMiscounted ? compose(first.surplus) : first;
  if (words > range.max) throw tooManySections(length);
  if (words >= range.min) return numberEvidence(article, passages);
  // Of the library it is all that there is.
  if (sources.every(isNote) && !sharesPages(request)) {
    return { ...article, evidence: [], shortfall: words };
  }
  throw sharesPages(request) ? usedUp(words, length) : tooLittle(words, length);
}

function firstSentence(content: BlockText, language: Language): string {
  const [line = ''] = content.split('\n');
  const plain = line.replace(/^- /, '').replace(/ ?\[\d+\]/g, '');
  return shortenText((splitSentences(plain, language)[0] ?? '').trim(), 600);
}

function digestOutline({ title, sections }: Article, language: Language): Outline {
  const lines = sections.map(({ heading, content }) => ({ heading, covers: firstSentence(content, language) }));
  return { title, sections: lines };
}

async function compose(request: WritingRequest): Promise<Article> {
  const { topic, language, length, signal, onEvent } = request;
  const sources = request.sources.filter((source) => !isByAuthor(source));
  const verdicts = await Promise.all(sources.map((source) => isInLanguage(source, language)));
  signal.throwIfAborted();
  const own = sources.filter((_, at) => verdicts[at]);
  const material = materialOn(request, own);
  if (!material) {
    if (sharesPages(request)) throw usedUp(0, length);
    if (own.some(({ isGiven }) => isGiven)) throw tooLittle(0, length);
    throw sources.some(({ isGiven }) => isGiven) ? refused(note('writing.digest.allForeign')) : nothingOn(topic);
  }
  const foreign = note('writing.digest.foreignPage');
  const unused = sources.filter((source) => !own.includes(source)).map(({ url }) => ({ url, reason: foreign }));
  const reason = note('writing.sources.doubtful');
  const doubtful = doubtfulSources(request, own);
  for (const { url, title } of doubtful) onEvent?.({ type: 'page', url, title, status: 'read', reason });
  return {
    ...composeDigest({ ...request, sources: own }, material),
    ...(unused.length > 0 && { unused }),
    ...(doubtful.length > 0 && { doubtful: doubtful.map(({ url }) => ({ url, reason })) }),
  };
}

/** Quotes the blogs of an overview, or pages, at most 300 words and a fifth of each without an open license. @throws WritingError refused */
export const createDigestWriter = (kind: 'digest' | 'library' = 'digest'): Writer => ({
  kind,
  write: async (request) => {
    request.onEvent?.({ type: 'phase', phase: 'planning' });
    const { overview } = request;
    const article = overview ? quoteBlogs(request, overview) : withAnswers(await compose(request), request);
    emitArticle(article, request.onEvent);
    return article;
  },
  outline: async (request) => digestOutline(await compose(request), request.language),
});

export function emitArticle(
  { title, intro, sections, conclusion }: Article,
  emit: ((event: WritingEvent) => void) | undefined,
): void {
  const headings = sections.map(({ heading }) => heading);
  emit?.({ type: 'outline', title, headings });
  emit?.({ type: 'phase', phase: 'writing' });
  emit?.({ type: 'part', part: 'introduction', content: intro });
  for (const [index, section] of sections.entries()) {
    emit?.({ type: 'part', part: 'section', index, ...section });
  }
  emit?.({ type: 'part', part: 'conclusion', content: conclusion });
}
