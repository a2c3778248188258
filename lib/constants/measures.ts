/** Measures of an article, in the order shown. */
export const MEASURES = ['length', 'claims', 'readability', 'habits'] as const;

/** Verdict of a measure. */
export const VERDICTS = ['good', 'notable', 'unchecked'] as const;

/** Why a sentence of an article's first draft was changed, in the order of the writer's steps. */
export const CHANGE_REASONS = [
  'contradicted',
  'omitted',
  'unsupported',
  'unattributed',
  'inconsistent',
  'arithmetic',
  'transition',
  'repetition',
  'promise',
  'opening',
  'ending',
  'register',
  'moved',
  'placeholder',
  'characters',
  'shouting',
  'language',
  'length',
] as const;
