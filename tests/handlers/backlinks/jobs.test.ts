import { afterEach, expect, test, vi } from 'vitest';
import { POST as checkRoute } from '@/app/api/backlinks/[blogId]/[backlinkId]/check/route.ts';
import { DELETE as forget } from '@/app/api/backlinks/[blogId]/[backlinkId]/route.ts';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { encryptSecret } from '@/lib/backlinks/credentials.ts';
import { runNextJob } from '@/lib/backlinks/jobs.ts';
import {
  changeSubmission,
  claimSubmission,
  makeDue,
  queueSubmission,
  removeBacklink,
  settleSubmission,
} from '@/lib/backlinks/mutations.ts';
import { DevClient } from '@/lib/backlinks/platforms/devto.ts';
import { PlatformError } from '@/lib/backlinks/platforms/shared/platform.ts';
import { findBacklinks } from '@/lib/backlinks/queries.ts';
import { db } from '@/lib/database/db.ts';
import { backlinkRows, type Owner, ownerWithBlog, startedDev, submitBlog, workOn } from '../../support/backlinks.ts';
import { params, post } from '../../support/requests.ts';

vi.mock('@/lib/backlinks/check-link.ts', { spy: true });

const DAY_MS = 24 * 60 * 60 * 1000;

const dev = await startedDev();
afterEach(() => vi.restoreAllMocks());

const account = () => ({ platform: 'devto', credentials: { apiKey: dev.apiKey } });

/** A submission that no worker has claimed. */
async function queued({ user, blogId }: Owner): Promise<string> {
  const secret = { credentials: { apiKey: dev.apiKey }, remember: false };
  const { id } = await queueSubmission({
    blogId,
    userId: user.id,
    platform: 'devto',
    target: 'dev.to',
    visibility: 'public',
    encryptedSecret: await encryptSecret(user.id, 'devto', secret),
  });
  return id;
}

/** A row of a submission that is due. */
const due = ({ blogId, user }: Owner, id: string, at: number) => ({
  id,
  blogId,
  userId: user.id,
  target: `${id}.example`,
  ...({ platform: 'custom', visibility: 'public' } as const),
  encryptedSecret: 'v1.x',
  dueAt: new Date(at),
});

async function claimed(id: string) {
  const job = await claimSubmission(id);
  expect(job).not.toBeNull();
  return job as NonNullable<typeof job>;
}

async function readRow(owner: Owner) {
  const [row] = await backlinkRows(owner);
  return row as NonNullable<typeof row>;
}

async function change(id: string, data: object): Promise<void> {
  await (await db()).backlink.update({ where: { id }, data });
}

const articlesSent = () => dev.calls.filter(({ method, path }) => method === 'POST' && path === '/api/articles').length;

const forgetRow = ({ blogId, headers }: Owner, backlinkId: string) =>
  forget(
    new Request(post(`/api/backlinks/${blogId}/${backlinkId}`, {}, headers), { method: 'DELETE' }),
    params({ blogId, backlinkId }),
  );

test('is claimed by one worker only', async () => {
  const id = await queued(await ownerWithBlog());
  const claims = await Promise.all([claimSubmission(id), claimSubmission(id), claimSubmission(id)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('claims the next job when one is deleted during the claim', async () => {
  const owner = await ownerWithBlog();
  const prisma = await db();
  await prisma.backlink.updateMany({ data: { dueAt: null } });
  await prisma.backlink.createMany({ data: [due(owner, 'vanishing', 1), due(owner, 'next', 2)] });
  await prisma.$executeRaw`
    CREATE FUNCTION vanish() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      DELETE FROM backlinks WHERE id = NEW.id;
      RETURN NULL;
    END $$`;
  await prisma.$executeRaw`
    CREATE TRIGGER vanish AFTER UPDATE ON backlinks
    FOR EACH ROW WHEN (NEW.id = 'vanishing') EXECUTE FUNCTION vanish()`;
  expect(await claimSubmission()).toMatchObject({ id: 'next' });
  await prisma.$executeRaw`DROP FUNCTION vanish CASCADE`;
});

test('does not send a removed submission', async () => {
  const id = await queued(await ownerWithBlog());
  const job = await claimed(id);
  expect(await removeBacklink(id)).toBe(true);
  expect(await changeSubmission(job, { isUncertain: true })).toBe(false);
});

test('a worker with an expired lease sends and changes nothing', async () => {
  const owner = await ownerWithBlog();
  const id = await queued(owner);
  const slow = await claimed(id);
  await change(id, { leaseExpiresAt: new Date(0) });
  const next = await claimed(id);
  expect(await changeSubmission(slow, { isUncertain: true })).toBe(false);
  await changeSubmission(slow, { encryptedSecret: 'v1.other' });
  await settleSubmission(slow, { status: 'failed', encryptedSecret: null });
  expect(await readRow(owner)).toMatchObject({ status: 'pending', encryptedSecret: next.encryptedSecret });
  expect(await changeSubmission(next, { isUncertain: true })).toBe(true);
});

test('cannot be removed while it is being sent', async () => {
  const owner = await ownerWithBlog();
  const id = await queued(owner);
  const job = await claimed(id);
  await changeSubmission(job, { isUncertain: true });
  const refused = await forgetRow(owner, id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'This post is being sent right now. Remove it when it is done.',
  });
  await settleSubmission(job, { status: 'submitted', encryptedSecret: null });
  expect((await forgetRow(owner, id)).status).toBe(200);
  expect(await findBacklinks(owner.blogId)).toEqual([]);
});

test('ignores a link check started before a newer submission', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  const { id } = await readRow(owner);
  await change(id, { status: 'failed' });
  await makeDue(id);
  const check = await claimed(id);
  expect(await submitBlog(owner, account())).toMatchObject({ success: true });
  await settleSubmission(check, { status: 'failed', message: 'The page is gone.' });
  expect(await readRow(owner)).toMatchObject({ status: 'success', encryptedSecret: null });
});

test('looks for a post whose link was lost before sending it again', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  await change((await readRow(owner)).id, { status: 'failed', lostAt: new Date() });
  expect(await submitBlog(owner, account())).toMatchObject({ success: true });
  expect(await readRow(owner)).toMatchObject({ status: 'success', lostAt: null });
  expect(articlesSent()).toBe(1);
});

test('still looks for an earlier copy after its key was refused', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('reset-after-201');
  await submitBlog(owner, account());
  dev.faults.next('401', 'read');
  await workOn(owner);
  expect(await readRow(owner)).toMatchObject({ status: 'failed', encryptedSecret: null, isUncertain: true });
  expect(await submitBlog(owner, account())).toMatchObject({ success: true });
  expect(articlesSent()).toBe(1);
});

