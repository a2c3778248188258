import { followStream, isFinal, type StreamToFollow } from '@/components/streams/follow-stream.ts';
import { openStream, readEvents } from '@/components/streams/read-events.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { GenerationEvent, GenerationSummary, QueuedEvent } from '@/lib/writing/runs/event-schema.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';

/** An event of a generation; `seq` is null when it is not in the log. */
export type NumberedEvent = { seq: number | null; event: GenerationEvent | QueuedEvent };

export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

/** The events of a generation; a JSON answer (spec §3, Generate response) is its end. Throws what `readEvents` throws. */
async function* readGenerationEvents(response: Response, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
  if (response.headers.get('Content-Type')?.startsWith('application/json')) {
    const answer = (await response.json()) as GenerateResponse;
    yield { seq: null, event: { ...answer, type: 'done' } };
    return;
  }
  for await (const streamed of readEvents(response, signal)) yield streamed as NumberedEvent;
}

/** A followed generation and the last event read. */
export type Followed = { id: string | null; seq: number };

export type FollowOptions = Pick<StreamToFollow<EndEvent>, 'first' | 'onContact' | 'signal' | 'network'> & {
  from: Followed;
  onEvent: (event: NumberedEvent) => void;
};

/** GET /api/generations. Throws what `requestJson` throws. */
export function listGenerations(signal?: AbortSignal): Promise<GenerationSummary[]> {
  return requestJson<GenerationSummary[]>('/api/generations', { signal });
}

function openLog({ id, seq }: Followed, signal: AbortSignal): Promise<Response> {
  return openStream(`/api/generations/${id}/events?after=${seq}`, {
    headers: { 'Last-Event-ID': String(seq) },
    signal,
  });
}

/** The end of a generation from the list, which has no reasons for failures; null while it runs. */
async function askList(id: string | null, signal: AbortSignal): Promise<EndEvent | null> {
  const run = (await listGenerations(signal)).find((each) => each.id === id);
  if (run?.status === 'succeeded' && run.blogId) return { type: 'done', id: run.blogId, unreadableSources: [] };
  if (run?.status === 'queued' || run?.status === 'running') return null;
  return { type: 'failed', status: 503, code: 'unavailable', message: 'This blog was not written. Please try again.' };
}

/** Timeout for the log of an ended generation, in ms. */
const LOG_TIMEOUT_MS = 10_000;

/** The blog of a generation no longer listed, or null. @throws what `fetch` throws; ApiError when the server is busy */
export async function blogOfEnded(id: string): Promise<string | null> {
  const signal = AbortSignal.timeout(LOG_TIMEOUT_MS);
  try {
    const log = await openLog({ id, seq: 0 }, signal);
    for await (const { event } of readGenerationEvents(log, signal)) {
      if (event.type === 'done') return event.id || null;
    }
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
  return null;
}

/** Follows a generation to its end, with each event once. Throws what `followStream` throws. */
export function followRun({ from: followed, onEvent, ...stream }: FollowOptions): Promise<EndEvent> {
  async function read(response: Response, until: AbortSignal): Promise<EndEvent | null> {
    for await (const numbered of readGenerationEvents(response, until)) {
      const { seq, event } = numbered;
      if (seq !== null) followed.seq = seq;
      if (event.type === 'accepted') followed.id = event.generationId;
      onEvent(numbered);
      if (event.type === 'done' || event.type === 'failed') return event;
    }
    return null;
  }
  return followStream<EndEvent>(
    {
      ...stream,
      open: (until) => openLog(followed, until),
      read,
      ask: (until) => askList(followed.id, until),
      progress: () => followed.seq,
    },
    () => followed.id !== null,
  );
}
