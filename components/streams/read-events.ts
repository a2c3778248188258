import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from '@/lib/http/client.ts';

/**
 * Asks our API for an answer of server-sent events.
 * @throws ApiError for a refusal; what `fetch` throws when there is no answer
 */
export async function openStream(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...options,
    credentials: 'include',
    cache: 'no-store',
    headers: { ...options.headers, Accept: 'text/event-stream' },
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}

/** An event of our API as it was streamed; without a number when the server does not count it. */
export type StreamedEvent = { seq: number | null; event: { type: string } };

/** A stream that has been silent for so long is dead, in ms: the server says something every 15 s. */
const SILENCE_MS = 40_000;

/** An event of our API; null for what is not one, which a later server may send. */
function toStreamed({ id = '', data }: EventSourceMessage): StreamedEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    const isEvent = typeof event === 'object' && event !== null && 'type' in event;
    if (!isEvent) return null;
    return { seq: id === '' ? null : Number(id), event: event as StreamedEvent['event'] };
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
 * The server-sent events of an answer as they come. Ends when the stream ends.
 * @throws the signal's reason; TypeError when the connection breaks or falls silent
 */
export async function* readEvents({ body }: Response, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  if (!body) return;
  const received: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => received.push(message) });
  // Decodes characters of several bytes also where a chunk ends inside one.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const line = untilCut(signal);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), line.cut]);
      if (done) return;
      line.heard();
      parser.feed(value);
      for (const message of received.splice(0)) {
        const streamed = toStreamed(message);
        if (streamed) yield streamed;
      }
    }
  } finally {
    line.close();
    reader.cancel().catch(() => undefined);
  }
}
