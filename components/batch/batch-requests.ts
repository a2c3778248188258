import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { MissingBlogError } from '@/components/generation/outcome/generation-failure.ts';
import type { CustomImage } from '@/components/generation/request/generation-request.ts';
import { type Contact, followStream, LostContactError } from '@/components/streams/follow-stream.ts';
import { openStream, readEvents } from '@/components/streams/read-events.ts';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { BatchEvent, BatchPlan, BatchState } from '@/lib/writing/batches/schema.ts';
import type { BatchForm } from '@/lib/writing/schema.ts';
import { storeIds } from './rules.ts';

export type BatchOptions = { form: BatchForm; images: readonly CustomImage[] };

/** POST /api/batches/plan: how many blogs can be written, and from which angles other than `angles`. */
export function planBatch({ form }: BatchOptions, angles: readonly string[] = []): Promise<BatchPlan> {
  return requestJson<BatchPlan>('/api/batches/plan', { method: 'POST', body: { ...form, angles } });
}

/** POST /api/batches: starts a batch, once for each id. Throws MissingBlogError without an answer. */
export async function startBatch(request: object, batchId: string): Promise<BatchState> {
  const batch = await requestJson<BatchState | undefined>('/api/batches', {
    method: 'POST',
    headers: { 'Idempotency-Key': batchId },
    body: { ...request, batchId },
  });
  if (!batch?.id) throw new MissingBlogError(BATCH_MESSAGES.noId);
  return batch;
}

/** The requester's batches, newest first. Throws what `requestJson` throws. */
export function listBatches(signal?: AbortSignal): Promise<BatchState[]> {
  return requestJson<BatchState[]>('/api/batches', { signal });
}

const change = (method: 'POST' | 'DELETE', path: string) =>
  requestJson<BatchState>(`/api/batches/${path}`, { method, body: {} });

/** Stops a batch; finished blogs stay. Throws what `requestJson` throws. */
export const stopBatch = (id: string) => change('POST', `${id}/stop`);

/** Continues a batch from its first missing blog. Throws what `requestJson` throws. */
export const continueBatch = (id: string) => change('POST', `${id}/continue`);

/** Removes a batch from the list; its blogs stay. After a network failure it is listed again. */
export function dismissBatch(id: string): void {
  change('DELETE', id).catch(() => undefined);
}

export type BatchFollower = {
  onBatch: (batch: BatchState) => void;
  onContact: (contact: Contact) => void;
  signal: AbortSignal;
};

/** Follows a batch until it ends. Throws what `followStream` throws; ApiError 404 when it was dismissed. */
export function followBatch(id: string, { onBatch, onContact, signal }: BatchFollower): Promise<BatchState> {
  let written = 0;
  function see(batch: BatchState): BatchState | null {
    written = batch.blogs.length;
    onBatch(batch);
    return batch.status === 'running' ? null : batch;
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
  });
}

/** Abort reason when another screen follows the batch, or another user signs in. */
const REPLACED = new Error('replaced');

// Outside the component: a batch is followed across pages, by one screen at a time.
let following = new AbortController();

function takeOver(): AbortSignal {
  following.abort(REPLACED);
  following = new AbortController();
  return following.signal;
}

type Handlers = { onEnd: (batch: BatchState) => void; onError: (error: unknown) => void };

/** The newest batch of this user or visitor, from any device, kept up to date while it runs. */
export function useFollowedBatch({ onEnd, onError }: Handlers) {
  const { user, loading } = useAuth();
  const uid = user?.uid ?? null;
  const [batch, setBatch] = useState<BatchState | null>(null);
  /** 'broken' after the last retry. */
  const [contact, setContact] = useState<Contact | 'broken'>('open');

  function see(next: BatchState): void {
    setBatch(next);
    if (next.blogs.length > 0) storeIds(next.blogs.map(({ id }) => id));
  }

  function giveUp(error: unknown): void {
    if (error instanceof LostContactError) setContact('broken');
    // Dismissed elsewhere.
    else if (error instanceof ApiError && error.status === 404) setBatch(null);
    else onError(error);
  }

  async function follow(started: BatchState): Promise<void> {
    const signal = takeOver();
    see(started);
    setContact('open');
    try {
      onEnd(await followBatch(started.id, { onBatch: see, onContact: setContact, signal }));
    } catch (error) {
      if (!signal.aborted) giveUp(error);
    }
  }

  const find = useEffectEvent(async (signal: AbortSignal) => {
    takeOver();
    setBatch(null);
    const [newest] = await listBatches(signal);
    if (newest?.status === 'running') await follow(newest);
    else if (newest) see(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other batches
  useEffect(() => {
    if (loading) return;
    const control = new AbortController();
    // The form works without the list.
    find(control.signal).catch(() => undefined);
    return () => control.abort();
  }, [loading, uid]);

  return { batch, contact, follow, retry: () => void (batch && follow(batch)), forget: () => setBatch(null) };
}
