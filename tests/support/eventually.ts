import { vi } from 'vitest';

/** Timeout on a busy machine, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Waits for something that happens in the background.
 * @param check passes, or returns the result, once it has happened
 * @returns the result of `check`
 * @throws the last failure of `check`, after PATIENCE_MS
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
