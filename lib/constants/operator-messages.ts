export const bytesInWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;

export const MODEL_MESSAGES = {
  usage: `Usage: npm run model                          lists models
       npm run model -- NAME                  downloads one of them and writes with it
       npm run model -- hf:owner/repo:Q4_K_M  downloads any other from the hub
       npm run model -- path/to/file.gguf     writes with your own file, in place
       npm run model -- --none                stops using a local model`,
  noRunner:
    'This installation cannot run models. Install the optional packages, build the standalone folder with npm run build -- --local-models, or use a model server.',
  unknownName: (name: string) =>
    `There is no model or file named "${name}". npm run model lists the models. To download any other, give its address (hf:owner/repo:Q4_K_M).`,
  wrongAddress: (address: string) => `"${address}" is not a model address. Use hf:owner/repo:Q4_K_M.`,
  selected: (name: string) => `Quillcast uses ${name} from the next article on. A running server needs no restart.`,
  configuredFirst: 'OPENAI_API_KEY or OPENAI_BASE_URL is set here and takes precedence. Unset them to use this model.',
  serversFirst:
    'A model server running on this machine (Ollama, LM Studio, llama.cpp) takes precedence unless MODEL_SERVERS is off.',
  unselected: 'Quillcast no longer uses a local model. The file was kept.',
  noneSelected: 'No model was selected.',
  selectedIsGone: (file: string) =>
    `The selected model's file ${file} no longer exists. Download it again or choose another one.`,
  selectionUnreadable: (why: string) =>
    `We could not read the selection. Choose a model again. (${why.replace(/\s+/g, ' ')})`,
  isComplete: 'Already downloaded. Checking it …',
  checking: 'Checking it …',
  resuming: (done: number, size: number) => `Resuming after ${bytesInWords(done)} of ${bytesInWords(size)}.`,
  startsOver: 'The server cannot resume downloads. Starting over.',
  retrying: (seconds: number) => `The connection broke. Trying again in ${seconds} s …`,
  lowMemory: (needed: number, has: number) =>
    `Note: it needs about ${bytesInWords(needed)} of memory, and this machine has ${bytesInWords(has)}. Without a graphics card for the rest, it will be very slow or fail. npm run model lists smaller ones.`,
  stopped: (done: number, size: number) =>
    `Stopped after ${bytesInWords(done)} of ${bytesInWords(size)}. The part already downloaded is kept. Run the same command to resume.`,
  cut: 'Stopped.',
  inProgress: (pid: number, host: string) =>
    `Process ${pid} on ${host} is already downloading this file. Wait for it to finish, or stop it.`,
  noSpace: (needed: number, free: number, folder: string) =>
    `Not enough space in ${folder}: ${bytesInWords(needed)} more needed, ${bytesInWords(free)} free. Free up space, or set DATA_DIR to a folder on another disk.`,
  wrongHash: 'The file does not match the hub’s SHA-256 and was removed. Download the model again.',
  damaged: (file: string) =>
    `${file} is damaged, cut off or not a GGUF file, the format of llama.cpp. Download or copy it again.`,
  unreadable: (file: string) => `${file} cannot be read. Give the user that runs Quillcast read permission.`,
  changed: 'The file changed on the hub. Download the model again.',
  noHash: 'The hub gives no SHA-256 for this file, so we could not check the file and did not download it.',
  noSuchFile: (repo: string, wanted: string, choices: readonly string[]) =>
    `${repo} has no ${wanted}.${choices.length > 0 ? ` It has: ${choices.join(', ')}.` : ' It has no single-file GGUF.'}`,
  noSuchName: (host: string) =>
    `The name ${host} cannot be resolved. Is this machine on the network? Set HTTPS_PROXY to use a proxy, MODEL_HUB_BASE to use another hub.`,
  unreachable: (host: string) =>
    `${host} cannot be reached. Is this machine on the network? Set HTTPS_PROXY to use a proxy, MODEL_HUB_BASE to use another hub.`,
  certificate: (host: string) =>
    `The certificate of ${host} is not trusted. If your network’s proxy has its own certificate, set NODE_EXTRA_CA_CERTS to its file.`,
  proxyRefuses:
    'The proxy refuses the connection. Are the name and password in HTTPS_PROXY right, and may it reach the hub?',
  broken: 'The connection kept breaking. The part already downloaded is kept. Download the model again to resume.',
  license: (page: string) =>
    `You must accept this model's license first: sign in and accept it at ${page}, create a token on the hub and set HF_TOKEN.`,
  tokenRefused: 'The hub rejected the token in HF_TOKEN. Create a new one or unset it.',
  noSuchRepository: (repo: string) => `The hub has no ${repo}, or it is private (then set HF_TOKEN). Check its name.`,
  gone: (path: string) => `The hub no longer has the file ${path}.`,
  tooMany: (seconds: string | null) =>
    `The hub is limiting requests from here. Try again ${seconds ? `in ${seconds} s` : 'in a few minutes'}. A token in HF_TOKEN raises the limit.`,
  trouble: (status: number) =>
    `The hub has a problem (${status}). The part already downloaded is kept. Try again later.`,
  unexpected: (status: number) => `The hub refused the request (${status}).`,
  unknownFailure:
    'Something went wrong on our side; see the log. The part already downloaded is kept. Download the model again to resume.',
  redirectsInside: 'The hub refers to an address that is not on the public internet, so we did not follow it.',
  notAHub: (host: string) => `${host} does not answer like a model hub. Does the network ask you to sign in first?`,
} as const;

export function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  if (seconds < 60) return `${Math.ceil(seconds)} s left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}

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
      'Without one, a blog is an article from the library, a digest of web pages, or excerpts from related articles. To connect one, download a model below, start Ollama, LM Studio or llama.cpp on this machine, or set OPENAI_API_KEY or OPENAI_BASE_URL and restart.',
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
  editing: {
    title: 'Minutes to publishable',
    about: 'Public and unlisted blogs by a model from the last 90 days. Counted on this server and sent nowhere.',
    medians: (blogs: number, minutes: number, percent: number) =>
      `Median of ${blogs} ${blogs === 1 ? 'blog' : 'blogs'}: ${minutes} min in the editor, ${percent} % of the words changed.`,
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
