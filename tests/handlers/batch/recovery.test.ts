import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { Worker } from '@/lib/jobs/worker.ts';
import { replaceProcessWide } from '@/lib/process-wide.ts';
import { sweepBatches } from '@/lib/writing/batches/mutations.ts';
import { createRunner, performRun, recoverDeadRuns } from '@/lib/writing/queue/runner.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readBatches, readRuns, startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

type Perform = Parameters<typeof createRunner>[0];

/** Makes a runner the one of this process. */
function usedBy(runner: Worker): Worker {
  replaceProcessWide('runner', runner);
  return runner;
}

/** Takes runs up as another process would that then is never heard of again. */
const neverEnds: Perform = () => new Promise(() => undefined);

beforeEach(() => void usedBy(createRunner(neverEnds, 100)));

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
