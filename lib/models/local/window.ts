import { LARGEST_LOCAL_WINDOW, SMALLEST_LOCAL_WINDOW } from '../../constants/limits.ts';
import type { ModelFacts } from './gguf-head.ts';

/** Part of the memory that what a model has read may fill; the model itself takes more. */
const MEMORY_SHARE = 1 / 4;

/** Windows are multiples of it. */
const STEP = 1024;

/**
 * How many tokens prompt and answer may have together: as many as the model was made for and the memory holds, within
 * limits.
 * @param memory in bytes
 */
export function windowOf({ trainedTokens, bytesPerToken = 0 }: ModelFacts, memory: number): number {
  const held = (memory * MEMORY_SHARE) / bytesPerToken;
  const allowed = Math.max(SMALLEST_LOCAL_WINDOW, Math.floor(Math.min(LARGEST_LOCAL_WINDOW, held) / STEP) * STEP);
  return Math.min(trainedTokens ?? SMALLEST_LOCAL_WINDOW, allowed);
}
