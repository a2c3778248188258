import { DELETE } from '@/app/api/generations/[id]/route.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { responseEvents, untilEvent } from '../../support/event-stream.ts';
import { params, post } from '../../support/requests.ts';

type Headers = Record<string, string>;

/** POST /api/blogs/generate for its events. */
export function generateLive(headers: Headers, body: object = {}): Promise<Response> {
  return api.post(
    '/api/blogs/generate',
    { topic: 'Urban beekeeping', length: 'small', ...body },
    { accept: 'text/event-stream', ...headers },
  );
}

/** A run that was queued, and its events from the second on. */
export async function queueLive(headers: Headers, body: object = {}) {
  const events = responseEvents(await generateLive(headers, body));
  const { generationId } = await untilEvent(events, 'accepted');
  return { id: String(generationId), events };
}

/** GET /api/generations/{id}/events. */
export function watchLive(id: string, headers: Headers, query = ''): Promise<Response> {
  return api.get(`/api/generations/${id}/events${query}`, headers);
}

/** DELETE /api/generations/{id}. */
export function cancel(id: string, headers: Headers): Promise<Response> {
  const request = new Request(post(`/api/generations/${id}`, {}, headers), { method: 'DELETE' });
  return DELETE(request, params({ id }));
}

/** How a run stands in the database. */
export async function readStatus(id: string): Promise<string> {
  return (await (await db()).generation.findUniqueOrThrow({ where: { id } })).status;
}
