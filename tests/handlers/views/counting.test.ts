import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request as send } from 'undici';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { clientAddress } from '@/lib/http/client-address.ts';
import { newId } from '@/lib/ids.ts';
import { countingListener, storeVisits } from '@/lib/server/counting-listener.ts';
import { forgetReaders, saveVisits } from '@/lib/views/mutations.ts';
import { bridgeEnds } from '../../support/bridge.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { readerAt } from '../../support/readers.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

/**
 * A server that counts visits as ours does, behind one proxy, and stores them in the database.
 * @param connections how many it may be asked over at once
 */
async function startCountingServer(connections = 1) {
  const bridge = bridgeEnds();
  const failures: unknown[] = [];
  const stop = storeVisits(bridge.application, saveVisits, (error) => failures.push(error));
  const { listener, flush } = countingListener(
    (_, response) => response.end('A page.'),
    (batch) => bridge.publicEnd.send('visits', batch),
  );
  const server = createServer((request, response) => {
    request.headers['x-client-address'] = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      1,
    );
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ connections, pipelining: 1 });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Why batches could not be stored. */
    failures,
    /** Asks for an address with a method, and reads the answer. */
    visit: async (path: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await send(`${origin}${path}`, { headers, method, dispatcher: agent });
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
    },
    /** Stops it as a process is stopped: what was counted is stored. */
    stop: async () => {
      await agent.close();
      await new Promise((resolve) => server.close(resolve));
      flush();
      await stop();
      bridge.close();
      return failures;
    },
  };
}

let blogId = '';

beforeEach(async () => {
  vi.useRealTimers();
  blogId = (await savedBlog()).id;
});

const page = () => `/api/views/${blogId}/page.gif`;
const row = async () => (await db()).blogViews.findFirst({ where: { blogId } });
const referrers = async () => (await db()).blogReferrer.findMany({ where: { blogId }, orderBy: { host: 'asc' } });

/** Sends requests in turn and returns the counts stored at shutdown. */
async function stored(requests: readonly (readonly [string, Record<string, string>])[]) {
  const server = await startCountingServer();
  for (const [path, headers] of requests) await server.visit(path, headers);
  expect(await server.stop()).toEqual([]);
  return row();
}

test('counts 1,000 views of 200 readers over 50 connections exactly', async () => {
  const server = await startCountingServer(50);
  const visits = Array.from({ length: 1000 }, (_, at) => server.visit(page(), readerAt(`203.0.113.${(at % 200) + 1}`)));
  const statuses = new Set((await Promise.all(visits)).map(({ status }) => status));
  expect([...statuses]).toEqual([200]);
  expect(await server.stop()).toEqual([]);
  expect(await row()).toMatchObject({ views: 1000, readers: 200, embeds: 0, cards: 0 });
});

test('merges counts of two processes, counting a common reader once', async () => {
  const servers = [await startCountingServer(), await startCountingServer()];
  await Promise.all(servers.map((each) => each.visit(page(), readerAt('203.0.113.7'))));
  for (const server of servers) expect(await server.stop()).toEqual([]);
  expect(await row()).toMatchObject({ views: 2, readers: 1 });
});

test('ignores HEAD, page requests and unknown blogs', async () => {
  const server = await startCountingServer();
  const reader = readerAt('203.0.113.7');
  const head = await server.visit(page(), reader, 'HEAD');
  const unknown = newId();
  await server.visit(`/share/${blogId}`, reader);
  await server.visit(`/api/views/${unknown}/page.gif`, reader);
  expect(await server.stop()).toEqual([]);
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(await row()).toBeNull();
  expect(await (await db()).blogViews.count({ where: { blogId: unknown } })).toBe(0);
});

test('the counting image is never cached and works in frames', async () => {
  const server = await startCountingServer();
  const { headers, text } = await server.visit(page(), readerAt('203.0.113.7'));
  await server.stop();
  expect(headers['content-type']).toBe('image/gif');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(text.slice(0, 6)).toBe('GIF89a');
});

test('counts frames on other sites, fetched cards and AI crawlers apart', async () => {
  const counted = await stored([
    [`/api/views/${blogId}/embed.gif`, readerAt('203.0.113.7')],
    [`/api/og-image/${blogId}`, { 'user-agent': 'facebookexternalhit/1.1' }],
    [`/api/og-image/${blogId}?v=2`, { 'user-agent': 'Twitterbot/1.0' }],
    [`/api/og-image/${blogId}?v=2`, readerAt('203.0.113.7', { 'sec-fetch-site': 'same-origin' })],
    [`/share/${blogId}`, { 'user-agent': 'CCBot/2.0 (https://commoncrawl.org/faq/)' }],
  ]);
  expect(counted).toMatchObject({ views: 0, readers: 0, embeds: 1, cards: 2, aiFetches: 1 });
});

test('stores at most a hundred referrers per blog and day', async () => {
  const spam = (batch: number) =>
    Array.from({ length: 110 }, (_, at) => [
      `/share/${blogId}`,
      readerAt(`198.51.${batch}.${at}`, { referer: `https://spam${batch}-${at}.example/` }),
    ]) as [string, Record<string, string>][];
  await stored(spam(1));
  await stored([...spam(2), [`/share/${blogId}`, readerAt('203.0.113.7', { referer: 'https://spam1-0.example/' })]]);
  const all = await referrers();
  expect(all).toHaveLength(100);
  expect(all[0]).toMatchObject({ host: 'spam1-0.example', visits: 2 });
});

