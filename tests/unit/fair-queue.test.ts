import { afterEach, expect, test, vi } from 'vitest';
import { FairQueue, QueueFullError } from '@/lib/fair-queue.ts';

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
function queueOf(bounds: Partial<typeof BOUNDS> = {}) {
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
  const { enter, served } = queueOf({ places: 1 });
  const waits = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((requester) => enter(requester));
  for (const next of [0, 4, 5, 1, 6, 2, 3]) (await waits[next]?.turn)?.();
  expect(served.join('')).toBe('abcabaa');
});

test('keeps places for others', async () => {
  const { enter, served } = queueOf({ places: 4, placesEach: 2 });
  for (let i = 0; i < 5; i += 1) enter('a');
  await settle();
  expect(served).toEqual(['a', 'a']);
  enter('b');
  await settle();
  expect(served).toEqual(['a', 'a', 'b']);
});

test('a place that is left twice is given once', async () => {
  const { enter, served } = queueOf({ places: 1 });
  const [first] = [enter('a'), enter('a'), enter('a')];
  const leave = await first.turn;
  leave();
  leave();
  await settle();
  expect(served).toEqual(['a', 'a']);
});

test('frees a slot that nobody leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { enter, served } = queueOf({ places: 1 });
  enter('a');
  enter('b');
  await settle();
  expect(served).toEqual(['a']);
  vi.advanceTimersByTime(1000);
  await settle();
  expect(served).toEqual(['a', 'b']);
});

test('refuses more of one requester, and of all, than may wait', async () => {
  const { enter } = queueOf({ places: 0, waiting: 3, waitingEach: 2 });
  enter('a');
  enter('a');
  await expect(enter('a').turn).rejects.toBeInstanceOf(QueueFullError);
  enter('b');
  await expect(enter('c').turn).rejects.toBeInstanceOf(QueueFullError);
});

test('refuses a requester after the longest wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { enter } = queueOf({ places: 0, longestWaitMs: 30_000 });
  const refused = expect(enter('a').turn).rejects.toBeInstanceOf(QueueFullError);
  vi.advanceTimersByTime(30_000);
  await refused;
});

test('who gave up takes no place, and makes room for another', async () => {
  const { enter, served } = queueOf({ places: 1, waiting: 1 });
  const first = enter('a');
  const second = enter('b');
  second.giveUp();
  enter('c');
  (await first.turn)();
  await settle();
  expect(served).toEqual(['a', 'c']);
});

test('what several wait for is begun with the turn of the first of them', async () => {
  const { enter, served } = queueOf({ places: 1 });
  const [first, second, third] = [enter('a'), enter('a'), enter('a')];
  const shared = enter('a', 'shared');
  shared.joinedBy('b');
  (await first.turn)();
  (await second.turn)();
  (await shared.turn)();
  (await third.turn)();
  expect(served).toEqual(['a', 'shared', 'a', 'a']);
});
