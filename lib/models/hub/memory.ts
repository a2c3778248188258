import { totalmem } from 'node:os';
import { MODEL_RUN_MEMORY_BYTES } from '../../constants/limits.ts';

/** Memory that running a model takes: its file, and what it writes an article in. An estimate. */
export const memoryFor = (fileBytes: number): number => fileBytes + MODEL_RUN_MEMORY_BYTES;

/** Memory that this process may have: the machine's, or less where a container has a limit. */
export function machineMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
