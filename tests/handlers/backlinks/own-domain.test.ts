import { expect, test } from 'vitest';
import { findPost } from '@/lib/backlinks/queries.ts';
import { changeSlug } from '@/lib/blogs/slug-mutations.ts';
import { db } from '@/lib/database/db.ts';
import { backlinkRows, type Owner, ownerWithBlog, startedDev, submitBlog, workOn } from '../../support/backlinks.ts';

const dev = await startedDev();

const account = () => ({ platform: 'devto', credentials: { apiKey: dev.apiKey } });

const readStatus = async (owner: Owner) =>
  (await backlinkRows(owner)).map(({ status, message }) => ({ status, message }));

/** Gives a user a domain in service and Premium. @returns the host */
async function serveDomain(userId: string): Promise<string> {
  const { subscription, customDomain } = await db();
  const host = `blog.${userId}.example.org`.toLowerCase();
  await customDomain.create({ data: { userId, host, verifiedHost: host, token: 't' } });
  const createdAt = new Date();
  const currentPeriodEnd = new Date(Date.now() + 1e9);
  const paid = { id: `sub_${userId}`, customerId: 'cus_1', status: 'active' };
  await subscription.create({ data: { ...paid, userId, createdAt, currentPeriodEnd } });
  return host;
}

test('a post that links to an earlier address of its blog stays a success', async () => {
  const owner = await ownerWithBlog();
  const userId = owner.user.id;
  await serveDomain(userId);
  await changeSlug(owner.blogId, userId, 'first');
  await submitBlog(owner, account());
  await changeSlug(owner.blogId, userId, 'second');
  await workOn(owner);
  expect((await findPost(owner.blogId, 'public'))?.canonicalUrl).toMatch(/example\.org\/second$/);
  expect(await readStatus(owner)).toEqual([{ status: 'success', message: 'Our link is there.' }]);
});

test('a post stays a success when an own domain comes into service, and one that links to it when Premium ends', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  const { subscription, backlink } = await db();
  const userId = owner.user.id;
  const host = await serveDomain(userId);
  await workOn(owner);
  expect((await findPost(owner.blogId, 'public'))?.canonicalUrl).toContain(host);
  expect(await readStatus(owner)).toEqual([{ status: 'success', message: 'Our link is there.' }]);
  await backlink.deleteMany({ where: { userId } });
  await submitBlog(owner, account());
  await subscription.deleteMany({ where: { userId } });
  await workOn(owner);
  expect(await readStatus(owner)).toEqual([{ status: 'success', message: 'Our link is there.' }]);
});
