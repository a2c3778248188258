import type { Block, Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import { closeWords, quotation } from '@/lib/languages/words.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { type LibraryMatch, MOST_CLOSE, matchLibrary } from '@/lib/research/library/answering.ts';
import type { Note } from '@/lib/research/library/notes.ts';
import { subjectTerms } from '@/lib/text/terms.ts';
import { withAnswers } from '../digest/answers.ts';
import { rankTerms } from '../digest/aspects.ts';
import { splitSections } from '../digest/sections.ts';
import { printUnit, type Unit } from '../digest/units.ts';
import { emitArticle } from '../digest/writer.ts';
import { WritingError } from '../errors.ts';
import type { Article, ArticleSection, Writer, WritingRequest } from '../types.ts';

const MAX_TOPIC = 120;

function shortened(topic: string, language: Language): string {
  const line = topic.replace(/\s+/g, ' ').trim();
  const { tag } = LANGUAGE_DETAILS[language];
  const characters = [...new Intl.Segmenter(tag).segment(line)];
  if (characters.length <= MAX_TOPIC) return line;
  const most = characters[MAX_TOPIC - 1]?.index ?? line.length;
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(line)];
  const end = words.findLast(({ index }) => index <= most)?.index || most;
  return `${line.slice(0, end).trimEnd()}…`;
}

/** The paragraphs, lists and tables of a note that have most to do with a topic, in order, of some words together. */
function bestAnswers(note: Note, topic: string, words: number): Block[] {
  const { writtenIn: language } = note;
  const units = splitSections({ ...note, number: 1 }, language).flatMap((section) => section.units);
  const ranking = rankTerms(units.map(({ terms }) => terms));
  const asked = subjectTerms(topic, language);
  const ranked = units.toSorted((one, other) => ranking.score(other.terms, asked) - ranking.score(one.terms, asked));
  const chosen = new Set<Unit>();
  let room = words;
  for (const unit of ranked.filter(({ refersBack }) => !refersBack)) {
    if (chosen.size > 0 && unit.words > room) continue;
    chosen.add(unit);
    room -= unit.words;
  }
  return units.filter((unit) => chosen.has(unit)).flatMap((unit) => printUnit(unit, unit.pieces.length, []).blocks);
}

const text = (value: string): Inline => ({ type: 'text', value });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

function linkTo({ title, url }: Note, label: string): Block {
  const [before = '', after = ''] = label.split('{title}');
  return paragraph(text(before), { type: 'link', url, children: [text(title)] }, text(after));
}

/** The notes of a page. In a batch it stands behind the articles of the library, and shares none with other pages. */
function closeNotes({ covering, neighbors, others, close }: LibraryMatch, index: number) {
  const from = Math.max(0, index - covering.length - neighbors.length) * MOST_CLOSE;
  const isClose = close > from;
  return { notes: others.slice(from, isClose ? Math.min(close, from + MOST_CLOSE) : from + MOST_CLOSE), isClose };
}

async function write({ topic, language, length, signal }: WritingRequest, index: number): Promise<Article> {
  const { notes, isClose } = closeNotes(await matchLibrary(topic, language), index);
  signal.throwIfAborted();
  if (notes.length === 0) throw new WritingError('refused', note(`writing.library.nothingMore.${PLAN}`));
  const { titles, intro, far, more } = closeWords(language);
  const { min, max } = WORD_RANGES[length];
  const withTopic = (line: string) => line.replace('{topic}', () => quotation(shortened(topic, language), language));
  const opening = withTopic(isClose ? intro : far.intro);
  const sections = notes.map((note): ArticleSection => {
    const best = bestAnswers(note, topic, (min + max) / 2 / notes.length);
    return { heading: note.title, content: writeMarkdown([...best, linkTo(note, more)]) };
  });
  return {
    title: withTopic(isClose ? (titles[notes.length - 1] ?? far.title) : far.title),
    intro: writeMarkdown([paragraph(text(opening))]),
    sections,
    conclusion: '',
    evidence: [],
  };
}

/** Writes a page of the library's closest notes (docs/decisions/0103). `index`: of the page in its batch, from 0. */
export const createCloseWriter = (index: number): Writer => ({
  kind: 'close',
  write: async (request) => {
    request.onEvent?.({ type: 'phase', phase: 'planning' });
    const article = withAnswers(await write(request, index), request);
    emitArticle(article, request.onEvent);
    return article;
  },
  outline: () => Promise.reject(new WritingError('refused', note('writing.library.noOutline'))),
});
