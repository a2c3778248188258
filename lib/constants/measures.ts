/** What is measured of an article, in the order in which it is shown. */
export const MEASURES = [
  'relevance',
  'length',
  'structure',
  'repetition',
  'claims',
  'citations',
  'readability',
] as const;

/** What a measure comes to, best first. */
export const VERDICTS = ['good', 'fair', 'poor', 'unchecked'] as const;
