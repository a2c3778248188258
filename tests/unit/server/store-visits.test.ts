import { expect, test } from 'vitest';
import { storeVisits } from '@/lib/server/counting-listener.ts';
import type { VisitBatch } from '@/lib/views/visit-counter.ts';
import { bridgeEnds } from '../../support/bridge.ts';
import { eventually } from '../../support/eventually.ts';

const COUNTS = { views: 1, embeds: 2, cards: 3, aiFetches: 4 };
const NEWS = ['news.example', { visits: 1, embeds: 1 }] as const;

const makeBatch = (day: string, reader: string): VisitBatch => ({
  day,
  blogs: new Map([['blog', { ...COUNTS, readers: new Set([reader]), referrers: new Map([NEWS]) }]]),
});

/** A store of batches, and what sends to it. It saves nothing while the database is away. */
function startStore({ isAway = false, busy = Promise.resolve() } = {}) {
  const saved: VisitBatch[] = [];
  const database = { isAway };
  const save = async (batch: VisitBatch) => {
    if (database.isAway) throw new Error('No database.');
    saved.push(structuredClone(batch));
    await busy;
  };
  const { application, publicEnd, close } = bridgeEnds();
  const failures: unknown[] = [];
  const stop = storeVisits(application, save, (error) => failures.push(error));
  return {
    ...{ failures, saved, database },
    send: (batch: VisitBatch) => publicEnd.send('visits', batch),
    stop: async () => {
      await stop();
      close();
    },
  };
}

/** Sums of what was saved, by day. */
function savedSums(saved: readonly VisitBatch[]) {
  const days = [...new Set(saved.map(({ day }) => day))].toSorted();
  return days.map((day) => {
    const blogs = saved.filter((each) => each.day === day).flatMap((each) => [...each.blogs.values()]);
    const sum = (pick: (blog: (typeof blogs)[number]) => number) =>
      blogs.reduce((total, blog) => total + pick(blog), 0);
    return {
      day,
      views: sum(({ views }) => views),
      embeds: sum(({ embeds }) => embeds),
      cards: sum(({ cards }) => cards),
      aiFetches: sum(({ aiFetches }) => aiFetches),
      readers: new Set(blogs.flatMap(({ readers }) => [...readers])).size,
      visits: sum(({ referrers }) => referrers.get('news.example')?.visits ?? 0),
    };
  });
}

test('counts each batch that arrives during a save once', async () => {
  const busy = Promise.withResolvers<void>();
  const { saved, ...store } = startStore({ busy: busy.promise });
  for (let at = 0; at < 150; at += 1) store.send(makeBatch('2026-01-01', `reader ${at}`));
  await eventually(() => expect(saved).toHaveLength(1));
  for (let at = 150; at < 300; at += 1) store.send(makeBatch('2026-01-01', `reader ${at}`));
  for (let at = 0; at < 10; at += 1) store.send(makeBatch('2026-01-02', `reader ${at}`));
  busy.resolve();
  await store.stop();
  expect(store.failures).toEqual([]);
  expect(savedSums(saved)).toEqual([
    { day: '2026-01-01', views: 300, embeds: 600, cards: 900, aiFetches: 1200, readers: 300, visits: 300 },
    { day: '2026-01-02', views: 10, embeds: 20, cards: 30, aiFetches: 40, readers: 10, visits: 10 },
  ]);
});

test('saves what failed together with what came meanwhile, in one batch per day', async () => {
  const { saved, database, ...store } = startStore({ isAway: true });
  store.send(makeBatch('2026-01-01', 'a'));
  await eventually(() => expect(store.failures).toHaveLength(1));
  for (let at = 0; at < 200; at += 1) store.send(makeBatch('2026-01-01', 'b'));
  store.send(makeBatch('2026-01-02', 'a'));
  await eventually(() => expect(store.failures.length).toBeGreaterThan(1));
  database.isAway = false;
  await store.stop();
  expect(saved).toHaveLength(2);
  expect(savedSums(saved)).toEqual([
    { day: '2026-01-01', views: 201, embeds: 402, cards: 603, aiFetches: 804, readers: 2, visits: 201 },
    { day: '2026-01-02', views: 1, embeds: 2, cards: 3, aiFetches: 4, readers: 1, visits: 1 },
  ]);
});

test('keeps all views, 200,000 readers and 100 referrers of a blog during a long outage', async () => {
  const { saved, database, ...store } = startStore({ isAway: true });
  for (let part = 0; part < 3; part += 1) {
    const batch = makeBatch('2026-01-01', 'a');
    const blog = batch.blogs.get('blog');
    for (let at = 0; at < 100_000; at += 1) blog?.readers.add(`reader ${part} ${at}`);
    for (let at = 0; at < 90; at += 1) {
      blog?.referrers.set(`${part}-${at}.example`, { visits: 1, embeds: 0 });
    }
    store.send(batch);
  }
  await eventually(() => expect(store.failures.length).toBeGreaterThan(0));
  database.isAway = false;
  await store.stop();
  const [blog] = saved.flatMap(({ blogs }) => [...blogs.values()]);
  expect(blog).toMatchObject({ views: 3, embeds: 6, cards: 9, aiFetches: 12 });
  expect(blog?.readers.size).toBe(200_000);
  expect(blog?.referrers.size).toBe(100);
  expect(blog?.referrers.get('news.example')).toEqual({ visits: 3, embeds: 3 });
});
