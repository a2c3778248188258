import type { TopicRules } from './language-pack.ts';
import { DOMAINS, type Domain } from './shapes.ts';

type Hits = { count: number; earliest: number };

/**
 * Where a keyword begins in the spaced, lower-case topic (' word word '), or -1. Where words are not spaced it may
 * stand anywhere, unless it is written in Latin letters: "AI" is not in "trails".
 */
function positionOf(keyword: string, topic: string, match: TopicRules['keywordMatch']): number {
  const lower = keyword.toLocaleLowerCase();
  const open = lower.endsWith('*');
  const stem = open ? lower.slice(0, -1) : lower;
  if (match === 'words') return topic.indexOf(open ? ` ${stem}` : ` ${stem} `);
  if (!/^[\p{ASCII}]+$/u.test(stem)) return topic.indexOf(stem);
  for (let at = topic.indexOf(stem); at >= 0; at = topic.indexOf(stem, at + 1)) {
    const around = `${topic[at - 1] ?? ' '}${open ? ' ' : (topic[at + stem.length] ?? ' ')}`;
    if (!/[a-z0-9]/u.test(around)) return at;
  }
  return -1;
}

/** A keyword of several words says more than each of them ("rent or buy", "remote work"). */
const weightOf = (keyword: string) => keyword.split(' ').length;

/**
 * The domain whose keywords a topic contains most of, by their words; a tie goes to the keyword that stands earliest.
 * `general` with no hits when none is found.
 */
export function domainOf(topic: string, rules: TopicRules): { domain: Domain; hits: number } {
  const words = topic.toLocaleLowerCase().replace(/[^\p{L}\p{N}+#.&'’-]+/gu, ' ');
  const text = rules.keywordMatch === 'words' ? ` ${words.trim()} ` : words;
  let best: Domain = 'general';
  let bestHits: Hits = { count: 0, earliest: Number.POSITIVE_INFINITY };
  for (const domain of DOMAINS) {
    const places = new Map<number, number>();
    for (const keyword of rules.keywords[domain]) {
      const at = positionOf(keyword, text, rules.keywordMatch);
      if (at >= 0) places.set(at, Math.max(places.get(at) ?? 0, weightOf(keyword)));
    }
    const count = [...places.values()].reduce((sum, weight) => sum + weight, 0);
    const hits = { count, earliest: Math.min(...places.keys(), Number.POSITIVE_INFINITY) };
    const wins =
      hits.count > bestHits.count ||
      (hits.count === bestHits.count && hits.count > 0 && hits.earliest < bestHits.earliest);
    if (wins) {
      best = domain;
      bestHits = hits;
    }
  }
  return { domain: best, hits: bestHits.count };
}
