import type { Language } from '@/lib/constants/options';
import { fiveGramsOf, jaccard } from '../repetition.ts';
import type { Article, WritingRequest } from '../types.ts';
import { compose } from './compose-article.ts';
import type { LanguagePack } from './language-pack.ts';
import { parseSeed } from './seeded-choice.ts';
import type { Topic } from './topic-reading.ts';

/** Overlap with an earlier article (5-gram Jaccard) at which another wording is tried, and how many are. */
const TOLERATED = 0.08;
const MOST_TAKES = 6;

/** Batches whose earlier articles are remembered, so that the next one need not compose them again. */
const REMEMBERED = 4;
const remembered = new Map<string, ReadonlySet<string>[]>();

function runsOf(article: Article, language: Language): Set<string> {
  const parts = [article.intro, ...article.sections.map((s) => s.content), article.conclusion];
  return fiveGramsOf(parts.join('\n\n'), language);
}

function keyOf(request: WritingRequest, base: string): string {
  const { topic, length, language, sources } = request;
  const pages = sources.map(({ number, url, title, text }) => [number, url, title, text]);
  return JSON.stringify([base, topic, length, language, pages]);
}

function recall(key: string): ReadonlySet<string>[] {
  const known = remembered.get(key) ?? [];
  remembered.delete(key);
  remembered.set(key, known);
  const oldest = remembered.keys().next().value;
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return known;
}

/**
 * Composes an article so that it shares little with the earlier ones of its batch (`#k` in the seed, see
 * seeded-choice.ts). Those are composed again unless remembered from a moment ago; the result is the same either way.
 */
export function composeInBatch(pack: LanguagePack, topic: Topic, request: WritingRequest): Article {
  const { base, position } = parseSeed(request.seed);
  if (position === 0) return compose(pack, topic, request).article;
  const earlier = recall(keyOf(request, base));

  function best(at: number): { article: Article; runs: ReadonlySet<string> } {
    const own = { ...request, seed: `${base}#${at}` };
    const attempt = (take: number) => {
      const { article } = compose(pack, topic, own, take);
      const runs = runsOf(article, request.language);
      const overlaps = earlier.slice(0, at).map((other) => jaccard(runs, other));
      return { article, runs, overlap: Math.max(0, ...overlaps) };
    };
    let chosen = attempt(0);
    for (let take = 1; take < MOST_TAKES && chosen.overlap > TOLERATED; take += 1) {
      const other = attempt(take);
      if (other.overlap < chosen.overlap) chosen = other;
    }
    return chosen;
  }

  while (earlier.length < position) earlier.push(best(earlier.length).runs);
  return best(position).article;
}
