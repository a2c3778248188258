import 'server-only';
import { createHash } from 'node:crypto';
import { type Actor, actorKey, actorKeys } from '@/lib/auth/actor.ts';
import { findRecentBatch } from '../runs/batch-queries.ts';
import type { GenerateRequest } from '../schema.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A UUID (version 8) that is always the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

/**
 * A request of a batch with the batch's id. The specification's own request (§3, Batch generation request) has none: its
 * batch is the requester's on this topic and of this size within an hour. Requests sent at once get the same id, too.
 */
export async function inBatch(actor: Actor, request: GenerateRequest): Promise<GenerateRequest> {
  const { batchId, batchIndex, batchSize, topic } = request;
  if (batchId !== undefined || batchIndex === undefined || batchSize === undefined) return request;
  const recent = await findRecentBatch(actorKeys(actor), topic, batchSize);
  const hour = Math.floor(Date.now() / HOUR_MS);
  const facts = JSON.stringify([actorKey(actor), topic, batchSize, hour]);
  return { ...request, batchId: recent ?? uuidOf(facts) };
}
