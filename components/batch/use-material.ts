'use client';

import { useState } from 'react';
import { MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import { type BatchOptions, planBatch } from './batch-requests.ts';
import { BATCH_TEXTS } from './texts.ts';

/**
 * What the sources of a batch carry, asked before it is begun.
 * @param onFewer is called where they carry a batch, but a smaller one
 */
export function useMaterial(onFewer: (size: number) => void) {
  const [isChecked, setIsChecked] = useState(false);
  const [shortage, setShortage] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly SourceNote[]>([]);

  /** Whether the sources carry all blogs of a batch; else `shortage` says how many. Throws what `requestJson` throws. */
  async function suffices(wanted: BatchOptions): Promise<boolean> {
    const { batchSize } = wanted.form;
    setIsChecked(true);
    setShortage(null);
    setNotes([]);
    try {
      const plan = await planBatch(wanted);
      setNotes([...plan.unreadableSources, ...(plan.doubtfulSources ?? [])]);
      if (plan.size >= batchSize) return true;
      setShortage(BATCH_TEXTS.shortage(plan, batchSize));
      if (plan.size >= MIN_BATCH_SIZE) onFewer(plan.size);
      return false;
    } finally {
      setIsChecked(false);
    }
  }

  return { isChecked, shortage, notes, note: setNotes, suffices };
}
