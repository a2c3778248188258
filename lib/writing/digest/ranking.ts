/** BM25's k1 and b. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Relevance and likeness within one collection. */
export type Ranking = {
  score: (terms: readonly string[], query: Iterable<string>) => number;
  /** Cosine of two texts' terms weighted by rarity, from 0 to 1. */
  likeness: (a: readonly string[], b: readonly string[]) => number;
};

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** BM25 over a collection of texts as terms. */
export function rankingOf(collection: readonly (readonly string[])[]): Ranking {
  const containing = countsOf(collection.flatMap((terms) => [...new Set(terms)]));
  const total = collection.reduce((sum, terms) => sum + terms.length, 0);
  const average = Math.max(1, total / Math.max(1, collection.length));
  const rarity = (term: string) => {
    const known = containing.get(term) ?? 0;
    return Math.log(1 + (collection.length - known + 0.5) / (known + 0.5));
  };
  const vectorOf = (terms: readonly string[]) =>
    new Map([...countsOf(terms)].map(([term, count]) => [term, Math.sqrt(count) * rarity(term)]));
  const lengthOf = (vector: ReadonlyMap<string, number>) =>
    Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));

  return {
    score: (terms, query) => {
      const counts = countsOf(terms);
      const penalty = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * terms.length) / average);
      return [...new Set(query)].reduce((sum, term) => {
        const count = counts.get(term) ?? 0;
        return sum + (rarity(term) * count * (SATURATION + 1)) / (count + penalty);
      }, 0);
    },
    likeness: (a, b) => {
      const [left, right] = [vectorOf(a), vectorOf(b)];
      const shared = [...left].reduce((sum, [term, x]) => sum + x * (right.get(term) ?? 0), 0);
      return shared / Math.max(1e-9, lengthOf(left) * lengthOf(right));
    },
  };
}
