import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { findActivities } from '@/lib/users/queries.ts';
import { api } from '../../support/api.ts';
import { ownedBlog, readRow } from '../../support/owned-blog.ts';
import { untilEnded } from '../../support/program-headers.ts';
import { expiredConnectionOf, programOf } from '../../support/programs.ts';
import { makeCode, makeRefusal, readAnswer } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const PATH = '/api/account/keys';

type Headers = Record<string, string>;

const create = (headers: Headers, body: object = { name: 'Deploy', scopes: ['read'] }) => api.post(PATH, body, headers);

const list = async (headers: Headers) => (await api.get(PATH, headers)).json();

/** A program's request that only its key names. */
const asProgram = (secret: string, path = '/api/bin') =>
  api.get(path, { authorization: `Bearer ${secret}`, 'x-client-address': '198.51.100.7' });

const readLog = async (userId: string) =>
  (await findActivities(userId)).map(({ kind, text }) => ({ kind, text })).toReversed();

test('a key is returned once with its secret, of which only the hash is stored', async () => {
  const { user, headers } = await signedInUser();
  const [status, { id, secret }] = await readAnswer(
    create(headers, { name: ' My\nbackup ', scopes: ['publish', 'read', 'read'] }),
  );
  expect(status).toBe(200);
  expect(secret).toMatch(/^qck_[\w-]{43}$/);
  const key = { id, createdAt: expect.stringMatching(/^\d{4}-.*Z$/), name: 'My backup', scopes: ['read', 'publish'] };
  expect(await list(headers)).toEqual([{ ...key, isConnection: false, lastUsedAt: null }]);
  const rows = await (await db()).accessToken.findMany({ where: { userId: user.id } });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await readLog(user.id)).toEqual([{ kind: 'key', text: 'Created the key “My backup”.' }]);
});

test.each([
  [{ scopes: ['read'] }, 'Please enter a name.'],
  [{ name: ' \n ', scopes: ['read'] }, 'Please enter a name.'],
  [{ name: 'x'.repeat(61), scopes: ['read'] }, 'Please use at most 60 characters for the name.'],
  [{ name: 'Deploy', scopes: [] }, 'Please choose what the key may do.'],
  [{ name: 'Deploy' }, 'Please choose what the key may do.'],
])('refuses the key %o', async (body, message) => {
  const { headers } = await signedInUser();
  expect(await makeRefusal(create(headers, body))).toEqual([400, message]);
  expect(await list(headers)).toEqual([]);
});

test('refuses an unknown scope', async () => {
  const { headers } = await signedInUser();
  expect((await create(headers, { name: 'Deploy', scopes: ['read', 'account'] })).status).toBe(400);
});

test('a user has at most 20 keys, also when several are created at once', async () => {
  const { user, headers } = await signedInUser();
  await expiredConnectionOf(user, ['read']);
  for (let made = 0; made < 18; made += 1) await programOf(user, ['read']);
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(headers)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(await list(headers)).toHaveLength(20);
  expect(await makeRefusal(create(headers))).toEqual([
    409,
    'You have 20 keys. Revoke one that you no longer use first.',
  ]);
});

test('a revoked key is refused from then on, and forgotten', async () => {
  const { user, headers } = await signedInUser();
  const { id, secret } = await (await create(headers)).json();
  expect((await asProgram(secret)).status).toBe(200);
  expect(await readAnswer(api.delete(`${PATH}/${id}`, {}, headers))).toEqual([200, { success: true }]);
  const refused = await asProgram(secret);
  expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", resource_metadata="http/);
  expect(await makeRefusal(refused)).toEqual([401, 'This key or token is not valid. It may be revoked or expired.']);
  expect(await list(headers)).toEqual([]);
  expect(await makeCode(api.delete(`${PATH}/${id}`, {}, headers))).toEqual([404, 'not-found']);
  expect((await readLog(user.id)).at(-1)).toEqual({ kind: 'key', text: 'Revoked the key “Deploy”.' });
  expect(await readLog(user.id)).toHaveLength(2);
});

test('a connection that can be renewed is listed and revoked beside keys, a dead one is not listed', async () => {
  const { user, headers } = await signedInUser();
  const { id } = await expiredConnectionOf(user, ['read']);
  expect(await list(headers)).toEqual([]);
  await (await db()).accessToken.update({ where: { id }, data: { refreshExpiresAt: new Date(Date.now() + 60_000) } });
  expect(await list(headers)).toMatchObject([{ id, isConnection: true, scopes: ['read'] }]);
  expect((await api.delete(`${PATH}/${id}`, {}, headers)).status).toBe(200);
  expect(await readLog(user.id)).toEqual([{ kind: 'connection', text: 'Revoked the connection “Deploy”.' }]);
});

test('nobody sees or revokes the keys of another account', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const { id, secret } = await programOf(owner.user, ['read']);
  expect(await list(other.headers)).toEqual([]);
  for (const address of [id, 'a%00b'])
    expect((await api.delete(`${PATH}/${address}`, {}, other.headers)).status).toBe(404);
  expect((await asProgram(secret)).status).toBe(200);
});

test('a key notes its last use to the minute', async () => {
  const { user, headers } = await signedInUser();
  const { id, secret } = await programOf(user, ['read']);
  await asProgram(secret);
  const [{ lastUsedAt: first }] = await list(headers);
  expect(Date.now() - new Date(first).getTime()).toBeLessThan(60_000);
  await asProgram(secret);
  expect(await list(headers)).toMatchObject([{ lastUsedAt: first }]);
  const earlier = new Date(Date.now() - 61_000);
  await (await db()).accessToken.update({ where: { id }, data: { lastUsedAt: earlier } });
  await asProgram(secret);
  const [{ lastUsedAt: last }] = await list(headers);
  expect(new Date(last) > earlier).toBe(true);
});

