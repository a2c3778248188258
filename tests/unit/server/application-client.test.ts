import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { request } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { tagResponse } from '@/lib/http/answer-context';
import { applicationAt } from '@/lib/server/application-client';
import { serveApplication } from '@/lib/server/application-server';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An application, and a server that hands everything over to it. */
async function serve(application: RequestListener) {
  const { socketPath, close } = await serveApplication(application);
  const client = applicationAt(socketPath);
  const server = createServer(client.forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
    close,
  );
  return { client, port, url: `http://127.0.0.1:${port}`, close };
}

test('hands over method, path, headers and body, and the answer with all its cookies', async () => {
  const { url } = await serve(async (given, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(201, { 'content-length': 18 });
    response.end(`${given.method} ${given.url} ${given.headers.cookie} ${await text(given)}`);
  });
  const answer = await request(`${url}/x?y`, {
    method: 'POST',
    headers: { cookie: 'c=3' },
    body: 'body',
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(await answer.body.text()).toBe('POST /x?y c=3 body');
});

test('hands over what is streamed as it comes', async () => {
  const { promise: more, resolve } = Promise.withResolvers<void>();
  const { url } = await serve(async (_, response) => {
    response.writeHead(200).write('first');
    await more;
    response.end('last');
  });
  const { body } = await request(url);
  const chunks = body[Symbol.asyncIterator]();
  expect(String((await chunks.next()).value)).toBe('first');
  resolve();
  expect(String((await chunks.next()).value)).toBe('last');
});

test('hands over a refusal of a body that is still being sent', async () => {
  const { url } = await serve((_, response) => response.writeHead(413).end('Too large'));
  const answer = await request(url, { method: 'POST', body: Buffer.alloc(8 * 1024 * 1024) });
  expect(answer.statusCode).toBe(413);
  expect(await answer.body.text()).toBe('Too large');
});

test('tells the application that the client went away', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { port } = await serve((_, response) => {
    response.once('close', leave);
    ask();
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  socket.destroy();
  await left;
});

test('answers 502 when the application does not answer', async () => {
  const { url } = await serve((given) => given.socket.destroy());
  expect((await request(url)).statusCode).toBe(502);
});

test('lets nobody but the cache ask for what answers are made from', async () => {
  const { url } = await serve((_, response) => {
    tagResponse('blog:1');
    response.end('Tea');
  });
  const answer = await request(url, { headers: { 'x-nonce': 'mine' } });
  await answer.body.text();
  expect(answer.trailers).toEqual({});
});

test('tells what an answer of a known length was made from', async () => {
  const { client } = await serve((_, response) => {
    tagResponse('blog:1', 'blogs');
    response.setHeader('content-length', 3);
    response.end('Tea');
  });
  const { status, body, tags } = await client.ask('/', { 'x-nonce': 'n' });
  expect({ status, body: body.toString(), tags }).toEqual({
    ...{ status: 200, body: 'Tea', tags: ['blog:1', 'blogs'] },
  });
});

test('an answer that does not say what it was made from is no answer', async () => {
  const { client } = await serve((_, response) => response.end('Tea'));
  await expect(client.ask('/', {})).rejects.toThrow();
});
