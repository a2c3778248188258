import { beforeEach, expect, test } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import type { Worker } from '@/lib/jobs/worker.ts';
import { replaceProcessWide } from '@/lib/process-wide.ts';
import { sweepBatches } from '@/lib/writing/batches/mutations.ts';
import { saveGeneratedBlog } from '@/lib/writing/generation/mutations.ts';
import { createRunner, performRun, recoverDeadRuns } from '@/lib/writing/queue/runner.ts';
import { appendAttemptEvent } from '@/lib/writing/runs/event-mutations.ts';
import { claimNextGeneration, renewLease } from '@/lib/writing/runs/mutations.ts';
import { blogRow } from '../../support/blogs.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readBatches, readRuns, startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { queueLive, readStatus } from './live-generation.ts';

const NO_USAGE = { calls: 0, tokensIn: 0, tokensOut: 0, tokensCached: 0, seconds: 0 };

const model = await connectFakeModel();

/** A process that takes runs up and then is never heard of again. */
const dying = () => createRunner(() => new Promise(() => undefined), 100);

/** Makes a runner the one of this process. */
function usedBy(runner: Worker): Worker {
  replaceProcessWide('runner', runner);
  return runner;
}

beforeEach(() => {
  model.setMode({});
  usedBy(dying());
});

async function becomes(id: string, status: string): Promise<void> {
  await eventually(async () => expect(await readStatus(id)).toBe(status));
}

async function endLease(id: string): Promise<void> {
  await (await db()).generation.update({ where: { id }, data: { leaseExpiresAt: new Date(0) } });
}

/** A run whose process has died. */
async function deadRun() {
  const visitor = await knownVisitor();
  const { id } = await queueLive(visitor.headers);
  await becomes(id, 'running');
  await endLease(id);
  return { id, visitor };
}

async function readTypes(generationId: string): Promise<string[]> {
  const rows = await (await db()).generationEvent.findMany({ where: { generationId }, orderBy: { seq: 'asc' } });
  return rows.map(({ type }) => type);
}

test('finishes the run of a dead process at the second attempt', async () => {
  const { id, visitor } = await deadRun();
  expect(await recoverDeadRuns()).toEqual({ requeued: 1, givenUp: 0 });
  createRunner(performRun, 1).notify();
  await becomes(id, 'succeeded');
  const types = await readTypes(id);
  expect(types.slice(0, 3)).toEqual(['accepted', 'restarted', 'started']);
  expect(types.at(-1)).toBe('done');
  const visitorId = visitor.quotaKey.replace('visitor:', '');
  expect(await (await db()).blog.count({ where: { visitorId } })).toBe(1);
  expect(await usedQuota(visitor.quotaKey)).toBe(1);
});

test('gives up after two attempts and returns the quota', async () => {
  const { id, visitor } = await deadRun();
  await recoverDeadRuns();
  dying().notify();
  await becomes(id, 'running');
  await endLease(id);
  expect(await recoverDeadRuns()).toEqual({ requeued: 0, givenUp: 1 });
  expect(await readStatus(id)).toBe('failed');
  expect(await usedQuota(visitor.quotaKey)).toBe(0);
  const event = await (await db()).generationEvent.findFirstOrThrow({ where: { generationId: id, type: 'failed' } });
  expect(event.data).toMatchObject({ status: 503, code: 'unavailable' });
});

test('keeps a run with a valid lease', async () => {
  const visitor = await knownVisitor();
  const { id } = await queueLive(visitor.headers);
  await becomes(id, 'running');
  expect(await recoverDeadRuns()).toEqual({ requeued: 0, givenUp: 0 });
  expect(await readStatus(id)).toBe('running');
});

test('a process with an expired lease can neither save nor emit', async () => {
  const { id } = await deadRun();
  await recoverDeadRuns();
  const second = await claimNextGeneration();
  expect(second).toMatchObject({ id, attempt: 2 });
  const first = { id, attempt: 1 };
  const before = await readTypes(id);
  expect(await renewLease(first)).toBe(false);
  await appendAttemptEvent(first, { type: 'phase', phase: 'writing' });
  const answer = { unreadableSources: [] };
  const written = { blog: blogRow({ id: `late-${id}` }), images: [], snapshots: [], answer };
  await expect(saveGeneratedBlog(first, written, NO_USAGE)).rejects.toThrow(/no longer running/);
  expect(await readTypes(id)).toEqual(before);
  expect(await (await db()).blog.count({ where: { id: `late-${id}` } })).toBe(0);
});

