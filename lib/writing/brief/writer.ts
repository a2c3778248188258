import { emitArticle } from '../events/emit-article.ts';
import type { Writer, WritingRequest } from '../types.ts';
import { composeBrief } from './compose.ts';
import { loadBriefText } from './languages.ts';
import { outlineOf } from './outline.ts';
import { quotedTopic } from './topic.ts';

async function prepare({ topic, length, language, angle, signal }: WritingRequest) {
  const text = await loadBriefText(language);
  signal.throwIfAborted();
  const quoted = quotedTopic(topic, language, text);
  const outline = outlineOf(text, { topic: quoted, length, side: angle?.place });
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
