import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../support/api.ts';
import { type OwnedBlog, ownedBlog } from '../support/owned-blog.ts';

const WRONG = { email: 'nobody@example.com', password: 'wrong!', confirmPassword: 'wrong!' };

/** How many tries one address or account has, and one of them: in vain where that is cheaper. */
const LIMITED: [what: string, name: string, tries: number, send: (own: OwnedBlog) => Promise<Response>][] = [
  [
    'sign-ups',
    'signUp',
    10,
    ({ id, headers }) => api.post('/api/account/register', { ...WRONG, email: `${id}@a.example` }, headers),
  ],
  ['sign-ins', 'loginAddress', 20, ({ headers }) => api.post('/api/account/login', WRONG, headers)],
  ['operator codes', 'token', 20, ({ headers }) => api.post('/api/operator/session', { code: 'wrong' }, headers)],
  ['outlines', 'outline', 30, ({ headers }) => api.post('/api/blogs/outline', { topic: '' }, headers)],
  ['interviews', 'interview', 60, ({ headers }) => api.post('/api/blogs/interview', { topic: '' }, headers)],
  [
    'sections',
    'section',
    40,
    ({ id, headers, basedOn }) => api.post(`/api/blogs/${id}/sections/0`, { change: 'expand', basedOn }, headers),
  ],
  [
    'pictures',
    'picture',
    60,
    ({ id, headers }) => api.post(`/api/blogs/${id}/images`, { picture: 'nothing' }, headers),
  ],
  ['avatars', 'avatar', 20, ({ headers }) => api.patch('/api/account', { displayName: 'Ada', avatar: '' }, headers)],
  ['scores', 'score', 120, ({ id, headers }) => api.get(`/api/blogs/${id}/score`, headers)],
  ['checks', 'check', 60, ({ headers }) => api.post('/api/check', { text: 'Short.' }, headers)],
  [
    'reports',
    'report',
    10,
    ({ headers }) => api.post('/api/blogs/x/reports', { reason: 'other', explanation: 'E', goodFaith: true }, headers),
  ],
];

test.each(LIMITED)('limits %s (%s) to %i', async (_, name, tries, send) => {
  const own = await ownedBlog();
  await send(own);
  // As after all but one of them.
  await (await db()).rateLimit.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { points: tries - 1 } });
  expect((await send(own)).status).not.toBe(429);
  const refused = await send(own);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
