'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type Contact, LostContactError } from '@/components/streams/follow-stream.ts';
import { ApiError } from '@/lib/http/client.ts';
import type { BatchState } from '@/lib/writing/batches/state.ts';
import { followBatch, listBatches } from './batch-requests.ts';
import { storeIds } from './stored-ids.ts';

/** The abort reason when another screen follows the batch, or somebody else is signed in. */
const REPLACED = new Error('replaced');

// Outside of the component, so that a batch is followed on other pages, too, and by one screen at a time.
let following = new AbortController();

function takeOver(): AbortSignal {
  following.abort(REPLACED);
  following = new AbortController();
  return following.signal;
}

type Handlers = {
  /** It was running when it was first seen here, and does not run any more. */
  onEnd: (batch: BatchState) => void;
  /** The server refused to go on. */
  onError: (error: unknown) => void;
};

/** The newest batch of this user or visitor, on whatever device it was begun, up to date while it runs. */
export function useFollowedBatch({ onEnd, onError }: Handlers) {
  const { user, loading } = useAuth();
  const uid = user?.uid ?? null;
  const [batch, setBatch] = useState<BatchState | null>(null);
  /** 'broken' when the server stays out of reach: somebody has to try again. */
  const [contact, setContact] = useState<Contact | 'broken'>('open');

  function see(next: BatchState): void {
    setBatch(next);
    if (next.blogs.length > 0) storeIds(next.blogs.map(({ id }) => id));
  }

  function giveUp(error: unknown): void {
    if (error instanceof LostContactError) setContact('broken');
    // It was dismissed elsewhere.
    else if (error instanceof ApiError && error.status === 404) setBatch(null);
    else onError(error);
  }

  async function follow(begun: BatchState): Promise<void> {
    const signal = takeOver();
    see(begun);
    setContact('open');
    try {
      onEnd(await followBatch(begun.id, { onBatch: see, onContact: setContact, signal }));
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever else signs in has other batches
  useEffect(() => {
    if (loading) return;
    const control = new AbortController();
    // Where the list cannot be had, the form works without it.
    find(control.signal).catch(() => undefined);
    return () => control.abort();
  }, [loading, uid]);

  return {
    batch,
    contact,
    follow,
    /** Tries to reach the server again after all tries have failed. */
    retry: () => void (batch && follow(batch)),
    forget: () => setBatch(null),
  };
}
