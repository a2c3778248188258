/** Who writes, as it is said before and while it is written. The specification names no sentences for it. */
export const WRITER_TEXTS = {
  model: (name: string) => `A model writes: ${name}`,
  /** One that runs nearby. `server`: the program that runs it, where its name is known. */
  modelNearby: ({ model, server, isHere }: { model: string; server: string | null; isHere: boolean }) =>
    [
      `A model writes: ${model}`,
      ...(server ? [`in ${server}`] : []),
      ...(isHere ? ['on this site’s own machine'] : []),
    ].join(', '),
  digestOfGiven: 'No model is connected: you get a digest of the sources you give.',
  digestOfBoth: 'No model is connected: you get a digest of the sources you give and of those found.',
  digestOfFound:
    'No model is connected: you get an article of our own library or a digest of pages found, else a page of where to look.',
  brief: 'No model is connected: you get a page of where to look.',
  /** Said while it is written, when no name is known. */
  underWay: {
    model: 'A model writes.',
    digest: 'A digest of the sources.',
    brief: 'A brief: what to find out, and how to check it.',
    person: '',
  },
  /** Why it is a brief although sources were looked for. `silent`: providers that did not answer. */
  nothingFound: (silent: readonly string[]) =>
    silent.length > 0
      ? `No page on this topic was found (${silent.join(', ')} did not answer), so you get a brief.`
      : 'No page on this topic was found, so you get a brief.',
  /** @param sources every page that was given, with the reason as a sentence */
  noneReadable: (sources: readonly { url: string; reason: string }[]) =>
    [
      sources.length === 1
        ? 'Your source could not be read, so nothing was written and nothing was counted.'
        : 'None of your sources could be read, so nothing was written and nothing was counted.',
      ...sources.map(({ url, reason }) => `${url}: ${reason}`),
    ].join(' '),
  /** About a page that the user gave. */
  doubtfulSource: 'This page may be about something else than your topic. It is used because you gave it.',
  tooLittleFound: (reason: string) => `${reason} So you get a brief.`,
  /** Names what is offered after the model failed, and what it is. */
  modelFailed: 'The model could not write this blog',
  instead: { brief: 'Make an editor’s brief instead', digest: 'Make a digest of the sources instead' },
  connect: 'Connect a model',
} as const;

/** What is wrong with what a model gave. */
const SHORTCOMINGS = {
  language: 'it kept answering in another language',
  form: 'its answers could not be read',
  length: 'its text did not reach the length you asked for, or went beyond it',
  window: 'it cannot take in as much text as this needs',
} as const;

/** What writing that goes on too long, or costs too much, is ended with. Nothing of it counts against the quota. */
export const RUN_TEXTS = {
  serverGone: (server: string) =>
    `The model server (${server}) stopped answering while this was being written. Nothing was counted; please try again.`,
  localModelGone:
    'The model on this site’s own machine stopped while this was being written. Nothing was counted; please try again.',
  modelGone: (model: string) =>
    `The model that was to write this (${model}) is not connected any more. Nothing was counted; please try again later.`,
  overBudget:
    'Writing this blog would have taken more of the model than one blog may. Nothing was counted; try a shorter length or fewer sources.',
  /**
   * A model's answers could not be used, whatever was tried.
   * @param subject what it was to write
   */
  couldNotWrite: (model: string, subject: string, shortcoming: keyof typeof SHORTCOMINGS | undefined) =>
    `${model} could not write ${subject}: ${shortcoming ? SHORTCOMINGS[shortcoming] : 'too little of its text could be used'}. Nothing was counted.`,
  tooLate: (minutes: number) =>
    `Writing this blog took longer than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, so it was stopped. Nothing was counted; please try again later.`,
} as const;
