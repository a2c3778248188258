import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noteBackup } from '@/lib/backup/files.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { api } from '../../support/api.ts';
import { operatorBrowser } from '../../support/operators.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-status-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

beforeEach(async () => {
  const prisma = await db();
  await prisma.generation.deleteMany();
  await prisma.job.deleteMany();
  changeSettings({ DATA_DIR: dataDir });
});

async function readStatus() {
  const { cookie } = await operatorBrowser();
  const response = await api.get('/api/operator', { cookie });
  expect(response.status).toBe(200);
  return (await response.json()).status;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let made = 0;

/** A run of somebody, that ended now unless the columns say otherwise. */
async function saveRun(columns: Partial<Prisma.GenerationUncheckedCreateInput>, failure?: string) {
  made += 1;
  const id = `run-${made}`;
  const base = { id, actor: 'visitor:a', idempotencyKey: id, requestHash: '', leaseExpiresAt: new Date() };
  const events = failure ? { events: { create: { seq: 1, type: 'failed', data: { code: failure } } as const } } : {};
  await (await db()).generation.create({ data: { ...base, finishedAt: new Date(), ...events, ...columns } });
}

test('an empty site has no queue, failures, cost or backup', async () => {
  expect(await readStatus()).toEqual({
    queue: { waiting: 0, running: 0, oldest: null },
    failures: { runs: {}, jobs: {} },
    cost: { blogs: 0, calls: 0, tokensIn: 0, tokensOut: 0 },
    backup: null,
  });
});

test('the queue has the runs of everybody and the oldest that waits', async () => {
  const oldest = minutesAgo(7);
  await saveRun({ status: 'queued', finishedAt: null, createdAt: minutesAgo(2) });
  await saveRun({ status: 'queued', finishedAt: null, createdAt: oldest });
  await saveRun({ status: 'running', finishedAt: null, createdAt: minutesAgo(9) });
  expect((await readStatus()).queue).toEqual({ waiting: 2, running: 1, oldest: oldest.toISOString() });
});

test('failures of the last day are counted by code, without canceled ones, and jobs that are tried again by kind', async () => {
  await saveRun({ status: 'failed' }, 'unavailable');
  await saveRun({ status: 'failed' }, 'internal');
  await saveRun({ status: 'failed' }, 'unavailable');
  await saveRun({ status: 'failed' }, 'cancelled-by-client');
  await saveRun({ status: 'failed', finishedAt: minutesAgo(25 * 60) }, 'internal');
  const jobs = [
    { id: 'mail a', kind: 'mail', tries: 2 },
    { id: 'mail b', kind: 'mail', tries: 1 },
    { id: 'domain c', kind: 'domain', tries: 1, leaseExpiresAt: new Date() },
    { id: 'publication d', kind: 'publication', tries: 0 },
  ] as const;
  await (await db()).job.createMany({ data: [...jobs] });
  expect((await readStatus()).failures).toEqual({ runs: { unavailable: 2, internal: 1 }, jobs: { mail: 2 } });
});

test('the cost is that of the last hundred blogs', async () => {
  const cost = { modelCalls: 3, tokensIn: 1000, tokensOut: 200 };
  for (let at = 0; at < 100; at += 1) await saveRun({ status: 'succeeded', blogId: `b${at}`, ...cost });
  await saveRun({ status: 'succeeded', blogId: 'old', ...cost, tokensIn: 5_000_000, finishedAt: minutesAgo(60) });
  await saveRun({ status: 'failed', ...cost }, 'internal');
  expect((await readStatus()).cost).toEqual({ blogs: 100, calls: 300, tokensIn: 100_000, tokensOut: 20_000 });
});

test('the last backup is that of the embedded database; a server’s is not known', async () => {
  const backup = { at: '2026-11-30T03:00:00.000Z', bytes: 12_000 };
  await noteBackup(dataDir, backup);
  expect((await readStatus()).backup).toEqual(backup);
  changeSettings({ DATA_DIR: dataDir, DATABASE_URL: 'postgresql://127.0.0.1/blogs' });
  expect((await readStatus()).backup).toBe('server');
});

test('nobody else reads it', async () => {
  const { headers } = await signedInUser();
  for (const given of [headers, {}]) expect((await api.get('/api/operator', given)).status).toBe(403);
});
