import { MissingBlogError } from '@/components/generation/outcome/generation-failure.ts';
import { type CustomImage, generationRequest } from '@/components/generation/request/generation-request.ts';
import { type Contact, followStream } from '@/components/streams/follow-stream.ts';
import { BROWSER_NETWORK } from '@/components/streams/network.ts';
import { openStream } from '@/components/streams/open-stream.ts';
import { readEvents } from '@/components/streams/read-events.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { BatchForm } from '@/lib/writing/batch-schema.ts';
import type { BatchEvent, BatchPlan, BatchState } from '@/lib/writing/batches/state.ts';

/** What a batch is begun with. */
export type BatchOptions = { form: BatchForm; sourceUrls: readonly string[]; images: readonly CustomImage[] };

/**
 * The body that asks for a batch (spec §3, Batch generation request), without the batch's name.
 * @param angles one for each blog, where they were chosen
 */
export function batchRequest(
  { form, sourceUrls, images }: BatchOptions,
  user: SessionUser | null,
  angles?: readonly string[],
): object {
  const { batchSize, diversifyNiches, includeImages, findSources, advancedPrompting } = form;
  return {
    ...generationRequest({ ...form, sourceUrls, images }, user),
    batchSize,
    diversifyNiches,
    includeImages,
    findSources,
    ...(advancedPrompting && { advancedPrompting }),
    ...(angles && { angles }),
  };
}

/**
 * POST /api/batches/plan: how many blogs of a batch can be written, and from which angles. Throws what `requestJson` throws.
 * @param angles those that are not wanted again
 */
export function planBatch({ form, sourceUrls }: BatchOptions, angles: readonly string[] = []): Promise<BatchPlan> {
  return requestJson<BatchPlan>('/api/batches/plan', { method: 'POST', body: { ...form, sourceUrls, angles } });
}

/**
 * POST /api/batches: begins a batch on the server.
 * @param batchId names it; under the same name it is begun once
 * @throws what `requestJson` throws; MissingBlogError
 */
export async function beginBatch(request: object, batchId: string): Promise<BatchState> {
  const batch = await requestJson<BatchState | undefined>('/api/batches', {
    method: 'POST',
    headers: { 'Idempotency-Key': batchId },
    body: { ...request, batchId },
  });
  if (!batch?.id) throw new MissingBlogError(BATCH_MESSAGES.noId);
  return batch;
}

/** The batches of whoever asks that were not dismissed, newest first. Throws what `requestJson` throws. */
export function listBatches(signal?: AbortSignal): Promise<BatchState[]> {
  return requestJson<BatchState[]>('/api/batches', { signal });
}

const change = (method: 'POST' | 'DELETE', path: string) =>
  requestJson<BatchState>(`/api/batches/${path}`, { method, body: {} });

/** Stops a batch; what is written stays. Throws what `requestJson` throws. */
export const stopBatch = (id: string) => change('POST', `${id}/stop`);

/** Goes on with a batch from the first blog that is not written. Throws what `requestJson` throws. */
export const continueBatch = (id: string) => change('POST', `${id}/continue`);

/** Takes a batch out of the list; its blogs stay. One that cannot be reached now is there the next time. */
export function dismissBatch(id: string): void {
  change('DELETE', id).catch(() => undefined);
}

/** The options of `followBatch`. */
export type BatchFollower = {
  onBatch: (batch: BatchState) => void;
  onContact: (contact: Contact) => void;
  signal: AbortSignal;
};

const endOf = (batch: BatchState) => (batch.status === 'running' ? null : batch);

/**
 * Follows a batch until it does not run any more; gives how it stands then. Throws what `followStream` throws; ApiError
 * 404 when it was dismissed.
 */
export function followBatch(id: string, { onBatch, onContact, signal }: BatchFollower): Promise<BatchState> {
  let written = 0;
  function see(batch: BatchState): BatchState | null {
    written = batch.blogs.length;
    onBatch(batch);
    return endOf(batch);
  }
  async function read(response: Response, until: AbortSignal): Promise<BatchState | null> {
    for await (const { event } of readEvents(response, until)) {
      const end = event.type === 'batch' ? see((event as BatchEvent).batch) : null;
      if (end) return end;
    }
    return null;
  }
  return followStream<BatchState>({
    open: (until) => openStream(`/api/batches/${id}/events`, { signal: until }),
    read,
    ask: async (until) => {
      const batch = (await listBatches(until)).find((each) => each.id === id);
      if (!batch) throw new ApiError(404, 'Not Found', '');
      return see(batch);
    },
    progress: () => written,
    onContact,
    signal,
    network: BROWSER_NETWORK,
  });
}
