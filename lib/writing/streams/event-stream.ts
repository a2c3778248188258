import 'server-only';
import { log } from '@/lib/log.ts';
import { stopping } from '@/lib/shutdown.ts';

/** An event for those who watch; without a number when it is not counted. */
export type WatchedEvent<Event extends { type: string } = { type: string }> = { seq?: number; event: Event };

/** How often a silent stream shows that it is alive, in ms: more often than proxies give up. */
const HEARTBEAT_MS = 15_000;

/** How long a browser is to wait before it connects again, in ms. */
const RETRY_MS = 2_000;

/** Compressing (no-transform) or buffering would hold events back until there are enough of them. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** An event as server-sent event; its data is the whole event. */
function toText({ seq, event }: WatchedEvent): string {
  const id = seq === undefined ? '' : `id: ${seq}\n`;
  return `${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * Answers with server-sent events as they come, and ends after the last.
 * @param eventsUntil gives the events; its signal is aborted when the client goes, and its reason may then be thrown
 */
export function eventStream(eventsUntil: (gone: AbortSignal) => AsyncIterable<WatchedEvent>): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;

  async function send(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    // The first bytes take the headers along.
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
      // The browser connects again, to whatever runs then.
      if (stopping().aborted) return leave(controller);
      stopping().addEventListener('abort', () => leave(controller), { signal: gone.signal });
      send(controller)
        .catch((err: unknown) => {
          if (gone.signal.aborted) return;
          log().error({ err }, 'event stream failed');
          // The connection breaks, and a browser connects again.
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
