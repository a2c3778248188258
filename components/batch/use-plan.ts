import { useState } from 'react';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { MAX_ANGLE_CHARACTERS, MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { BatchPlan } from '@/lib/writing/batches/schema.ts';
import { type BatchOptions, planBatch } from './batch-requests.ts';
import { BATCH_TEXTS } from './texts.ts';

/** Whether the sources are enough for a batch; `onFewer` is called when they are enough for a smaller one. */
export function useMaterial(onFewer: (size: number) => void) {
  const [isPlanning, setIsPlanning] = useState(false);
  const [shortage, setShortage] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly SourceNote[]>([]);

  /** The plan of a batch; null when its sources are too few, with the reason in `shortage`. Throws what `requestJson` throws. */
  async function plan(wanted: BatchOptions): Promise<BatchPlan | null> {
    const { batchSize } = wanted.form;
    setIsPlanning(true);
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
      setIsPlanning(false);
    }
  }

  return { isPlanning, shortage, notes, note: setNotes, plan };
}

/** A batch to start, with an angle for each of its blogs; '' leaves it to the writer. */
export type AngledBatch = { options: BatchOptions; angles: readonly string[] };

/** A batch with its proposed angles, filled up with empty ones. */
export function angledBatch(options: BatchOptions, proposed: readonly string[]): AngledBatch {
  const { batchSize } = options.form;
  return { options, angles: Array.from({ length: batchSize }, (_, at) => proposed[at] ?? '') };
}

/** The first angle that the server would refuse, as its path in the request with a sentence; else null. */
export function angleFault(angles: readonly string[]): { path: string; message: string } | null {
  const at = angles.findIndex((angle) => angle.trim().length > MAX_ANGLE_CHARACTERS);
  return at < 0 ? null : { path: `angles.${at}`, message: BATCH_FORM_MESSAGES.angleTooLong };
}

/** The angles shown before a batch starts. */
export function useAngles() {
  const [batch, setBatch] = useState<AngledBatch | null>(null);
  const [isSuggesting, setIsSuggesting] = useState(false);

  /** Replaces the shown angles by others. Throws what `requestJson` throws, and keeps the angles then. */
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
      toastUndo(BATCH_TEXTS.otherAngles, 'Restore the earlier angles', () =>
        setBatch((shown) => shown && { options, angles }),
      );
    } finally {
      setIsSuggesting(false);
    }
  }

  return {
    /** Null while no angles are shown. */
    batch,
    isSuggesting,
    suggest,
    open: (options: BatchOptions, proposed: readonly string[]) => setBatch(angledBatch(options, proposed)),
    change: (at: number, text: string) =>
      setBatch((shown) => shown && { ...shown, angles: shown.angles.with(at, text) }),
    close: () => setBatch(null),
  };
}
