import { ApiError, requestJson } from '@/lib/http/client';
import type { GenerationSummary } from '@/lib/writing/events/schema';
import { type EndEvent, readEvents, type ToldEvent } from './generation-events.ts';
import type { Network } from './network.ts';
import { openStream } from './open-stream.ts';

/** The server could not be reached for so long that somebody has to decide. */
export class LostContactError extends Error {
  constructor() {
    super('The server cannot be reached');
    this.name = 'LostContactError';
  }
}

/** Streams that may break one after the other before the list of generations is asked instead. */
const MAX_BREAKS = 5;

/** Times that the list may be out of reach after that. */
const MAX_MISSES = 4;

/** Waits between tries, in ms. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Refusals that pass: the server is busy, or not there at the moment. */
const PASSING = new Set([408, 425, 429]);

/** How far a generation has been followed. */
export type Followed = { id: string | null; seq: number };

/** What following takes. */
export type FollowOptions = {
  /** A stream that is open already, as the answer to the request for the blog. */
  first?: Response;
  from: Followed;
  onEvent: (told: ToldEvent) => void;
  onContact: (contact: 'open' | 'lost') => void;
  signal: AbortSignal;
  network: Network;
};

/** The generations of this browser, as GET /api/generations gives them; throws what `requestJson` throws. */
export function listGenerations(signal?: AbortSignal): Promise<GenerationSummary[]> {
  return requestJson<GenerationSummary[]>('/api/generations', { signal });
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !PASSING.has(error.status);
}

const pauseAfter = (breaks: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** breaks);

function openLog({ id, seq }: Followed, signal: AbortSignal): Promise<Response> {
  return openStream(`/api/generations/${id}/events?after=${seq}`, {
    headers: { 'Last-Event-ID': String(seq) },
    signal,
  });
}

/** Reads one stream as far as it goes; gives the generation's end when it is there. */
async function readOne(
  followed: Followed,
  first: Response | undefined,
  { onEvent, onContact, signal, network }: FollowOptions,
): Promise<EndEvent | null> {
  const cut = new AbortController();
  const stopListening = network.onDown(() => cut.abort(new TypeError('The network is down')));
  const until = AbortSignal.any([signal, cut.signal]);
  try {
    const response = first ?? (await openLog(followed, until));
    onContact('open');
    for await (const told of readEvents(response, until)) {
      if (told.seq !== null) followed.seq = told.seq;
      if (told.event.type === 'accepted') followed.id = told.event.generationId;
      onEvent(told);
      if (told.event.type === 'done' || told.event.type === 'failed') return told.event;
    }
    return null;
  } finally {
    stopListening();
  }
}

/** How a generation ended by the list, which knows no reasons; null while it is under way. */
async function askList(id: string | null, signal: AbortSignal): Promise<EndEvent | null> {
  const run = (await listGenerations(signal)).find((each) => each.id === id);
  if (run?.status === 'succeeded' && run.blogId) {
    return { type: 'done', id: run.blogId, unreadableSources: [] };
  }
  if (run?.status === 'queued' || run?.status === 'running') return null;
  return {
    type: 'failed',
    status: 503,
    code: 'unavailable',
    message: 'This blog was not written. Please try again.',
  };
}

/** How long a generation that has ended may take to say so, in ms. */
const END_PATIENCE_MS = 10_000;

/**
 * The blog of a generation that ended too long ago to be listed; null when there is none, or none for this browser.
 * @throws what `fetch` throws when the server cannot be reached; ApiError when it is busy
 */
export async function blogOfEnded(id: string): Promise<string | null> {
  const signal = AbortSignal.timeout(END_PATIENCE_MS);
  try {
    for await (const { event } of readEvents(await openLog({ id, seq: 0 }, signal), signal)) {
      if (event.type === 'done') return event.id || null;
    }
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
  return null;
}

/** The error unless it is one of the connection, after which another try is worth it. */
function throwIfFinal(error: unknown, { signal }: FollowOptions): void {
  signal.throwIfAborted();
  if (isFinal(error)) throw error;
}

/**
 * Follows a generation to its end over broken connections, telling each event once.
 * @throws LostContactError when neither its stream nor the list of generations can be reached; ApiError when it is
 *   refused; TypeError when the connection broke before the generation had an id; the signal's reason
 */
export async function followRun(options: FollowOptions): Promise<EndEvent> {
  const { onContact, signal, network } = options;
  const followed = options.from;
  let { first } = options;
  let breaks = 0;
  let misses = 0;
  for (;;) {
    const before = followed.seq;
    try {
      const end = await readOne(followed, first, options);
      if (end) return end;
    } catch (error) {
      throwIfFinal(error, options);
    }
    first = undefined;
    if (followed.id === null) throw new TypeError('The connection broke before the answer');
    if (followed.seq > before) breaks = 0;
    onContact('lost');
    await network.pause(pauseAfter(breaks), signal);
    if (network.isDown()) continue;
    breaks += 1;
    if (breaks < MAX_BREAKS) continue;
    try {
      const end = await askList(followed.id, signal);
      if (end) return end;
      misses = 0;
    } catch (error) {
      throwIfFinal(error, options);
      misses += 1;
      if (misses >= MAX_MISSES) throw new LostContactError();
    }
  }
}
