import { NOTHING_COUNTED, OR_COUNTED } from './plans.ts';

/** Who writes, before and during a run; the specification has no words for it. */
export const WRITER_TEXTS = {
  model: (name: string) => `A model writes: ${name}`,
  /** What a model will write, before its name. */
  article: { given: 'your sources', found: 'the pages we find' },
  articleOf: (sources: readonly string[]) =>
    sources.length > 0
      ? `You get an article that cites ${new Intl.ListFormat('en').format(sources)}.`
      : 'You get an article without sources.',
  /** One that runs nearby. `server`: the program that runs it, where its name is known. */
  modelNearby: ({ model, server, isHere }: { model: string; server: string | null; isHere: boolean }) =>
    [
      `A model writes: ${model}`,
      ...(server ? [`in ${server}`] : []),
      ...(isHere ? ['on this site’s own machine'] : []),
    ].join(', '),
  digestOfGiven: 'No model is connected. You get a digest of your sources.',
  digestOfBoth: 'No model is connected. You get a digest of your sources and the pages we find.',
  digestOfFound: 'No model is connected. You get an article from our library, a digest of pages we find, or a brief.',
  brief: 'No model is connected. You get a brief that shows where to look.',
  underWay: {
    model: 'A model is writing.',
    digest: 'A digest of the sources.',
    brief: 'A brief: what to find out, and how to check it.',
    person: '',
  },
  /** Why it is a brief although sources were looked for. `silent`: providers that did not answer. */
  nothingFound: (silent: readonly string[]) =>
    silent.length > 0
      ? `We found no page on this topic (${silent.join(', ')} did not answer), so you get a brief.`
      : 'We found no page on this topic, so you get a brief.',
  noneReadable: (sources: readonly { url: string; reason: string }[]) =>
    [
      sources.length === 1
        ? `We could not read your source. Nothing was written${OR_COUNTED}.`
        : `We could not read any of your sources. Nothing was written${OR_COUNTED}.`,
      ...sources.map(({ url, reason }) => `${url}: ${reason}`),
    ].join(' '),
  doubtfulSource: 'This page may not be about your topic. It is used because you added it.',
  tooLittleFound: (reason: string) => `${reason} So you get a brief.`,
  modelFailed: 'The model could not write this blog',
  instead: { brief: 'Create a brief instead', digest: 'Create a digest of the sources instead' },
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
