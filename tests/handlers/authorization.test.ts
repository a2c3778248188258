import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db } from '@/lib/db';
import type { User } from '@/lib/generated/prisma/client';
import { blogRow } from '../support/blogs.ts';
import { get, params, post } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';

/**
 * Who may use each route. A route that is missing here fails the suite.
 *
 * - public: anyone; says nothing about a user and changes nothing of theirs
 * - signed-in: acts on the session's user only, so that there is no id to forge
 * - self: names a user, who must be the session's
 * - owner: names a blog, whose owner must be the session's user
 * - signed: comes from another service, which proves itself by a signature (webhook.test.ts)
 */
type Access = 'public' | 'signed-in' | 'self' | 'owner' | 'signed';

type Entry = {
  access: Access;
  /** The request that user A sends with user B's id (self), or that a signed-out visitor sends. */
  request: (victim: User, headers: Record<string, string>) => Request;
  params?: (victim: User) => Record<string, string>;
};

const EDIT = {
  ...{ title: 'Taken over', intro: 'By another.', conclusion: 'Done.' },
  sections: [{ heading: 'A', content: 'B', images: [] }],
  basedOn: '2026-01-01T00:00:00.000Z',
};

/** The id of the one blog that every victim has. */
const blogOf = (user: User) => `blog-of-${user.id}`;

const TABLE: Record<string, Entry> = {
  'DELETE /api/account': {
    access: 'signed-in',
    request: (victim, headers) =>
      new Request(post('/api/account', { email: victim.email }, headers), { method: 'DELETE' }),
  },
  'GET /api/account/export': {
    access: 'signed-in',
    request: (_, headers) => get('/api/account/export', headers),
  },
  'POST /api/account/login': {
    access: 'public',
    request: (_, headers) => post('/api/account/login', {}, headers),
  },
  'POST /api/account/password': {
    access: 'signed-in',
    request: (_, headers) =>
      post(
        '/api/account/password',
        { currentPassword: '', password: 'amber harbour', confirmPassword: 'amber harbour' },
        headers,
      ),
  },
  'POST /api/account/password-reset': {
    access: 'public',
    request: (_, headers) => post('/api/account/password-reset', {}, headers),
  },
  'POST /api/account/password-reset/confirm': {
    access: 'public',
    request: (_, headers) => post('/api/account/password-reset/confirm', {}, headers),
  },
  'POST /api/account/register': {
    access: 'public',
    request: (_, headers) => post('/api/account/register', {}, headers),
  },
  'POST /api/account/verify-email': {
    access: 'signed-in',
    request: (_, headers) => post('/api/account/verify-email', { token: 'x' }, headers),
  },
  'POST /api/account/verify-email/resend': {
    access: 'signed-in',
    request: (_, headers) => post('/api/account/verify-email/resend', {}, headers),
  },
  'GET /api/auth/[...nextauth]': {
    access: 'public',
    request: (_, headers) => get('/api/auth/session', headers),
  },
  'POST /api/auth/[...nextauth]': {
    access: 'public',
    request: (_, headers) => post('/api/auth/signout', {}, headers),
  },
  'GET /api/blogs/[id]': {
    access: 'public',
    request: (_, headers) => get('/api/blogs/x', headers),
  },
  'PUT /api/blogs/[id]': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post(`/api/blogs/${blogOf(victim)}`, EDIT, headers), { method: 'PUT' }),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/markdown': {
    access: 'public',
    request: (_, headers) => get('/share/x.md', headers),
  },
  'GET /api/blogs/[id]/revisions': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/revisions`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'POST /api/blogs/[id]/revisions/[revisionId]/restore': {
    access: 'owner',
    request: (victim, headers) =>
      post(`/api/blogs/${blogOf(victim)}/revisions/x/restore`, {}, headers),
    params: (victim) => ({ id: blogOf(victim), revisionId: 'x' }),
  },
  'POST /api/blogs/html': {
    access: 'public',
    request: (_, headers) => post('/api/blogs/html', { blogId: 'x' }, headers),
  },
  'POST /api/blogs/style': {
    access: 'owner',
    request: (victim, headers) =>
      post(
        '/api/blogs/style',
        { blogId: blogOf(victim), style: 'retro', colorTheme: 'pink' },
        headers,
      ),
  },
  'POST /api/blogs/generate': {
    access: 'self',
    request: (victim, headers) =>
      post('/api/blogs/generate', { topic: 'Tea', userId: victim.id }, headers),
  },
  'GET /api/blogs/user/[uid]': {
    access: 'self',
    request: (victim, headers) => get(`/api/blogs/user/${victim.id}`, headers),
    params: (victim) => ({ uid: victim.id }),
  },
  'GET /api/blogs/username/[usernameSlug]': {
    access: 'public',
    request: (_, headers) => get('/api/blogs/username/x', headers),
  },
  'GET /api/health': { access: 'public', request: (_, headers) => get('/api/health', headers) },
  'GET /api/images/[id]': {
    access: 'public',
    request: (_, headers) => get('/api/images/x', headers),
  },
  'GET /api/oembed': {
    access: 'public',
    request: (_, headers) => get('/api/oembed?url=x', headers),
  },
  'GET /api/og-image/[id]': {
    access: 'public',
    request: (_, headers) => get('/api/og-image/x', headers),
  },
  'GET /api/subscription/can-create': {
    access: 'self',
    request: (victim, headers) => get(`/api/subscription/can-create?userId=${victim.id}`, headers),
  },
  'GET /api/subscription/check': {
    access: 'self',
    request: (victim, headers) => get(`/api/subscription/check?userId=${victim.id}`, headers),
  },
  'POST /api/subscription/create-checkout-session': {
    access: 'self',
    request: (victim, headers) =>
      post('/api/subscription/create-checkout-session', { userId: victim.id }, headers),
  },
  'POST /api/subscription/sync': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/sync', { userId: victim.id }, headers),
  },
  'POST /api/subscription/cancel': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/cancel', { userId: victim.id }, headers),
  },
  'POST /api/subscription/resume': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/resume', { userId: victim.id }, headers),
  },
  'POST /api/subscription/portal': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/portal', { userId: victim.id }, headers),
  },
  'POST /api/stripe/webhook': {
    access: 'signed',
    request: (_, headers) => post('/api/stripe/webhook', {}, headers),
  },
};

type Handler = (request: Request, segment: ReturnType<typeof params>) => Promise<Response>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const ROUTES: Record<string, Handler> = Object.fromEntries(
  (
    await Promise.all(
      globSync('app/api/**/route.ts').map(async (file) => {
        const module: Record<string, Handler> = await import(`../../${file}`);
        const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`;
        return METHODS.filter((method) => module[method]).map((method) => [
          `${method} ${path}`,
          module[method],
        ]);
      }),
    )
  ).flat(),
);

