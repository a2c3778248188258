export const MEASURES = ['length', 'claims'] as const;

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

/** The score of an article; the specification has no words for it. */
export const SCORE_TEXTS = {
  failed: 'Could not check this blog. Check your connection and try again.',
  close: 'A page of excerpts is not checked.',
  /** For screen readers, when the measures are there. */
  found: (notable: number, all: number) =>
    notable === 0 ? `${all} measures, none worth a look.` : `${all} measures, ${notable} worth a look.`,
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
  places: 'Each finding links to its place in the article.',
  measures: { length: 'Length', claims: 'Claims' } satisfies Record<(typeof MEASURES)[number], string>,
  verdicts: { good: 'Good', notable: 'Worth a look', unchecked: 'Not checked' } satisfies Record<
    (typeof VERDICTS)[number],
    string
  >,
  changes: {
    title: 'Changes to the first draft',
    none: 'Nothing was changed.',
    before: 'Before:',
    after: 'After:',
    more: (count: number) => `${count} more ${count === 1 ? 'change' : 'changes'}`,
    reasons: {
      contradicted: 'The source says something else',
      unsupported: 'The source does not say this, so it is reworded or no longer cited',
      omitted: 'Was missing from the translation',
      unattributed: 'Named a study or a person without a source',
      inconsistent: 'Contradicted another part of the article',
      arithmetic: 'The sum was wrong',
      transition: 'Did not follow from the text before it',
      repetition: 'Repeated what was said before',
      promise: 'Promised something the article does not deliver',
      opening: 'Weak opening',
      ending: 'Weak ending',
      register: 'Did not match the tone of the article',
      moved: 'Moved to another place',
      placeholder: 'Placeholder left in the text',
      characters: 'Garbled characters',
      shouting: 'Written in all caps',
      language: 'In another language',
      length: 'Changed to fit the length',
    } satisfies Record<(typeof CHANGE_REASONS)[number], string>,
  },
} as const;
