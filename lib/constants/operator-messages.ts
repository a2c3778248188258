/** What /operator and the operator's link say. The specification names no sentences for them. */
export const OPERATOR_MESSAGES = {
  forbidden: 'Only the operator of this site may do this.',
  deadLink: 'This link was used already, or is older than a day. Restart Quillcast: each start prints a new one.',
  about: 'You run this site. Nobody else sees this page.',
  leaveText:
    'It is the operator’s for 30 days after it has opened the link, or until you leave. Signing out changes nothing of that.',
  lost: 'Connection lost. What the server is fetching goes on; this page looks again every few seconds.',
  enter: {
    title: 'Operator',
    about: 'The operator runs this site: sees what writes here, fetches models and chooses between them.',
    lead: 'This link works once. It makes this browser the operator’s for 30 days.',
    action: 'Continue as operator',
    busy: 'Opening...',
    already: 'This browser is the operator’s already.',
    deadTitle: 'This link no longer works',
    failed: 'The link was not opened',
  },
  left: {
    title: 'This browser is no longer the operator’s',
    description: 'The next start of Quillcast prints a new link.',
  },
  writer: {
    none: 'No model',
    noneText:
      'Blogs are articles from the built-in library, digests of pages found, or a page of where to look. Fetch a model below, start Ollama, LM Studio or llama.cpp on this machine, or set OPENAI_API_KEY or OPENAI_BASE_URL and restart.',
    looking: 'Looking for a model server…',
    configured: (address: string | null) =>
      `The service in OPENAI_API_KEY and OPENAI_BASE_URL${address ? `, at ${address}` : ''}.`,
    found: (server: string | null, address: string | null) =>
      `${server ?? 'A model server'}${address ? ` at ${address}` : ''}, found by itself.`,
    local: 'Runs on this machine; Quillcast starts it when somebody writes.',
    configuredFirst: (selected: string) =>
      `${selected} is selected and waits: the service in OPENAI_API_KEY and OPENAI_BASE_URL comes first.`,
    foundFirst: (selected: string) =>
      `${selected} is selected and waits: a model server that runs comes first, unless MODEL_SERVERS is off.`,
  },
  check: {
    action: 'Test the model',
    busy: 'Asking it…',
    never: 'Not tested yet.',
    answered: (seconds: string) => `It began to answer after ${seconds} s`,
    silent: 'It did not answer',
    tooLate: (minutes: number) => `Nothing came within ${minutes} minutes.`,
    noModel: 'No model is connected.',
  },
  models: {
    unknown: 'There is no such model.',
    notHere: 'This model is not here. Fetch it first.',
    busy: 'This model is being fetched. Stop that first.',
    about: (memory: string) =>
      `They run on this machine, which has ${memory} of memory, and write all nine languages. One press fetches one and selects it; the figures are about right.`,
    other: (name: string) => `${name} is selected, a model of your own.`,
    partial: (done: string, size: string) => `${done} of about ${size} have arrived.`,
    tooLarge: (memory: string) =>
      `Needs more than the ${memory} of memory here: very slow without a graphics card, or not at all.`,
    wantsGraphicsCard: 'Wants a graphics card.',
    remove: (title: string, size: string) => `This frees ${size} on the disk. ${title} can be fetched again.`,
    removeSelected: 'Until you select another one, no model of this machine writes.',
    discard: (title: string, size: string) => `${size} of ${title} have arrived. Fetching it again begins anew.`,
  },
  failed: {
    load: 'This page did not load',
    fetch: 'The model is not being fetched',
    stop: 'Fetching goes on',
    select: 'The model was not selected',
    remove: 'The model was not removed',
    check: 'The model was not tested',
    leave: 'This browser is still the operator’s',
  },
} as const;
