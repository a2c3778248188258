import { ApiError } from '@/lib/http/client.ts';
import type { Network } from './network.ts';

/** Thrown after the last try to reach the server: the user has to decide whether to try again. */
export class LostContactError extends Error {
  constructor() {
    super('The server cannot be reached');
    this.name = 'LostContactError';
  }
}

/** Streams that may break one after the other before `ask` is called instead. */
const MAX_BREAKS = 5;

/** Times that `ask` may fail after that. */
const MAX_MISSES = 4;

/** Waits between tries, in ms. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Statuses below 500 that are worth another try. */
const PASSING = new Set([408, 425, 429]);

/** Whether the server is reached or not. */
export type Contact = 'open' | 'lost';

/** The options of `followStream`. */
export type StreamToFollow<End> = {
  /** A stream that is open already, as the answer to the request that began the work. */
  first?: Response;
  /** Opens the stream again after what was read of it; what it throws is judged as a broken connection or a refusal. */
  open: (signal: AbortSignal) => Promise<Response>;
  /** Reads one stream as far as it goes; gives the end when it is there. */
  read: (response: Response, signal: AbortSignal) => Promise<End | null>;
  /** Asks without a stream how it ended; null while it goes on. */
  ask: (signal: AbortSignal) => Promise<End | null>;
  /** How much has been read so far; more than before means that the connection works. */
  progress: () => number;
  onContact: (contact: Contact) => void;
  signal: AbortSignal;
  network: Network;
};

/** Whether another try would fail in the same way. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !PASSING.has(error.status);
}

const pauseAfter = (breaks: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** breaks);

async function readOne<End>(
  { open, read, onContact, signal, network }: StreamToFollow<End>,
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

/** Throws the signal's reason, and an error after which another try would be in vain. */
function throwIfFinal(error: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  if (isFinal(error)) throw error;
}

/**
 * Follows a stream to its end over broken connections.
 * @param canReopen whether there is a stream to open again; where there is none, a break is the end
 * @throws LostContactError when neither the stream nor `ask` can be reached; ApiError when it is refused; TypeError when
 *   the connection broke for good; the signal's reason
 */
export async function followStream<End>(
  stream: StreamToFollow<End>,
  canReopen: () => boolean = () => true,
): Promise<End> {
  const { onContact, signal, network } = stream;
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
    if (!canReopen()) throw new TypeError('The connection broke before the answer');
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
