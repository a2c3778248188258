import type { MEASURES, VERDICTS } from './measures.ts';

/** How an article measures up. The specification names no sentences for it. */
export const SCORE_TEXTS = {
  failed: 'Could not measure this blog. Check your connection and try again.',
  brief:
    'A brief has no score: it says what to find out for an article and is none itself, so there are no figures, citations or claims to measure.',
  total:
    'The average of what was measured: good counts 100, fair 60 and poor 20. What was not checked does not count.',
  measured: (count: number, all: number) =>
    count === all
      ? `All ${all} measures were taken.`
      : `${count} of ${all} measures could be taken.`,
  /** What writing it cost, for whoever pays for the model. */
  usage: ({
    calls,
    tokensIn,
    tokensOut,
    tokensCached,
    seconds,
  }: Record<'calls' | 'tokensIn' | 'tokensOut' | 'tokensCached' | 'seconds', number>) => {
    const figure = (count: number) => count.toLocaleString('en-US');
    const cached = tokensCached > 0 ? ` (${figure(tokensCached)} of them from its cache)` : '';
    return `Written in ${calls} ${calls === 1 ? 'call' : 'calls'} to the model and ${figure(seconds)} s: ${figure(tokensIn)} tokens read${cached}, ${figure(tokensOut)} written.`;
  },
  places: 'Each finding leads to its place in the article.',
  wayBack: 'Esc brings you back here.',
  measures: {
    relevance: 'Topic',
    length: 'Length',
    structure: 'Structure',
    repetition: 'Repetition',
    claims: 'Claims',
    citations: 'Citations',
    readability: 'Readability',
  } satisfies Record<(typeof MEASURES)[number], string>,
  verdicts: {
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
    unchecked: 'Not checked',
  } satisfies Record<(typeof VERDICTS)[number], string>,
} as const;
