'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { type BatchOptions, planBatch } from '../batch-requests.ts';
import { BATCH_TEXTS } from '../texts.ts';
import { type AngledBatch, angledBatch } from './angles.ts';

/** The angles of a batch that is not begun yet, while they are shown. */
export function useAngles() {
  const [batch, setBatch] = useState<AngledBatch | null>(null);
  const [isSuggesting, setIsSuggesting] = useState(false);

  /** Asks for other angles in the place of those shown. Throws what `requestJson` throws; the angles stay then. */
  async function suggest({ options, angles }: AngledBatch): Promise<void> {
    setIsSuggesting(true);
    try {
      const known = angles.filter((angle) => angle.trim());
      const { angles: others } = await planBatch(options, known);
      if (!others) {
        toast(BATCH_TEXTS.noOtherAngles);
        return;
      }
      setBatch(angledBatch(options, others));
      const run = () => setBatch((shown) => shown && { options, angles });
      const action = { label: 'Undo', hint: 'Bring the earlier angles back', run };
      toast({ ...BATCH_TEXTS.otherAngles, action });
    } finally {
      setIsSuggesting(false);
    }
  }

  return {
    /** Null while none are shown. */
    batch,
    isSuggesting,
    suggest,
    open: (options: BatchOptions, proposed: readonly string[]) => setBatch(angledBatch(options, proposed)),
    change: (at: number, text: string) =>
      setBatch((shown) => shown && { ...shown, angles: shown.angles.with(at, text) }),
    close: () => setBatch(null),
  };
}
