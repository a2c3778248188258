import { POST } from '@/app/api/blogs/generate/route.ts';
import { GET as watch } from '@/app/api/generations/[id]/events/route.ts';
import { DELETE } from '@/app/api/generations/[id]/route.ts';
import { db } from '@/lib/database/db.ts';
import { get, params, post } from '../../support/requests.ts';

/** A server-sent event as it was read. */
export type ReadEvent = { id: string | undefined; type: string; data: Record<string, unknown> };

type Headers = Record<string, string>;

const field = (block: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? undefined;

/** The events of an answer, one by one as they come; returning early is what a client does that goes away. */
export async function* eventsOf(response: Response): AsyncGenerator<ReadEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks.filter((each) => field(each, 'event'))) {
      const data = JSON.parse(field(block, 'data') ?? '');
      yield { id: field(block, 'id'), type: field(block, 'event') ?? '', data };
    }
  }
}

/** All events up to the end of an answer. */
export const allEventsOf = (response: Response) => Array.fromAsync(eventsOf(response));

/** Reads until an event of a type, and gives it. The stream stays open. */
export async function untilEvent(events: AsyncGenerator<ReadEvent>, type: string) {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended without ${type}`);
    if (value.type === type) return value.data;
  }
}

/** POST /api/blogs/generate for its events. */
export function generateLive(headers: Headers, body: object = {}): Promise<Response> {
  return POST(
    post(
      '/api/blogs/generate',
      { topic: 'Urban beekeeping', length: 'small', ...body },
      { accept: 'text/event-stream', ...headers },
    ),
  );
}

/** A run that was queued, and its events from the second on. */
export async function queueLive(headers: Headers, body: object = {}) {
  const events = eventsOf(await generateLive(headers, body));
  const { generationId } = await untilEvent(events, 'accepted');
  return { id: String(generationId), events };
}

/** GET /api/generations/{id}/events. */
export function watchLive(id: string, headers: Headers, query = ''): Promise<Response> {
  return watch(get(`/api/generations/${id}/events${query}`, headers), params({ id }));
}

/** DELETE /api/generations/{id}. */
export function cancel(id: string, headers: Headers): Promise<Response> {
  const request = new Request(post(`/api/generations/${id}`, {}, headers), { method: 'DELETE' });
  return DELETE(request, params({ id }));
}

/** How a run stands in the database. */
export async function statusOf(id: string): Promise<string> {
  return (await (await db()).generation.findUniqueOrThrow({ where: { id } })).status;
}
