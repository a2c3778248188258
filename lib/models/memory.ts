import { totalmem } from 'node:os';
import { MODEL_RUN_MEMORY_BYTES } from '../constants/limits.ts';

/** Memory of this machine, or of the container that this process runs in, in bytes. */
export const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** Estimated memory of a running model: its file and its context window. */
export const memoryFor = (fileBytes: number): number => fileBytes + MODEL_RUN_MEMORY_BYTES;
