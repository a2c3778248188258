import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch as fetchWith } from 'undici';
import { inheritedEnv } from '../../env.ts';
import { ModelProcessError } from '../connection.ts';
import type { LoadProblem, ModelMessage, ModelTask } from './process.ts';

const PROGRAM = 'lib/models/local/process.ts';

/** Time for a process to exit before it is killed, in ms. */
const GRACE_MS = 5000;

/** Time to wait for the end of a process's output, in ms. */
const OUTPUT_MS = 500;

/** Characters of a process's output in error messages. */
const OUTPUT_CHARACTERS = 2000;

/** Idle timeout of a model that is no longer selected, in ms; an article may still need it. */
const RETIRED_IDLE_MS = 5000;

/** A model file and its limits; `name` is for display, `startMs` and `idleMs` are timeouts. */
type LocalModelOptions = Omit<ModelTask, 'socket'> & { name: string; startMs: number };

/** How a process ended: it exited when idle or stopped, or it failed. */
type End = 'exited' | ModelProcessError;

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

function failureOf(name: string, code: unknown, signal: unknown, output: string): ModelProcessError {
  const what =
    signal === 'SIGKILL'
      ? 'was killed, as happens when a machine runs out of memory'
      : `crashed (${signal ?? `exit code ${code}`})`;
  const sentence = `The process of the model ${name} ${what}. The next request starts it again.`;
  return new ModelProcessError(output.trim() ? `${sentence} Its output: ${output.trim()}` : sentence, false);
}

/** Waits until a process ends. */
async function endOf(child: ChildProcess, name: string): Promise<End> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_CHARACTERS);
  });
  try {
    const [code, signal] = await once(child, 'exit');
    if (child.stderr) await Promise.race([finished(child.stderr), sleep(OUTPUT_MS)]);
    return code === 0 ? 'exited' : failureOf(name, code, signal, output);
  } catch (error) {
    return failureOf(name, undefined, error, output);
  }
}

const stoppedError = (name: string) => new ModelProcessError(`The process of the model ${name} was stopped.`, false);

/** Why a process did not start, by its first message; undefined if it did. */
function startFailure(
  first: ModelMessage | 'late' | 'stopped' | End,
  { name, file, startMs }: LocalModelOptions,
): ModelProcessError | undefined {
  if (first instanceof ModelProcessError) return first;
  if (first === 'stopped') return stoppedError(name);
  if (first === 'late' || first === 'exited') {
    return new ModelProcessError(`The model ${name} was not loaded within ${startMs / 1000} seconds.`, false);
  }
  if ('isReady' in first) return undefined;
  return new ModelProcessError(`${PROBLEMS[first.problem](name, file)} (${first.detail})`, true);
}

/** A running process that accepts requests. */
type ModelProcess = Awaited<ReturnType<typeof startModelProcess>>;

/**
 * Starts a process that loads a model, and waits until it accepts requests. It exits when idle, and with this process at
 * the latest (docs/decisions/0068).
 * @param signal aborts the start
 * @throws ModelProcessError when it does not start
 */
async function startModelProcess(options: LocalModelOptions, signal: AbortSignal) {
  const { name, startMs, ...limits } = options;
  // Only its owner may enter, which protects the socket.
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  const task: ModelTask = { ...limits, socket: path.join(folder, 'http') };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, JSON.stringify(task)], {
    env: inheritedEnv(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = endOf(child, name);
  // A killed process leaves it behind.
  ended.then(() => rm(folder, { recursive: true, force: true }));
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
    agent: new Agent({ connect: { socketPath: task.socket }, pipelining: 0, headersTimeout: 0, bodyTimeout: 0 }),
    ended,
    /** Changes its idle timeout, in ms. */
    setIdle: (idleMs: number) => {
      if (child.connected) child.send({ idleMs }, () => undefined);
    },
    /** Stops it, if necessary by force. */
    stop: async (): Promise<End> => {
      // To the process this looks as if its parent had ended.
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      return ended.finally(() => clearTimeout(timer));
    },
  };
}

/** Rejects with the signal's reason as soon as it is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

export type LocalModel = ReturnType<typeof createLocalModel>;

/** A model in a child process, which the first request starts and which runs until it is idle. */
export function createLocalModel(options: LocalModelOptions) {
  let { idleMs } = options;
  let running: Promise<ModelProcess> | undefined;
  const stopping = new AbortController();

  async function start(): Promise<ModelProcess> {
    const forget = () => {
      running = undefined;
    };
    try {
      const process = await startModelProcess({ ...options, idleMs }, stopping.signal);
      process.ended.then(forget);
      return process;
    } catch (error) {
      forget();
      throw error;
    }
  }

  function started(): Promise<ModelProcess> {
    if (stopping.signal.aborted) throw stoppedError(options.name);
    running ??= start();
    return running;
  }

  /** The body of an answer; throws the process's error when it breaks off. */
  async function* bodyOf(body: AsyncIterable<Uint8Array>, process: ModelProcess, signal?: AbortSignal | null) {
    try {
      yield* body;
    } catch {
      signal?.throwIfAborted();
      const end = await process.stop();
      throw end === 'exited' ? stoppedError(options.name) : end;
    }
  }

  async function send(url: string, init: RequestInit, isRetry = false): Promise<Response> {
    const { signal } = init;
    const process = await (signal ? unlessAborted(started(), signal) : started());
    try {
      const request = { ...init, dispatcher: process.agent } as Parameters<typeof fetchWith>[1];
      const { body, status, headers } = await fetchWith(url, request);
      const answer = body && ReadableStream.from(bodyOf(body, process, signal));
      return new Response(answer as BodyInit | null, { status, headers: [...headers] });
    } catch {
      signal?.throwIfAborted();
      const end = await process.stop();
      if (end !== 'exited') throw end;
      if (isRetry) throw stoppedError(options.name);
      // The process reached its idle timeout just as this request was sent.
      return send(url, init, true);
    }
  }

  /** Calls a function with the running process, if it starts. */
  const withRunning = async (act: (process: ModelProcess) => unknown): Promise<void> => {
    await running?.then(act, () => undefined);
  };

  return {
    /** Sends a request. Rejects with ModelProcessError, even while the answer is read, or with the signal's reason. */
    fetch: (url: Parameters<typeof fetch>[0], init: RequestInit = {}) => send(String(url), init),
    /** Stops the process once the articles that use it are done. */
    retire: () => {
      idleMs = RETIRED_IDLE_MS;
      void withRunning(({ setIdle }) => setIdle(idleMs));
    },
    /** Stops the process; pending and later requests reject. */
    stop: () => {
      stopping.abort();
      return withRunning(({ stop }) => stop());
    },
  };
}