test('asks no platform again that left the question to the owner', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('500');
  await submitBlog(owner, account());
  const question = new PlatformError('refused', 'Look there.', { asksOwner: true });
  vi.spyOn(DevClient.prototype, 'findEarlier').mockRejectedValueOnce(question);
  await workOn(owner);
  expect(await readRow(owner)).toMatchObject({ status: 'failed', isUncertain: false });
});

test.each([1e9, 1e300])('waits at most a day when asked for %d seconds', async (retryAfter) => {
  const owner = await ownerWithBlog();
  const busy = new PlatformError('busy', 'Wait.', { retryAfter });
  vi.spyOn(DevClient.prototype, 'publish').mockRejectedValueOnce(busy);
  await submitBlog(owner, account());
  const row = await readRow(owner);
  expect(row).toMatchObject({ status: 'pending', message: 'Wait.', leaseExpiresAt: null });
  expect(row.dueAt?.getTime()).toBeLessThanOrEqual(Date.now() + DAY_MS);
});

test('gives up on a platform that was busy for a whole day', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('429');
  await submitBlog(owner, account());
  await change((await readRow(owner)).id, { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) });
  dev.faults.next('429');
  await workOn(owner);
  expect(await readRow(owner)).toMatchObject({
    status: 'failed',
    encryptedSecret: null,
    message: 'DEV asked us to wait for a whole day. Please submit it again later.',
  });
});

test('gives up after the process died during every try', async () => {
  const owner = await ownerWithBlog();
  await change(await queued(owner), { tries: 5 });
  await workOn(owner);
  expect(await readRow(owner)).toMatchObject({ status: 'failed', encryptedSecret: null, dueAt: null });
  expect(dev.calls).toEqual([]);
});

test('does not count a try that a shutdown ended', async () => {
  const owner = await ownerWithBlog();
  const id = await queued(owner);
  await expect(runNextJob(AbortSignal.abort(new Error('Stop.')), id)).rejects.toThrow('Stop.');
  expect(await readRow(owner)).toMatchObject({ status: 'pending', tries: 0, dueAt: new Date(0), leaseExpiresAt: null });
});

test('keeps a success when our own link check fails', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  await change((await readRow(owner)).id, { tries: 5 });
  vi.mocked(checkLink).mockRejectedValueOnce(new Error('The database is away.'));
  await workOn(owner);
  const row = await readRow(owner);
  expect(row).toMatchObject({ status: 'success', message: 'Our link is there.' });
  expect(row.dueAt?.getTime()).toBeGreaterThan(Date.now());
});

test('stores no post address but http(s)', async () => {
  const owner = await ownerWithBlog();
  const url = 'javascript:alert(1)';
  vi.spyOn(DevClient.prototype, 'publish').mockResolvedValueOnce({ id: '1', url });
  const { backlink } = await submitBlog(owner, account());
  expect(backlink).not.toHaveProperty('platformUrl');
  expect(backlink.status).toBe('submitted');
});

test('a requested check does not hurry a post that the platform delayed', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('429-retry-after');
  await submitBlog(owner, account());
  const { id, dueAt } = await readRow(owner);
  const { blogId, headers } = owner;
  const path = `/api/backlinks/${blogId}/${id}/check`;
  const answer = await checkRoute(post(path, {}, headers), params({ blogId, backlinkId: id }));
  expect(await answer.json()).toMatchObject({ id, status: 'pending' });
  expect((await readRow(owner)).dueAt).toEqual(dueAt);
  expect(articlesSent()).toBe(1);
});

test('the rate limit does not reveal who publishes where', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  const counts = JSON.stringify(await (await db()).rateLimit.findMany());
  expect(counts).toContain('publish:');
  expect(counts).not.toContain(owner.user.id);
  expect(counts).not.toContain('dev.to');
});

test('users take turns, however many jobs one has queued', async () => {
  const busy = await ownerWithBlog();
  const patient = await ownerWithBlog();
  await (await db()).backlink.updateMany({ data: { dueAt: null } });
  const rows = [0, 1, 2, 3].map((at) => due(busy, `turn-${at}`, at));
  await (await db()).backlink.createMany({ data: [...rows, due(patient, 'patient', 1000)] });
  const taken = [await claimSubmission(), await claimSubmission(), await claimSubmission()];
  expect(taken.map((job) => job?.userId)).toEqual([busy.user.id, patient.user.id, busy.user.id]);
});
