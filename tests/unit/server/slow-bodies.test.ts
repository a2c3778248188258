import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serveBehind } from '../../support/serve-behind.ts';

const MEGABYTE = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => vi.useRealTimers());

/** A body of a length that nothing but its first bytes is sent of, to an application. */
async function startUpload(application: RequestListener, length: number, first: string) {
  const received: IncomingMessage[] = [];
  const { port } = await serveBehind(application, ({ forward }) => (request, response) => {
    received.push(request);
    forward(request, response);
  });
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /api/x HTTP/1.1', 'Host: a', 'Connection: close', `Content-Length: ${length}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n${first}`);
  await eventually(() => expect(received).toHaveLength(1));
  const [request] = received as [IncomingMessage];
  return { socket, request, answered: text(socket) };
}

/** An application that reads what it is sent, and tells what became of it. */
function readingApplication() {
  const bytes = { read: 0 };
  const { promise: outcome, resolve } = Promise.withResolvers<string>();
  const application: RequestListener = (given, response) => {
    given.on('data', (chunk) => {
      bytes.read += chunk.length;
    });
    given.once('end', () => {
      resolve('complete');
      response.end('Tea');
    });
    given.once('error', () => resolve('broken off'));
  };
  return { application, bytes, outcome };
}

const SLOW = {
  message: 'Your connection was too slow for this upload. Please try again on a faster one.',
  code: 'too-slow',
};

test('answers 408 to a small body that has not come after ten seconds', async () => {
  const { application, bytes } = readingApplication();
  const { answered } = await startUpload(application, 100, 'half');
  vi.advanceTimersByTime(10_000);
  const [start = '', body = ''] = (await answered).split('\r\n\r\n');
  expect(start).toMatch(/^HTTP\/1\.1 408 /);
  expect(start).toMatch(/^connection: close/im);
  expect(JSON.parse(body)).toEqual(SLOW);
  expect(bytes.read).toBe(0);
});

test('answers 408 to a large body that comes at less than 100 KB/s, and ends its reading', async () => {
  const { application, bytes, outcome } = readingApplication();
  const { answered } = await startUpload(application, 80 * MEGABYTE, 'a'.repeat(1000 * 1024 - 1));
  await eventually(() => expect(bytes.read).toBe(1000 * 1024 - 1));
  vi.advanceTimersByTime(10_000);
  expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
  expect(await outcome).toBe('broken off');
});

test('takes a body that comes at 100 KB/s', async () => {
  const { application, bytes, outcome } = readingApplication();
  const { socket, answered } = await startUpload(application, 2000 * 1024, 'a'.repeat(1000 * 1024));
  await eventually(() => expect(bytes.read).toBe(1000 * 1024));
  vi.advanceTimersByTime(10_000);
  socket.write('a'.repeat(1000 * 1024));
  expect(await outcome).toBe('complete');
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
});

test('does not count time while the body is paused', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { application, outcome } = readingApplication();
  const length = 32 * MEGABYTE;
  const { request, answered } = await startUpload(
    async (given, response) => {
      await released;
      application(given, response);
    },
    length,
    'a'.repeat(length),
  );
  await eventually(() => expect(request.isPaused()).toBe(true));
  vi.advanceTimersByTime(1_000_000);
  release();
  expect(await outcome).toBe('complete');
  await answered;
});

test('a refusal reaches a client that is still sending, and ends the connection', async () => {
  const { socket, answered } = await startUpload(
    (_, response) => response.writeHead(403).end('Not you.'),
    80 * MEGABYTE,
    'a'.repeat(MEGABYTE),
  );
  const dripping = () => socket.write('a'.repeat(1000)) && setImmediate(dripping);
  dripping();
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toMatch(/^connection: close/im);
  expect(answer).toContain('Not you.');
});

test('sends 100 Continue to a client that waits for it', async () => {
  const { port } = await serveBehind(async (given, response) => response.end(await text(given)));
  const socket = connect(port, '127.0.0.1');
  const head = ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Expect: 100-continue'];
  socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const [asked] = await once(socket, 'data');
  expect(String(asked)).toMatch(/^HTTP\/1\.1 100 /);
  socket.write('Tea');
  expect(await text(socket)).toMatch(/\r\n\r\nTea$/);
});
