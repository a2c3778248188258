import { ReadableStream } from 'node:stream/web';
import { fetch as fetchWith } from 'undici';
import { type ModelProcess, type ProcessOptions, startModelProcess, stoppedError } from './model-process.ts';

/** Idle timeout of a model that is no longer selected; an article may still need it. */
const RETIRED_IDLE_MS = 5000;

/** A model in a child process, which the first request starts. */
export type LocalModel = {
  /** Sends a request. Rejects with ModelProcessError, even while the answer is read, or with the signal's reason. */
  fetch: typeof globalThis.fetch;
  /** Stops the process once the articles that use it are done. */
  retire: () => void;
  /** Stops the process; pending and later requests reject. */
  stop: () => Promise<void>;
};

/** Rejects with the signal's reason as soon as it is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  signal?.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

/** A local model whose process runs on demand, until it is idle. */
export function createLocalModel(options: ProcessOptions): LocalModel {
  let { idleMs } = options;
  let running: Promise<ModelProcess> | undefined;
  const stopping = new AbortController();

  async function start(): Promise<ModelProcess> {
    const process = await startModelProcess({ ...options, idleMs }, stopping.signal);
    process.ended.then(() => {
      running = undefined;
    });
    return process;
  }

  function started(): Promise<ModelProcess> {
    if (stopping.signal.aborted) throw stoppedError(options.name);
    running ??= start().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  }

  /** The body of an answer; throws the process's error when it breaks off. */
  async function* bodyOf(
    body: AsyncIterable<Uint8Array>,
    process: ModelProcess,
    signal: AbortSignal | null | undefined,
  ): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch {
      signal?.throwIfAborted();
      const end = await process.stop();
      throw end === 'exited' ? stoppedError(options.name) : end;
    }
  }

  async function send(url: string, init: RequestInit, triesLeft: number): Promise<Response> {
    const { signal } = init;
    const process = await unlessAborted(started(), signal);
    try {
      const request = { ...init, dispatcher: process.agent } as Parameters<typeof fetchWith>[1];
      const { body, status, headers } = await fetchWith(url, request);
      const answer = body && ReadableStream.from(bodyOf(body, process, signal));
      return new Response(answer as BodyInit | null, { status, headers: [...headers] });
    } catch {
      signal?.throwIfAborted();
      const end = await process.stop();
      if (end !== 'exited') throw end;
      if (triesLeft === 0) throw stoppedError(options.name);
      // The process reached its idle timeout just as this request was sent.
      return send(url, init, triesLeft - 1);
    }
  }

  return {
    fetch: (url, init = {}) => send(String(url), init, 1),
    retire: () => {
      idleMs = RETIRED_IDLE_MS;
      running?.then(
        ({ setIdle }) => setIdle(idleMs),
        () => undefined,
      );
    },
    stop: async () => {
      stopping.abort();
      await running?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    },
  };
}
