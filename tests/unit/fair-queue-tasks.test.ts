import { describe, expect, test } from 'vitest';
import { FairQueue, taskBounds } from '@/lib/fair-queue.ts';

const { signal } = new AbortController();

/** A task that notes its name and runs until it is let go. */
function gated(names: string[]) {
  const gates = new Map<string, () => void>();
  return {
    task: (name: string) => async () => {
      names.push(name);
      await new Promise<void>((resolve) => gates.set(name, resolve));
    },
    finish: async (name: string) => {
      gates.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a fair queue', () => {
  test('takes the requesters in turn, not their tasks', async () => {
    const queue = new FairQueue(taskBounds(1));
    const names: string[] = [];
    const run = (requester: string, name: string) => queue.run(requester, async () => void names.push(name), signal);
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name)),
      ...['b1', 'b2'].map((name) => run('b', name)),
      run('c', 'c1'),
    ]);
    expect(names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  test('runs one task of a requester at a time, and leaves the other place to others', async () => {
    const queue = new FairQueue(taskBounds(2));
    const names: string[] = [];
    const { task, finish } = gated(names);
    const ended = ['a1', 'a2'].map((name) => queue.run('a', task(name), signal));
    await new Promise(setImmediate);
    expect(names).toEqual(['a1']);
    ended.push(queue.run('b', task('b1'), signal), queue.run('c', task('c1'), signal));
    await new Promise(setImmediate);
    expect(names).toEqual(['a1', 'b1']);
    for (const name of ['b1', 'c1', 'a1', 'a2']) await finish(name);
    await Promise.all(ended);
    expect(names).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  test('forgets who leaves while waiting', async () => {
    const queue = new FairQueue(taskBounds(1));
    const names: string[] = [];
    const { task, finish } = gated(names);
    const first = queue.run('a', task('a1'), signal);
    const leaving = new AbortController();
    const gone = ['b1', 'b2'].map((name) => queue.run('b', task(name), leaving.signal));
    const last = queue.run('c', task('c1'), signal);
    expect(queue.waiting('b')).toEqual({ own: 2, all: 3 });
    leaving.abort(new Error('gone'));
    await Promise.all(gone.map((each) => expect(each).rejects.toThrow('gone')));
    expect(queue.waiting('b')).toEqual({ own: 0, all: 1 });
    await finish('a1');
    await finish('c1');
    await Promise.all([first, last]);
    expect(names).toEqual(['a1', 'c1']);
  });

  test('goes on after a task that fails', async () => {
    const queue = new FairQueue(taskBounds(1));
    const failing = queue.run('a', () => Promise.reject(new Error('broken')), signal);
    const next = queue.run('a', async () => 'done', signal);
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
