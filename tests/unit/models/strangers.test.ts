import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { during, makeWatch } from './watching.ts';

const LIST = JSON.stringify({ object: 'list', data: [{ id: 'llama3.1:8b' }] });

async function startStranger(answer: RequestListener) {
  const paths: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    sockets.add(request.socket);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    await promisify(server.close).call(server);
  };
  const sent = () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths, sent, close };
}

test.each<[string, RequestListener]>([
  ['a page', (_, response) => response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>')],
  ['404', (_, response) => response.writeHead(404).end('Not Found')],
  ['JSON of its own', (_, response) => response.end('{"object":"list of cats"}')],
  ['half of a JSON', (_, response) => response.end('{"object":"list"')],
  ['a broken connection', (request) => request.destroy()],
  ['nothing, ever', () => undefined],
  [
    'a body without an end',
    (_, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('a server that answers %s is no model server, and is asked once', async (_, answer) => {
  const stranger = await during(startStranger(answer));
  const watch = makeWatch([stranger.url]);
  await watch.look();
  expect(watch.connection()).toBeNull();
  expect(stranger.paths).toEqual(['GET /v1/models']);
});

test('follows no redirect', async () => {
  const other = await during(startStranger((_, response) => response.end(LIST)));
  const stranger = await during(
    startStranger((_, response) => response.writeHead(307, { location: `${other.url}/v1/models` }).end(LIST)),
  );
  const watch = makeWatch([stranger.url]);
  await watch.look();
  expect(watch.connection()).toBeNull();
  expect(other.paths).toEqual([]);
});

test('reads no more than a few megabytes of a huge answer', async () => {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  const stranger = await during(
    startStranger((_, response) => {
      const send = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', send);
      send();
    }),
  );
  const watch = makeWatch([stranger.url]);
  await watch.look();
  expect(watch.connection()).toBeNull();
  expect(stranger.sent()).toBeLessThan(32 * 1024 * 1024);
});
