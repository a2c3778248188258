import { expect, test, vi } from 'vitest';
import { withRetries } from '@/components/subscription/with-retries';

const failingTimes = (times: number) => {
  const work = vi.fn(async () => 'the plan');
  for (let run = 1; run <= times; run += 1) work.mockRejectedValueOnce(new Error(`failure ${run}`));
  return work;
};

test.each([
  [0, 1, []],
  [1, 2, [1000]],
  [2, 3, [1000, 2000]],
])('work that fails %i times succeeds in run %i', async (failures, runs, pauses) => {
  const work = failingTimes(failures);
  const pause = vi.fn(async () => undefined);
  await expect(withRetries(2, work, pause)).resolves.toBe('the plan');
  expect(work).toHaveBeenCalledTimes(runs);
  expect(pause.mock.calls).toEqual(pauses.map((milliseconds) => [milliseconds]));
});

test('two retries make three runs and no more', async () => {
  const work = failingTimes(5);
  await expect(withRetries(2, work, async () => undefined)).rejects.toThrow('failure 3');
  expect(work).toHaveBeenCalledTimes(3);
});
