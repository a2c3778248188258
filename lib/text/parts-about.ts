import { textTerms } from './terms.ts';

type Part = { text: string; heading?: string };

const remembered = new WeakMap<Part, ReadonlySet<string>>();

function termsOfPart(part: Part): ReadonlySet<string> {
  const terms = remembered.get(part) ?? textTerms(`${part.heading ?? ''} ${part.text}`);
  remembered.set(part, terms);
  return terms;
}

function weights(terms: ReadonlySet<string>, parts: readonly Part[]): [string, number][] {
  return [...terms].flatMap((term): [string, number][] => {
    const containing = parts.filter((part) => termsOfPart(part).has(term)).length;
    return containing === 0 ? [] : [[term, Math.log(1 + parts.length / containing)]];
  });
}

/** The parts that `takes` accepts, in their order. It is asked for each, from the one that has most to do with a subject. */
export function partsAbout<Own extends Part>(parts: readonly Own[], subject: string, takes: (part: Own) => boolean) {
  const weighted = weights(textTerms(subject), parts);
  const ranked = parts
    .map((part, index) => {
      const terms = termsOfPart(part);
      const score = weighted.reduce((sum, [term, w]) => sum + (terms.has(term) ? w : 0), 0);
      return { part, index, score };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen = ranked.filter(({ part }) => takes(part));
  return chosen.sort((a, b) => a.index - b.index).map(({ part }) => part);
}
