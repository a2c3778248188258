import { MAX_ANGLE_CHARACTERS } from '@/lib/constants/batch-limits.ts';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { BatchOptions } from '../batch-requests.ts';

/** A batch that is not begun yet, and an angle for each of its blogs; '' leaves it to the writer. */
export type AngledBatch = { options: BatchOptions; angles: readonly string[] };

/** A batch with the angles proposed for it, empty ones where they are too few. */
export function angledBatch(options: BatchOptions, proposed: readonly string[]): AngledBatch {
  const { batchSize } = options.form;
  return { options, angles: Array.from({ length: batchSize }, (_, at) => proposed[at] ?? '') };
}

/** The first angle that the server would refuse: its path in the request, and the sentence; null when there is none. */
export function angleFault(angles: readonly string[]): { path: string; message: string } | null {
  const at = angles.findIndex((angle) => angle.trim().length > MAX_ANGLE_CHARACTERS);
  return at < 0 ? null : { path: `angles.${at}`, message: BATCH_FORM_MESSAGES.angleTooLong };
}