test('a save whose answer was lost is not repeated', async () => {
  const { id } = await deadRun();
  const answer = { unreadableSources: [] };
  const written = { blog: blogRow({ id: `saved-${id}` }), images: [], snapshots: [], answer };
  await saveGeneratedBlog({ id, attempt: 1 }, written, NO_USAGE);
  const before = await readTypes(id);
  await saveGeneratedBlog({ id, attempt: 1 }, written, NO_USAGE);
  expect(await readTypes(id)).toEqual(before);
  const other = { ...written, blog: blogRow({ id: `other-${id}` }) };
  await expect(saveGeneratedBlog({ id, attempt: 1 }, other, NO_USAGE)).rejects.toThrow(/no longer running/);
});

test('a stopping process requeues its runs without counting the attempt', async () => {
  const stopping = usedBy(createRunner(performRun, 1));
  model.setMode({ fault: 'hang' });
  const { id } = await queueLive((await knownVisitor()).headers);
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  await stopping.stop();
  const run = await (await db()).generation.findUniqueOrThrow({ where: { id } });
  expect(run).toMatchObject({ status: 'queued', attempts: 0 });
  await eventually(() => expect(model.stats.inFlight).toBe(0));
  stopping.notify();
  model.setMode({});
  const next = createRunner(performRun, 1);
  await next.start();
  await becomes(id, 'succeeded');
  await next.stop();
});

test('two processes on one database perform each run once', async () => {
  usedBy({ ...dying(), notify: () => undefined });
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await queueLive((await knownVisitor()).headers)).id);
  const performed: string[] = [];
  const perform = async ({ id }: { id: string }) => {
    performed.push(id);
    await (await db()).generation.update({ where: { id }, data: { status: 'succeeded' } });
  };
  const runners = [createRunner(perform, 3), createRunner(perform, 3)];
  for (const each of runners) each.notify();
  await eventually(() => expect(performed).toHaveLength(12));
  expect([...performed].sort()).toEqual([...ids].sort());
});

test('another process continues the batch of one that died while writing', async () => {
  const { headers } = await signedInUser();
  const { id } = await startBatch(headers);
  await eventually(async () => expect((await readRuns(id))[0]?.status).toBe('running'));
  await (await db()).generation.updateMany({ where: { status: 'running' }, data: { leaseExpiresAt: new Date(0) } });
  await recoverDeadRuns();
  usedBy(createRunner(performRun, 1)).notify();
  const { blogs } = await untilBatch(headers, 'finished', 3);
  expect(new Set(blogs.map((blog) => blog.id)).size).toBe(3);
});

test('a failed blog stops the batch with its reason', async () => {
  const { headers } = await signedInUser();
  const { id } = await startBatch(headers);
  await eventually(async () => expect((await readRuns(id))[0]?.status).toBe('running'));
  await (await db()).generation.updateMany({
    where: { status: 'running' },
    data: { attempts: 2, leaseExpiresAt: new Date(0) },
  });
  await recoverDeadRuns();
  const [batch] = await readBatches(headers);
  expect(batch).toMatchObject({ id, status: 'stopped', blogs: [], failure: { status: 503 } });
});

test('a stopped batch is deleted after thirty days', async () => {
  const [old, recent] = [await signedInUser(), await signedInUser()];
  const ids = [(await startBatch(old.headers)).id, (await startBatch(recent.headers)).id];
  const age = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const prisma = await db();
  const stoppedAt = async (id: string | undefined, updatedAt: Date) =>
    prisma.batch.update({ where: { id: id ?? '' }, data: { updatedAt, runs: { deleteMany: {} } } });
  await stoppedAt(ids[0], age(31));
  await stoppedAt(ids[1], age(29));
  await sweepBatches();
  expect(await readBatches(old.headers)).toEqual([]);
  expect(await readBatches(recent.headers)).toHaveLength(1);
});
