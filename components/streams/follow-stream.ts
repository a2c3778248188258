import { ApiError } from '@/lib/http/client.ts';

/** Network status, and a pause between retries. */
export type Network = {
  isDown: () => boolean;
  /** Calls `listener` when the network goes down; returns its removal. */
  onDown: (listener: () => void) => () => void;
  /** Resolves after `ms` or when the network is back; rejects with the signal's reason. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Backoff without a network, in ms: its return also ends the pause. */
const DOWN_MS = 30_000;

export const isOffline = () => navigator.onLine === false;

const BROWSER_NETWORK: Network = {
  isDown: isOffline,
  onDown: (listener) => {
    window.addEventListener('offline', listener);
    return () => window.removeEventListener('offline', listener);
  },
  pause: (ms, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => reject(signal.reason);
    const resume = () => resolve();
    const timer = setTimeout(resume, isOffline() ? DOWN_MS : ms);
    window.addEventListener('online', resume, { once: true });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    return promise.finally(() => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', stop);
    });
  },
};

/** Thrown after the last retry. */
export class LostContactError extends Error {
  constructor() {
    super('The server is unreachable');
    this.name = 'LostContactError';
  }
}

/** Broken streams in a row before `ask` is called. */
const MAX_BREAKS = 5;

/** Failures of `ask` before contact is lost. */
const MAX_MISSES = 4;

/** Backoff, in ms. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Statuses below 500 worth a retry. */
const PASSING = new Set([408, 425, 429]);

export type Contact = 'open' | 'lost';

export type StreamToFollow<End> = {
  /** A stream already open: the answer to the request that started the work. */
  first?: Response;
  /** Reopens the stream after the last event read. */
  open: (signal: AbortSignal) => Promise<Response>;
  /** Reads one stream; resolves to the end if it is there. */
  read: (response: Response, signal: AbortSignal) => Promise<End | null>;
  /** Reads the end without a stream; null while the work continues. */
  ask: (signal: AbortSignal) => Promise<End | null>;
  /** Grows with each event read: the connection works. */
  progress: () => number;
  onContact: (contact: Contact) => void;
  signal: AbortSignal;
  /** Only tests have their own. */
  network?: Network;
};

/** Whether a retry would fail again. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !PASSING.has(error.status);
}

const pauseAfter = (breaks: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** breaks);

async function readOne<End>(
  { open, read, onContact, signal, network = BROWSER_NETWORK }: StreamToFollow<End>,
  first: Response | undefined,
): Promise<End | null> {
  const cut = new AbortController();
  const stopListening = network.onDown(() => cut.abort(new TypeError('The network is down')));
  const until = AbortSignal.any([signal, cut.signal]);
  try {
    const response = first ?? (await open(until));
    onContact('open');
    return await read(response, until);
  } finally {
    stopListening();
  }
}

function throwIfFinal(error: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  if (isFinal(error)) throw error;
}

/**
 * Follows a stream to its end across broken connections.
 * @param canReopen false when a break is final
 * @throws LostContactError after the last retry; ApiError for a refusal; TypeError for a final break; the signal's
 *   reason
 */
export async function followStream<End>(
  stream: StreamToFollow<End>,
  canReopen: () => boolean = () => true,
): Promise<End> {
  const { onContact, signal, network = BROWSER_NETWORK } = stream;
  let { first } = stream;
  let breaks = 0;
  let misses = 0;
  for (;;) {
    const before = stream.progress();
    try {
      const end = await readOne(stream, first);
      if (end) return end;
    } catch (error) {
      throwIfFinal(error, signal);
    }
    first = undefined;
    if (!canReopen()) throw new TypeError('The connection broke before the response');
    if (stream.progress() > before) breaks = 0;
    onContact('lost');
    await network.pause(pauseAfter(breaks), signal);
    if (network.isDown()) continue;
    breaks += 1;
    if (breaks < MAX_BREAKS) continue;
    try {
      const end = await stream.ask(signal);
      if (end) return end;
      misses = 0;
    } catch (error) {
      throwIfFinal(error, signal);
      misses += 1;
      if (misses >= MAX_MISSES) throw new LostContactError();
    }
  }
}
