import { expect, test } from 'vitest';
import { sweep } from '@/lib/access/mutations.ts';
import { answerOnce } from '@/lib/auth/idempotency.ts';
import { db } from '@/lib/database/db.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { programHeaders } from '../../support/program-headers.ts';
import { makeCode, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const HOUR = 3_600_000;

const FILES = [{ name: 'tea.md', text: '# Tea\n\nHot water and leaves.' }];

async function importer() {
  const { user } = await signedInUser({ defaultVisibility: 'public' });
  const headers = { ...(await programHeaders(user, 'write')), 'idempotency-key': 'one' };
  const send = (files = FILES, more = {}) =>
    api.post('/api/imports', { files, posts: [{ file: 0, post: 0 }], ...more }, headers);
  const countBlogs = async () => (await db()).blog.count({ where: { userId: user.id } });
  return { user, headers, send, countBlogs };
}

test('an import restores the visibility of blogs only with the scope publish', async () => {
  const { send, countBlogs } = await importer();
  expect(await makeCode(send(FILES, { restoresVisibility: true }))).toEqual([403, 'forbidden']);
  expect(await countBlogs()).toBe(0);
});

test('a repeat gets the same answer and has no effect', async () => {
  const { send, countBlogs } = await importer();
  const [first, second] = [await send(), await send()];
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
  expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(await second.json()).toEqual(await first.json());
  expect(await countBlogs()).toBe(1);
});

test('requests sent at once have one effect', async () => {
  const { send, countBlogs } = await importer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
  const busy = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(8);
  for (const { headers } of busy) expect(headers.get('retry-after')).toBe('2');
  expect(await countBlogs()).toBe(1);
});

test('another request with the key is refused', async () => {
  const { send, headers, countBlogs } = await importer();
  await send();
  const other = [{ name: 'tea.md', text: '# Coffee\n\nHot.' }];
  expect(await makeCode(send(other))).toEqual([422, 'unprocessable-input']);
  expect(await makeCode(api.post('/api/imports/preview', { files: FILES }, headers))).toEqual([
    422,
    'unprocessable-input',
  ]);
  expect(await countBlogs()).toBe(1);
});

test('keys of different users do not meet', async () => {
  const [one, other] = [await importer(), await importer()];
  for (const { send, countBlogs } of [one, other]) {
    expect((await send()).headers.get('idempotent-replayed')).toBeNull();
    expect(await countBlogs()).toBe(1);
  }
});

test('a failed request can be sent again', async () => {
  const { user, id } = await ownedBlog();
  const headers = { ...(await programHeaders(user, 'write')), 'idempotency-key': 'one' };
  const send = () => api.post(`/api/blogs/${id}/translations`, { language: 'english' }, headers);
  for (const response of [await send(), await send()])
    expect(await makeCode(response)).toEqual([422, 'unprocessable-input']);
  expect(await (await db()).idempotentAnswer.count({ where: { actor: `user:${user.id}` } })).toBe(0);
});

test('keeps no answer of a visitor, and none of a request that writes nothing', async () => {
  const { user, id } = await ownedBlog();
  for (const who of [{}, await programHeaders(user, 'read')]) {
    const answer = await api.post('/api/blogs/html', { blogId: id }, { ...who, 'idempotency-key': 'html' });
    expect(answer.status).toBe(200);
  }
  expect(await (await db()).idempotentAnswer.count({ where: { key: 'html' } })).toBe(0);
});

test.each(['two words', 'x'.repeat(201)])('refuses the key “%s”', async (key) => {
  const { user } = await signedInUser();
  const headers = { ...(await programHeaders(user, 'write')), 'idempotency-key': key };
  expect(await makeCode(api.post('/api/imports/preview', { files: FILES }, headers))).toEqual([400, 'invalid-input']);
});

/** Runs a request with a key once through the mechanism itself. */
async function once(answer: () => Promise<Response>, actorId = newId()) {
  const actor = { kind: 'visitor', visitorId: actorId, address: '198.18.0.1', isNewVisitor: false } as const;
  return answerOnce(post('/api/x', {}, { 'idempotency-key': 'one' }), actor, {}, answer);
}

const stored = async (actorId: string) =>
  (await db()).idempotentAnswer.findMany({ where: { actor: `visitor:${actorId}` } });

test.each([
  ['an error', () => Promise.reject(new AppError('unavailable', 'Later.'))],
  ['a crash', () => Promise.reject(new Error('bug'))],
  ['a status of 500', async () => Response.json({}, { status: 500 })],
  [
    'an answer that is no JSON',
    async () => new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  ],
])('keeps nothing of %s', async (_, answer) => {
  const id = newId();
  await once(answer, id).catch(() => undefined);
  expect(await stored(id)).toEqual([]);
});

const age = async (id: string, hours: number) =>
  (await db()).idempotentAnswer.updateMany({
    where: { actor: `visitor:${id}` },
    data: { createdAt: new Date(Date.now() - hours * HOUR) },
  });

test('a key whose process died is free after an hour', async () => {
  const id = newId();
  const never = Promise.withResolvers<Response>();
  const first = once(() => never.promise, id);
  const second = () => once(async () => Response.json({ by: 'second' }), id);
  await eventually(async () => expect(await stored(id)).toHaveLength(1));
  await age(id, 0.9);
  await expect(second()).rejects.toMatchObject({ code: 'conflict' });
  await age(id, 1.1);
  expect(await (await second()).json()).toEqual({ by: 'second' });
  never.resolve(Response.json({}));
  await first;
});

test('an answer is kept for a day', async () => {
  const id = newId();
  let made = 0;
  const count = async () => (await once(async () => Response.json({ made: ++made }), id)).json();
  await count();
  await age(id, 23);
  await sweep();
  expect(await count()).toEqual({ made: 1 });
  await age(id, 25);
  expect(await count()).toEqual({ made: 2 });
  await age(id, 25);
  await sweep();
  expect(await stored(id)).toEqual([]);
});

test('answers go with their account', async () => {
  const { user, headers } = await signedInUser();
  const program = { ...(await programHeaders(user, 'write')), 'idempotency-key': 'one' };
  await api.post('/api/imports/preview', { files: FILES }, program);
  const where = { actor: `user:${user.id}` };
  expect(await (await db()).idempotentAnswer.count({ where })).toBe(1);
  await api.delete('/api/account', { email: user.email }, headers);
  expect(await (await db()).idempotentAnswer.count({ where })).toBe(0);
});
