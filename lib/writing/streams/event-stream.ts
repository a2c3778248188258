import 'server-only';
import { log } from '@/lib/log.ts';
import { stopping } from '@/lib/shutdown.ts';

/** An event to stream; without a number when it is not in a log. */
export type StreamedEvent<Event extends { type: string } = { type: string }> = { seq?: number; event: Event };

/** Heartbeat interval, in ms; shorter than the idle timeouts of proxies. */
const HEARTBEAT_MS = 15_000;

/** Reconnection delay for browsers, in ms. */
const RETRY_MS = 2_000;

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

/**
 * Answers with server-sent events until the last one.
 * @param eventsUntil yields the events; its signal is aborted when the client disconnects, and its reason may be thrown
 */
export function eventStream(eventsUntil: (gone: AbortSignal) => AsyncIterable<StreamedEvent>): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;

  async function send(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    // Sends the headers at once.
    write(`retry: ${RETRY_MS}\n\n`);
    heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    for await (const event of eventsUntil(gone.signal)) write(toText(event));
    if (!gone.signal.aborted) controller.close();
  }

  function leave(controller: ReadableStreamDefaultController<Uint8Array>): void {
    gone.abort(new Error('the process stops'));
    controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      // The browser reconnects to the next process.
      if (stopping().aborted) return leave(controller);
      stopping().addEventListener('abort', () => leave(controller), { signal: gone.signal });
      send(controller)
        .catch((err: unknown) => {
          if (gone.signal.aborted) return;
          log().error({ err }, 'event stream failed');
          // Breaks the connection, so that the browser reconnects.
          controller.error(err);
        })
        .finally(() => {
          clearInterval(heartbeat);
          gone.abort(new Error('the stream has ended'));
        });
    },
    cancel: () => {
      clearInterval(heartbeat);
      gone.abort(new Error('the client has gone'));
    },
  });
  return new Response(body, { headers: HEADERS });
}
