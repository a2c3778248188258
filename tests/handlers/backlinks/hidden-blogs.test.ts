import { expect, test } from 'vitest';
import { POST as submit } from '@/app/api/backlinks/submit/route.ts';
import { publishWhenWritten } from '@/lib/backlinks/service.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { generationPlatformSchema } from '@/lib/writing/schema.ts';
import { backlinkRows, type Owner, ownerWithBlog, startedDev, workOn } from '../../support/backlinks.ts';
import { askedDuring } from '../../support/locks.ts';
import { post } from '../../support/requests.ts';

const SENTENCE = 'Only you can see this blog, so a link to it would lead nowhere. Make it public or unlisted first.';

const dev = await startedDev();

const change = async ({ blogId }: Owner, data: Prisma.BlogUpdateInput) =>
  (await db()).blog.update({ where: { id: blogId }, data });

const account = () => ({ platform: 'devto', credentials: { apiKey: dev.apiKey } });

const ask = ({ blogId, headers }: Owner) => submit(post('/api/backlinks/submit', { blogId, ...account() }, headers));

test('refuses to publish a draft elsewhere', async () => {
  const owner = await ownerWithBlog();
  await change(owner, { visibility: 'draft' });
  const response = await ask(owner);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ message: SENTENCE });
  expect(await backlinkRows(owner)).toEqual([]);
  expect(dev.calls).toEqual([]);
});

test('publishes an unlisted blog', async () => {
  const owner = await ownerWithBlog();
  await change(owner, { visibility: 'unlisted' });
  expect((await (await ask(owner)).json()).success).toBe(true);
});

test('does not publish a new blog that starts as a draft, and gives the reason', async () => {
  const owner = await ownerWithBlog();
  await change(owner, { visibility: 'draft' });
  const asked = generationPlatformSchema.parse(account());
  await publishWhenWritten(owner.user.id, owner.blogId, [asked]);
  expect(await backlinkRows(owner)).toMatchObject([{ status: 'failed', message: SENTENCE }]);
  expect(dev.calls).toEqual([]);
});

/** A submission that the platform asked to wait. */
async function waiting(owner: Owner) {
  dev.faults.next('429-retry-after', 'read');
  await ask(owner);
}

test('drops a waiting submission and its secret when the blog is deleted', async () => {
  const owner = await ownerWithBlog();
  await waiting(owner);
  await change(owner, { deletedAt: new Date() });
  await workOn(owner);
  expect(await backlinkRows(owner)).toMatchObject([{ status: 'failed', message: SENTENCE, encryptedSecret: null }]);
  expect(dev.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('sends nothing when the blog is deleted during a call to the platform', async () => {
  const owner = await ownerWithBlog();
  const { blogId, headers, user } = owner;
  const data = { userId: user.id, platform: 'devto', target: '', encryptedSecret: '' } as const;
  await askedDuring(
    // Credentials are remembered once they are accepted.
    (tx) => tx.platformCredential.create({ data }),
    () => submit(post('/api/backlinks/submit', { blogId, ...account(), remember: true }, headers)),
    () => change(owner, { deletedAt: new Date() }),
  );
  expect(dev.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(await backlinkRows(owner)).toMatchObject([{ status: 'failed', message: SENTENCE }]);
});

test('checks links again after a deleted blog is restored', async () => {
  const owner = await ownerWithBlog();
  await ask(owner);
  await change(owner, { deletedAt: new Date() });
  await workOn(owner);
  const [row] = await backlinkRows(owner);
  expect(row?.status).toBe('success');
  expect(row?.dueAt?.getTime()).toBeGreaterThan(Date.now());
});
