import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api, send } from '../support/api.ts';
import { connectFakeModel } from '../support/fake-model.ts';
import { ownedBlog } from '../support/owned-blog.ts';
import { post, readAnswer } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';
import { knownVisitor } from '../support/visitors.ts';

await connectFakeModel();

const CHUNK = 16 * 1024;

type Headers = Record<string, string>;

/** Sends a body that never ends. @returns the response and how much was read */
async function endless(method: string, path: string, headers: Headers, chunk = new Uint8Array(CHUNK)) {
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
  const { headers: sent, url } = post(path, {}, headers);
  const init = { method, headers: sent, body, duplex: 'half' } as RequestInit;
  return { response: await send(new Request(url, init)), read };
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
beforeAll(() => ownedBlog({ id: 'others' }));
const stranger = async () => (await signedInUser()).headers;

test.each([
  ['POST', '/api/blogs/generate', visitorWithoutQuota, 'sign-in-required'],
  ['POST', '/api/blogs/generate', userWithoutQuota, 'subscription-required'],
  ['POST', '/api/batches', visitorWithoutQuota, 'sign-in-required'],
  ['POST', '/api/batches', userWithoutQuota, 'subscription-required'],
  ['PUT', '/api/blogs/others', stranger, 'forbidden'],
  ['PUT', '/api/blogs/others/draft', stranger, 'forbidden'],
  ['POST', '/api/blogs/others/images', stranger, 'forbidden'],
  ['PUT', '/api/blogs/others/cover', stranger, 'forbidden'],
] as const)(
  '%s %s reads no more than 64 KB of a body before its sender is known to be allowed',
  async (method, path, sender, code) => {
    const { response, read } = await endless(method, path, await sender());
    expect(await response.json()).toMatchObject({ code });
    expect(read.bytes).toBe(64 * 1024 + CHUNK);
  },
);

test.each([
  ['POST', '/api/imports'],
  ['POST', '/api/imports/preview'],
  ['PATCH', '/api/account'],
])('%s %s reads nothing of a visitor’s body', async (method, path) => {
  const { response, read } = await endless(method, path, await visitor());
  expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
  expect(read.bytes).toBe(0);
});

const TOPIC = { topic: 'Growing tomatoes', length: 'small' };

/** A body of more than 64 KB. */
const large = (body: object) => JSON.stringify(body) + ' '.repeat(100 * 1024);

test('a visitor whose free blog is used up repeats the large request that made it', async () => {
  const { headers } = await knownVisitor();
  const send = () => api.post('/api/blogs/generate', large(TOPIC), { ...headers, 'idempotency-key': 'once' });
  const first = await (await send()).json();
  expect(await readAnswer(send())).toEqual([200, first]);
});

test('a user whose free blogs are used up repeats the large start of their batch', async () => {
  const { user, headers } = await signedInUser();
  const batchId = crypto.randomUUID();
  const send = () =>
    api.post('/api/batches', large({ ...TOPIC, batchId, batchSize: 2 }), { ...headers, 'idempotency-key': batchId });
  expect((await send()).status).toBe(200);
  const key = `user:${user.id}`;
  await (await db()).quota.upsert({ where: { key }, create: { key, used: 4 }, update: { used: 4 } });
  expect(await readAnswer(send())).toMatchObject([200, { id: batchId }]);
});

test.each([
  ['keys', Buffer.from('"key":"",'.repeat(CHUNK / 8)).subarray(0, CHUNK), 'The request has too many entries.'],
  ['items', Buffer.from('1,'.repeat(CHUNK / 2)), 'The request has too many entries.'],
  ['lists in lists', Buffer.alloc(CHUNK, '['), 'The request has too many entries.'],
])('generate reads no more than 10,000 %s', async (_, chunk, message) => {
  const { response, read } = await endless('POST', '/api/blogs/generate', await visitor(), chunk);
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
  const response = await api.post('/api/blogs/generate', { ...TOPIC, ...wrong }, await visitor());
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});
