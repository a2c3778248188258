import { tellArticle } from '../live/tell-article.ts';
import type { Writer, WritingRequest } from '../types.ts';
import { composeByOutline, proposeOutline } from './by-outline.ts';
import { composeInBatch } from './compose-batch.ts';
import type { LanguagePack } from './language-pack.ts';
import { loadFallbackRules, loadPack } from './packs.ts';
import { readTopic, type Topic } from './topic-reading.ts';

/** What an article is made from: the language's prose, and what the topic says. */
async function prepare(request: WritingRequest): Promise<{ pack: LanguagePack; topic: Topic }> {
  const { language, signal } = request;
  signal.throwIfAborted();
  const [pack, english] = await Promise.all([loadPack(language), loadFallbackRules(language)]);
  signal.throwIfAborted();
  return { pack, topic: readTopic(request.topic, language, pack.reading, english) };
}

/**
 * The writer that needs no model and no network. It knows nothing about a topic but its words, so it writes
 * how to approach, plan, compare and check it, and claims no facts; with sources it quotes them word for word.
 * The same topic, length, language, sources and seed always give the same article. A batch passes seeds that
 * end in `#0`, `#1`, … to get articles that differ as much as the prose allows (see seeded-choice.ts).
 * By an outline it writes the article that the outline was made of, whatever the seed; it cannot change one
 * section of an article afterwards.
 */
export function createBuiltInWriter(): Writer {
  return {
    kind: 'built-in',
    write: async (request) => {
      request.onEvent?.({ type: 'phase', phase: 'planning' });
      const { pack, topic } = await prepare(request);
      const { outline } = request;
      const article = outline
        ? composeByOutline(pack, topic, request, outline)
        : composeInBatch(pack, topic, request);
      tellArticle(article, request.onEvent);
      return article;
    },
    outline: async (request) => {
      const { pack, topic } = await prepare(request);
      return proposeOutline(pack, topic, request);
    },
  };
}
