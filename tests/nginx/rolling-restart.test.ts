import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteClient } from './site-client.ts';
import { startNginx } from './start-nginx.ts';
import { startTwoProcesses } from './two-processes.ts';

let app: Awaited<ReturnType<typeof startTwoProcesses>>;
let site: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  app = await startTwoProcesses();
  site = await startNginx(app.port, app.ports);
}, 300_000);
afterAll(async () => {
  await site.stop();
  await app.stop();
});

const { send, write, newWriter } = siteClient(() => site.url);

/** Pauses between a client's requests, in ms: some leave connections idle for as long as nginx keeps them. */
const PAUSES = [0, 50, 500, 1900, 2100];

test('no request fails in five rolling restarts', async () => {
  const outcomes = new Map<string, number>();
  let going = true;
  const repeat = async (what: string, pause: number, ask: () => Promise<{ status: number }>) => {
    while (going) {
      const status = await ask().then((answer) => answer.status, String);
      outcomes.set(`${what}: ${status}`, (outcomes.get(`${what}: ${status}`) ?? 0) + 1);
      await sleep(pause);
    }
  };
  const { id } = await newWriter();
  const writers = await Promise.all(PAUSES.map(async (pause) => ({ pause, ...(await newWriter()) })));
  const load = [
    ...Array.from({ length: 10 }, () => repeat('read', 5, () => send(`/api/blogs/${id}?reader=${randomUUID()}`))),
    ...writers.map((writer) => {
      const styles = ['retro', 'minimal'];
      return repeat('write', writer.pause, () => {
        styles.reverse();
        const change = { blogId: writer.id, style: styles[0], colorTheme: 'blue' };
        return write('/api/blogs/style', 'POST', change, writer.cookie);
      });
    }),
    repeat('page', 100, () => send('/share/featured')),
  ];
  for (let restart = 0; restart < 5; restart += 1) {
    for (const each of app.processes) {
      await each.end();
      await each.restart();
    }
  }
  going = false;
  await Promise.all(load);
  expect([...outcomes.keys()].toSorted()).toEqual(['page: 200', 'read: 200', 'write: 200']);
}, 900_000);
