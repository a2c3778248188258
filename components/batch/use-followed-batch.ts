import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type Contact, LostContactError } from '@/components/streams/follow-stream.ts';
import { ApiError } from '@/lib/http/client.ts';
import type { BatchState } from '@/lib/writing/batches/schema.ts';
import { followBatch, listBatches } from './batch-requests.ts';
import { storeIds } from './rules.ts';

/** Abort reason when another screen follows the batch, or another user signs in. */
const REPLACED = new Error('replaced');

// Outside the component: a batch is followed across pages, by one screen at a time.
let following = new AbortController();

function takeOver(): AbortSignal {
  following.abort(REPLACED);
  following = new AbortController();
  return following.signal;
}

type Handlers = {
  /** A batch that was running here has ended. */
  onEnd: (batch: BatchState) => void;
  /** The server refused. */
  onError: (error: unknown) => void;
};

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
