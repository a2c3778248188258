import { randomUUID } from 'node:crypto';
import { db } from '@/lib/database/db.ts';
import type { BatchState } from '@/lib/writing/runs/schema.ts';
import { api } from './api.ts';
import { eventually } from './eventually.ts';

type Headers = Record<string, string>;

/** Sends the form of /batch; gives the answer and the batch's id. */
export async function startBatch(headers: Headers, fields: object = {}) {
  const batchId = randomUUID();
  const form = { topic: 'Keeping bees', length: 'small', batchSize: 3, batchId, ...fields };
  return { id: batchId, response: await api.post('/api/batches', form, headers) };
}

/** POST /api/batches/plan. */
export const planBatch = (headers: Headers, request: object) => api.post('/api/batches/plan', request, headers);

/** The batches of the user with these headers. */
export async function readBatches(headers: Headers): Promise<BatchState[]> {
  return (await api.get('/api/batches', headers)).json();
}

/** GET /api/batches/{id}/events. */
export const watchBatch = (id: string, headers: Headers) => api.get(`/api/batches/${id}/events`, headers);

/** POST /api/batches/{id}/stop. */
export const stopBatch = (id: string, headers: Headers) => api.post(`/api/batches/${id}/stop`, {}, headers);

/** POST /api/batches/{id}/continue. */
export const continueBatch = (id: string, headers: Headers) => api.post(`/api/batches/${id}/continue`, {}, headers);

/** DELETE /api/batches/{id}. */
export const dismissBatch = (id: string, headers: Headers) => api.delete(`/api/batches/${id}`, {}, headers);

/** A person's batch once it stands as it should, with so many blogs. */
export function untilBatch(headers: Headers, status: BatchState['status'], blogs: number): Promise<BatchState> {
  return eventually(async () => {
    const [batch] = await readBatches(headers);
    if (batch?.status !== status || batch.blogs.length !== blogs) {
      throw new Error(`${batch?.status} with ${batch?.blogs.length} blogs`);
    }
    return batch;
  });
}

/** The runs of a batch, in order. */
export const readRuns = async (batchId: string) =>
  (await db()).generation.findMany({ where: { batchId }, orderBy: [{ createdAt: 'asc' }, { idempotencyKey: 'asc' }] });
