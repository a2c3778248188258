import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { api, routeNames, send as sendRequest } from '../support/api.ts';
import { ownedBlog, savedBlog } from '../support/owned-blog.ts';
import { expiredConnectionOf, programOf } from '../support/programs.ts';
import { freshAddress, makeRefusal, readAnswer } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';
import { knownVisitor } from '../support/visitors.ts';
import { type Access, type Entry, makeBatch, makeBlog, makeRun, routeRequest, TABLE } from './authorization/routes.ts';

const findEntries = (...access: Access[]) => Object.entries(TABLE).filter(([, entry]) => access.includes(entry[0]));

const send = (name: string, entry: Entry, victim: User, headers: Record<string, string>) =>
  sendRequest(routeRequest(name, entry, victim, headers));

async function userWithBlog(columns: Parameters<typeof savedBlog>[0] = {}) {
  const victim = await signedInUser();
  const id = makeRun(victim.user);
  const actor = `user:${victim.user.id}`;
  const [batchId, request] = [makeBatch(victim.user), { topic: 'Secret plans' }];
  const prisma = await db();
  await prisma.batch.create({ data: { id: batchId, actor, size: 3, request } });
  const run = { id, actor, idempotencyKey: id, requestHash: '', batchId, request, status: 'running' } as const;
  // No other file's worker takes it up.
  await prisma.generation.create({ data: { ...run, leaseExpiresAt: new Date('2099-01-01') } });
  await savedBlog({ id: makeBlog(victim.user), userId: victim.user.id, ...columns });
  return victim;
}

/** Everything stored about a user. */
async function userRows(user: User) {
  const prisma = await db();
  return {
    user: await prisma.user.findUnique({ where: { id: user.id } }),
    blogs: await prisma.blog.findMany({ where: { userId: user.id } }),
    quota: await prisma.quota.findUnique({ where: { key: `user:${user.id}` } }),
    batches: await prisma.batch.findMany({ where: { actor: `user:${user.id}` } }),
    generations: await prisma.generation.findMany({ where: { actor: `user:${user.id}` } }),
    customer: await prisma.stripeCustomer.findUnique({ where: { userId: user.id } }),
    subscriptions: await prisma.subscription.findMany({ where: { userId: user.id } }),
  };
}

test('every route of the API is in the table, and nothing else', async () => {
  const names = (await routeNames()).filter((name) => name.includes(' /api/') && !name.includes('[['));
  expect(Object.keys(TABLE).sort()).toEqual(names.sort());
});

test.each(findEntries('self', 'owner'))('%s refuses user A who names user B', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog()];
  const before = await userRows(victim.user);
  expect((await send(name, entry, victim.user, attacker.headers)).status).toBe(403);
  expect(await userRows(victim.user)).toEqual(before);
});

test.each(findEntries('signed-in', 'self', 'owner'))('%s refuses a signed-out visitor', async (name, entry) => {
  const victim = await userWithBlog();
  const before = await userRows(victim.user);
  for (const headers of [(await knownVisitor()).headers, {}]) {
    expect([401, 403]).toContain((await send(name, entry, victim.user, headers)).status);
  }
  expect(await userRows(victim.user)).toEqual(before);
});

test.each(findEntries('owner'))('%s does not reveal a draft to another user', async (name, entry) => {
  const { user } = await userWithBlog({ visibility: 'draft' });
  expect((await send(name, entry, user, (await signedInUser()).headers)).status).toBe(404);
});

/** Neither the bin itself nor what is about its decision or its later state. */
const readable = findEntries('owner').filter(([name]) => !/\/(?:bin|visibility|objection)\b/.test(name));

test.each(readable)('%s answers 410 to the owner of a deleted blog', async (name, entry) => {
  const { user, headers } = await userWithBlog({ deletedAt: new Date() });
  expect((await send(name, entry, user, headers)).status).toBe(410);
  await api.delete('/api/bin', { ids: 'all' }, headers);
  expect((await send(name, entry, user, headers)).status).toBe(410);
});

const named = [...findEntries('owner'), ...findEntries('actor').filter(([name]) => name.includes('[id]'))];

test.each(named)('%s finds nothing under an unknown id', async (name, entry) => {
  const { user, headers } = await signedInUser();
  // PostgreSQL cannot even be asked for the second.
  for (const id of [newId(), 'a\0b']) {
    expect((await send(name, entry, { ...user, id }, headers)).status).toBe(404);
  }
});

test.each(findEntries('operator'))('%s refuses everybody but the operator', async (name, entry) => {
  const [{ user, headers }, visitor] = [await signedInUser(), await knownVisitor()];
  for (const sent of [headers, visitor.headers, {}]) {
    expect(await readAnswer(send(name, entry, user, sent))).toEqual([
      403,
      { message: 'Only the operator of this site can do this.', code: 'forbidden' },
    ]);
  }
});

test.each(findEntries('signed-in'))('%s leaves user B alone when A uses it', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog()];
  const before = await userRows(victim.user);
  await send(name, entry, victim.user, attacker.headers);
  expect(await userRows(victim.user)).toEqual(before);
});

test.each(findEntries('actor'))('%s shows and changes nothing of user B to others', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog()];
  const before = await userRows(victim.user);
  for (const headers of [attacker.headers, (await knownVisitor()).headers, {}]) {
    const response = await send(name, entry, victim.user, headers);
    expect(response.status === 404).toBe(name.includes('[id]'));
    const answer = await response.text();
    expect(answer).not.toContain(makeRun(victim.user));
    expect(answer).not.toContain(makeBatch(victim.user));
    expect(answer).not.toContain('Secret plans');
  }
  expect(await userRows(victim.user)).toEqual(before);
});

