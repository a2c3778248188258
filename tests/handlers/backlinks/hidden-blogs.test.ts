import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { POST as submit } from '@/app/api/backlinks/submit/route.ts';
import { publishWhenWritten } from '@/lib/backlinks/service.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { generationPlatformSchema } from '@/lib/writing/platform-schema.ts';
import { type FakeDev, startFakeDev } from '../../fakes/devto/server.ts';
import { backlinkRows, type Owner, ownerWithBlog, workOn } from '../../support/backlinks.ts';
import { askedDuring } from '../../support/locks.ts';
import { post } from '../../support/requests.ts';

const SENTENCE =
  'This blog is not shown to others, so that a link to it would lead nowhere. Make it public or unlisted first.';

let dev: FakeDev;

beforeAll(async () => {
  dev = await startFakeDev();
  process.env.DEVTO_API_BASE = dev.url;
  process.env.OUTBOUND_ALLOW_HOSTS = new URL(dev.url).host;
});
afterEach(() => dev.reset());
afterAll(() => dev.close());

const change = async ({ blogId }: Owner, data: Prisma.BlogUpdateInput) =>
  (await db()).blog.update({ where: { id: blogId }, data });

const account = () => ({ platform: 'devto', credentials: { apiKey: dev.apiKey } });

const ask = ({ blogId, headers }: Owner) => submit(post('/api/backlinks/submit', { blogId, ...account() }, headers));

test('a draft is posted nowhere', async () => {
  const owner = await ownerWithBlog();
  await change(owner, { visibility: 'draft' });
  const response = await ask(owner);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ message: SENTENCE });
  expect(await backlinkRows(owner)).toEqual([]);
  expect(dev.calls).toEqual([]);
});

test('an unlisted blog is posted', async () => {
  const owner = await ownerWithBlog();
  await change(owner, { visibility: 'unlisted' });
  expect((await (await ask(owner)).json()).success).toBe(true);
});

test('a blog that begins as a draft is not posted when it has been written, and says why', async () => {
  const owner = await ownerWithBlog();
  await change(owner, { visibility: 'draft' });
  const asked = generationPlatformSchema.parse(account());
  await publishWhenWritten(owner.user.id, owner.blogId, [asked]);
  expect(await backlinkRows(owner)).toMatchObject([{ status: 'failed', message: SENTENCE }]);
  expect(dev.calls).toEqual([]);
});

/** A submission that waits, as the platform asked for it. */
async function waiting(owner: Owner) {
  dev.faults.next('429-retry-after', 'read');
  await ask(owner);
}

test('what waits to be posted is not posted once its blog is in the bin, and keeps no secret', async () => {
  const owner = await ownerWithBlog();
  await waiting(owner);
  await change(owner, { deletedAt: new Date() });
  await workOn(owner);
  expect(await backlinkRows(owner)).toMatchObject([{ status: 'failed', message: SENTENCE, encryptedSecret: null }]);
  expect(dev.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('is not posted when its blog is deleted while the platform is being asked', async () => {
  const owner = await ownerWithBlog();
  const { blogId, headers, user } = owner;
  const data = { userId: user.id, platform: 'devto', target: '', encryptedSecret: '' } as const;
  await askedDuring(
    // The credentials are remembered once they have proved right.
    (tx) => tx.platformCredential.create({ data }),
    () => submit(post('/api/backlinks/submit', { blogId, ...account(), remember: true }, headers)),
    () => change(owner, { deletedAt: new Date() }),
  );
  expect(dev.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(await backlinkRows(owner)).toMatchObject([{ status: 'failed', message: SENTENCE }]);
});

test('links of a blog in the bin are checked again after it is restored', async () => {
  const owner = await ownerWithBlog();
  await ask(owner);
  await change(owner, { deletedAt: new Date() });
  await workOn(owner);
  const [row] = await backlinkRows(owner);
  expect(row?.status).toBe('success');
  expect(row?.dueAt?.getTime()).toBeGreaterThan(Date.now());
});
