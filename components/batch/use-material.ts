'use client';

import { useState } from 'react';
import { MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { BatchPlan } from '@/lib/writing/batches/state.ts';
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

  /**
   * The plan of a batch where its sources carry all of it; else null, and `shortage` says how many they carry. Throws what
   * `requestJson` throws.
   */
  async function plan(wanted: BatchOptions): Promise<BatchPlan | null> {
    const { batchSize } = wanted.form;
    setIsChecked(true);
    setShortage(null);
    setNotes([]);
    try {
      const made = await planBatch(wanted);
      setNotes([...made.unreadableSources, ...(made.doubtfulSources ?? [])]);
      if (made.size >= batchSize) return made;
      setShortage(BATCH_TEXTS.shortage(made, batchSize));
      if (made.size >= MIN_BATCH_SIZE) onFewer(made.size);
      return null;
    } finally {
      setIsChecked(false);
    }
  }

  return { isChecked, shortage, notes, note: setNotes, plan };
}
