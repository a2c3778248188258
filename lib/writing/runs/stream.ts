import 'server-only';
import { GENERATIONS_CHANGE, generationChange } from '@/lib/changes/names.ts';
import { onChange, subscriberCount } from '@/lib/changes/subscriptions.ts';
import { retryingReads } from '@/lib/database/through-outage.ts';
import { askedLanguage, tellAll } from '@/lib/http/answer-context.ts';
import { AppError, sayError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { stopping } from '@/lib/shutdown.ts';
import type { GenerateResponse } from '../schema.ts';
import { LEASE_MS, NOT_WRITTEN } from './mutations.ts';
import { findEvents, findLastEvent, findPosition, findRun } from './queries.ts';
import { type GenerationEvent, type QueuedEvent, TERMINAL_EVENTS } from './schema.ts';

/** An event to stream; without a number when it is not in a log. */
export type StreamedEvent<Event extends { type: string } = { type: string }> = { seq?: number; event: Event };

/** Heartbeat interval, in ms; shorter than the idle timeouts of proxies. */
const HEARTBEAT_MS = 15_000;

/** Without compression (no-transform) and buffering, which would hold events back. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

function toText({ seq, event }: StreamedEvent): string {
  const id = seq === undefined ? '' : `id: ${seq}\n`;
  return `${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Responds with server-sent events. The signal is aborted when the client disconnects; its reason may be thrown. */
export function eventStream(eventsUntil: (gone: AbortSignal) => AsyncIterable<StreamedEvent>): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const start = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    // The browser reconnects to the next process.
    const leave = () => {
      gone.abort(new Error('the process stops'));
      controller.close();
    };
    if (stopping().aborted) return leave();
    stopping().addEventListener('abort', leave, { signal: gone.signal });
    // Sends the headers at once.
    write(': open\n\n');
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    gone.signal.addEventListener('abort', () => clearInterval(heartbeat));
    try {
      for await (const event of eventsUntil(gone.signal)) write(toText(event));
      if (!gone.signal.aborted) controller.close();
    } catch (err) {
      if (gone.signal.aborted) return;
      log().error({ err }, 'event stream failed');
      // Breaks the connection, so that the browser reconnects.
      controller.error(err);
    } finally {
      gone.abort(new Error('the stream has ended'));
    }
  };
  const cancel = () => gone.abort(new Error('the client has gone'));
  return new Response(new ReadableStream<Uint8Array>({ start, cancel }), { headers: HEADERS });
}

const MAX_WATCHERS = 20;

/** @throws AppError too-many-requests for one watcher too many */
export function requireRoomToWatch(change: string): void {
  if (subscriberCount(change) < MAX_WATCHERS) return;
  throw new AppError('too-many-requests', sentence('writing.runs.tooManyTabs'));
}

/** Polling interval beside the notifications of lib/changes, in ms. */
const POLL_MS = 15_000;

/** Yields at once and after each of some changes (lib/changes/names.ts). @throws the signal's reason */
export async function* awaitChanges(signal: AbortSignal, ...changes: readonly string[]): AsyncGenerator<void> {
  let news = Promise.withResolvers<void>();
  const notify = () => news.resolve();
  const unsubscribe = changes.map((change) => onChange(change, notify));
  signal.addEventListener('abort', notify);
  try {
    for (;;) {
      signal.throwIfAborted();
      news = Promise.withResolvers();
      yield;
      const timer = setTimeout(notify, POLL_MS);
      await news.promise;
      clearTimeout(timer);
    }
  } finally {
    for (const each of unsubscribe) each();
    signal.removeEventListener('abort', notify);
  }
}

export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

const isEnd = (event: GenerationEvent): event is EndEvent => TERMINAL_EVENTS.includes(event.type);

export async function readStatus(id: string): Promise<{ isQueued: boolean; end: EndEvent | null }> {
  const run = await findRun(id);
  if (run?.status === 'queued' || run?.status === 'running') return { isQueued: run.status === 'queued', end: null };
  const last = await findLastEvent(id);
  if (last && isEnd(last.event)) return { isQueued: false, end: last.event };
  // Logs are deleted after a day: the run itself has the answer.
  if (run?.status !== 'succeeded') {
    return { isQueued: false, end: { type: 'failed', ...sayError(askedLanguage(), NOT_WRITTEN) } };
  }
  const answer = tellAll(run.answer as Omit<GenerateResponse, 'id'>);
  return { isQueued: false, end: { type: 'done', id: run.blogId ?? '', ...answer } };
}

export async function untilEnded(id: string, signal: AbortSignal): Promise<EndEvent> {
  for await (const _ of awaitChanges(signal, generationChange(id))) {
    const { end } = await retryingReads(LEASE_MS, () => readStatus(id));
    if (end) return end;
  }
  throw signal.reason;
}

/** A run's events after number `after`, each once, and its changing place in the queue while it waits. */
export async function* watchRun(
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent<GenerationEvent | QueuedEvent>> {
  let seen = after;
  let place: number | undefined;
  // Its place in the queue changes with other runs.
  for await (const _ of awaitChanges(signal, generationChange(id), GENERATIONS_CHANGE)) {
    // Read before the log: an ended run has its last event there.
    const { end, isQueued } = await readStatus(id);
    for (const { seq, event } of await findEvents(id, seen)) {
      yield { seq, event };
      seen = seq;
      if (isEnd(event)) return;
    }
    if (end) {
      if (!(await findLastEvent(id))) yield { event: end };
      return;
    }
    const position = isQueued ? await findPosition(id) : undefined;
    if (position !== undefined && position !== place) yield { event: { type: 'queued', position } };
    place = position;
  }
}
