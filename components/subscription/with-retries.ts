/** Pause before the first repetition in ms; each next one is as much longer. */
const PAUSE_MS = 1000;

/**
 * Runs `work`, and again when it fails.
 * @param retries how often at most it is run again
 * @param pause waits that many milliseconds
 * @throws what the last run threw
 */
export async function withRetries<Result>(
  retries: number,
  work: () => Promise<Result>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run > retries) throw error;
      await pause(run * PAUSE_MS);
    }
  }
}
