/** Words of /operator and the operator's link; the specification has none. */
export const OPERATOR_MESSAGES = {
  forbidden: 'Only the operator of this site can do this.',
  deadLink: 'This link was used, expired or replaced. Restart Quillcast to get a new one.',
  about: 'You run this site. Nobody else sees this page.',
  noContact: {
    title: 'Contact details are missing',
    text: 'Many countries require a name, postal address and email address on every site. Add them to contact.md in PAGES_DIR, or in the “pages” folder of the data folder.',
  },
  leaveText: 'This browser has operator access for 30 days, or until you end it. Signing out doesn’t end it.',
  lost: 'Connection lost. Downloads on the server continue. Reconnecting every few seconds.',
  enter: {
    title: 'Operator',
    about: 'The operator runs this site, downloads models and chooses the one that writes.',
    lead: 'This link works once. It gives this browser operator access for 30 days.',
    action: 'Continue as operator',
    busy: 'Opening...',
    already: 'This browser already has operator access.',
    deadTitle: 'This link no longer works',
    failed: 'Could not open the link',
  },
  left: { title: 'Operator access ended', description: 'Quillcast prints a new link at its next start.' },
  writer: {
    none: 'No model',
    noneText:
      'Blogs come from the built-in library, from digests of web pages, or are a short list of places to look. Download a model below, start Ollama, LM Studio or llama.cpp on this machine, or set OPENAI_API_KEY or OPENAI_BASE_URL and restart.',
    looking: 'Looking for a model server…',
    configured: (address: string | null) =>
      `Configured with OPENAI_API_KEY and OPENAI_BASE_URL${address ? `, at ${address}` : ''}.`,
    found: (server: string | null, address: string | null) =>
      `Found automatically: ${server ?? 'a model server'}${address ? ` at ${address}` : ''}.`,
    local: 'Runs on this machine. Quillcast starts it on demand.',
    configuredFirst: (selected: string) =>
      `${selected} is selected but not used: the service in OPENAI_API_KEY and OPENAI_BASE_URL comes first.`,
    foundFirst: (selected: string) =>
      `${selected} is selected but not used: a running model server comes first, unless MODEL_SERVERS is off.`,
  },
  check: {
    action: 'Test the model',
    busy: 'Testing…',
    never: 'Not tested yet.',
    answered: (seconds: string) => `First answer after ${seconds} s`,
    silent: 'Did not answer',
    tooLate: (minutes: number) => `No answer within ${minutes} minutes.`,
    noModel: 'No model is connected.',
  },
  signingKey: {
    title: 'Signing key',
    about: 'Signs the record of who and what wrote each blog. The public keys are at /.well-known/jwks.json.',
    none: 'The first key is created with the first record.',
    since: (date: string, retired: number) => `In use since ${date}.${retired > 0 ? ` Retired keys: ${retired}.` : ''}`,
    action: { label: 'Rotate signing key' },
    confirmation: {
      title: 'Rotate the signing key?',
      text: 'A new key signs from now on. Earlier signatures stay valid, as their public keys stay published.',
      action: { label: 'Rotate signing key', busy: 'Rotating...' },
    },
  },
  models: {
    unknown: 'Model not found.',
    notHere: 'This model is not downloaded. Download it first.',
    busy: 'This model is being downloaded. Stop the download first.',
    about: (memory: string) =>
      `These run on this machine (${memory} of memory) and write in every language offered here. A downloaded model is selected automatically. Sizes are approximate.`,
    other: (name: string) => `Your own model ${name} is selected.`,
    partial: (done: string, size: string) => `${done} of about ${size} downloaded.`,
    tooLarge: (memory: string) =>
      `Needs more than this machine's ${memory} of memory: it will be very slow or fail without a graphics card.`,
    wantsGraphicsCard: 'Needs a graphics card to be fast.',
    remove: (title: string, size: string) => `This frees ${size} of disk space. You can download ${title} again.`,
    removeSelected: 'No local model will write until you select another one.',
    discard: (title: string, size: string) =>
      `This deletes the ${size} of ${title} downloaded so far. A new download starts from the beginning.`,
  },
  failed: {
    rotate: 'Could not rotate the signing key',
    load: 'Could not load this page',
    fetch: 'Could not start the download',
    stop: 'Could not stop the download',
    select: 'Could not select the model',
    remove: 'Could not remove the model',
    check: 'Could not test the model',
    leave: 'Could not end operator access',
  },
} as const;
