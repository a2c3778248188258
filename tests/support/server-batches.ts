import { randomUUID } from 'node:crypto';
import { POST as resume } from '@/app/api/batches/[id]/continue/route.ts';
import { GET as watch } from '@/app/api/batches/[id]/events/route.ts';
import { DELETE } from '@/app/api/batches/[id]/route.ts';
import { POST as stop } from '@/app/api/batches/[id]/stop/route.ts';
import { POST as plan } from '@/app/api/batches/plan/route.ts';
import { GET as list, POST as start } from '@/app/api/batches/route.ts';
import { db } from '@/lib/database/db.ts';
import type { BatchState } from '@/lib/writing/runs/schema.ts';
import { eventually } from './eventually.ts';
import { get, params, post } from './requests.ts';

type Headers = Record<string, string>;

/** Sends the form of /batch; gives the answer and the batch's id. */
export async function startBatch(headers: Headers, fields: object = {}) {
  const batchId = randomUUID();
  const form = { topic: 'Keeping bees', length: 'small', batchSize: 3, batchId, ...fields };
  return { id: batchId, response: await start(post('/api/batches', form, headers)) };
}

/** POST /api/batches/plan. */
export const planBatch = (headers: Headers, request: object) => plan(post('/api/batches/plan', request, headers));

/** The batches of the user with these headers. */
export async function batchesOf(headers: Headers): Promise<BatchState[]> {
  return (await list(get('/api/batches', headers))).json();
}

/** GET /api/batches/{id}/events. */
export const watchBatch = (id: string, headers: Headers) =>
  watch(get(`/api/batches/${id}/events`, headers), params({ id }));

/** POST /api/batches/{id}/stop. */
export const stopBatch = (id: string, headers: Headers) =>
  stop(post(`/api/batches/${id}/stop`, {}, headers), params({ id }));

/** POST /api/batches/{id}/continue. */
export const continueBatch = (id: string, headers: Headers) =>
  resume(post(`/api/batches/${id}/continue`, {}, headers), params({ id }));

/** DELETE /api/batches/{id}. */
export const dismissBatch = (id: string, headers: Headers) =>
  DELETE(new Request(post(`/api/batches/${id}`, {}, headers), { method: 'DELETE' }), params({ id }));

/** A person's batch once it stands as it should, with so many blogs. */
export function untilBatch(headers: Headers, status: BatchState['status'], blogs: number): Promise<BatchState> {
  return eventually(async () => {
    const [batch] = await batchesOf(headers);
    if (batch?.status !== status || batch.blogs.length !== blogs) {
      throw new Error(`${batch?.status} with ${batch?.blogs.length} blogs`);
    }
    return batch;
  });
}

/** The runs of a batch, in order. */
export const runsOf = async (batchId: string) =>
  (await db()).generation.findMany({ where: { batchId }, orderBy: [{ createdAt: 'asc' }, { idempotencyKey: 'asc' }] });
