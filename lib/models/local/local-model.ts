import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { inheritedEnv } from '../../env.ts';
import { note } from '../../messages/catalogue.ts';
import { unlessAborted } from '../../unless-aborted.ts';
import { ModelProcessError } from '../connection.ts';
import type { ModelMessage, ModelTask, ParentMessage } from './process.ts';

const PROGRAM = 'lib/models/local/process.ts';

const OUTPUT_MS = 500;

const OUTPUT_CHARACTERS = 2000;

const RETIRED_IDLE_MS = 5000;

/** A model file and its limits; `name` is for display, `startMs` and `idleMs` are timeouts. */
type LocalModelOptions = ModelTask & { name: string; startMs: number; idleMs: number };

type End = 'exited' | ModelProcessError;

function describeExit(name: string, code: unknown, signal: unknown): string {
  if (signal === 'SIGKILL') return note('models.process.killed', { name });
  if (signal) return note('models.process.crashed', { name, reason: String(signal) });
  return note('models.process.exited', { name, code: String(code) });
}

function exitFailure(name: string, code: unknown, signal: unknown, output: string): ModelProcessError {
  const problem = describeExit(name, code, signal);
  const printed = output.trim();
  const reason = printed ? note('models.process.withOutput', { problem, output: printed }) : problem;
  return new ModelProcessError(reason, false);
}

async function awaitExit(child: ChildProcess, name: string): Promise<End> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_CHARACTERS);
  });
  try {
    const [code, signal] = await once(child, 'exit');
    if (child.stderr) await Promise.race([finished(child.stderr), sleep(OUTPUT_MS)]);
    return code === 0 ? 'exited' : exitFailure(name, code, signal, output);
  } catch (error) {
    return exitFailure(name, undefined, error, output);
  }
}

const stoppedError = (name: string) => new ModelProcessError(note('models.process.stopped', { name }), false);

function startFailure(first: ModelMessage | 'late' | 'stopped' | End, { name, file, startMs }: LocalModelOptions) {
  if (first instanceof ModelProcessError) return first;
  if (first === 'stopped') return stoppedError(name);
  if (first === 'late' || first === 'exited') {
    return new ModelProcessError(note('models.process.late', { name, seconds: startMs / 1000 }), false);
  }
  if (!('problem' in first)) return undefined;
  const { problem, detail } = first;
  return new ModelProcessError(note(`models.process.${problem}`, { name, file, detail }), true);
}

type ModelProcess = Awaited<ReturnType<typeof startModelProcess>>;

/** Starts a process that loads a model (docs/decisions/0068). @throws ModelProcessError when it does not start */
async function startModelProcess(options: LocalModelOptions, signal: AbortSignal) {
  const { name, file, windowTokens, startMs } = options;
  const task = JSON.stringify({ file, windowTokens } satisfies ModelTask);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, task], {
    env: inheritedEnv(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = awaitExit(child, name);
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
  // From here on only an open request keeps this process alive.
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  let open = 0;
  const send = (message: ParentMessage) => child.connected && child.send(message, () => undefined);

  async function stop(): Promise<End> {
    // To the process this looks as if its parent had ended.
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    return ended.finally(() => clearTimeout(timer));
  }

  /** The messages about one request. @throws ModelProcessError when the process ends first, or the signal's reason. */
  async function* ask(request: ParentMessage['request'], signal: AbortSignal | null | undefined) {
    const id = randomUUID();
    const messages = on(child, 'message', { close: ['disconnect'], ...(signal && { signal }) });
    open += 1;
    child.channel?.ref();
    try {
      if (send({ id, request })) {
        for await (const [message] of messages as AsyncIterable<[ModelMessage]>) {
          if (!('id' in message) || message.id !== id) continue;
          if ('isEnd' in message) return;
          yield message;
        }
      }
    } finally {
      open -= 1;
      if (open === 0) child.channel?.unref();
      send({ id });
      signal?.throwIfAborted();
    }
    const end = await stop();
    throw end === 'exited' ? stoppedError(name) : end;
  }

  return { ended, stop, ask };
}

export type LocalModel = ReturnType<typeof createLocalModel>;

/** A model in a child process, which the first request starts and which runs until it is idle. */
export function createLocalModel(options: LocalModelOptions) {
  let { idleMs } = options;
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<ModelProcess> | undefined;
  let stopped: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();

  async function start(): Promise<ModelProcess> {
    await stopped;
    return startModelProcess(options, stopping.signal);
  }

  function started(): Promise<ModelProcess> {
    if (stopping.signal.aborted) throw stoppedError(options.name);
    if (running) return running;
    const own = start();
    // A later one may have started since.
    const forget = () => {
      if (running === own) running = undefined;
    };
    own.then(({ ended }) => ended).then(forget, forget);
    running = own;
    return own;
  }

  function stopRunning(): Promise<unknown> {
    stopped = running?.then(({ stop }) => stop()).catch(() => undefined) ?? stopped;
    running = undefined;
    return stopped;
  }

  function watchIdle(): void {
    clearTimeout(timer);
    if (open === 0) timer = setTimeout(stopRunning, idleMs).unref();
  }

  async function* answerTo(init: RequestInit) {
    open += 1;
    clearTimeout(timer);
    try {
      const process = await (init.signal ? unlessAborted(started(), init.signal) : started());
      yield* process.ask(JSON.parse(String(init.body)), init.signal);
    } finally {
      open -= 1;
      watchIdle();
    }
  }

  async function* eventStream(first: object, answer: ReturnType<typeof answerTo>) {
    const encode = (data: string) => new TextEncoder().encode(`data: ${data}\n\n`);
    yield encode(JSON.stringify(first));
    for await (const message of answer) if ('event' in message) yield encode(JSON.stringify(message.event));
    yield encode('[DONE]');
  }

  return {
    /** Sends a request. Rejects with ModelProcessError, even while the answer is read, or with the signal's reason. */
    fetch: async (_url: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
      const answer = answerTo(init);
      const { value: first } = await answer.next();
      if (first && 'event' in first) {
        const body = ReadableStream.from(eventStream(first.event, answer)) as BodyInit;
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
      }
      await answer.return();
      const body = first && 'refusal' in first ? first.refusal : null;
      return new Response(body, { status: 400, headers: { 'Content-Type': 'application/json' } });
    },
    /** Stops the process once the articles that use it are done. */
    retire: () => {
      idleMs = RETIRED_IDLE_MS;
      watchIdle();
    },
    /** Stops the process; pending and later requests reject. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await stopRunning();
    },
  };
}
