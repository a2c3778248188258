import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../../e2e/support/app-server.ts';
import { newWriter } from './load.ts';
import { startProduct } from './start-product.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct();
}, 600_000);
afterAll(() => product.stop(), 60_000);

/** Edits of each writer: by itself, and straight in the database, which costs little. */
const WRITERS = 10;
const OWN_EDITS = 20;
const OTHER_EDITS = 980;

/** How long a change takes to reach another process at most, in ms (docs/deploy.md). */
const ELSEWHERE_MS = 1000;

/** An answer, asked for again while it is 503: a busy machine shows nothing then, and nothing stale. */
async function answerAt(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (answer.status !== 503) return answer;
  await answer.body?.cancel();
  await sleep(20);
  return answerAt(url);
}

const pageHas = async ({ url }: AppServer, id: string, title: string) =>
  (await (await answerAt(`${url}/share/${id}`)).text()).includes(`${title}<`);

const answerHas = async ({ url }: AppServer, id: string, title: string) =>
  (await (await answerAt(`${url}/api/blogs/${id}`)).json()).content.title === title;

/** Whether something is so within the time that a change takes. */
async function inTime(check: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + ELSEWHERE_MS;
  for (let isSo = await check(); ; isSo = await check()) {
    if (isSo || Date.now() > deadline) return isSo;
    await sleep(20);
  }
}

test('no page is stale in 10,000 edits beside standbys that are two seconds late', async () => {
  const [first, second] = product.apps as [AppServer, AppServer];
  await product.database.delayStandbys('2s');
  const begun = performance.now();
  const late = { own: 0, elsewhere: 0, other: 0 };
  const count = (isShown: boolean, where: keyof typeof late) => {
    late[where] += Number(!isShown);
  };
  const writers = Array.from({ length: WRITERS }, async (_, number) => {
    const [here, elsewhere] = number % 2 === 0 ? [first, second] : [second, first];
    const writer = await newWriter(here, number);
    const { id } = writer;
    for (let edit = 1; edit <= OWN_EDITS; edit += 1) {
      while (writer.written.number < edit) await writer.write();
      count(await pageHas(here, id, `Tea ${edit}`), 'own');
      count(await inTime(() => pageHas(elsewhere, id, `Tea ${edit}`)), 'elsewhere');
    }
    const session = await product.database.connect();
    for (let edit = 1; edit <= OTHER_EDITS; edit += 1) {
      const title = `Other tea ${edit}`;
      await session.query('UPDATE blogs SET title = $2 WHERE id = $1', [id, title]);
      for (const app of [here, elsewhere]) count(await inTime(() => answerHas(app, id, title)), 'other');
    }
    await session.end();
    return writer.written.number + OTHER_EDITS;
  });
  const edits = (await Promise.all(writers)).reduce((sum, number) => sum + number, 0);
  console.log(`${edits} edits in ${Math.round((performance.now() - begun) / 1000)} s`);
  expect(edits).toBe(10_000);
  expect(late).toEqual({ own: 0, elsewhere: 0, other: 0 });
}, 1_800_000);
