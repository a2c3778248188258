import { readEvents } from '@/components/streams/read-events.ts';
import type { GenerationEvent, QueuedEvent } from '@/lib/writing/runs/event-schema.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';

/** An event of a generation; without a number when it is not in the generation's log. */
export type NumberedEvent = { seq: number | null; event: GenerationEvent | QueuedEvent };

/** The event a generation ends with. */
export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

/**
 * The events of a generation as they come; a plain answer (spec §3, Generate response) is its end. Throws what
 * `readEvents` throws.
 */
export async function* readGenerationEvents(response: Response, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
  if (response.headers.get('Content-Type')?.startsWith('application/json')) {
    const answer = (await response.json()) as GenerateResponse;
    yield { seq: null, event: { ...answer, type: 'done' } };
    return;
  }
  for await (const streamed of readEvents(response, signal)) yield streamed as NumberedEvent;
}
