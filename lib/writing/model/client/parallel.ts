/**
 * Runs tasks with at most `most` under way at once and gives their results in order. When one fails
 * no further one is started, the others are waited for, and the first failure is thrown.
 * @param onFailure called with the first failure at once, to stop what is under way
 */
export async function inParallel<T>(
  tasks: readonly (() => Promise<T>)[],
  most: number,
  onFailure: (error: unknown) => void,
): Promise<T[]> {
  const results: T[] = [];
  const failures: unknown[] = [];
  const waiting = tasks.entries();
  // The iterator is shared, so every worker takes the next task that nobody has taken.
  const worker = async () => {
    for (const [index, task] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await task();
      } catch (error) {
        if (failures.push(error) === 1) onFailure(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
