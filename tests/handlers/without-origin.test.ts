import { expect, test } from 'vitest';
import { DELETE as discardDraft } from '@/app/api/blogs/[id]/draft/route.ts';
import { DELETE as deleteBlog } from '@/app/api/blogs/[id]/route.ts';
import { POST as generate } from '@/app/api/blogs/generate/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from '../support/blogs.ts';
import { freshAddress, makeRefusal, params } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';

/** A request as a program sends it, with no more headers than these. */
const fromProgram = (path: string, init: RequestInit) => new Request(`http://quillcast.test${path}`, init);

async function ownBlog() {
  const { user, headers } = await signedInUser();
  const blog = await (await db()).blog.create({ data: blogRow({ id: newId(), userId: user.id }) });
  return { id: blog.id, headers };
}

test('a program without cookies writes a blog', async () => {
  const headers = { 'content-type': 'application/json', 'x-client-address': freshAddress() };
  const body = JSON.stringify({ topic: 'Growing tea', length: 'small' });
  const answer = await generate(fromProgram('/api/blogs/generate', { method: 'POST', headers, body }));
  expect(await answer.json()).toMatchObject({ id: expect.any(String) });
});

test.each<Record<string, string>>([{}, { 'content-type': 'application/json' }])(
  'DELETE needs no body, with headers %o',
  async (more) => {
    const { id, headers } = await ownBlog();
    const request = fromProgram(`/api/blogs/${id}`, { method: 'DELETE', headers: { ...headers, ...more } });
    expect((await deleteBlog(request, params({ id }))).status).toBe(200);
    expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
  },
);

test('DELETE without a body names the missing field', async () => {
  const { id, headers } = await ownBlog();
  const request = fromProgram(`/api/blogs/${id}/draft`, { method: 'DELETE', headers });
  expect(await makeRefusal(discardDraft(request, params({ id })))).toEqual([400, 'version is missing']);
});

test.each([
  ['POST', undefined, ''],
  ['POST', 'application/x-www-form-urlencoded', 'topic=Tea'],
  ['POST', 'text/plain', '{"topic":"Tea"}'],
  ['DELETE', 'text/plain', '{}'],
])('refuses %s with the content type %s', async (method, type, body) => {
  const { id, headers } = await ownBlog();
  const handler = method === 'POST' ? generate : deleteBlog;
  const sent = new Headers({ ...headers, ...(type && { 'content-type': type }) });
  const bytes = new TextEncoder().encode(body);
  const request = fromProgram('/api/x', { method, headers: sent, body: bytes });
  expect((await handler(request, params({ id }))).status).toBe(403);
  expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({ deletedAt: null });
});
