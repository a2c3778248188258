import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiError, inPageLanguage, requestJson } from '@/lib/http/client.ts';
import type {
  BatchEvent,
  BatchState,
  GenerationEvent,
  GenerationSummary,
  QueuedEvent,
} from '@/lib/writing/runs/schema.ts';

/** Requests server-sent events from our API. @throws ApiError; what `fetch` throws */
export async function openStream(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...options,
    credentials: 'include',
    cache: 'no-store',
    headers: { ...inPageLanguage(), ...options.headers, Accept: 'text/event-stream' },
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}

/** `seq` is null when it is not in a log. */
export type StreamedEvent = { seq: number | null; event: { type: string } };

/** Idle timeout in ms; the server's heartbeat comes every 15 s. */
const IDLE_TIMEOUT_MS = 40_000;

/** Parses an event; null for unknown data of a newer server. */
function parseEvent({ id = '', data }: EventSourceMessage): StreamedEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    const isEvent = typeof event === 'object' && event !== null && 'type' in event;
    return isEvent ? { seq: id === '' ? null : Number(id), event: event as StreamedEvent['event'] } : null;
  } catch {
    return null;
  }
}

/** @throws the signal's reason; TypeError when the connection breaks or idles */
export async function* readEvents({ body }: Response, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  if (!body) return;
  const idle = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(new TypeError('The stream timed out')), IDLE_TIMEOUT_MS);
  };
  const messages = body
    .pipeThrough(new TextDecoderStream(), { signal: AbortSignal.any([signal, idle.signal]) })
    .pipeThrough(new EventSourceParserStream({ onComment: restartTimer }))
    .getReader();
  restartTimer();
  try {
    for (;;) {
      const { done, value } = await messages.read();
      if (done) return;
      restartTimer();
      const streamed = parseEvent(value);
      if (streamed) yield streamed;
    }
  } finally {
    clearTimeout(timer);
    messages.cancel().catch(() => undefined);
  }
}

const isOffline = () => navigator.onLine === false;

/** Backoff without a network, in ms: its return also ends the pause. */
const DOWN_MS = 30_000;

/** Resolves after `ms`, or when the network is back; rejects with the signal's reason. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = new AbortController();
  const timer = setTimeout(resolve, isOffline() ? DOWN_MS : ms);
  window.addEventListener('online', () => resolve(), { signal: waiting.signal });
  signal.addEventListener('abort', () => resolve(), { signal: waiting.signal });
  if (!signal.aborted) await promise;
  clearTimeout(timer);
  waiting.abort();
  signal.throwIfAborted();
}

export class LostContactError extends Error {
  override name = 'LostContactError';
}

/** Failures in a row to open a stream before contact is lost. */
const MAX_MISSES = 9;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Statuses below 500 worth a retry. */
const PASSING = new Set([408, 425, 429]);

function throwIfFinal(error: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  if (error instanceof ApiError && error.status < 500 && !PASSING.has(error.status)) throw error;
}

type Follow = { onContact: (contact: 'open' | 'lost') => void; signal: AbortSignal };

type Stream<End> = Follow & {
  first?: Response | undefined;
  /** Address of the stream after an event; null while it has none, which makes a break final. */
  url: (after: number) => string | null;
  onEvent: (event: { type: string }) => End | null;
  /** Reads the end without the stream, which a proxy may buffer. */
  readEnd: () => Promise<End | null | undefined>;
};

async function followStream<End>({ first, url, onEvent, readEnd, onContact, signal }: Stream<End>): Promise<End> {
  let seen = 0;
  let misses = 0;

  async function read(opened?: Response): Promise<End | null> {
    const cut = new AbortController();
    const drop = () => cut.abort(new TypeError('The network is down'));
    window.addEventListener('offline', drop);
    const until = AbortSignal.any([signal, cut.signal]);
    try {
      const response = opened ?? (await openStream(url(seen) ?? '', { signal: until }));
      onContact('open');
      misses = 0;
      for await (const { seq, event } of readEvents(response, until)) {
        seen = seq ?? seen;
        const end = onEvent(event);
        if (end) return end;
      }
      return null;
    } finally {
      window.removeEventListener('offline', drop);
    }
  }

  let breaks = 0;
  for (let opened = first; ; opened = undefined) {
    const before = seen;
    const end = await read(opened).catch((error: unknown) => throwIfFinal(error, signal));
    if (end) return end;
    if (url(seen) === null) throw new TypeError('The connection broke before the response');
    if (seen > before) breaks = 0;
    onContact('lost');
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** breaks), signal);
    if (isOffline()) continue;
    const missed = seen === before && (await readEnd().catch(() => null));
    if (missed) return missed;
    breaks += 1;
    misses += 1;
    if (misses >= MAX_MISSES) throw new LostContactError();
  }
}

export type RunEvent = GenerationEvent | QueuedEvent;

export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

export const listGenerations = (signal?: AbortSignal) =>
  requestJson<GenerationSummary[]>('/api/generations', { signal });

type FollowRun = Follow & { id: string | null; first?: Response; onEvent: (event: RunEvent) => void };

/**
 * Follows a run to its end, with each event once.
 * @param id null until `first`, the response to its request, has it
 * @throws LostContactError; ApiError for a refusal; TypeError for a break before there is an id; the signal's reason
 */
export async function followRun({ id: known, onEvent, ...stream }: FollowRun): Promise<EndEvent> {
  let id = known;
  // The specification's response (spec §3).
  if (stream.first?.headers.get('Content-Type')?.startsWith('application/json')) {
    const end: EndEvent = { ...(await stream.first.json()), type: 'done' };
    onEvent(end);
    return end;
  }
  return followStream<EndEvent>({
    ...stream,
    url: (after) => id && `/api/generations/${id}/events?after=${after}`,
    onEvent: (streamed) => {
      const event = streamed as RunEvent;
      if (event.type === 'accepted') id = event.generationId;
      onEvent(event);
      return event.type === 'done' || event.type === 'failed' ? event : null;
    },
    readEnd: async () => {
      const run = (await listGenerations(stream.signal)).find((each) => each.id === id);
      return run?.blogId ? { type: 'done', id: run.blogId, unreadableSources: [] } : null;
    },
  });
}

/** The requester's, newest first. */
export const listBatches = (signal?: AbortSignal) => requestJson<BatchState[]>('/api/batches', { signal });

type FollowBatch = Follow & { id: string; onBatch: (batch: BatchState) => void; onEvent: (event: RunEvent) => void };

/** Follows a batch and its current run until it ends. @throws as `followRun`; ApiError 404 when it was dismissed */
export const followBatch = ({ id, onBatch, onEvent, ...stream }: FollowBatch): Promise<BatchState> =>
  followStream<BatchState>({
    ...stream,
    url: () => `/api/batches/${id}/events`,
    onEvent: (event) => {
      if (event.type !== 'batch') {
        onEvent(event as RunEvent);
        return null;
      }
      const { batch } = event as BatchEvent;
      onBatch(batch);
      return batch.status === 'running' ? null : batch;
    },
    readEnd: async () =>
      (await listBatches(stream.signal)).find((batch) => batch.id === id && batch.status !== 'running'),
  });
