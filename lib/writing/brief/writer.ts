import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { emitArticle } from '../events/emit-article.ts';
import type { Writer, WritingRequest } from '../types.ts';
import { composeBrief } from './compose.ts';
import type { BriefText } from './languages/brief-text.ts';
import { outlineOf } from './outline.ts';

/** Each language is loaded when it is first written in. */
const BRIEF_TEXTS: Readonly<Record<Language, () => Promise<BriefText>>> = {
  english: async () => (await import('./languages/english.ts')).ENGLISH,
  french: async () => (await import('./languages/french.ts')).FRENCH,
  spanish: async () => (await import('./languages/spanish.ts')).SPANISH,
  german: async () => (await import('./languages/german.ts')).GERMAN,
  chinese: async () => (await import('./languages/chinese.ts')).CHINESE,
  japanese: async () => (await import('./languages/japanese.ts')).JAPANESE,
  russian: async () => (await import('./languages/russian.ts')).RUSSIAN,
  portuguese: async () => (await import('./languages/portuguese.ts')).PORTUGUESE,
  italian: async () => (await import('./languages/italian.ts')).ITALIAN,
};

/** The sentences of a brief in a language. */
export const loadBriefText = (language: Language): Promise<BriefText> => BRIEF_TEXTS[language]();

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
function quotedTopic(topic: string, language: Language, { quotes }: BriefText): string {
  return `${quotes[0]}${shortened(topic, language)}${quotes[1]}`;
}

async function prepare({ topic, length, language, signal }: WritingRequest) {
  const text = await loadBriefText(language);
  signal.throwIfAborted();
  const quoted = quotedTopic(topic, language, text);
  const outline = outlineOf(text, { topic: quoted, length });
  return { text, quoted, outline };
}

/**
 * The writer for whoever has neither a model nor sources: an editor's brief for the topic, which says what to find
 * out and how to check it, and nothing about the topic itself. The topic stands in quotation marks, uninflected. By an
 * outline, its headings become the brief's sections.
 * Its methods throw WritingError 'refused' for an outline with too many sections, or the signal's reason.
 */
export function createBriefWriter(): Writer {
  return {
    kind: 'brief',
    write: async (request) => {
      request.onEvent?.({ type: 'phase', phase: 'planning' });
      const { length, language } = request;
      const { text, quoted, outline } = await prepare(request);
      const article = composeBrief(text, request.outline ?? outline, {
        ...{ topic: quoted, length, language },
      });
      emitArticle(article, request.onEvent);
      return article;
    },
    outline: async (request) => (await prepare(request)).outline,
  };
}
