import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { db, openServer } from '@/lib/database/db.ts';
import { isDatabaseOutage } from '@/lib/database/outage.ts';
import { freePort } from '../../e2e/support/app-server.ts';
import { api } from '../support/api.ts';
import { blogRow } from '../support/blogs.ts';
import { knownVisitor } from '../support/visitors.ts';

const TABLES = ['generations', 'rate_limits', 'quotas'];

/** Has the database refuse every new row as PostgreSQL does when it finds no space for it. */
async function fillDisk(): Promise<void> {
  const prisma = await db();
  await prisma.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file "base/5/16414": No space left on device'
        USING ERRCODE = 'disk_full';
    END $$`;
  for (const table of TABLES) {
    await prisma.$executeRawUnsafe(
      `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION refuse()`,
    );
  }
}

async function freeDisk(): Promise<void> {
  await (await db()).$executeRaw`DROP FUNCTION IF EXISTS refuse CASCADE`;
}

afterEach(freeDisk);

const ready = () => api.get('/api/health?ready=1');

test('on a full disk writes are refused with a sentence, and reads go on', async () => {
  const prisma = await db();
  await prisma.blog.create({ data: blogRow({ id: 'written-before' }) });
  const { headers } = await knownVisitor();
  await fillDisk();
  const refused = await api.post('/api/blogs/generate', { topic: 'Keeping bees' }, headers);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toEqual({
    message: 'We cannot save anything right now. Please try again in a few minutes.',
    code: 'unavailable',
  });
  const id = 'written-before';
  expect((await api.get(`/api/blogs/${id}`)).status).toBe(200);
});

test('is not ready but alive on a full disk, and ready again when there is space', async () => {
  await fillDisk();
  const refusal = await ready();
  expect(refusal.status).toBe(503);
  expect(refusal.headers.get('retry-after')).toBe('5');
  expect((await api.get('/api/health')).status).toBe(200);
  await freeDisk();
  expect((await ready()).status).toBe(200);
});

test.each<[string, (port: number) => Server | undefined]>([
  ['does not answer', (port) => createServer().listen(port, '127.0.0.1')],
  ['is down', () => undefined],
])('takes a server that %s for an outage', async (_, start) => {
  const port = await freePort();
  const server = start(port);
  const database = await openServer({ host: '127.0.0.1', port, user: 'ada' });
  const error = await database.prisma.user.findMany().catch((thrown) => thrown);
  expect(isDatabaseOutage(error)).toBe(true);
  await database.close();
  server?.close();
});

test('takes a server whose socket is gone for an outage', async () => {
  const database = await openServer({ host: '/nowhere', user: 'ada' });
  const alone = await database.prisma.user.findMany().catch((thrown) => thrown);
  const inTransaction = await database.prisma.$transaction((tx) => tx.user.findMany()).catch((thrown) => thrown);
  expect([alone, inTransaction].map(isDatabaseOutage)).toEqual([true, true]);
  await database.close();
});

test('takes a refused row for no outage', async () => {
  const prisma = await db();
  const row = { id: 'ada', email: 'ada@example.com', slug: 'ada' };
  await prisma.user.create({ data: row });
  const error = await prisma.user.create({ data: row }).catch((thrown) => thrown);
  expect(isDatabaseOutage(error)).toBe(false);
});
