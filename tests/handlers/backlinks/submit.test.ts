import { expect, test } from 'vitest';
import { GET as list } from '@/app/api/backlinks/[blogId]/route.ts';
import { POST as submitRoute } from '@/app/api/backlinks/submit/route.ts';
import { db } from '@/lib/database/db.ts';
import { backlinkRows, ownerWithBlog, startedDev, submitBlog, workOn } from '../../support/backlinks.ts';
import { get, params, post } from '../../support/requests.ts';

const dev = await startedDev();

const devto = (given: object = {}) => ({ platform: 'devto', credentials: { apiKey: dev.apiKey }, ...given });

test('publishes once, finds the link, and deletes the key', async () => {
  const owner = await ownerWithBlog();
  const answer = await submitBlog(owner, devto());
  expect(answer).toMatchObject({
    success: true,
    message: 'Successfully submitted to DEV',
    backlink: { platform: 'devto', status: 'success', target: 'dev.to', rel: 'noopener noreferrer' },
  });
  expect(answer.backlink.canonicalUrl).toBe(`http://quillcast.test/share/${owner.blogId}`);
  expect(dev.createdPosts()).toHaveLength(1);
  const [row] = await backlinkRows(owner);
  expect(row).toMatchObject({ status: 'success', encryptedSecret: null, isUncertain: false });
  expect(row?.seenAt).toBeInstanceOf(Date);
});

test('lists the submissions of a blog without credentials', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto());
  const { blogId } = owner;
  const response = await list(get(`/api/backlinks/${blogId}`, owner.headers), params({ blogId }));
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject([{ blogId, platform: 'devto', status: 'success' }]);
  expect(text).not.toContain('encryptedSecret');
  expect(text).not.toContain(dev.apiKey);
});

test('does not publish the same blog twice', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto());
  const again = await submitBlog(owner, devto());
  expect(again).toMatchObject({ success: true, message: 'This blog is already on dev.to.' });
  expect(dev.createdPosts()).toHaveLength(1);
  expect(await backlinkRows(owner)).toHaveLength(1);
});

test('publishes once for ten simultaneous requests', async () => {
  const owner = await ownerWithBlog();
  await Promise.all(Array.from({ length: 10 }, () => submitBlog(owner, devto())));
  expect(dev.createdPosts()).toHaveLength(1);
  expect(await backlinkRows(owner)).toHaveLength(1);
});

test('a refusal fails with its cause, and a better try publishes', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('401');
  const refused = await submitBlog(owner, devto());
  expect(refused).toMatchObject({ success: false, backlink: { status: 'failed' } });
  expect(refused.message).toContain('DEV does not accept this API key');
  expect((await backlinkRows(owner))[0]).toMatchObject({ encryptedSecret: null, dueAt: null });
  expect(await submitBlog(owner, devto())).toMatchObject({ success: true });
  expect(dev.createdPosts()).toHaveLength(1);
});

test('is pending after a broken connection, never a success, and ends with one post', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('reset-after-201');
  const { backlink } = await submitBlog(owner, devto());
  expect(backlink.status).toBe('pending');
  expect(backlink.message).toContain('We will try again automatically.');
  await workOn(owner);
  await workOn(owner);
  expect((await backlinkRows(owner))[0]).toMatchObject({ status: 'success', encryptedSecret: null });
  expect(dev.createdPosts()).toHaveLength(1);
});

test('waits as long as a 429 asks', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('429-retry-after');
  const { backlink } = await submitBlog(owner, devto());
  expect(backlink.status).toBe('pending');
  const [row] = await backlinkRows(owner);
  const delay = (row?.dueAt?.getTime() ?? 0) - (row?.updatedAt.getTime() ?? 0);
  expect(Math.round(delay / 1000)).toBe(17);
  await workOn(owner);
  expect(dev.createdPosts()).toHaveLength(1);
});

test('gives up after five tries without an answer, and says where to look', async () => {
  const owner = await ownerWithBlog();
  for (let i = 0; i < 5; i += 1) dev.faults.next('500');
  await submitBlog(owner, devto());
  for (let i = 0; i < 4; i += 1) {
    await workOn(owner);
  }
  const [row] = await backlinkRows(owner);
  expect(row).toMatchObject({ status: 'failed', encryptedSecret: null, dueAt: null });
  expect(row?.message).toContain('We tried 5 times. Check whether the post is on the platform');
});

test('reports a lost link with its dates', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, devto());
  dev.reset();
  await workOn(owner);
  const [row] = await backlinkRows(owner);
  expect(row).toMatchObject({ status: 'failed' });
  expect(row?.lostAt).toBeInstanceOf(Date);
  expect(row?.message).toMatch(/^The page is gone: last seen on .* found missing on /);
});

test.each([
  [{ platform: 'devto', blogId: '' }, 'Blog ID is required'],
  [{ platform: 'devto', blogId: undefined }, 'Blog ID is required'],
  [{ platform: 'myspace' }, 'Please choose a platform'],
  [{ platform: 'devto', credentials: {} }, 'Please enter your DEV API key'],
  [{ platform: 'devto' }, 'Please enter your DEV credentials.'],
  [
    { platform: 'medium', credentials: { storyUrl: 'https://ann:secret@medium.com/tea' } },
    'Please enter the address of your story, with https://',
  ],
  [
    { platform: 'ghost', credentials: { url: `https://a.example/${'ж'.repeat(1000)}` } },
    'Please enter the address of your site, with https://',
  ],
])('refuses %j', async (given, message) => {
  const { headers, blogId } = await ownerWithBlog();
  const response = await submitRoute(post('/api/backlinks/submit', { blogId, ...given }, headers));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
  expect(dev.calls).toHaveLength(0);
});

test('refuses the 51st post of a blog', async () => {
  const owner = await ownerWithBlog();
  const { blogId, user } = owner;
  await (await db()).backlink.createMany({
    data: Array.from({ length: 50 }, (_, at) => ({
      id: `many-${at}`,
      blogId,
      userId: user.id,
      platform: 'custom',
      target: `https://a.example/${at}`,
      visibility: 'public',
    })),
  });
  const request = post('/api/backlinks/submit', { blogId, ...devto() }, owner.headers);
  const response = await submitRoute(request);
  expect(response.status).toBe(409);
  expect((await response.json()).message).toContain('up to 50 posts elsewhere');
  expect(dev.calls).toHaveLength(0);
});

test('refuses a blog that does not exist', async () => {
  const { headers } = await ownerWithBlog();
  const body = { blogId: 'no-such-blog', ...devto() };
  expect((await submitRoute(post('/api/backlinks/submit', body, headers))).status).toBe(404);
});
