import { ReadableStream } from 'node:stream/web';
import { fetch as fetchWith } from 'undici';
import { type ModelProcess, type ProcessOptions, startModelProcess, wasEnded } from './model-process.ts';

/** How long a model that is no longer selected stays for the next request of an article that was begun with it. */
const UNSELECTED_IDLE_MS = 5000;

/** A model in a process that is started by the first request. */
export type LocalModel = {
  /** Sends a request to it. Rejects with ModelProcessError, also while the answer is read; with the signal's reason. */
  fetch: typeof globalThis.fetch;
  /** Lets it go as soon as what was begun with it is done. */
  retire: () => void;
  /** Ends it; whoever waits for an answer is told, and so is whoever asks afterwards. */
  stop: () => Promise<void>;
};

/** Waits for something, but no longer than until the signal is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  signal?.throwIfAborted();
  let callOff = () => {};
  const aborted = new Promise<never>((_, reject) => {
    callOff = () => reject(signal?.reason);
    signal?.addEventListener('abort', callOff);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal?.removeEventListener('abort', callOff);
  }
}

/** The model of a file, in a process that runs while it is asked something, and for a while afterwards. */
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
    if (stopping.signal.aborted) throw wasEnded(options.name);
    running ??= start().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  }

  /** The body of an answer; says what became of the process where it breaks off. */
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
      throw end === 'by itself' ? wasEnded(options.name) : end;
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
      if (end !== 'by itself') throw end;
      if (triesLeft === 0) throw wasEnded(options.name);
      // It had waited long enough just when this request was sent.
      return send(url, init, triesLeft - 1);
    }
  }

  return {
    fetch: (url, init = {}) => send(String(url), init, 1),
    retire: () => {
      idleMs = UNSELECTED_IDLE_MS;
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
