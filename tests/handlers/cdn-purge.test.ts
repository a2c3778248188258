import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listenToChanges, stopListening } from '@/lib/changes/subscriptions.ts';
import { db } from '@/lib/database/db.ts';
import { remoteCache } from '@/lib/server/bridge.ts';
import { blogRow } from '../support/blogs.ts';
import { changeSettings } from '../support/settings.ts';
import { signedInUser } from '../support/users.ts';

type Call = { headers: IncomingHttpHeaders; tags: string[] };

const calls: Call[] = [];
const statuses: number[] = [];

/** A CDN's purge endpoint; answers with the next of `statuses`, then 200. */
const cdn = createServer(async (request, response) => {
  calls.push({ headers: request.headers, tags: JSON.parse(await text(request)).tags });
  response.writeHead(statuses.shift() ?? 200).end('{"success":true}');
});

cdn.listen(0, '127.0.0.1');
await once(cdn, 'listening');

beforeAll(async () => {
  const { port } = cdn.address() as AddressInfo;
  changeSettings({ CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'secret-token' });
  await listenToChanges(remoteCache);
});
beforeEach(() => {
  calls.length = 0;
});
afterAll(async () => {
  await stopListening();
  cdn.closeAllConnections();
  cdn.close();
  await once(cdn, 'close');
});

test('a write purges its tags from the CDN in one call with the token', async () => {
  const { user } = await signedInUser();
  await (await db()).blog.create({ data: blogRow({ id: 'purged', userId: user.id }) });
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.tags.toSorted()).toEqual(['blog:purged', 'blogs', `blogs-of:${user.id}`]);
  expect(calls[0]?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    'surrogate-key': calls[0]?.tags.join(' '),
  });
});

test('many changes go out in calls of thirty', async () => {
  const prisma = await db();
  for (let at = 0; at < 40; at += 1) await prisma.blog.create({ data: blogRow({ id: `many-${at}` }) });
  await expect.poll(() => new Set(calls.flatMap(({ tags }) => tags)).size).toBe(41);
  expect(Math.max(...calls.map(({ tags }) => tags.length))).toBeLessThanOrEqual(30);
});

test('a purge that fails is tried again', async () => {
  statuses.push(503);
  await (await db()).blog.update({ where: { id: 'purged' }, data: { title: 'New' } });
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.tags).toEqual(calls[0]?.tags);
});