test('the export of an account has its keys without their secrets', async () => {
  const { user, headers } = await signedInUser();
  const { secret } = await programOf(user, ['check']);
  const text = await (await api.get('/api/account/export', headers)).text();
  expect(text).toContain('"check"');
  const { hash } = await (await db()).accessToken.findFirstOrThrow({ where: { userId: user.id } });
  expect([text.includes(secret), text.includes(hash)]).toEqual([false, false]);
});

test.each(['Bearer', 'Bearer ', 'bearer not-ours', 'Bearer qck_', 'Bearer qcr_x', 'Bearer qck_a b', 'BEARER ü'])(
  'a request with “%s” is refused, whatever its cookies',
  async (authorization) => {
    const { headers } = await signedInUser();
    expect((await api.get('/api/bin', { ...headers, authorization })).status).toBe(401);
  },
);

test.each(['Basic YTpi', 'Bearerqck_x', 'Digest username="a"'])(
  'a request with “%s”, for a proxy before us, is its cookies’',
  async (authorization) => {
    const { user, headers } = await signedInUser();
    const path = `/api/blogs/user/${user.id}`;
    expect((await api.get(path, { ...headers, authorization })).status).toBe(200);
  },
);

test('a key acts for its own user, whatever the cookies, and sets none', async () => {
  const [owner, browser] = [await signedInUser(), await signedInUser()];
  const { headers } = await programOf(owner.user, ['read', 'write']);
  const both = { ...headers, cookie: browser.headers.cookie };
  expect((await api.get(`/api/blogs/user/${owner.user.id}`, both)).status).toBe(200);
  expect((await api.get(`/api/blogs/user/${browser.user.id}`, both)).status).toBe(403);
  const written = await api.post('/api/blogs/generate', { topic: 'Growing tea', length: 'small' }, both);
  expect(written.headers.getSetCookie()).toEqual([]);
  const { blogId } = await untilEnded((await written.json()).poll, headers);
  expect(await readRow(blogId)).toMatchObject({ userId: owner.user.id });
});

test('a key claims no blogs of the visitor in its cookies', async () => {
  const { user } = await signedInUser();
  const visitor = await knownVisitor();
  const { id } = await (
    await api.post('/api/blogs/generate', { topic: 'Growing tea', length: 'small' }, visitor.headers)
  ).json();
  const { headers } = await programOf(user, ['read']);
  await api.get(`/api/blogs/user/${user.id}`, { ...headers, cookie: visitor.headers.cookie });
  expect(await readRow(id)).toMatchObject({ userId: null });
});

test('the key of an operator opens nothing of the operator', async () => {
  const { user, headers } = await signedInUser();
  changeSettings({ OPERATOR_EMAILS: user.email });
  const program = await programOf(user, ['read', 'write', 'publish', 'check']);
  expect((await api.get('/api/operator', headers)).status).toBe(200);
  expect((await api.get('/api/operator', program.headers)).status).toBe(403);
});

test('the 601st request of a key in a minute is refused until the minute is over', async () => {
  const { user } = await signedInUser();
  const [{ id, headers }, other] = [await programOf(user, ['read']), await programOf(user, ['read'])];
  await api.get('/api/bin', headers);
  const counted = { key: { endsWith: createHash('sha256').update(id).digest('base64url') } };
  const { rateLimit } = await db();
  expect(await rateLimit.updateMany({ where: counted, data: { points: 599 } })).toEqual({ count: 1 });
  expect((await api.get('/api/bin', headers)).status).toBe(200);
  const refused = await api.get('/api/bin', headers);
  expect(await makeCode(refused.clone())).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await api.get('/api/bin', other.headers)).status).toBe(200);
});

test('what is written without the scope “publish” is a draft, and goes to no other platform', async () => {
  const { user, headers: own } = await signedInUser({ defaultVisibility: 'public' });
  const [writer, publisher] = [await programOf(user, ['write']), await programOf(user, ['write', 'publish'])];
  const generate = (headers: Headers, more: object = {}) =>
    api.post('/api/blogs/generate', { topic: 'Growing tea', length: 'small', ...more }, headers);
  const write = async (headers: Headers, more: object = {}) =>
    readRow((await untilEnded((await (await generate(headers, more)).json()).poll, own)).blogId);
  expect(await write(writer.headers)).toMatchObject({ visibility: 'draft' });
  expect(await write(publisher.headers, { visibility: 'public' })).toMatchObject({ visibility: 'public' });
  const platforms = [{ platform: 'devto', apiKey: 'x', credentials: { apiKey: 'x' } }];
  const message = 'This needs the scope “publish” (Publish), which this key or connection does not have.';
  expect(await makeRefusal(generate(writer.headers, { platforms }))).toEqual([403, message]);
  const batch = { topic: 'Tea', batchSize: 2, batchId: '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0b22', visibility: 'public' };
  expect(await makeRefusal(api.post('/api/batches', batch, writer.headers))).toEqual([403, message]);
  const files = [{ name: 'tea.md', text: '# Tea\n\nHot.' }];
  const posts = { files, posts: [{ file: 0, post: 0 }], restoresVisibility: true };
  expect(await makeRefusal(api.post('/api/imports', posts, writer.headers))).toEqual([403, message]);
});

test('only its owner’s key sees a draft, and no cache keeps it', async () => {
  const { id, user } = await ownedBlog({ visibility: 'draft' });
  const [own, other] = [await programOf(user, ['read']), await programOf((await signedInUser()).user, ['read'])];
  const answer = await api.get(`/api/blogs/${id}`, own.headers);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await api.get(`/api/blogs/${id}`, other.headers)).status).toBe(404);
});