const entriesOf = (...access: Access[]) =>
  Object.entries(TABLE).filter(([, entry]) => access.includes(entry.access));

async function send(name: string, entry: Entry, victim: User, headers: Record<string, string>) {
  const handler = ROUTES[name] as Handler;
  return handler(entry.request(victim, headers), params(entry.params?.(victim) ?? {}));
}

async function userWithBlog() {
  const victim = await signedInUser();
  await (await db()).blog.create({
    data: blogRow({ id: blogOf(victim.user), userId: victim.user.id }),
  });
  return victim;
}

/** Everything stored about a user. */
async function rowsOf(user: User) {
  const prisma = await db();
  return {
    user: await prisma.user.findUnique({ where: { id: user.id } }),
    blogs: await prisma.blog.findMany({ where: { userId: user.id } }),
    quota: await prisma.quota.findUnique({ where: { key: `user:${user.id}` } }),
    generations: await prisma.generation.findMany({ where: { actor: `user:${user.id}` } }),
    customer: await prisma.stripeCustomer.findUnique({ where: { userId: user.id } }),
    subscriptions: await prisma.subscription.findMany({ where: { userId: user.id } }),
  };
}

test('every route of the API is in the table, and nothing else', () => {
  expect(Object.keys(TABLE).sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(entriesOf('self', 'owner'))('%s refuses user A who names user B', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog()];
  const before = await rowsOf(victim.user);
  const response = await send(name, entry, victim.user, attacker.headers);
  expect(response.status).toBe(403);
  expect(await rowsOf(victim.user)).toEqual(before);
});

test.each(entriesOf('signed-in', 'self'))(
  '%s refuses a signed-out visitor',
  async (name, entry) => {
    const victim = await signedInUser();
    const before = await rowsOf(victim.user);
    const response = await send(name, entry, victim.user, {});
    expect([401, 403]).toContain(response.status);
    expect(await rowsOf(victim.user)).toEqual(before);
  },
);

test.each(entriesOf('signed-in'))('%s leaves user B alone when A uses it', async (name, entry) => {
  const [attacker, victim] = [await signedInUser(), await userWithBlog()];
  const before = await rowsOf(victim.user);
  await send(name, entry, victim.user, attacker.headers);
  expect(await rowsOf(victim.user)).toEqual(before);
});

const writing = Object.entries(TABLE).filter(
  ([name, { access }]) => !name.startsWith('GET') && access !== 'signed',
);

test.each(writing)(
  '%s refuses a foreign Origin, a missing one and text/plain',
  async (name, entry) => {
    const { user, headers } = await signedInUser();
    const wrong: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: '' },
      { origin: 'null' },
      { 'content-type': 'text/plain' },
    ];
    const statuses = await Promise.all(
      wrong.map(async (more) => (await send(name, entry, user, { ...headers, ...more })).status),
    );
    expect(statuses).toEqual([403, 403, 403, 403]);
  },
);
