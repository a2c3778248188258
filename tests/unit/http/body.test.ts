import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBodyText, readJson } from '@/lib/http/body.ts';
import { AppError } from '@/lib/http/errors.ts';

const MEGABYTE = 1024 * 1024;
const ALICE = '198.51.100.1';
const BOB = '198.51.100.2';

const asRequest = (body: ReadableStream<Uint8Array>) =>
  new Request('http://quillcast.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);

const streamOf = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;

/** A request whose body sends so many megabytes and then waits to be released. */
function slowUpload(megabytes: number) {
  const released = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  let left = megabytes;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left > 0) {
        left -= 1;
        controller.enqueue(new Uint8Array(MEGABYTE));
        return;
      }
      sent.resolve();
      await released.promise;
      controller.close();
    },
  });
  return { request: asRequest(body), sent: sent.promise, release: released.resolve };
}

const text = (size: number) => new Request('http://quillcast.test/', { method: 'POST', body: 'a'.repeat(size) });

const read = (request: Request, address: string, limit = 100 * MEGABYTE) => readBodyText(request, { limit, address });

const SMALL = 64 * 1024;

test('large uploads of one address leave room for those of others', async () => {
  const uploads = Array.from({ length: 2 }, () => slowUpload(47));
  const reading = uploads.map(({ request }) => read(request, ALICE));
  await Promise.all(uploads.map(({ sent }) => sent));
  await expect(read(text(3 * MEGABYTE), ALICE)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  });
  expect(await read(text(80 * MEGABYTE), BOB)).toHaveLength(80 * MEGABYTE);
  for (const { release } of uploads) release();
  await Promise.all(reading);
  expect(await read(text(3 * MEGABYTE), ALICE)).toHaveLength(3 * MEGABYTE);
});

test('receives a large body while those of many addresses are stalled', async () => {
  const stalled = Array.from({ length: 150 }, () => slowUpload(1));
  const reading = stalled.map(({ request }, index) => {
    request.headers.set('content-length', `${2 * MEGABYTE}`);
    return read(request, `192.0.2.${index}`);
  });
  expect(await read(text(MEGABYTE), BOB)).toHaveLength(MEGABYTE);
  for (const { release } of stalled) release();
  expect((await Promise.all(reading)).every(({ length }) => length === MEGABYTE)).toBe(true);
});

test('addresses of one IPv6 network share their room', async () => {
  const upload = slowUpload(95);
  const reading = read(upload.request, '2001:db8::1');
  await upload.sent;
  await expect(read(text(3 * MEGABYTE), '2001:db8::2')).rejects.toMatchObject({ code: 'unavailable' });
  upload.release();
  await reading;
});

test('reads small bodies while large ones take up all the room', async () => {
  const uploads = Array.from({ length: 4 }, () => slowUpload(64));
  const reading = uploads.map(({ request }, index) => read(request, `192.0.2.${index}`));
  await Promise.all(uploads.map(({ sent }) => sent));
  await expect(read(text(SMALL + 1), BOB)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await read(text(SMALL), BOB)).toHaveLength(SMALL);
  expect(await read(text(SMALL), '192.0.2.0')).toHaveLength(SMALL);
  for (const { release } of uploads) release();
  await Promise.all(reading);
});

async function* brokenOff() {
  for (let sent = 0; sent < 63; sent += 1) yield new Uint8Array(MEGABYTE);
  throw new Error('aborted');
}

test.each([
  ['was too large', () => slowUpload(64).request, { code: 'too-large' }],
  ['broke off', () => asRequest(streamOf(brokenOff())), { message: 'aborted' }],
])('gives the room of a body that %s back', async (_, makeRequest, error) => {
  for (let i = 0; i < 5; i += 1) await expect(read(makeRequest(), ALICE, 63 * MEGABYTE)).rejects.toMatchObject(error);
  expect(await read(text(90 * MEGABYTE), ALICE)).toHaveLength(90 * MEGABYTE);
});

const requireAllowed = () => {
  throw new AppError('forbidden', 'Not you.');
};
const FORBIDDEN = { limit: MEGABYTE, address: ALICE, requireAllowed };

/** An endless body, and how much of it was sent. */
function countedBody() {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    sent += 16 * 1024;
    controller.enqueue(new Uint8Array(16 * 1024));
  };
  return { body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), sent: () => sent };
}

test('reads no more than 64 KB of a growing body before its sender is allowed', async () => {
  const { body, sent } = countedBody();
  await expect(readBodyText(asRequest(body), FORBIDDEN)).rejects.toMatchObject({ code: 'forbidden' });
  expect(sent()).toBe(SMALL + 16 * 1024);
});

test('reads nothing of a large body whose sender is not allowed', async () => {
  const { body, sent } = countedBody();
  const request = asRequest(body);
  request.headers.set('content-length', `${SMALL + 1}`);
  await expect(readBodyText(request, FORBIDDEN)).rejects.toMatchObject({ code: 'forbidden' });
  expect(sent()).toBe(0);
});

test('asks nobody whether they may send a small body', async () => {
  expect(await readBodyText(text(SMALL), FORBIDDEN)).toHaveLength(SMALL);
});

/** A JSON body in chunks of 7 bytes. */
function json(body: string): Request {
  const bytes = Buffer.from(body);
  const chunks = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
  const request = asRequest(streamOf(chunks));
  request.headers.set('content-type', 'application/json');
  return request;
}

const readingJson = (body: string) => readJson(json(body), { limit: MEGABYTE, address: ALICE });

const TOO_MANY = { code: 'invalid-input', message: 'The request has too many entries.' };

const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":""`).join(',')}}`;

test.each([
  ['10,001 items', `[${Array(10_001).fill(1).join(',')}]`],
  ['20,000 keys', keys(20_000)],
  ['10,001 lists', '['.repeat(10_001)],
])('does not parse a body of %s', async (_, body) => {
  await expect(readingJson(body)).rejects.toMatchObject(TOO_MANY);
});

test.each([
  ['signs in a text', { text: `${'[{,'.repeat(20_000)}"\\` }],
  ['texts that end in backslashes', ['\\', '\\"', ','.repeat(20_000)]],
  ['10,000 lists and their items', Array(3333).fill([{ a: 1 }])],
])('parses a body with %s', async (_, value) => {
  expect(await readingJson(JSON.stringify(value))).toEqual(value);
});
