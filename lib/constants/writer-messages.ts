import { NOTHING_COUNTED, OR_COUNTED } from './plans.ts';

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
