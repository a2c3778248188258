import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DevClient } from '@/lib/backlinks/platforms/devto.ts';
import * as service from '@/lib/backlinks/service.ts';
import { publishWhenWritten } from '@/lib/backlinks/service.ts';
import { db } from '@/lib/database/db.ts';
import type { Worker } from '@/lib/jobs/worker.ts';
import { replaceProcessWide } from '@/lib/process-wide.ts';
import { createRunner, performRun } from '@/lib/writing/queue/runner.ts';
import { encryptPlatforms, publishLeftOver, publishWith } from '@/lib/writing/runs/publish.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { eventually } from '../../support/eventually.ts';
import { readAnswer } from '../../support/requests.ts';
import { told } from '../../support/told.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

vi.mock('@/lib/backlinks/service.ts', { spy: true });

const SECRET = 'a-key-that-nobody-may-read';
/** Interval of recoveries. */
const POLL_MS = 100;

const platforms = [{ platform: 'devto', credentials: { apiKey: SECRET }, visibility: 'draft' }];

const generate = (headers: Record<string, string>, body: object = {}) =>
  api.post('/api/blogs/generate', { topic: 'Tea', length: 'small', platforms, ...body }, headers);

/** Makes a runner the one of this process. */
function use(runner: Worker | undefined): void {
  replaceProcessWide('runner', runner);
}

beforeEach(() => {
  use(undefined);
  publishWith(publishWhenWritten);
});
afterEach(() => vi.restoreAllMocks());

async function readOnlyRun(userId: string) {
  return (await db()).generation.findFirstOrThrow({ where: { actor: `user:${userId}` } });
}

test('asks a visitor to sign in before anything is queued or counted', async () => {
  const visitor = await knownVisitor();
  expect(await readAnswer(generate(visitor.headers))).toEqual([
    401,
    { code: 'unauthenticated', message: 'Please sign in to publish to other platforms.' },
  ]);
  expect(await (await db()).generation.count({ where: { actor: visitor.quotaKey } })).toBe(0);
  expect(await (await db()).quota.count({ where: { key: visitor.quotaKey } })).toBe(0);
});

test('publishes the blog as soon as it is written, and then forgets the credentials', async () => {
  const { user, headers } = await signedInUser();
  const { id } = await (await generate(headers)).json();
  await eventually(async () => {
    expect((await readOnlyRun(user.id)).encryptedPlatforms).toBeNull();
  });
  const backlinks = await (await db()).backlink.findMany({ where: { blogId: id } });
  expect(backlinks).toMatchObject([{ userId: user.id, platform: 'devto', visibility: 'draft', status: 'pending' }]);
});

test('keeps credentials encrypted while the run waits, and its request without them', async () => {
  use({ ...createRunner(performRun, 1), notify: () => undefined });
  const { user, headers } = await signedInUser();
  const abort = new AbortController();
  const answer = api.post('/api/blogs/generate', { topic: 'Tea', platforms }, headers, { signal: abort.signal });
  await eventually(() => readOnlyRun(user.id));
  const run = await readOnlyRun(user.id);
  expect(run.encryptedPlatforms).toMatch(/^v1\./);
  expect(JSON.stringify(run)).not.toContain(SECRET);
  abort.abort();
  expect((await answer).status).toBe(499);
  expect((await readOnlyRun(user.id)).encryptedPlatforms).toBeNull();
});

/** Gives a written run its platforms back, as if its process had died or failed two minutes ago, before handing them on. */
async function leaveUnpublished(userId: string): Promise<string> {
  await eventually(async () => {
    expect((await readOnlyRun(userId)).encryptedPlatforms).toBeNull();
  });
  const { id, blogId } = await readOnlyRun(userId);
  await (await db()).backlink.deleteMany({ where: { blogId: String(blogId) } });
  const encryptedPlatforms = await encryptPlatforms(id, [
    { platform: 'devto', credentials: { apiKey: SECRET }, visibility: 'draft', remember: false },
  ]);
  const then = new Date(Date.now() - 120_000);
  await (await db()).generation.update({
    where: { id },
    data: { encryptedPlatforms, finishedAt: then, leaseExpiresAt: then },
  });
  return String(blogId);
}

test('publishes with the recovery of runs what a process that died had only written', async () => {
  const { user, headers } = await signedInUser();
  await generate(headers);
  const blogId = await leaveUnpublished(user.id);
  const worker = createRunner(performRun, 1, POLL_MS);
  worker.start();
  await eventually(async () => {
    expect((await readOnlyRun(user.id)).encryptedPlatforms).toBeNull();
  });
  await worker.stop();
  expect(await (await db()).backlink.count({ where: { blogId } })).toBe(1);
});

test('a fault of ours while handing over leaves an entry for every chosen platform', async () => {
  const { user } = await signedInUser();
  const blogId = `handed-over-${user.id}`;
  await (await db()).blog.create({ data: blogRow({ id: blogId, userId: user.id }) });
  vi.spyOn(DevClient, 'target').mockImplementationOnce(() => {
    throw new TypeError('A fault of ours.');
  });
  const asked = { visibility: 'public', remember: false } as const;
  await publishWhenWritten(user.id, blogId, [
    { ...asked, platform: 'devto', credentials: { apiKey: SECRET } },
    { ...asked, platform: 'medium', credentials: { token: SECRET } },
  ]);
  const rows = await (await db()).backlink.findMany({ where: { blogId }, orderBy: { platform: 'asc' } });
  expect(rows.map(told)).toMatchObject([
    { platform: 'medium', status: 'pending' },
    {
      platform: 'devto',
      status: 'failed',
      encryptedSecret: null,
      message: 'Something went wrong on our side. Please try again.',
    },
  ]);
});

test('platforms that could not be handed on for a fault of ours are handed on by a later recovery', async () => {
  const { user, headers } = await signedInUser();
  await generate(headers);
  const blogId = await leaveUnpublished(user.id);
  const handOn = vi.mocked(service.publishWhenWritten).mockClear();
  handOn.mockRejectedValueOnce(new Error('No database.'));
  publishWith(service.publishWhenWritten);
  const worker = createRunner(performRun, 1, POLL_MS);
  worker.start();
  await eventually(() => expect(handOn).toHaveBeenCalledTimes(1));
  await eventually(async () => {
    const { leaseExpiresAt, encryptedPlatforms } = await readOnlyRun(user.id);
    expect(leaseExpiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(encryptedPlatforms).not.toBeNull();
  });
  const passed = { leaseExpiresAt: new Date(0) };
  await (await db()).generation.updateMany({ where: { blogId }, data: passed });
  await eventually(async () => {
    expect((await readOnlyRun(user.id)).encryptedPlatforms).toBeNull();
  });
  await worker.stop();
  expect(await (await db()).backlink.count({ where: { blogId } })).toBe(1);
});

test('two processes hand on the same platforms once', async () => {
  const { user, headers } = await signedInUser();
  await generate(headers);
  const blogId = await leaveUnpublished(user.id);
  const handOn = vi.mocked(service.publishWhenWritten).mockClear();
  publishWith(service.publishWhenWritten);
  await Promise.all([publishLeftOver(), publishLeftOver()]);
  expect(handOn).toHaveBeenCalledTimes(1);
  expect(await (await db()).backlink.count({ where: { blogId } })).toBe(1);
});
