import { NOTHING_COUNTED, OR_COUNTED } from './plans.ts';

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

/** Sentences on the library of notes, which writes without a model; the specification has no words for it. */
export const LIBRARY_TEXTS = {
  article: 'You’ll get this article from our library:',
  /** `count`: articles on the subject and its neighbors. */
  batch: (count: number) =>
    count === 0
      ? 'Our library has no article on this, so a batch needs pages to write from.'
      : count === 1
        ? 'Our library has one article on this.'
        : `Our library has ${count} articles on this and subjects near it.`,
  words: (words: number) =>
    `Our library has about ${new Intl.NumberFormat('en-US').format(Math.round(words / 100) * 100)} words on this.`,
  none: 'No article on this in our library',
  searching: `Generate Blog looks for pages to quote. If it finds none, nothing is written${OR_COUNTED}.`,
  addPages: 'Add two pages on it, and you’ll get a digest that quotes them.',
  closest: 'Related articles. Choose one to write about it instead:',
  addPage: 'Add a page',
  makePage: 'Collect excerpts from related articles',
  usesFreeBlog: '(uses your free blog)',
  usesOneOf: (left: number) => `(uses 1 of your ${left} free blogs)`,
  nothingMore: `Our library has no more articles for this batch.${NOTHING_COUNTED}`,
  /** `silent`: search services that did not answer. */
  nothingFound: (silent: readonly string[]) =>
    silent.length > 0
      ? `Our library has no article on this topic, and ${new Intl.ListFormat('en').format(silent)} did not answer. Nothing was written${OR_COUNTED}. Try again in a moment, or add a page on it.`
      : `Our library has no article on this topic, and we found no page on it. Nothing was written${OR_COUNTED}. Add a page on it, or change the topic.`,
  closeWritten: (silent: readonly string[]) =>
    `Our library has no article on this topic${silent.length > 0 ? `, and ${new Intl.ListFormat('en').format(silent)} did not answer` : ''}, so this page has excerpts from related ones.`,
  /** `words`: of an article that is shorter than asked. */
  shortfall: (words: number) =>
    `This article has ${new Intl.NumberFormat('en-US').format(words)} words: our library has no more on this topic.`,
  noOutline:
    'Our library has no article on this topic, so there is no outline to plan. Add a page on it, or change the topic.',
} as const;

export const WRITER_TEXTS = {
  /** `name`: of the model, with the program and machine that run it where that is known. */
  article: (hasSources: boolean, name: string) =>
    `You’ll get an article ${hasSources ? 'with cited' : 'without'} sources, written by ${name}.`,
  /** A model that runs nearby. `server`: the program that runs it, where its name is known. */
  nearby: ({ model, server, isHere }: { model: string; server: string | null; isHere: boolean }) =>
    [model, ...(server ? [`in ${server}`] : []), ...(isHere ? ['on this site’s own machine'] : [])].join(', '),
  digestOfGiven: 'No AI model is connected, so you’ll get a digest of your sources.',
  digestOfBoth: 'No AI model is connected, so you’ll get a digest of your sources and of pages we find.',
  library: 'No AI model is connected, so we’ll look for a matching article in our library.',
  underWay: {
    model: 'A model is writing.',
    digest: 'A digest of the sources.',
    library: 'An article from our library.',
    close: 'Excerpts from related articles in our library.',
    person: '',
  },
  noneReadable: (sources: readonly { url: string; reason: string }[]) =>
    [
      sources.length === 1
        ? `We could not read your source. Nothing was written${OR_COUNTED}.`
        : `We could not read any of your sources. Nothing was written${OR_COUNTED}.`,
      ...sources.map(({ url, reason }) => `${url}: ${reason}`),
    ].join(' '),
  doubtfulSource: 'This page may not be about your topic. It is used because you added it.',
  modelFailed: 'The model could not write this blog',
  instead: { close: LIBRARY_TEXTS.makePage, digest: 'Write from the sources instead' },
  connect: 'Connect a model',
} as const;

const SHORTCOMINGS = {
  language: 'it kept answering in another language',
  form: 'its answers could not be read',
  length: 'its text was too short or too long',
  window: 'its context window is too small',
} as const;

/** Why a run ended. It does not count against the quota. */
export const RUN_TEXTS = {
  serverGone: (server: string) => `The model server (${server}) stopped answering.${NOTHING_COUNTED} Please try again.`,
  localModelGone: `The model on this site’s machine stopped.${NOTHING_COUNTED} Please try again.`,
  modelGone: (model: string) =>
    `The model for this blog (${model}) is no longer connected.${NOTHING_COUNTED} Please try again later.`,
  overBudget: `This blog would exceed the model budget for one blog.${NOTHING_COUNTED} Try a shorter length or fewer sources.`,
  /** A model's answers could not be used. `subject`: the text it should have written. */
  couldNotWrite: (model: string, subject: string, shortcoming: keyof typeof SHORTCOMINGS | undefined) =>
    `${model} could not write ${subject}: ${shortcoming ? SHORTCOMINGS[shortcoming] : 'too little of its text could be used'}.${NOTHING_COUNTED}`,
  tooLate: (minutes: number) =>
    `Writing this blog took longer than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, so it was stopped.${NOTHING_COUNTED} Please try again later.`,
} as const;
