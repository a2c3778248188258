import 'server-only';
import { GENERATIONS_CHANGE, generationChange } from '@/lib/changes/names.ts';
import { AppError } from '@/lib/http/errors.ts';
import { type GenerationEvent, type QueuedEvent, TERMINAL_EVENTS } from '../runs/event-schema.ts';
import { findEvents, findLastEvent, findRun, positionOf } from '../runs/queries.ts';
import type { GenerateResponse } from '../schema.ts';
import { newsOf, type StreamedEvent } from './event-stream.ts';

export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

const isEnd = (event: GenerationEvent): event is EndEvent => TERMINAL_EVENTS.includes(event.type);

const GONE = new AppError('unavailable', 'This blog was not written. Please try again.');

async function statusOf(id: string): Promise<{ isQueued: boolean; end: EndEvent | null }> {
  const run = await findRun(id);
  if (run?.status === 'queued' || run?.status === 'running') return { isQueued: run.status === 'queued', end: null };
  const last = await findLastEvent(id);
  if (last && isEnd(last.event)) return { isQueued: false, end: last.event };
  // Logs are deleted after a day: the run itself has the answer.
  if (run?.status !== 'succeeded') {
    return { isQueued: false, end: { type: 'failed', status: GONE.status, ...GONE.body } };
  }
  const answer = run.answer as Omit<GenerateResponse, 'id'>;
  return { isQueued: false, end: { type: 'done', id: run.blogId ?? '', ...answer } };
}

/** Waits for the end of a run. Throws the signal's reason. */
export async function untilEnded(id: string, signal: AbortSignal): Promise<EndEvent> {
  for await (const _ of newsOf(signal, generationChange(id))) {
    const { end } = await statusOf(id);
    if (end) return end;
  }
  throw signal.reason;
}

/**
 * A run's events after number `after`, each once, and its changing place in the queue while it waits. Ends after the last
 * event. Throws the signal's reason.
 */
export async function* watchRun(
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent<GenerationEvent | QueuedEvent>> {
  let seen = after;
  let place: number | undefined;
  // Its place in the queue changes with other runs.
  for await (const _ of newsOf(signal, generationChange(id), GENERATIONS_CHANGE)) {
    // Read before the log: an ended run has its last event there.
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
    if (position !== undefined && position !== place) yield { event: { type: 'queued', position } };
    place = position;
  }
}

/** Whether a run has ended and number `after` is its last event. */
export async function isSeenToTheEnd(id: string, after: number): Promise<boolean> {
  if (!(await statusOf(id)).end) return false;
  const last = await findLastEvent(id);
  return last !== null && last.seq <= after;
}
