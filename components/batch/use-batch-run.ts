'use client';

import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { type BatchRun, isRunOf, withTitle } from './batch-run';
import { readTitle } from './request-item';
import { forgetRun, readRun, writeRun } from './run-store';

/**
 * The batch that is under way or was interrupted, kept over a reload and a closed tab. `update` changes it where it is
 * kept as well; null ends it.
 */
export function useBatchRun() {
  const { user, loading } = useAuth();
  const uid = user?.uid ?? null;
  const [run, setRun] = useState<BatchRun | null>(null);
  /** The run as it is now, for what happens after a wait. */
  const current = useRef<BatchRun | null>(null);

  useEffect(() => {
    if (loading || current.current) return;
    const kept = readRun();
    if (!kept || !isRunOf(kept, uid)) return;
    current.current = kept;
    setRun(kept);
  }, [loading, uid]);

  function update(next: BatchRun | null): void {
    const before = current.current;
    if (next) writeRun(next);
    else if (before) forgetRun(before);
    current.current = next;
    setRun(next);
  }

  async function findTitle(id: string): Promise<void> {
    const title = await readTitle(id);
    if (title && current.current) update(withTitle(current.current, id, title));
  }

  return { run, current, update, findTitle };
}
