import type { Article, Writer, WritingRequest } from '../types.ts';
import { composeInBatch } from './compose-batch.ts';
import { loadFallbackRules, loadPack } from './packs.ts';
import { readTopic } from './topic-reading.ts';

/**
 * The writer that needs no model and no network. It knows nothing about a topic but its words, so it writes
 * how to approach, plan, compare and check it, and claims no facts; with sources it quotes them word for word.
 * The same topic, length, language, sources and seed always give the same article. A batch passes seeds that
 * end in `#0`, `#1`, … to get articles that differ as much as the prose allows (see seeded-choice.ts).
 */
export function createBuiltInWriter(): Writer {
  async function write(request: WritingRequest): Promise<Article> {
    const { language, signal } = request;
    signal.throwIfAborted();
    const [pack, english] = await Promise.all([loadPack(language), loadFallbackRules(language)]);
    signal.throwIfAborted();
    const topic = readTopic(request.topic, language, pack.reading, english);
    return composeInBatch(pack, topic, request);
  }
  return { kind: 'built-in', write };
}
