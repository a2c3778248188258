import 'server-only';
import { GENERATIONS_CHANGE, generationChange } from '@/lib/changes/names.ts';
import { AppError } from '@/lib/http/errors.ts';
import { findEvents, findLastEvent } from '../runs/event-queries.ts';
import { type GenerationEvent, type QueuedEvent, TERMINAL_EVENTS } from '../runs/event-schema.ts';
import { findRun, positionOf } from '../runs/queries.ts';
import type { GenerateResponse } from '../schema.ts';
import type { WatchedEvent } from './event-stream.ts';
import { openWatcher, POLL_MS } from './watchers.ts';

/** The event a run ended with. */
export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

const isEnd = (event: GenerationEvent): event is EndEvent => TERMINAL_EVENTS.includes(event.type);

/** How a run stands: under way, waiting or not, or how it ended. */
type RunStatus = { isQueued: boolean; end: EndEvent | null };

const GONE = new AppError('unavailable', 'This blog was not written. Please try again.');

async function statusOf(id: string): Promise<RunStatus> {
  const run = await findRun(id);
  if (run?.status === 'queued') return { isQueued: true, end: null };
  if (run?.status === 'running') return { isQueued: false, end: null };
  const last = await findLastEvent(id);
  if (last && isEnd(last.event)) return { isQueued: false, end: last.event };
  // The log is gone: after a day it is sent from the run itself.
  if (run?.status !== 'succeeded') {
    return { isQueued: false, end: { type: 'failed', status: GONE.status, ...GONE.body } };
  }
  const answer = run.answer as Omit<GenerateResponse, 'id'>;
  return { isQueued: false, end: { type: 'done', id: run.blogId ?? '', ...answer } };
}

/**
 * How a run ends.
 * @throws the signal's reason
 */
export async function untilEnded(id: string, signal: AbortSignal): Promise<EndEvent> {
  const watcher = openWatcher(generationChange(id));
  try {
    for (;;) {
      signal.throwIfAborted();
      const { end } = await statusOf(id);
      if (end) return end;
      await watcher.news(POLL_MS, signal);
    }
  } finally {
    watcher.close();
  }
}

/**
 * A run's events after number `after`, each once, as they come; while it waits also its place in the queue
 * whenever that changes. Ends after the last event. Throws the signal's reason.
 */
export async function* watchRun(
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<WatchedEvent<GenerationEvent | QueuedEvent>> {
  // Its place in the queue changes with other runs.
  const watcher = openWatcher(generationChange(id), GENERATIONS_CHANGE);
  let seen = after;
  let place: number | undefined;
  try {
    for (;;) {
      signal.throwIfAborted();
      // Asked before the log is read: what is ended then has its last event there.
      const { end, isQueued } = await statusOf(id);
      for (const { seq, event } of await findEvents(id, seen)) {
        yield { seq, event };
        seen = seq;
        if (isEnd(event)) return;
      }
      if (end) {
        if (!(await findLastEvent(id))) yield { event: end };
        return;
      }
      const position = isQueued ? await positionOf(id) : undefined;
      if (position !== undefined && position !== place) {
        yield { event: { type: 'queued', position } };
      }
      place = position;
      await watcher.news(POLL_MS, signal);
    }
  } finally {
    watcher.close();
  }
}

/** Whether a run has ended and someone who has seen its events up to number `after` has seen them all. */
export async function isSeenToTheEnd(id: string, after: number): Promise<boolean> {
  if (!(await statusOf(id)).end) return false;
  const last = await findLastEvent(id);
  return last !== null && last.seq <= after;
}
