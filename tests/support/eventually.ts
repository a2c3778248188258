import { vi } from 'vitest';

/** Timeout that only a hang meets, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Waits for something that happens in the background.
 * @param check passes, or returns the result, once it has happened
 * @returns the result of `check`
 * @throws the last failure of `check`, after TIMEOUT_MS
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS });
