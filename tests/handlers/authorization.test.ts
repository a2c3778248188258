import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { blogRow } from '../support/blogs.ts';
import { params } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';
import { knownVisitor } from '../support/visitors.ts';
import {
  type Access,
  type Entry,
  makeBatch,
  makeBlog,
  makeRun,
  routeParams,
  routeRequest,
  TABLE,
} from './authorization/routes.ts';

type Handler = (request: Request, segment: ReturnType<typeof params>) => Promise<Response>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const ROUTES: Record<string, Handler> = Object.fromEntries(
  (
    await Promise.all(
      // What no route has is nobody's to use.
      globSync('app/api/**/route.ts', { exclude: ['app/api/[[]*'] }).map(async (file) => {
        const module: Record<string, Handler> = await import(`../../${file}`);
        const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`;
        return METHODS.filter((method) => module[method]).map((method) => [`${method} ${path}`, module[method]]);
      }),
    )
  ).flat(),
);

const findEntries = (...access: Access[]) => Object.entries(TABLE).filter(([, entry]) => access.includes(entry[0]));

async function send(name: string, entry: Entry, victim: User, headers: Record<string, string>) {
  const handler = ROUTES[name] as Handler;
  return handler(routeRequest(name, entry, victim, headers), params(routeParams(name, entry, victim)));
}

async function userWithBlog() {
  const victim = await signedInUser();
  const id = makeRun(victim.user);
  await (await db()).batch.create({
    data: { id: makeBatch(victim.user), actor: `user:${victim.user.id}`, size: 3, request: { topic: 'Secret plans' } },
  });
  await (await db()).generation.create({
    data: {
      id,
      actor: `user:${victim.user.id}`,
      idempotencyKey: id,
      requestHash: '',
      status: 'queued',
      batchId: makeBatch(victim.user),
      request: { topic: 'Secret plans' },
      leaseExpiresAt: new Date(),
    },
  });
  await (await db()).blog.create({ data: blogRow({ id: makeBlog(victim.user), userId: victim.user.id }) });
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

test('every route of the API is in the table, and nothing else', () => {
  expect(Object.keys(TABLE).sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(findEntries('self', 'owner'))('%s refuses user A who names user B', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog()];
  const before = await userRows(victim.user);
  const response = await send(name, entry, victim.user, attacker.headers);
  expect(response.status).toBe(403);
  expect(await userRows(victim.user)).toEqual(before);
});

test.each(findEntries('signed-in', 'self'))('%s refuses a signed-out visitor', async (name, entry) => {
  const victim = await signedInUser();
  const before = await userRows(victim.user);
  const response = await send(name, entry, victim.user, {});
  expect([401, 403]).toContain(response.status);
  expect(await userRows(victim.user)).toEqual(before);
});

test.each(findEntries('operator'))('%s refuses everybody but the operator', async (name, entry) => {
  const [{ user, headers }, visitor] = [await signedInUser(), await knownVisitor()];
  for (const sent of [headers, visitor.headers, {}]) {
    const response = await send(name, entry, user, sent);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      message: 'Only the operator of this site can do this.',
      code: 'forbidden',
    });
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
    const answer = await (await send(name, entry, victim.user, headers)).text();
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
  const { user } = await userWithBlog();
  const read = ROUTES['GET /api/blogs/[id]'] as Handler;
  const url = `http://quillcast.test/api/blogs/${makeBlog(user)}`;
  const response = await read(new Request(url), params({ id: makeBlog(user) }));
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});

const writing = Object.entries(TABLE).filter(([name, [access]]) => !name.startsWith('GET') && access !== 'signed');

test.each(writing)('%s refuses what another site’s page sends, and text/plain', async (name, entry) => {
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