test('stores neither address nor user agent', async () => {
  await stored([
    [page(), readerAt('203.0.113.77')],
    [`/share/${blogId}`, readerAt('203.0.113.77', { referer: 'https://news.example/ada' })],
  ]);
  const prisma = await db();
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const contents = await Promise.all(
    tables.map(({ name }) => prisma.$queryRawUnsafe(`SELECT t::text FROM "${name}" t`)),
  );
  const everything = JSON.stringify(contents);
  expect(everything).toContain('news.example');
  expect(everything).not.toContain('203.0.113');
  expect(everything).not.toContain('Firefox');
  expect(everything).not.toContain('/ada');
});

test('deletes salt and hashes after the day and keeps the counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
  const visit = [page(), readerAt('203.0.113.7')] as const;
  await stored([visit]);
  const prisma = await db();
  const [first] = await prisma.blogReader.findMany({ where: { blogId } });
  vi.setSystemTime(new Date('2026-03-02T00:05:00Z'));
  await forgetReaders();
  expect(await prisma.blogReader.count({ where: { blogId } })).toBe(0);
  expect(await prisma.dailySalt.count({ where: { day: new Date('2026-03-01') } })).toBe(0);
  await stored([visit]);
  const [second] = await prisma.blogReader.findMany({ where: { blogId } });
  expect(second?.hash).not.toBe(first?.hash);
  const days = await prisma.blogViews.findMany({ where: { blogId }, orderBy: { day: 'asc' } });
  expect(days).toMatchObject([
    { day: new Date('2026-03-01'), views: 1, readers: 1 },
    { day: new Date('2026-03-02'), views: 1, readers: 1 },
  ]);
});

test('a reader of two blogs has two unlinkable hashes', async () => {
  const { id: other } = await savedBlog();
  const reader = readerAt('203.0.113.7');
  await stored([
    [page(), reader],
    [`/api/views/${other}/page.gif`, reader],
  ]);
  const hashes = await (await db()).blogReader.findMany({ where: { blogId: { in: [blogId, other] } } });
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2);
});

test('deleting a blog deletes its counts', async () => {
  await stored([
    [page(), readerAt('203.0.113.7')],
    [`/share/${blogId}`, readerAt('203.0.113.7', { referer: 'https://news.example/' })],
  ]);
  const prisma = await db();
  await prisma.blog.delete({ where: { id: blogId } });
  expect(await row()).toBeNull();
  expect(await referrers()).toEqual([]);
  expect(await prisma.blogReader.count({ where: { blogId } })).toBe(0);
});

/** Reads a blog's page from another site with each of the cookies, and returns the stored counts. */
async function readWith(cookies: readonly string[], blogId: string) {
  const server = await startCountingServer();
  for (const [at, cookie] of cookies.entries()) {
    const headers = readerAt(`203.0.113.${at + 1}`, { cookie, referer: 'https://news.example/' });
    await server.visit(`/share/${blogId}`, headers);
    await server.visit(`/api/views/${blogId}/page.gif`, headers);
  }
  expect(await server.stop()).toEqual([]);
  const prisma = await db();
  const views = await prisma.blogViews.findFirst({ where: { blogId } });
  const referrer = await prisma.blogReferrer.findFirst({ where: { blogId } });
  return { views: views?.views ?? 0, readers: views?.readers ?? 0, visits: referrer?.visits ?? 0 };
}

test('leaves out the owner, and counts another user and a reader without a session', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const { id } = await savedBlog({ userId: owner.user.id });
  const cookies = [`theme=dark; ${owner.headers.cookie}`, other.headers.cookie, 'theme=dark'];
  expect(await readWith(cookies, id)).toEqual({ views: 2, readers: 2, visits: 2 });
});

test('stores nothing when only the owner looks', async () => {
  const owner = await signedInUser();
  const { id } = await savedBlog({ userId: owner.user.id });
  expect(await readWith([owner.headers.cookie, owner.headers.cookie], id)).toEqual({ views: 0, readers: 0, visits: 0 });
  expect(await (await db()).blogViews.count({ where: { blogId: id } })).toBe(0);
});

test('leaves out the visitor who made the blog in this browser', async () => {
  const [maker, other] = [await knownVisitor(), await knownVisitor()];
  const { id } = await savedBlog({ visitorId: maker.visitorId });
  expect(await readWith([maker.headers.cookie, other.headers.cookie], id)).toEqual({ views: 1, readers: 1, visits: 1 });
});

test('counts a forged session and a visitor cookie with another signature', async () => {
  const owner = await signedInUser();
  const { id } = await savedBlog({ userId: owner.user.id });
  const forged = [`${owner.headers.cookie}x`, `quillcast_visitor=${owner.user.id}.x`];
  expect(await readWith(forged, id)).toEqual({ views: 2, readers: 2, visits: 2 });
});

test('counts once what could not be stored at first, still without the owner', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const { id } = await savedBlog({ userId: owner.user.id });
  const prisma = await db();
  const server = await startCountingServer();
  const look = (cookie: string) => server.visit(`/api/views/${id}/page.gif`, readerAt('203.0.113.9', { cookie }));
  await prisma.$executeRawUnsafe('ALTER TABLE blog_views RENAME TO blog_views_away');
  await look(owner.headers.cookie);
  await look(other.headers.cookie);
  await expect.poll(() => server.failures.length, { timeout: 10_000 }).toBe(1);
  await prisma.$executeRawUnsafe('ALTER TABLE blog_views_away RENAME TO blog_views');
  await look(owner.headers.cookie);
  await look(other.headers.cookie);
  await server.stop();
  expect(await prisma.blogViews.findFirst({ where: { blogId: id } })).toMatchObject({ views: 2, readers: 1 });
});
