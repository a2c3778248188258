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

/** Path of the program from the project's folder. */
const PROGRAM = 'lib/models/local/process.ts';

/** Time for a process to exit before it is killed, in ms. */
const GRACE_MS = 5000;

/** Time to wait for the end of a process's output, in ms. */
const OUTPUT_MS = 500;

/** Characters of a process's output in error messages. */
const OUTPUT_CHARACTERS = 2000;

/** The model of a process, and its limits. */
export type ProcessOptions = {
  /** Display name of the model. */
  name: string;
  file: string;
  windowTokens: number;
  /** Idle timeout, in ms. */
  idleMs: number;
  /** Start timeout, in ms. */
  startMs: number;
};

/** How a process ended: it exited when idle or stopped, or it failed. */
type End = 'exited' | ModelProcessError;

/** A running process that accepts requests. */
export type ModelProcess = {
  /** Connects to it. */
  agent: Agent;
  ended: Promise<End>;
  /** Changes its idle timeout, in ms. */
  setIdle: (milliseconds: number) => void;
  /** Stops it, if necessary by force. */
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
    `The file of the model ${name} (${file}) could not be loaded. Download it again with npm run model.`,
};

function spawnProgram(task: ModelTask): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', PROGRAM, JSON.stringify(task)];
  return spawn(process.execPath, args, { env: inheritedEnv(), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

/** Collects the end of a process's standard error. */
function endOfOutput(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-OUTPUT_CHARACTERS);
  });
  return () => (text.trim() ? ` Its output: ${text.trim()}` : '');
}

function failureOf(name: string, code: unknown, signal: unknown, output: string): ModelProcessError {
  const what =
    signal === 'SIGKILL'
      ? 'was killed, as happens when a machine runs out of memory'
      : `crashed (${signal ?? `exit code ${code}`})`;
  return new ModelProcessError(
    `The process of the model ${name} ${what}. The next request starts it again.${output}`,
    false,
  );
}

/** Waits until a process ends. */
async function endOf(child: ChildProcess, name: string): Promise<End> {
  const output = endOfOutput(child);
  try {
    const [code, signal] = await once(child, 'exit');
    if (child.stderr) await Promise.race([finished(child.stderr), sleep(OUTPUT_MS)]);
    return code === 0 ? 'exited' : failureOf(name, code, signal, output());
  } catch (error) {
    return failureOf(name, undefined, error, output());
  }
}

/** The error for requests to a stopped process. */
export const stoppedError = (name: string): ModelProcessError =>
  new ModelProcessError(`The process of the model ${name} was stopped.`, false);

/** Why a process did not start, by its first message; undefined if it did. */
function startFailure(
  first: ModelMessage | 'late' | 'stopped' | End,
  { name, file, startMs }: ProcessOptions,
): ModelProcessError | undefined {
  if (first instanceof ModelProcessError) return first;
  if (first === 'stopped') return stoppedError(name);
  if (first === 'late' || first === 'exited') {
    const sentence = `The model ${name} was not loaded within ${startMs / 1000} seconds.`;
    return new ModelProcessError(sentence, false);
  }
  if ('isReady' in first) return undefined;
  const sentence = PROBLEMS[first.problem](name, file);
  return new ModelProcessError(`${sentence} (${first.detail})`, true);
}

/**
 * Starts a process that loads a model, and waits until it accepts requests. It exits when idle, and with this process at
 * the latest (docs/decisions/0068).
 * @param signal aborts the start
 * @throws ModelProcessError when it does not start
 */
export async function startModelProcess(options: ProcessOptions, signal: AbortSignal): Promise<ModelProcess> {
  const { name, file, windowTokens, idleMs, startMs } = options;
  // Only its owner may enter, which protects the socket.
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  const socket = path.join(folder, 'http');
  const child = spawnProgram({ file, windowTokens, idleMs, socket });
  const ended = endOf(child, name);
  // A killed process leaves it behind.
  ended.then(() => rm(folder, { recursive: true, force: true }));

  async function stop(): Promise<End> {
    // To the process this looks as if its parent had ended.
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    const end = await ended;
    clearTimeout(timer);
    return end;
  }

  const first = await Promise.race([
    once(child, 'message').then(
      ([message]) => message as ModelMessage,
      () => ended,
    ),
    ended,
    sleep(startMs, 'late' as const, { ref: false, signal }).catch(() => 'stopped' as const),
  ]);
  const failure = startFailure(first, options);
  if (failure) {
    child.kill('SIGKILL');
    await ended;
    throw failure;
  }
  // From here on it does not keep this process alive.
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  return {
    // One connection per request, without timeouts: the client has its own.
    agent: new Agent({ connect: { socketPath: socket }, pipelining: 0, headersTimeout: 0, bodyTimeout: 0 }),
    ended,
    setIdle: (milliseconds) => {
      if (child.connected) child.send({ idleMs: milliseconds }, () => undefined);
    },
    stop,
  };
}
