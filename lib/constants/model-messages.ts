/** Bytes as people read them: 2.5 GB, 640 MB. */
export const bytesInWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;

/** What fetching a model says, in the command (`npm run model`) and on /operator. */
export const MODEL_MESSAGES = {
  usage: `Usage: npm run model                          lists models
       npm run model -- NAME                  fetches one of them and writes with it
       npm run model -- hf:owner/repo:Q4_K_M  any other of the hub
       npm run model -- hf:owner/repo/file.gguf
       npm run model -- path/to/file.gguf     writes with a file of yours, where it lies
       npm run model -- --none                writes with no model of its own any more`,
  unknownName: (name: string) =>
    `There is no model "${name}" and no file of that name. npm run model lists the models; others are fetched by an address (hf:owner/repo:Q4_K_M).`,
  wrongAddress: (address: string) =>
    `"${address}" is no address of a model: it is hf:owner/repo/file.gguf or hf:owner/repo:Q4_K_M.`,
  selected: (name: string) =>
    `Quillcast writes with ${name} from its next article on. One that is running needs no restart.`,
  configuredFirst:
    'But OPENAI_API_KEY or OPENAI_BASE_URL is set here and comes first: without them Quillcast writes with this model.',
  serversFirst:
    'A model server that runs on this machine (Ollama, LM Studio, llama.cpp) comes before it, unless MODEL_SERVERS is off.',
  unselected: 'Quillcast writes with no model of its own any more. Its file was left where it is.',
  noneSelected: 'No model was selected.',
  selectedIsGone: (file: string) =>
    `The selected model's file ${file} is not there any more. Fetch it again, or take another.`,
  selectionUnreadable: (why: string) =>
    `Which model is selected cannot be read: take one of these anew. (${why.replace(/\s+/g, ' ')})`,
  isComplete: 'It is here already; checking it …',
  checking: 'Checking it …',
  goesOn: (done: number, size: number) => `Going on after ${bytesInWords(done)} of ${bytesInWords(size)}.`,
  beginsAnew: 'The server cannot go on in the middle of a file: beginning anew.',
  triesAgain: (seconds: number) => `The connection broke. Trying again in ${seconds} s …`,
  littleMemory: (needed: number, has: number) =>
    `Note: it needs about ${bytesInWords(needed)} of memory, and this machine has ${bytesInWords(has)}. Without a graphics card that takes the rest it will be very slow or fail; npm run model lists smaller ones.`,
  stopped: (done: number, size: number) =>
    `Stopped after ${bytesInWords(done)} of ${bytesInWords(size)}. What is here stays; the same command goes on from there.`,
  cut: 'Stopped.',
  inProgress: (pid: number, host: string) =>
    `Process ${pid} on ${host} is fetching this file already. Wait until it is done, or stop it first; one that was killed with its machine or container is known to be gone after a minute.`,
  noSpace: (needed: number, free: number, folder: string) =>
    `There is not enough room in ${folder}: ${bytesInWords(needed)} more are needed, ${bytesInWords(free)} are free. Free some, or set DATA_DIR to a folder on another disk.`,
  diskFull: (left: number, free: number, folder: string) =>
    `The disk of ${folder} is full: ${bytesInWords(left)} are still missing, ${bytesInWords(free)} are free. Free some; fetching the model again goes on from there.`,
  fileTooLarge: (size: number, folder: string) =>
    `The file system of ${folder} takes no file of ${bytesInWords(size)} (FAT takes 4 GB at most, and a limit can be set with ulimit -f). Set DATA_DIR to a folder on another disk.`,
  wrongHash:
    'What arrived is not the file that the hub describes (its SHA-256 differs). It was removed; fetch the model again.',
  notGguf: (file: string) => `${file} is no GGUF file. Quillcast runs models in that format (the one of llama.cpp).`,
  unreadable: (file: string) => `${file} cannot be read. Give whoever runs Quillcast that right.`,
  changed: 'The file at the hub was changed meanwhile. Fetch the model again.',
  noHash: 'The hub tells no SHA-256 of this file, so that it cannot be checked. It is not fetched.',
  noSuchFile: (repo: string, wanted: string, choices: readonly string[]) =>
    `${repo} has no ${wanted}.${choices.length > 0 ? ` It has: ${choices.join(', ')}.` : ' It has no GGUF file in one piece at all.'}`,
  inParts: (path: string) =>
    `${path} is one part of several. Take a file in one piece, such as a smaller quantization.`,
  noSuchName: (host: string) =>
    `The name ${host} cannot be resolved. Is this machine on the network? A proxy is taken from HTTPS_PROXY, another hub from MODEL_HUB_BASE.`,
  unreachable: (host: string) =>
    `${host} cannot be reached. Is this machine on the network? A proxy is taken from HTTPS_PROXY, another hub from MODEL_HUB_BASE.`,
  certificate: (host: string) =>
    `The certificate of ${host} is not trusted. Where a proxy of your network has one of its own, name its file in NODE_EXTRA_CA_CERTS.`,
  proxyRefuses:
    'The proxy refuses the connection. Are the name and password in HTTPS_PROXY right, and may it reach the hub?',
  broken: 'The connection broke again and again. What is here stays; fetching the model again goes on from there.',
  licence: (page: string) =>
    `This model's licence must be accepted first: sign in and accept it at ${page}, make a token at the hub and set HF_TOKEN.`,
  tokenRefused: 'The hub does not take the token in HF_TOKEN. Make a new one, or unset it.',
  noSuchRepository: (repo: string) =>
    `The hub has no ${repo}, or it is private (then set HF_TOKEN). Look for a mistake in its name.`,
  gone: (path: string) => `The hub has no file ${path} any more.`,
  tooMany: (seconds: string | null) =>
    `The hub answers no more requests from here for now. Try again ${seconds ? `in ${seconds} s` : 'in some minutes'}; with a token in HF_TOKEN more are allowed.`,
  trouble: (status: number) => `The hub is in trouble (${status}). Try again later; what is here stays.`,
  unexpected: (status: number) => `The hub refuses this with ${status}.`,
  unknownFailure:
    'Something went wrong on our side; the log says what. What is here stays; fetching the model again goes on from there.',
  notAHub: (host: string) =>
    `${host} answers with something else than a hub does. Does the network ask to sign in first?`,
} as const;

/** Remaining time in words, such as "40 s left" or "1 h 22 min left"; '' if unknown. */
export function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  if (seconds < 60) return `${Math.ceil(seconds)} s left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
