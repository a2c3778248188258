import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { briefWords, readingWords } from '@/lib/languages/words.ts';
import { closestNotes } from '@/lib/research/library/answering.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';
import { emitArticle } from '../emit-article.ts';
import type { Article, Writer, WritingRequest } from '../types.ts';
import { composeBrief } from './compose.ts';

/** Longest topic that is set whole, in characters as a reader counts them. */
const MAX_TOPIC = 120;

/** A topic as one line; what is too long ends after a word, with an ellipsis. */
function shortened(topic: string, language: Language): string {
  const line = topic.replace(/\s+/g, ' ').trim();
  const { tag } = LANGUAGE_DETAILS[language];
  const characters = Array.from(new Intl.Segmenter(tag).segment(line), ({ segment }) => segment);
  if (characters.length <= MAX_TOPIC) return line;
  const start = characters.slice(0, MAX_TOPIC - 1).join('');
  const words = Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(line));
  const end = words.findLast(({ index }) => index <= start.length)?.index || start.length;
  return `${line.slice(0, end).trimEnd()}…`;
}

/** The topic in the language's quotation marks, otherwise as it was typed: nothing of it is inflected. */
function quotedTopic(topic: string, language: Language): string {
  const [open, close] = readingWords(language).quotationMarks;
  return `${open}${shortened(topic, language)}${close}`;
}

async function write({ topic, language, outline, signal }: WritingRequest): Promise<Article> {
  const text = briefWords(language);
  const notes = await closestNotes(topic, language);
  signal.throwIfAborted();
  return composeBrief({
    text,
    notes,
    outline,
    topic: quotedTopic(topic, language),
    library: new URL(LIBRARY_PATH, siteUrl()).href,
  });
}

/**
 * The writer where there is neither a model nor a source: a short page that says in its title that it is no article, and
 * helps to get one (docs/decisions/0103). Its length is its own, whatever is asked for. The topic stands in quotation marks,
 * uninflected.
 * Its methods throw the signal's reason.
 */
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
