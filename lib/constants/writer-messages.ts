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
  makeMine: 'Make it mine',
  rewrite: 'Say it your way',
  rewritten: 'The sentence in your words',
  measures: { length: 'Length', claims: 'Claims', sources: 'Sources', habits: 'Habits', editing: 'Editing' },
  verdicts: { good: 'Good', notable: 'Worth a look', unchecked: 'Not checked', counted: 'Counted' },
  changes: {
    title: 'Changes to the draft',
    none: 'Nothing was changed.',
    before: 'Before:',
    after: 'After:',
    added: 'Added:',
    more: (count: number) => `${count} more`,
    /** Why a text of the draft was changed, or stands as it is in spite of a finding. */
    reasons: {
      // For the author to decide.
      doubted: 'May be wrong, and nothing better was found. It stands as written.',
      overstated: 'Says it more strongly than the sources. It stands as written.',
      contradicted: 'The source says something else',
      omitted: 'Was missing from the translation',
      unsupported: 'The source does not say this, so it is reworded or no longer cited',
      figure: 'Its figure is not in the source, so it is no longer cited',
      cited: 'A source that says so was added',
      condition: 'Left out a condition that matters',
      unsafe: 'Could do harm',
      unattributed: 'Named a study, a person or an experience without a source',
      inconsistent: 'Contradicted another part of the article',
      arithmetic: 'The sum was wrong',
      repetition: 'Repeated what was said before',
      slip: 'Had a wrong word',
      spare: 'Said nothing that the article needs',
      register: 'Did not match the tone of the article',
      placeholder: 'Placeholder left in the text',
      characters: 'Garbled characters',
      shouting: 'Written in all caps',
      language: 'In another language',
      address: 'Named a web address',
      assistant: 'Spoke as a chat assistant',
      form: 'Put into plain form',
      length: 'Changed to fit the length',
      // Of articles written before there was a choice of drafts.
      transition: 'Did not follow from the text before it',
      promise: 'Promised something the article does not deliver',
      opening: 'Weak opening',
      ending: 'Weak ending',
      moved: 'Moved to another place',
    },
  },
} as const;

export type ChangeReason = keyof typeof SCORE_TEXTS.changes.reasons;

/** Reasons in the order of the list of changes. */
export const CHANGE_REASONS = Object.keys(SCORE_TEXTS.changes.reasons) as [ChangeReason, ...ChangeReason[]];

export const CLAIMS_TEXTS = {
  needsModel: 'Checking a text against sources needs an AI model. Connect one and try again.',
  tooMany: 'The text has more than 300 sentences. Check it in parts.',
  noneReadable: (sources: readonly { url: string; reason: string }[]) =>
    ['We could not read any of the sources.', ...sources.map(({ url, reason }) => `${url}: ${reason}`)].join(' '),
  unchecked: (count: number) => `Sentences without a verdict that could be verified, marked “unchecked”: ${count}.`,
  inParts: 'The sources are too long to read whole, so each sentence was checked against the passages closest to it.',
} as const;
