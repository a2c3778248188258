import pLimit from 'p-limit';
import type { SourceDocument } from '@/lib/research/types.ts';
import { WritingError } from '@/lib/writing/errors.ts';
import type { Article, Writer } from '@/lib/writing/types.ts';
import { createUsageMeter, type Usage } from '@/lib/writing/usage.ts';
import { type Measures, measureArticle } from './measures.ts';
import type { Topic } from './topics/topic.ts';

/** Articles at once. */
const CONCURRENCY = 2;

/** The outcome of a topic: an article with its measures, or the writer's failure. */
export type Outcome = { topic: Topic; seconds: number; usage: Usage } & (
  | { kind: Writer['kind']; article: Article; measures: Measures }
  | { failure: string }
);

/** Which writer writes from these sources. */
type WriterFor = (sources: readonly SourceDocument[]) => Writer;

async function evaluateTopic(writerFor: WriterFor, topic: Topic): Promise<Outcome> {
  const sources = topic.pages.map((page, index) => ({ number: index + 1, ...page }));
  const asked = { topic: topic.topic, language: topic.language, length: topic.length, sources };
  const { signal } = new AbortController();
  const writer = writerFor(sources);
  const meter = createUsageMeter();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const article = await writer.write({ ...asked, meter, signal });
    const taken = seconds();
    const measures = await measureArticle(article, asked, writer.kind);
    return { topic, seconds: taken, usage: meter.total(), kind: writer.kind, article, measures };
  } catch (error) {
    if (!(error instanceof WritingError)) throw error;
    const failure = `${error.code}: ${error.message}`;
    return { topic, seconds: seconds(), usage: meter.total(), failure };
  }
}

/**
 * Has every topic written and measures the articles.
 * @param onOutcome receives each outcome
 * @returns the outcomes in the order of the topics
 */
export function evaluate(
  writerFor: WriterFor,
  topics: readonly Topic[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  return pLimit(CONCURRENCY).map(topics, async (topic) => {
    const outcome = await evaluateTopic(writerFor, topic);
    onOutcome(outcome);
    return outcome;
  });
}
