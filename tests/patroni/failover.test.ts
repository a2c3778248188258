import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../../e2e/support/app-server.ts';
import { newWriter, startReaders } from './load.ts';
import { startProduct } from './start-product.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct();
}, 600_000);
afterAll(() => product.stop(), 60_000);

const KILLS = 5;
const ARTICLES = 3;

type Writer = Awaited<ReturnType<typeof newWriter>>;

/** Kills the primary while articles are written. @returns how long its followers took, in ms */
async function failOver(writers: readonly Writer[], kill: number) {
  const { database, model } = product;
  for (let article = 0; article < ARTICLES; article += 1) {
    expect(await writers[article + kill]?.order(`Bees ${kill}-${article}`)).toBe(200);
  }
  await expect.poll(() => model.stats.inFlight, { timeout: 30_000 }).toBeGreaterThanOrEqual(ARTICLES);
  const killedAt = Date.now();
  const promotedAt = await database.promoted(await database.killPrimary());
  const back = () => writers.map(({ written }) => written.at - promotedAt).filter((ms) => ms > 0);
  await expect.poll(() => back().length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  const first = Math.min(...back());
  await expect.poll(() => back().length, { timeout: 60_000, interval: 20 }).toBe(writers.length);
  const figures = { promoted: promotedAt - killedAt, firstWrite: first, everyWriter: Math.max(...back()) };
  await database.whole();
  return figures;
}

test('the primary is killed five times: no reader is refused, no acknowledged write lost, each article finished once', async () => {
  const { database, model, apps } = product;
  const [first, second] = apps as [AppServer, AppServer];
  const pids = apps.map((app) => app.pid());
  const writers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => newWriter(number % 2 === 0 ? first : second, number)),
  );
  const pages = ['featured', ...writers.map(({ id }) => id)].flatMap((id) =>
    apps.map(({ url }) => `${url}/share/${id}`),
  );
  const readers = startReaders(100, pages);
  for (const writer of writers) writer.start();
  // Slow enough that a failover falls into each article.
  model.setMode({ latencyMs: 1500 });
  await sleep(2000);

  const figures = [];
  for (let kill = 0; kill < KILLS; kill += 1) figures.push(await failOver(writers, kill));
  console.table(figures);

  const runs = () =>
    database.query(
      `SELECT status::text, max(attempts) AS attempts, count(*)::int, count(DISTINCT blog_id)::int AS blogs
       FROM generations WHERE request ->> 'topic' LIKE 'Bees %' GROUP BY status`,
    );
  const unfinished = async () =>
    (await runs()).rows.filter(({ status }) => status === 'queued' || status === 'running');
  await expect.poll(unfinished, { timeout: 180_000, interval: 500 }).toEqual([]);
  for (const writer of writers) await writer.stop();
  await readers.stop();

  console.table((await runs()).rows);
  console.table([readers.outcomes, ...writers.map(({ outcomes }) => outcomes)]);
  expect((await runs()).rows).toMatchObject([
    { status: 'succeeded', count: KILLS * ARTICLES, blogs: KILLS * ARTICLES },
  ]);
  const { rows } = await database.query(`SELECT count(*)::int AS blogs FROM blogs WHERE topic LIKE 'Bees %'`);
  expect(rows).toEqual([{ blogs: KILLS * ARTICLES }]);
  for (const writer of writers) await writer.read();
  expect(writers.flatMap(({ written }) => written.lost)).toEqual([]);
  expect(readers.refused).toEqual([]);
  expect(Object.keys(readers.outcomes)).toEqual(['200']);
  expect(Math.max(...figures.map(({ everyWriter }) => everyWriter))).toBeLessThan(15_000);
  expect(apps.map((app) => app.pid())).toEqual(pids);
}, 900_000);
