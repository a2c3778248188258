import { vi } from 'vitest';

/** How long something may take on a busy machine before it counts as never happening, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Waits for something that happens in the background.
 * @param check passes, or gives what was waited for, once it has happened
 * @returns what `check` gave
 * @throws the last failure of `check`, after PATIENCE_MS
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
