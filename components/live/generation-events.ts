import type { GenerationEvent, QueuedEvent } from '@/lib/writing/events/schema';
import type { GenerateResponse } from '@/lib/writing/schema';
import { createEventParser, type ServerSentEvent } from './server-sent-events.ts';

/** An event of a generation; without a number when it is not in the generation's log. */
export type ToldEvent = { seq: number | null; event: GenerationEvent | QueuedEvent };

/** The event a generation ends with. */
export type EndEvent = Extract<GenerationEvent, { type: 'done' | 'failed' }>;

/** A stream that has been silent for so long is dead, in ms: the server says something every 15 s. */
const SILENCE_MS = 40_000;

/** An event of our API; null for what is not one, which a later server may send. */
function toTold({ id, data }: ServerSentEvent): ToldEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    const isEvent = typeof event === 'object' && event !== null && 'type' in event;
    if (!isEvent) return null;
    return { seq: id === '' ? null : Number(id), event: event as ToldEvent['event'] };
  } catch {
    return null;
  }
}

/** Rejects with the signal's reason, or after a silence that was not broken by `heard`. */
function untilCut(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function heard(): void {
    clearTimeout(timer);
    timer = setTimeout(() => reject(new TypeError('The stream fell silent')), SILENCE_MS);
  }
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  heard();
  // It may be left behind when nobody waits any more.
  promise.catch(() => undefined);
  return {
    cut: promise,
    heard,
    close: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/**
 * The events of a stream as they come; a plain answer (spec §3, Generate response) is the end of its generation. Ends when the stream ends; throws the signal's reason, and TypeError when the
 * connection breaks or falls silent.
 */
export async function* readEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<ToldEvent> {
  if (response.headers.get('Content-Type')?.startsWith('application/json')) {
    const answer = (await response.json()) as GenerateResponse;
    yield { seq: null, event: { ...answer, type: 'done' } };
    return;
  }
  const { body } = response;
  if (!body) return;
  const parse = createEventParser();
  // Decodes characters of several bytes also where a chunk ends inside one.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const line = untilCut(signal);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), line.cut]);
      if (done) return;
      line.heard();
      for (const event of parse(value)) {
        const told = toTold(event);
        if (told) yield told;
      }
    }
  } finally {
    line.close();
    reader.cancel().catch(() => undefined);
  }
}