const privateReads = findEntries('signed-in', 'self', 'actor').filter(
  // A stream of events is no JSON, and says no-store itself.
  ([name]) => name.startsWith('GET') && !name.endsWith('/events'),
);

test.each(privateReads)('%s is kept by no cache', async (name, entry) => {
  const { user, headers } = await userWithBlog();
  const response = await send(name, entry, user, headers);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a public blog may be stored, and is revalidated', async () => {
  const response = await api.get(`/api/blogs/${(await ownedBlog()).id}`);
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});

const writing = Object.entries(TABLE).filter(
  ([name, [access]]) => !name.startsWith('GET') && access !== 'signed' && access !== 'open',
);

test.each(writing)('%s refuses what another site’s page sends, and other types than JSON', async (name, entry) => {
  const { user, headers } = await signedInUser();
  const wrong: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: '', 'content-type': 'text/plain' },
  ];
  const statuses = await Promise.all(
    wrong.map(async (more) => (await send(name, entry, user, { ...headers, ...more })).status),
  );
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
});

test.each(writing)('%s takes what a program sends, without Origin', async (name, entry) => {
  const { user, headers } = await signedInUser();
  const asProgram = await send(name, entry, user, { ...headers, origin: '' });
  expect(await asProgram.text()).not.toContain('must come from a page of this site');
});

/** A request as a program sends it, with no more headers than these. */
const fromProgram = (path: string, init: RequestInit) => sendRequest(new Request(`http://quillcast.test${path}`, init));

test.each([undefined, 'application/x-www-form-urlencoded'])('refuses a POST of the type %s', async (type) => {
  const headers = { 'x-client-address': freshAddress(), ...(type && { 'content-type': type }) };
  const body = new TextEncoder().encode('topic=Tea');
  expect((await fromProgram('/api/blogs/generate', { method: 'POST', headers, body })).status).toBe(403);
});

test('a program without cookies writes a blog', async () => {
  const headers = { 'content-type': 'application/json', 'x-client-address': freshAddress() };
  const body = JSON.stringify({ topic: 'Growing tea', length: 'small' });
  const answer = await fromProgram('/api/blogs/generate', { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ id: expect.any(String) });
});

test.each<Record<string, string>>([{}, { 'content-type': 'application/json' }])(
  'DELETE needs no body, with headers %o',
  async (more) => {
    const { id, headers } = await ownedBlog();
    const deletion = { method: 'DELETE', headers: { ...headers, ...more } };
    const incomplete = fromProgram(`/api/blogs/${id}/draft`, deletion);
    expect(await makeRefusal(incomplete)).toEqual([400, 'version is missing']);
    expect((await fromProgram(`/api/blogs/${id}`, deletion)).status).toBe(200);
    expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
  },
);

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s finds nothing at an unknown address',
  async (method) => {
    expect(await readAnswer(fromProgram('/api/blog', { method }))).toMatchObject([
      404,
      { code: 'not-found', message: 'Nothing exists at this address.' },
    ]);
  },
);

test('refuses what another site’s page sends to an unknown address', async () => {
  expect((await api.post('/api/blog', {}, { origin: 'https://evil.example' })).status).toBe(403);
});

const SCOPES = ['read', 'write', 'publish', 'check'] as const;

const table = Object.entries(TABLE);
const passes = ([, , expected]: Entry, scope: string) => expected === 'any' || expected === scope;

/** The refusal of a program at an address that needs another scope, or that is for people. */
const REFUSED = /^(?:This needs the scope “|Keys and connections of programs do not reach this address\.)/;

test.each(table)('%s refuses the keys of its user without its scope', async (name, entry) => {
  const { user } = await userWithBlog();
  const before = await userRows(user);
  for (const scope of SCOPES.filter((each) => !passes(entry, each))) {
    const answer = await makeRefusal(send(name, entry, user, (await programOf(user, [scope])).headers));
    expect([scope, ...answer]).toEqual([scope, 403, expect.stringMatching(REFUSED)]);
  }
  expect(await userRows(user)).toEqual(before);
});

const scoped = table.flatMap(([name, entry]) =>
  SCOPES.filter((scope) => passes(entry, scope)).map((scope) => [name, scope, entry] as const),
);

test.each(scoped)('%s takes a key with the scope %s', async (name, scope, entry) => {
  const { user } = await signedInUser();
  const { headers } = await programOf(user, [scope]);
  const answer = await send(name, entry, user, headers);
  expect([401, 403]).not.toContain(answer.status);
});

test.each(table)('%s refuses a revoked key and an expired token, with its user’s cookies too', async (name, entry) => {
  const { user, headers } = await userWithBlog();
  const before = await userRows(user);
  const [revoked, expired] = [await programOf(user, [...SCOPES]), await expiredConnectionOf(user, [...SCOPES])];
  await (await db()).accessToken.delete({ where: { id: revoked.id } });
  for (const program of [revoked, expired]) {
    const answer = await send(name, entry, user, { ...headers, ...program.headers });
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(answer.status).toBe(401);
  }
  expect(await userRows(user)).toEqual(before);
});

test.each(table)('%s shows and changes nothing of user B to the key of A', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog({ visibility: 'draft' })];
  const before = await userRows(victim.user);
  const { headers } = await programOf(attacker.user, [...SCOPES]);
  // The cookies of B are not looked at.
  const answer = await send(name, entry, victim.user, { ...headers, cookie: victim.headers.cookie });
  const mayPass = !['self', 'owner', 'operator'].includes(entry[0]);
  expect(mayPass || [403, 404].includes(answer.status)).toBe(true);
  const text = await answer.text();
  expect([makeRun(victim.user), makeBatch(victim.user), 'Secret plans'].filter((each) => text.includes(each))).toEqual(
    [],
  );
  expect(await userRows(victim.user)).toEqual(before);
});
