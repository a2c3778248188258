import { expect, test, vi } from 'vitest';
import { inParallel } from '@/lib/writing/model/client/parallel.ts';

const ignore = () => {};

test('gives the results in the order of the tasks, not of their ends', async () => {
  const slow = Promise.withResolvers<string>();
  const results = inParallel([() => slow.promise, async () => 'second'], 2, ignore);
  slow.resolve('first');
  expect(await results).toEqual(['first', 'second']);
});

test('has no more under way than allowed, and as many', async () => {
  let underWay = 0;
  const seen: number[] = [];
  const task = async () => {
    underWay += 1;
    seen.push(underWay);
    await Promise.resolve();
    underWay -= 1;
  };
  await inParallel(
    Array.from({ length: 10 }, () => task),
    3,
    ignore,
  );
  expect(seen).toHaveLength(10);
  expect(Math.max(...seen)).toBe(3);
});

test('starts nothing after a failure, reports it at once and throws it', async () => {
  const failure = new Error('first');
  const onFailure = vi.fn();
  const never = vi.fn(async () => {});
  const fails = async () => {
    throw failure;
  };
  const failsToo = async () => {
    throw new Error('second');
  };
  await expect(inParallel([fails, failsToo, never], 2, onFailure)).rejects.toBe(failure);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(never).not.toHaveBeenCalled();
});

test('waits for what is under way before it throws', async () => {
  const other = Promise.withResolvers<void>();
  const ended = vi.fn();
  const running = inParallel(
    [
      async () => {
        throw new Error('broken');
      },
      () => other.promise.then(ended),
    ],
    2,
    () => other.resolve(),
  );
  await expect(running).rejects.toThrow('broken');
  expect(ended).toHaveBeenCalledOnce();
});

test('runs no tasks at all', async () => {
  expect(await inParallel([], 4, ignore)).toEqual([]);
});
