import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { send } from '../../support/api.ts';
import { ownedBlog, savedBlog } from '../../support/owned-blog.ts';
import { expiredConnectionOf, programOf } from '../../support/programs.ts';
import { serve } from '../../support/serve-cached.ts';
import { signedInUser } from '../../support/users.ts';

/** The application's routes behind the cache, as one process serves them. */
const application: RequestListener = async (request, response) => {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const answer = await send(new Request(`http://quillcast.test${request.url}`, { headers }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
};

const bearer = ({ secret }: { secret: string }) => ({ authorization: `Bearer ${secret}` });

test('500 requests with keys for the JSON of a public blog cost no query', async () => {
  const { id, user } = await ownedBlog();
  const [own, other] = [await programOf(user, ['read']), await programOf((await signedInUser()).user, ['check'])];
  const { get, reached } = await serve(application);
  const path = `/api/blogs/${id}`;
  const first = await get(path, bearer(own));
  expect(JSON.parse(first.text)).toMatchObject({ id });
  const sent = Array.from({ length: 500 }, (_, at) => get(path, at % 2 ? bearer(own) : bearer(other)));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status, text }) => status !== 200 || text !== first.text)).toEqual([]);
  // Only the application has a database.
  expect(reached.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  const used = { id: { in: [own.id, other.id] }, lastUsedAt: { not: null } };
  expect(await (await db()).accessToken.count({ where: used })).toBe(0);
});

test.each(['', '/markdown', '/provenance'])('only its owner’s key gets the draft /api/blogs/{id}%s', async (part) => {
  const { id, user } = await ownedBlog({ visibility: 'draft' });
  const { user: stranger } = await signedInUser();
  const own = bearer(await programOf(user, ['read']));
  const { get } = await serve(application);
  const path = `/api/blogs/${id}${part}`;
  const mine = await get(path, own);
  expect(mine).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect(mine.headers['cache-tag']).toBeUndefined();
  const refused = [
    [404, {}],
    [404, bearer(await programOf(stranger, ['read']))],
    [403, bearer(await programOf(user, ['write']))],
    [401, bearer(await expiredConnectionOf(user, ['read']))],
    [401, { authorization: 'Bearer nothing' }],
    [404, { authorization: 'Basic YTpi' }],
  ] as const;
  for (const [status, headers] of refused) {
    const answer = await get(path, headers);
    expect([answer.status, answer.text.includes(id)]).toEqual([status, false]);
  }
  expect((await get(path, own)).text).toBe(mine.text);
});

test('a blog that becomes a draft is no longer served to other keys', async () => {
  const { id, user } = await ownedBlog();
  const [own, other] = [await programOf(user, ['read']), await programOf((await signedInUser()).user, ['read'])];
  const { get, cache } = await serve(application);
  const read = async (program: { secret: string }) => (await get(`/api/blogs/${id}`, bearer(program))).status;
  expect([await read(own), await read(other)]).toEqual([200, 200]);
  await (await db()).blog.update({ where: { id }, data: { visibility: 'draft' } });
  cache.invalidate(`blog:${id}`);
  expect([await read(own), await read(other)]).toEqual([200, 404]);
});

test('a key reaches the application at other addresses, and none on a custom domain', async () => {
  const { user } = await signedInUser();
  const { id } = await savedBlog({ userId: user.id, visibility: 'draft' });
  const program = await programOf(user, ['read']);
  const owner = { host: 'blog.example.org', userId: user.id, slug: user.slug, isPaid: true };
  const domains = { findOwner: (host = '') => (host === owner.host ? owner : undefined), siteOrigin: 'http://a.test' };
  const { get, reached } = await serve(application, domains);
  expect((await get('/api/bin', bearer(program))).status).toBe(200);
  expect(reached.at(-1)?.headers.authorization).toBe(`Bearer ${program.secret}`);
  const path = `/api/blogs/${id}/provenance`;
  expect((await get(path, bearer(program))).status).toBe(200);
  expect((await get(path, { ...bearer(program), host: owner.host })).status).toBe(404);
  expect(reached.at(-1)?.headers.authorization).toBeUndefined();
});
