import type { Inline } from '@/lib/blogs/text/blocks.ts';
import { writeTextBlocks } from '@/lib/blogs/text/write-text.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { briefWords, readingWords } from '@/lib/languages/words.ts';
import { closestNotes } from '@/lib/research/library/answering.ts';
import type { Note } from '@/lib/research/library/notes.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { emitArticle } from '../emit-article.ts';
import type { Article, ArticleSection, Writer, WritingRequest } from '../types.ts';

/** Longest topic in full, in characters as readers count them. */
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

/** The topic in quotation marks: it is not inflected. */
function quotedTopic(topic: string, language: Language): string {
  const [open, close] = readingWords(language).quotationMarks;
  return `${open}${shortened(topic, language)}${close}`;
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const textOf = (text: string, at = 0): Inline => ({ at, kind: 'text', text });

/** A paragraph with the text's own marks escaped. */
const paragraph = (text: string) => writeTextBlocks([{ at: 0, kind: 'paragraph', content: [textOf(text)] }]);

function noteLines(notes: readonly Note[]): string {
  const items = notes.map(({ title, url, text, writtenIn }, at) => {
    const [beginning = ''] = sentencesOf(text.split('\n')[0] ?? '', writtenIn);
    const link: Inline = { at: 0, kind: 'link', href: url, content: [textOf(title)] };
    return { at, content: [link, textOf(`: ${beginning.trim()}`, 1)] };
  });
  return writeTextBlocks([{ at: 0, kind: 'list', ordered: false, items }]);
}

function ownSections(notes: readonly Note[], language: Language): ArticleSection[] {
  const { questions, places, ways, notes: heading } = briefWords(language);
  const library = new URL(LIBRARY_PATH, siteUrl()).href;
  const linked = (line: string) => line.replace('{library}', () => library);
  return [
    ...(notes.length > 0 ? [{ heading, content: noteLines(notes) }] : []),
    ...[questions, places, ways].map((own) => ({ heading: own.heading, content: listOf(own.lines.map(linked)) })),
  ];
}

/** With an outline, its sections stay open except those of a brief. */
async function write({ topic, language, outline, signal }: WritingRequest): Promise<Article> {
  const text = briefWords(language);
  const notes = await closestNotes(topic, language);
  signal.throwIfAborted();
  const own = ownSections(notes, language);
  const sections = outline?.sections.map(
    ({ heading, covers }) =>
      own.find((section) => section.heading === heading) ?? { heading, content: covers || text.open },
  );
  const withTopic = (line: string) => line.replace('{topic}', () => quotedTopic(topic, language));
  return {
    title: outline?.title ?? withTopic(text.title),
    intro: paragraph(withTopic(text.intro)),
    sections: sections ?? own,
    conclusion: text.conclusion,
    evidence: [],
  };
}

/** A writer without model and sources: a page that helps to get an article, and says so (docs/decisions/0103). */
export function createBriefWriter(): Writer {
  return {
    kind: 'brief',
    write: async (request) => {
      request.onEvent?.({ type: 'phase', phase: 'planning' });
      const article = await write(request);
      emitArticle(article, request.onEvent);
      return article;
    },
    outline: async (request) => {
      const { title, sections } = await write({ ...request, outline: undefined });
      return { title, sections: sections.map(({ heading }) => ({ heading, covers: '' })) };
    },
  };
}
