import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { BlogVisibility, Scope } from '@/lib/generated/prisma/enums.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { readRow } from '../../support/owned-blog.ts';
import { programHeaders, untilEnded } from '../../support/program-headers.ts';
import { makeCode } from '../../support/requests.ts';
import { continueBatch, startBatch, stopBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';

const TOPIC = { topic: 'Working from home tips', length: 'small' };

type Headers = Record<string, string>;

const generate = (headers: Headers, fields: object = {}) =>
  api.post('/api/blogs/generate', { ...TOPIC, ...fields }, headers);

async function program(...scopes: Scope[]) {
  const { user, headers } = await signedInUser({ defaultVisibility: 'public' });
  return { user, person: headers, headers: await programHeaders(user, 'read', 'write', ...scopes) };
}

test('a program gets 202 and follows its run to a draft', async () => {
  const { headers } = await program();
  const response = await generate(headers);
  const run = await response.json();
  const poll = `/api/generations/${run.id}`;
  expect([response.status, response.headers.get('location')]).toEqual([202, poll]);
  expect(run).toMatchObject({ status: 'queued', topic: TOPIC.topic, events: `${poll}/events`, poll });
  const ended = await untilEnded(run.poll, headers);
  expect(ended).toEqual({
    id: run.id,
    key: run.id,
    status: 'succeeded',
    topic: TOPIC.topic,
    blogId: expect.any(String),
    unreadableSources: [],
    createdAt: run.createdAt,
  });
  expect((await readRow(ended.blogId)).visibility).toBe('draft');
  const events = await responseAllEvents(await api.get(run.events, headers));
  expect(events.at(-1)).toMatchObject({ data: { type: 'done', id: ended.blogId } });
});

test('a program that accepts an event stream gets one', async () => {
  const { headers } = await program();
  const response = await generate({ ...headers, accept: 'text/event-stream' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  await responseAllEvents(response);
});

test('a person still waits for the blog, as public as their account says', async () => {
  const { person } = await program();
  const response = await generate(person);
  const { id } = await response.json();
  expect([response.status, (await readRow(id)).visibility]).toEqual([200, 'public']);
});

test('a person chooses who can see a single blog', async () => {
  const { person } = await program();
  const { id } = await (await generate(person, { visibility: 'unlisted' })).json();
  expect((await readRow(id)).visibility).toBe('unlisted');
});

test.each<BlogVisibility>(['unlisted', 'public'])(
  'a program that may publish writes a blog that is %s',
  async (visibility) => {
    const { headers } = await program('publish');
    const { poll } = await (await generate(headers, { visibility })).json();
    const { blogId } = await untilEnded(poll, headers);
    expect((await readRow(blogId)).visibility).toBe(visibility);
  },
);

test.each([
  { visibility: 'unlisted' },
  { visibility: 'public' },
  { platforms: [{ platform: 'devto', credentials: { platformPassword: 'x' } }] },
])('a program without the scope publish is refused %j, and nothing is queued', async (fields) => {
  const { user, headers } = await program();
  const response = await generate(headers, fields);
  expect(response.headers.get('www-authenticate')).toContain('scope="publish"');
  expect(await makeCode(response)).toEqual([403, 'forbidden']);
  expect(await (await db()).generation.count({ where: { actor: `user:${user.id}` } })).toBe(0);
});

test('the same key gives a program the same run, another request 422', async () => {
  const { headers } = await program();
  const keyed = { ...headers, 'idempotency-key': 'one' };
  const [first, second] = await Promise.all([generate(keyed), generate(keyed)]);
  expect([first.status, second.status]).toEqual([202, 202]);
  expect((await first.json()).id).toBe((await second.json()).id);
  expect((await generate(keyed, { topic: 'Tea' })).status).toBe(422);
});

test('a failed run says why', async () => {
  const { headers } = await program();
  const sourceUrls = ['http://127.0.0.1:9/'];
  const { poll } = await (await generate(headers, { sourceUrls })).json();
  const ended = await untilEnded(poll, headers);
  expect(ended).toMatchObject({
    status: 'failed',
    failure: { code: 'unprocessable-input', message: expect.stringContaining('We could not read your source.') },
    unreadableSources: [{ url: sourceUrls[0] }],
  });
  expect(ended).not.toHaveProperty('blogId');
});

test('a run is its actor’s own, and read with the scope read', async () => {
  const [{ user, headers }, other] = [await program(), await program()];
  const { poll } = await (await generate(headers)).json();
  expect((await api.get(poll, other.headers)).status).toBe(404);
  expect((await api.get(poll, await programHeaders(user, 'write'))).status).toBe(403);
  await untilEnded(poll, headers);
});

test('a batch of a program answers 202 and writes drafts', async () => {
  const { person, headers } = await program();
  const { id, response } = await startBatch(headers, { ...TOPIC, batchSize: 2 });
  const poll = `/api/batches/${id}`;
  expect([response.status, response.headers.get('location')]).toEqual([202, poll]);
  expect(await response.json()).toMatchObject({ id, status: 'running', events: `${poll}/events`, poll });
  const { blogs } = await untilBatch(person, 'finished', 2);
  expect((await (await api.get(poll, headers)).json()).blogs).toEqual(blogs);
  for (const blog of blogs) expect((await readRow(blog.id)).visibility).toBe('draft');
  expect(await makeCode((await startBatch(headers, { ...TOPIC, visibility: 'public' })).response)).toEqual([
    403,
    'forbidden',
  ]);
});

test('only a program that may publish continues a batch whose blogs are to be public', async () => {
  const { user, person, headers } = await program();
  const { id } = await startBatch(person, { ...TOPIC, batchSize: 2, visibility: 'public' });
  await stopBatch(id, person);
  expect(await makeCode(continueBatch(id, headers))).toEqual([403, 'forbidden']);
  expect((await continueBatch(id, await programHeaders(user, 'write', 'publish'))).status).toBe(202);
});
