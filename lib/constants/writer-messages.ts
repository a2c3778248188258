import { NOTHING_COUNTED, OR_COUNTED } from './plans.ts';

/** Who writes, before and during a run; the specification has no words for it. */
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
    close: 'A page of what our library has close to your topic.',
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
  instead: { close: 'Make a page of what is close', digest: 'Write from the sources instead' },
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
