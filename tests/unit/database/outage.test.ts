import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET as readBlog } from '@/app/api/blogs/[id]/route.ts';
import { POST as changeStyle } from '@/app/api/blogs/style/route.ts';
import { GET as embed } from '@/app/embed/[id]/route.ts';
import { connectToChanges } from '@/lib/changes/connection.ts';
import { listenToChanges, stopListening } from '@/lib/changes/subscriptions.ts';
import { type Database, openServer, useDatabase } from '@/lib/database/db.ts';
import { isDatabaseOutage } from '@/lib/database/outage.ts';
import { applyMigrations } from '@/prisma/apply-migrations.ts';
import { eventually } from '../../support/eventually.ts';
import { get, params, post } from '../../support/requests.ts';
import { type SharedDatabase, startSharedDatabase } from '../../support/shared-database.ts';

let server: SharedDatabase;
let database: Database;

beforeAll(async () => {
  server = await startSharedDatabase();
  database = await openServer({ connectionString: server.settings.DATABASE_URL });
  useDatabase(database);
  await applyMigrations(database.connection);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const work = ({ prisma }: Database): (() => Promise<unknown>)[] => [
  () => prisma.user.findMany({ take: 1 }),
  () => prisma.$queryRaw`SELECT 1`,
  () => prisma.$transaction([prisma.user.findMany({ take: 1 }), prisma.blog.count()]),
  () =>
    prisma.$transaction(async (tx) => {
      const row = { key: 'restart', points: 1, expire: new Date() };
      await tx.rateLimit.upsert({ where: { key: row.key }, create: row, update: row });
      await sleep(3);
      await tx.user.findMany({ take: 1 });
    }),
];

/** Has ten clients work without a pause until `during` is over. @returns what they were thrown */
async function errorsDuring(during: () => Promise<unknown>): Promise<unknown[]> {
  const errors: unknown[] = [];
  let isOver = false;
  const clients = Array.from({ length: 10 }, async () => {
    while (!isOver) {
      for (const each of work(database)) await each().catch((error) => errors.push(error));
      await sleep(10);
    }
  });
  await sleep(200);
  await during();
  isOver = true;
  await Promise.all(clients);
  return errors;
}

const untilBack = () => eventually(() => server.query('SELECT 1'));

const described = (error: unknown) =>
  error instanceof Error && 'code' in error ? `${error.code} ${error.message}` : String(error);

test.each([
  ['is shut down and started again', () => server.shutDown().then(server.start)],
  ['is killed', () => server.kill().then(untilBack)],
  [
    'terminates every session',
    async () => {
      const others = 'FROM pg_stat_activity WHERE pid <> pg_backend_pid()';
      for (let turn = 0; turn < 20; turn += 1) {
        await server.query(`SELECT pg_terminate_backend(pid) ${others}`).catch(() => undefined);
        await sleep(50);
      }
    },
  ],
])('takes every error of a server that %s under load for an outage', async (_, restart) => {
  const errors = await errorsDuring(restart);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter((error) => !isDatabaseOutage(error)).map(described)).toEqual([]);
  await untilBack();
});

test('counts a connection that breaks while in use as an outage', async () => {
  const pool = new pg.Pool({ connectionString: server.settings.DATABASE_URL });
  const client = await pool.connect();
  const broken = new Promise((resolve) => client.on('error', resolve));
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  await server.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  expect(isDatabaseOutage(await broken)).toBe(true);
  const refusal = await client.query('SELECT 1').catch((error) => error);
  expect(refusal.message).toBe('Client has encountered a connection error and is not queryable');
  expect(isDatabaseOutage(refusal)).toBe(true);
  client.release();
  await pool.end();
});

test.each([
  ['a failed request of another service', () => fetch('http://127.0.0.1:1/')],
  ['a missing file', () => import('node:fs/promises').then(({ stat }) => stat('/nowhere'))],
])('takes %s for no outage of the database', async (_, attempt) => {
  const error = await attempt().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseOutage(error)).toBe(false);
});

test('answers 503 with Retry-After while the database is down, and recovers', async () => {
  await server.shutDown();
  const answers = [
    await readBlog(get('/api/blogs/any'), params({ id: 'any' })),
    await embed(get('/embed/any'), params({ id: 'any' })),
    await changeStyle(post('/api/blogs/style', { blogId: 'any', style: 'minimal', colorTheme: 'blue' })),
  ];
  await server.start();
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60', '60']);
  expect(await answers[0]?.json()).toEqual({
    code: 'unavailable',
    message: 'We cannot load anything right now. Please try again in a few minutes.',
  });
  expect(await answers[2]?.json()).toEqual({
    code: 'unavailable',
    message: 'We cannot save anything right now. Please try again in a few minutes.',
  });
  expect((await readBlog(get('/api/blogs/any'), params({ id: 'any' }))).status).toBe(404);
});

test('reports a server that is down, and changes that may be missed', async () => {
  const lines: string[] = [];
  const changes = await connectToChanges(database.connection, {
    onChange: (name) => lines.push(name),
    onSilence: () => lines.push('silence'),
    onServerDown: () => lines.push('down'),
    onSynced: (missed) => lines.push(missed ? 'hearing, some missed' : 'hearing'),
  });
  await server.shutDown();
  await eventually(() => expect(lines).toContain('down'));
  await server.start();
  await eventually(() => expect(lines).toContain('hearing, some missed'));
  expect([...new Set(lines)]).toEqual(['hearing', 'silence', 'down', 'hearing, some missed']);
  await changes.close();
});

test('a refused write of an outage does not suspend stored pages', async () => {
  const [suspend, serverDown, nothing] = [vi.fn(), vi.fn(), () => undefined];
  await listenToChanges({ invalidate: nothing, suspend, serverDown, resume: nothing });
  await server.shutDown();
  await eventually(() => expect(serverDown).toHaveBeenCalled());
  const change = (origin: string) =>
    changeStyle(post('/api/blogs/style', { blogId: 'any', style: 'minimal', colorTheme: 'blue' }, { origin }));
  expect((await change('https://elsewhere.test')).status).toBe(403);
  expect(suspend).toHaveBeenCalledTimes(1);
  await server.start();
  await stopListening();
});
