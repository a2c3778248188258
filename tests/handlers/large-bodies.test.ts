import { expect, test } from 'vitest';
import { PATCH as changeProfile } from '@/app/api/account/route.ts';
import { POST as startBatch } from '@/app/api/batches/route.ts';
import { PUT as changeCover } from '@/app/api/blogs/[id]/cover/route.ts';
import { PUT as saveDraft } from '@/app/api/blogs/[id]/draft/route.ts';
import { POST as addPicture } from '@/app/api/blogs/[id]/images/route.ts';
import { PUT as editBlog } from '@/app/api/blogs/[id]/route.ts';
import { POST as generate } from '@/app/api/blogs/generate/route.ts';
import { POST as previewImport } from '@/app/api/imports/preview/route.ts';
import { POST as importBlogs } from '@/app/api/imports/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from '../support/blogs.ts';
import { connectFakeModel } from '../support/fake-model.ts';
import { params, post } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';
import { knownVisitor } from '../support/visitors.ts';

await connectFakeModel();

const CHUNK = 16 * 1024;

type Headers = Record<string, string>;

/** A request with a body that never ends, and how much of it was read. */
function endless(method: string, headers: Headers, chunk = new Uint8Array(CHUNK)) {
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.bytes += CHUNK;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const { headers: sent } = post('/api/x', {}, headers);
  const init = { method, headers: sent, body, duplex: 'half' } as RequestInit;
  return { request: new Request('http://quillcast.test/api/x', init), read };
}

async function visitorWithoutQuota() {
  const { headers, quotaKey } = await knownVisitor();
  await (await db()).quota.create({ data: { key: quotaKey, used: 1 } });
  return headers;
}

async function userWithoutQuota() {
  const { user, headers } = await signedInUser();
  await (await db()).quota.create({ data: { key: `user:${user.id}`, used: 4 } });
  return headers;
}

const visitor = async () => (await knownVisitor()).headers;
const stranger = async () => (await signedInUser()).headers;

async function othersBlog() {
  const { user } = await signedInUser();
  const id = newId();
  await (await db()).blog.create({ data: blogRow({ id, userId: user.id }) });
  return params({ id });
}

test.each([
  ['generate', 'POST', generate, visitorWithoutQuota, 'sign-in-required'],
  ['generate', 'POST', generate, userWithoutQuota, 'subscription-required'],
  ['startBatch', 'POST', startBatch, visitorWithoutQuota, 'sign-in-required'],
  ['startBatch', 'POST', startBatch, userWithoutQuota, 'subscription-required'],
  ['editBlog', 'PUT', editBlog, stranger, 'forbidden'],
  ['saveDraft', 'PUT', saveDraft, stranger, 'forbidden'],
  ['addPicture', 'POST', addPicture, stranger, 'forbidden'],
  ['changeCover', 'PUT', changeCover, stranger, 'forbidden'],
] as const)(
  '%s reads no more than 64 KB of a body before its sender is known to be allowed',
  async (_, method, handle, sender, code) => {
    const { request, read } = endless(method, await sender());
    const response = await handle(request, await othersBlog());
    expect(await response.json()).toMatchObject({ code });
    expect(read.bytes).toBe(64 * 1024 + CHUNK);
  },
);

test.each([
  ['importBlogs', 'POST', importBlogs],
  ['previewImport', 'POST', previewImport],
  ['changeProfile', 'PATCH', changeProfile],
] as const)('%s reads nothing of a visitor’s body', async (_, method, handle) => {
  const { request, read } = endless(method, await visitor());
  const response = await handle(request, params({}));
  expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
  expect(read.bytes).toBe(0);
});

const TOPIC = { topic: 'Growing tomatoes', length: 'small' };

/** A body of more than 64 KB. */
const large = (body: object) => JSON.stringify(body) + ' '.repeat(100 * 1024);

test('a visitor whose free blog is used up repeats the large request that made it', async () => {
  const { headers } = await knownVisitor();
  const send = () =>
    generate(post('/api/blogs/generate', large(TOPIC), { ...headers, 'idempotency-key': 'once' }), params({}));
  const first = await (await send()).json();
  const repeated = await send();
  expect(repeated.status).toBe(200);
  expect(await repeated.json()).toEqual(first);
});

test('a user whose free blogs are used up repeats the large start of their batch', async () => {
  const { user, headers } = await signedInUser();
  const batchId = crypto.randomUUID();
  const send = () =>
    startBatch(
      post('/api/batches', large({ ...TOPIC, batchId, batchSize: 2 }), { ...headers, 'idempotency-key': batchId }),
      params({}),
    );
  expect((await send()).status).toBe(200);
  const key = `user:${user.id}`;
  await (await db()).quota.upsert({ where: { key }, create: { key, used: 4 }, update: { used: 4 } });
  const repeated = await send();
  expect(repeated.status).toBe(200);
  expect(await repeated.json()).toMatchObject({ id: batchId });
});

test.each([
  ['keys', Buffer.from('"key":"",'.repeat(CHUNK / 8)).subarray(0, CHUNK), 'The request has too many entries.'],
  ['items', Buffer.from('1,'.repeat(CHUNK / 2)), 'The request has too many entries.'],
  ['lists in lists', Buffer.alloc(CHUNK, '['), 'The request has too many entries.'],
])('generate reads no more than 10,000 %s', async (_, chunk, message) => {
  const { request, read } = endless('POST', await visitor(), chunk);
  const response = await generate(request, params({}));
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid-input', message }]);
  expect(read.bytes).toBeLessThan(512 * 1024);
});

test.each([
  ['tone', { tone: ' x'.repeat(400_000) }, 'Tone cannot exceed 200 characters'],
  [
    'key of credentials',
    {
      platforms: [
        { platform: 'devto', credentials: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`key${at}`, ''])) },
      ],
    },
    'platforms[0].credentials is not valid',
  ],
])('generate refuses a %s that is too much', async (_, wrong, message) => {
  const response = await generate(post('/api/blogs/generate', { ...TOPIC, ...wrong }, await visitor()), params({}));
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});
