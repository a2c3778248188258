import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { DELETE as forget } from '@/app/api/backlinks/[blogId]/[backlinkId]/route.ts';
import { GET as list } from '@/app/api/backlinks/[blogId]/route.ts';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { db } from '@/lib/database/db.ts';
import { startFakeDev } from '../../fakes/devto/server.ts';
import { startFakeGhost } from '../../fakes/ghost/server.ts';
import { startFakeMedium } from '../../fakes/medium/server.ts';
import { type Owner, ownerWithBlog, submitBlog, workOn } from '../../support/backlinks.ts';
import { get, params, post } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

const dev = await startFakeDev();
const site = await startFakeGhost();
const medium = await startFakeMedium();
changeSettings({
  DEVTO_API_BASE: dev.url,
  MEDIUM_API_BASE: medium.url,
  OUTBOUND_ALLOW_HOSTS: [dev, site, medium].map(({ url }) => new URL(url).host).join(),
});

beforeEach(() => {
  site.posts.length = 0;
});
afterEach(() => {
  dev.reset();
  medium.reset();
});
afterAll(() => Promise.all([dev.close(), site.close(), medium.close()]));

const devto = { platform: 'devto', credentials: { apiKey: dev.apiKey } };
const ghost = { platform: 'ghost', credentials: { url: site.url, adminApiKey: site.adminApiKey } };

async function listed({ blogId, headers }: Owner): Promise<Backlink[]> {
  return (await list(get(`/api/backlinks/${blogId}`, headers), params({ blogId }))).json();
}

async function remove(owner: Owner): Promise<void> {
  const { blogId, headers } = owner;
  const [{ id: backlinkId } = { id: '' }] = await listed(owner);
  const request = post(`/api/backlinks/${blogId}/${backlinkId}`, {}, headers);
  await forget(new Request(request, { method: 'DELETE' }), params({ blogId, backlinkId }));
}

async function edit({ blogId }: Owner, title: string): Promise<void> {
  const data = { title, editedAt: new Date() };
  await (await db()).blog.update({ where: { id: blogId }, data });
}

test('a draft on Ghost is submitted, though its preview shows the link', async () => {
  const owner = await ownerWithBlog();
  const { backlink } = await submitBlog(owner, { ...ghost, visibility: 'draft' });
  const preview = await fetch(backlink.platformUrl ?? '');
  expect(preview.status).toBe(200);
  expect(await preview.text()).toContain(`/share/${owner.blogId}`);
  expect(backlink).toMatchObject({
    status: 'submitted',
    message: 'Saved there as a draft. The link counts once you publish it there; we will check again.',
  });
});

test('publishes the existing draft when it is submitted as public', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, { ...ghost, visibility: 'draft' });
  const answer = await submitBlog(owner, ghost);
  expect(answer).toMatchObject({ success: true, backlink: { status: 'success', visibility: 'public' } });
  expect(site.posts).toMatchObject([{ status: 'published' }]);
});

test('finds a post again that was removed from the list', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto);
  await remove(owner);
  expect(await listed(owner)).toEqual([]);
  expect(await submitBlog(owner, devto)).toMatchObject({ success: true });
  expect(await listed(owner)).toMatchObject([{ status: 'success' }]);
  expect(dev.createdPosts()).toHaveLength(1);
});

test('remembers a removed Medium story, as Medium lists none', async () => {
  const owner = await ownerWithBlog();
  const account = { platform: 'medium', credentials: { token: medium.token } };
  await submitBlog(owner, account);
  await remove(owner);
  await submitBlog(owner, account);
  expect(medium.createdPosts()).toHaveLength(1);
  expect(await listed(owner)).toMatchObject([{ platform: 'medium' }]);
});

test('reports a changed blog, and updates its post when it is submitted again', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto);
  expect(await listed(owner)).toMatchObject([{ hasChanged: false }]);
  await edit(owner, 'A Better Title');
  expect(await listed(owner)).toMatchObject([{ hasChanged: true, status: 'success' }]);
  const answer = await submitBlog(owner, devto);
  expect(answer).toMatchObject({ success: true, backlink: { status: 'success' } });
  expect(await listed(owner)).toMatchObject([{ hasChanged: false }]);
  expect(dev.createdPosts()).toMatchObject([{ title: 'A Better Title' }]);
});

test('a refused update keeps the post, and gives the reason', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto);
  await edit(owner, 'A Better Title');
  dev.faults.next('422');
  const answer = await submitBlog(owner, devto);
  expect(answer).toMatchObject({ success: false, backlink: { status: 'success' } });
  expect(answer.message).toMatch(/^Could not update the post\. DEV rejected the article/);
  await workOn(owner);
  expect(await listed(owner)).toMatchObject([{ status: 'success', hasChanged: true, warning: answer.message }]);
});

test('repeats an update whose answer was lost', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto);
  await edit(owner, 'A Better Title');
  dev.faults.next('500');
  expect(await submitBlog(owner, devto)).toMatchObject({ backlink: { status: 'pending' } });
  await workOn(owner);
  await workOn(owner);
  expect(await listed(owner)).toMatchObject([{ status: 'success', hasChanged: false }]);
  expect(dev.createdPosts()).toMatchObject([{ title: 'A Better Title' }]);
});

test('explains that Medium cannot update a story', async () => {
  const owner = await ownerWithBlog();
  const account = { platform: 'medium', credentials: { token: medium.token } };
  await submitBlog(owner, account);
  await edit(owner, 'A Better Title');
  expect(await submitBlog(owner, account)).toMatchObject({
    success: false,
    message:
      'This blog is already on medium.com. It has changed since, and Medium posts can’t be updated from here. Edit it there.',
  });
  expect(medium.createdPosts()).toHaveLength(1);
});

test('keeps a warning about pictures over link checks', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto);
  const warning = 'An image could not be copied to your site: it is too large.';
  await (await db()).backlink.updateMany({ where: { blogId: owner.blogId }, data: { warning } });
  await workOn(owner);
  expect(await listed(owner)).toMatchObject([{ message: 'Our link is there.', warning }]);
});
