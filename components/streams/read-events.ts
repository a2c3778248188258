import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from '@/lib/http/client.ts';

/** Requests server-sent events from our API. Throws ApiError and what `fetch` throws. */
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

/** A streamed event; `seq` is null when it is not in a log. */
export type StreamedEvent = { seq: number | null; event: { type: string } };

/** Idle timeout in ms; the server's heartbeat comes every 15 s. */
const IDLE_TIMEOUT_MS = 40_000;

/** Parses an event; null for unknown data of a newer server. */
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

/** An idle timer: `timeout` rejects with the signal's reason, or when `reset` is not called in time. */
function startIdleTimer(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function reset(): void {
    clearTimeout(timer);
    timer = setTimeout(() => reject(new TypeError('The stream timed out')), IDLE_TIMEOUT_MS);
  }
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  reset();
  // Nobody may be waiting any more.
  promise.catch(() => undefined);
  return {
    timeout: promise,
    reset,
    close: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** The server-sent events of an answer. Throws the signal's reason; TypeError when the connection breaks or idles. */
export async function* readEvents({ body }: Response, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  if (!body) return;
  const received: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => received.push(message) });
  // A chunk may end inside a character.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const idle = startIdleTimer(signal);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), idle.timeout]);
      if (done) return;
      idle.reset();
      parser.feed(value);
      for (const message of received.splice(0)) {
        const streamed = toStreamed(message);
        if (streamed) yield streamed;
      }
    }
  } finally {
    idle.close();
    reader.cancel().catch(() => undefined);
  }
}
