import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Agent, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@/lib/server/listen.ts';
import { eventually } from '../../support/eventually.ts';
import { serveBehind } from '../../support/serve-behind.ts';

/** A server that forwards everything to an application. */
async function serve(application: RequestListener) {
  const { server, port, url } = await serveBehind(application, undefined, (listener) => listen(listener, 0, 1));
  const dispatcher = new Agent();
  onTestFinished(() => dispatcher.destroy());
  const ask = async (address = '198.51.100.1', path = '/') => {
    const { statusCode: status, ...answer } = await request(`${url}${path}`, {
      ...{ dispatcher, headers: { 'x-forwarded-for': address } },
    });
    return { status, ...answer };
  };
  const open = (...parts: string[]): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(parts.join(''));
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { ask, open, server };
}

/** An application that answers when it is released. */
function heldApplication() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const reached: IncomingMessage[] = [];
  const application: RequestListener = async (given, response) => {
    reached.push(given);
    await released;
    response.end('Tea');
  };
  return { application, reached, release };
}

const head = (length: number, ...more: string[]) =>
  `${['POST /api/x HTTP/1.1', 'Host: a', `Content-Length: ${length}`, ...more].join('\r\n')}\r\n\r\n`;

test('answers 503 with Retry-After to more of one address than may wait, and lets others through', async () => {
  const { application, reached, release } = heldApplication();
  const { ask } = await serve(application);
  const asked = Array.from({ length: 2200 }, () => ask());
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(await refused.body.text()).toBe('Too many requests are waiting. Please try again in a few seconds.');
  const other = ask('198.51.100.2', '/other');
  await eventually(() => expect(reached.map(({ url }) => url)).toContain('/other'));
  release();
  expect((await other).status).toBe(200);
  const all = await Promise.all(asked);
  const answered = all.filter(({ status }) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(2000);
});

test('a disconnected client leaves the queue', async () => {
  const { application, reached, release } = heldApplication();
  const { ask, open, server } = await serve(application);
  const first = Array.from({ length: 8 }, () => ask());
  await eventually(() => expect(reached).toHaveLength(8));
  const received = once(server, 'request');
  const gone = open('GET /gone HTTP/1.1\r\nHost: a\r\nx-forwarded-for: 198.51.100.1\r\n\r\n');
  const [, response] = await received;
  gone.destroy();
  await once(response, 'close');
  release();
  await Promise.all([...first, ask()]);
  expect(reached.map(({ url }) => url)).not.toContain('/gone');
});

test('open streams do not delay others', async () => {
  const { ask } = await serve((given, response) => {
    response.write('event');
    if (given.url !== '/events') response.end();
  });
  const streams = await Promise.all(Array.from({ length: 100 }, () => ask('198.51.100.1', '/events')));
  expect(streams.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect((await ask('198.51.100.1')).status).toBe(200);
});

test('200 slow bodies do not delay others, and are answered', async () => {
  const reached: (string | undefined)[] = [];
  const { ask, open } = await serve(async (given, response) => {
    reached.push(given.url);
    response.end(`${(await text(given)).length}`);
  });
  const sockets = Array.from({ length: 200 }, () => open(head(1000, 'Connection: close'), 'half'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect((await ask()).status).toBe(200);
  expect(reached).toEqual(['/']);
  for (const socket of sockets) socket.write('a'.repeat(996));
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  expect(answers.filter((answer) => answer.endsWith('\r\n\r\n1000'))).toHaveLength(200);
});
