import { afterEach, describe, expect, test, vi } from 'vitest';
import { FairQueue, QueueFullError, taskBounds } from '@/lib/fair-queue.ts';

const BOUNDS = {
  places: 2,
  placesEach: 2,
  waiting: 100,
  waitingEach: 50,
  longestWaitMs: Infinity,
  longestStayMs: 1000,
};

afterEach(() => vi.useRealTimers());

/** A queue and the order in which its slots were assigned. */
function makeQueue(bounds: Partial<typeof BOUNDS> = {}) {
  const queue = new FairQueue({ ...BOUNDS, ...bounds });
  const served: string[] = [];
  const enter = (requester: string, name = requester) => {
    const wait = queue.enter(requester);
    const turn = wait.turn.then((leave) => {
      served.push(name);
      return leave;
    });
    return { ...wait, turn };
  };
  return { enter, served };
}

/** Lets everything that is settled be noticed. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('gives places to requesters in turn, however much one of them asks for', async () => {
  const { enter, served } = makeQueue({ places: 1 });
  const waits = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((requester) => enter(requester));
  for (const next of [0, 4, 5, 1, 6, 2, 3]) (await waits[next]?.turn)?.();
  expect(served.join('')).toBe('abcabaa');
});

test('keeps places for others', async () => {
  const { enter, served } = makeQueue({ places: 4, placesEach: 2 });
  for (let i = 0; i < 5; i += 1) enter('a');
  await settle();
  expect(served).toEqual(['a', 'a']);
  enter('b');
  await settle();
  expect(served).toEqual(['a', 'a', 'b']);
});

test('a place that is left twice is given once', async () => {
  const { enter, served } = makeQueue({ places: 1 });
  const [first] = [enter('a'), enter('a'), enter('a')];
  const leave = await first.turn;
  leave();
  leave();
  await settle();
  expect(served).toEqual(['a', 'a']);
});

test('frees a slot that nobody leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { enter, served } = makeQueue({ places: 1 });
  enter('a');
  enter('b');
  await settle();
  expect(served).toEqual(['a']);
  vi.advanceTimersByTime(1000);
  await settle();
  expect(served).toEqual(['a', 'b']);
});

test('refuses more of one requester, and of all, than may wait', async () => {
  const { enter } = makeQueue({ places: 0, waiting: 3, waitingEach: 2 });
  enter('a');
  enter('a');
  await expect(enter('a').turn).rejects.toBeInstanceOf(QueueFullError);
  enter('b');
  await expect(enter('c').turn).rejects.toBeInstanceOf(QueueFullError);
});

test('refuses a requester after the longest wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { enter } = makeQueue({ places: 0, longestWaitMs: 30_000 });
  const refused = expect(enter('a').turn).rejects.toBeInstanceOf(QueueFullError);
  vi.advanceTimersByTime(30_000);
  await refused;
});

test('who gave up takes no place, and makes room for another', async () => {
  const { enter, served } = makeQueue({ places: 1, waiting: 1 });
  const first = enter('a');
  const second = enter('b');
  second.giveUp();
  enter('c');
  (await first.turn)();
  await settle();
  expect(served).toEqual(['a', 'c']);
});

test('what several wait for is begun with the turn of the first of them', async () => {
  const { enter, served } = makeQueue({ places: 1 });
  const [first, second, third] = [enter('a'), enter('a'), enter('a')];
  const shared = enter('a', 'shared');
  shared.joinedBy('b');
  (await first.turn)();
  (await second.turn)();
  (await shared.turn)();
  (await third.turn)();
  expect(served).toEqual(['a', 'shared', 'a', 'a']);
});

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

describe('a queue of tasks', () => {
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
