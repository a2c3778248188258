import type { Outcome } from './evaluate.ts';
import type { Measures } from './measures.ts';
import type { SummaryLine } from './summary.ts';

/** Habits of model prose: overused words for 1,000 words, "not X but Y" for 1,000 characters, dashes for 100 words. */
function habitColumns({ habits }: Measures) {
  const { variation, alike, count } = habits?.sections ?? {};
  return {
    overused: habits ? Number(habits.overusedRate.toFixed(1)) : '',
    'not X but Y': habits ? Number(habits.notButRate.toFixed(2)) : '',
    dashes: habits ? Number(habits.dashRate.toFixed(1)) : '',
    'lengths vary': typeof variation === 'number' ? `${(variation * 100).toFixed(0)} %` : '',
    'open alike': alike ? `${alike} of ${count}` : '',
  };
}

/** A row of the table of articles, for `console.table`. */
export function rowOf(outcome: Outcome): Record<string, string | number> {
  const { topic, seconds, usage } = outcome;
  const asked = {
    topic: topic.id,
    writer: 'kind' in outcome ? outcome.kind : '',
    language: topic.language,
    length: topic.length,
    sources: topic.pages.length,
  };
  const time = {
    calls: usage.calls,
    'tokens in': usage.tokensIn,
    cached: usage.tokensCached,
    'tokens out': usage.tokensOut,
    seconds: Number(seconds.toFixed(1)),
  };
  if ('failure' in outcome) return { ...asked, 'in range': outcome.failure, ...time };
  const { measures } = outcome;
  const { cited, found } = measures.figures;
  return {
    ...asked,
    words: measures.words,
    'in range': measures.isInRange ? 'yes' : 'NO',
    S_l: Number(measures.lengthScore.toFixed(1)),
    'language check': measures.language,
    taken: measures.takenShare === null ? '' : `${(measures.takenShare * 100).toFixed(1)} %`,
    overlap: Number(measures.overlap.toFixed(3)),
    figures: cited === 0 ? 'none cited' : `${found} of ${cited}`,
    citations: measures.citations,
    broken: measures.brokenCitations.length,
    'invented URLs': measures.inventedAddresses.length,
    Flesch: measures.readingEase === null ? 'not checked' : Math.round(measures.readingEase),
    ...habitColumns(measures),
    ...time,
  };
}

/** A row of the table of measures. */
export function summaryRowOf({ measure, bar, reached, isMet }: SummaryLine) {
  return { measure, bar, reached, verdict: isMet === null ? '' : isMet ? 'met' : 'MISSED' };
}

/** The faults of an article, one per line. */
export function faultsOf(outcome: Outcome): string[] {
  if ('failure' in outcome) return [];
  const { brokenCitations, inventedAddresses } = outcome.measures;
  const faults = [...brokenCitations, ...inventedAddresses.map((each) => `invented: ${each}`)];
  return faults.map((fault) => `${outcome.topic.id}: ${fault}`);
}
