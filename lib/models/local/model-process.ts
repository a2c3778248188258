import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { inheritedEnv } from '../../env.ts';
import { ModelProcessError } from '../model-process-error.ts';
import type { LoadProblem, ModelMessage, ModelTask } from './process.ts';

/** Run by Node itself, from the working directory, which is the project's. */
const PROGRAM = 'lib/models/local/process.ts';

/** How long a process may take to end after it was told to, in milliseconds. */
const GRACE_MS = 5000;

/** How long the last words of a process may be on their way, in milliseconds. */
const LAST_WORDS_MS = 500;

/** How much of what the process has written is told to who runs the site. */
const SAID_CHARACTERS = 2000;

/** Which model a process is for, and its limits. */
export type ProcessOptions = {
  /** What people call the model. */
  name: string;
  file: string;
  windowTokens: number;
  /** How long it stays when nobody asks, in milliseconds. */
  idleMs: number;
  /** How long it may take to be there, in milliseconds. */
  startMs: number;
};

/** How a process has ended: of itself, because nobody asked or its parent wanted it to, or by a failure. */
type End = 'by itself' | ModelProcessError;

/** A process that answers. */
export type ModelProcess = {
  /** How it is reached. */
  agent: Agent;
  ended: Promise<End>;
  /** Lets it end when nobody has asked for so many milliseconds. */
  setIdle: (milliseconds: number) => void;
  /** Ends it, if need be by force, and waits until it has ended. */
  stop: () => Promise<End>;
};

const PROBLEMS: Readonly<Record<LoadProblem, (name: string, file: string) => string>> = {
  'no-binary': (name) =>
    `The model ${name} cannot be run on this machine: node-llama-cpp has no program for it. Install the optional packages (npm install), or use a model server.`,
  memory: (name) =>
    `This machine has too little free memory for the model ${name}. Choose a smaller one with npm run model.`,
  socket: (name) =>
    `The process of the model ${name} cannot be reached at a socket in ${tmpdir()}. Set TMPDIR to a folder with a short path, such as /tmp.`,
  file: (name, file) =>
    `The file of the model ${name} (${file}) could not be loaded. Fetch it again with npm run model.`,
};

function spawnProgram(task: ModelTask): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', PROGRAM, JSON.stringify(task)];
  return spawn(process.execPath, args, { env: inheritedEnv(), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

/** Collects the end of what a process writes. */
function endOfOutput(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-SAID_CHARACTERS);
  });
  return () => (text.trim() ? ` It said: ${text.trim()}` : '');
}

function failureOf(name: string, code: unknown, signal: unknown, said: string): ModelProcessError {
  const what =
    signal === 'SIGKILL'
      ? 'was killed, as happens when a machine runs out of memory'
      : `broke down (${signal ?? `exit code ${code}`})`;
  return new ModelProcessError(
    `The process of the model ${name} ${what}. It is started again for the next request.${said}`,
    false,
  );
}

/** Waits until a process has ended. */
async function endOf(child: ChildProcess, name: string): Promise<End> {
  const said = endOfOutput(child);
  try {
    const [code, signal] = await once(child, 'exit');
    // What it wrote last may still be on its way.
    if (child.stderr) await Promise.race([finished(child.stderr), sleep(LAST_WORDS_MS)]);
    return code === 0 ? 'by itself' : failureOf(name, code, signal, said());
  } catch (error) {
    return failureOf(name, undefined, error, said());
  }
}

/** What is said to whoever waits for a model that is ended. */
export const wasEnded = (name: string): ModelProcessError =>
  new ModelProcessError(`The process of the model ${name} was ended.`, false);

/** What keeps a model from being used, by the first word of its process; undefined where nothing does. */
function startFailure(
  word: ModelMessage | 'late' | 'stopped' | End,
  { name, file, startMs }: ProcessOptions,
): ModelProcessError | undefined {
  if (word instanceof ModelProcessError) return word;
  if (word === 'stopped') return wasEnded(name);
  if (word === 'late' || word === 'by itself') {
    const sentence = `The model ${name} was not loaded within ${startMs / 1000} seconds.`;
    return new ModelProcessError(sentence, false);
  }
  if ('isReady' in word) return undefined;
  const sentence = PROBLEMS[word.problem](name, file);
  return new ModelProcessError(`${sentence} (${word.detail})`, true);
}

/**
 * Starts a process that loads a model, and waits until it answers. It ends with this one at the latest, and when nobody
 * asks (docs/decisions/0068).
 * @param signal when aborted, it is not waited for any longer, and ended; one that answers already stays
 * @throws ModelProcessError when it does not come to answer
 */
export async function startModelProcess(options: ProcessOptions, signal: AbortSignal): Promise<ModelProcess> {
  const { name, file, windowTokens, idleMs, startMs } = options;
  // Only its owner may enter: the socket has no other lock.
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  const socket = path.join(folder, 'http');
  const child = spawnProgram({ file, windowTokens, idleMs, socket });
  const ended = endOf(child, name);
  // A process that was killed leaves it behind.
  ended.then(() => rm(folder, { recursive: true, force: true }));

  async function stop(): Promise<End> {
    // It takes this for the end of its parent.
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    const end = await ended;
    clearTimeout(timer);
    return end;
  }

  const word = await Promise.race([
    once(child, 'message').then(
      ([message]) => message as ModelMessage,
      () => ended,
    ),
    ended,
    sleep(startMs, 'late' as const, { ref: false, signal }).catch(() => 'stopped' as const),
  ]);
  const failure = startFailure(word, options);
  if (failure) {
    child.kill('SIGKILL');
    await ended;
    throw failure;
  }
  // From here on it keeps nobody from ending.
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  return {
    // Each request has a connection of its own; how long an answer may take is the client's business.
    agent: new Agent({ connect: { socketPath: socket }, pipelining: 0, headersTimeout: 0, bodyTimeout: 0 }),
    ended,
    setIdle: (milliseconds) => {
      if (child.connected) child.send({ idleMs: milliseconds }, () => undefined);
    },
    stop,
  };
}
