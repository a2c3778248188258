import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { serveBehind } from '../../support/serve-behind.ts';

test('forwards method, path, headers and body, and returns the answer with all its cookies', async () => {
  const { url } = await serveBehind(async (given, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(201, { 'content-length': 18 });
    response.end(`${given.method} ${given.url} ${given.headers.cookie} ${await text(given)}`);
  });
  const answer = await request(`${url}/x?y`, { method: 'POST', headers: { cookie: 'c=3' }, body: 'body' });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(await answer.body.text()).toBe('POST /x?y c=3 body');
});

test('streams an answer as it comes', async () => {
  const { promise: more, resolve } = Promise.withResolvers<void>();
  const { url } = await serveBehind(async (_, response) => {
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

test('closes the request when the client leaves', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<string>();
  const { port } = await serveBehind((_, response) => {
    response.once('close', () => leave('left'));
    ask();
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  socket.destroy();
  expect(await left).toBe('left');
});

test('answers 502 when the application does not answer', async () => {
  const { url } = await serveBehind((given) => given.socket.destroy());
  expect((await request(url)).statusCode).toBe(502);
});

test('drops the nonce of a client', async () => {
  const { url } = await serveBehind(({ headers }, response) => response.end(String(headers['x-nonce'])));
  const answer = await request(url, { headers: { 'x-nonce': 'mine' } });
  expect(await answer.body.text()).toBe('undefined');
});

/** What a client gets that sends all of this before it reads. */
async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.write(request, resolve));
  return text(socket);
}

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])(
  'does not take the body of a chunked %s for a request',
  async (method) => {
    const asked: string[] = [];
    const { port } = await serveBehind(async (given, response) => {
      asked.push(`${given.method} ${given.url} ${await text(given)}`);
      response.end();
    });
    const hidden = 'GET /evil HTTP/1.1\r\nHost: a\r\nx-client-address: 1.1.1.1\r\n\r\n';
    const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    const head = `${method} /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
    await sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    await sendRaw(port, 'GET /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(asked).toEqual([`${method} /x ${hidden}`, 'GET /next ']);
  },
);

test('drops the content length of a client from a request without a body', async () => {
  const { client } = await serveBehind((given, response) => {
    response.end(`${given.url} ${given.headers['content-length']}`);
  });
  for (const path of ['/first', '/second']) {
    const { body } = await client.ask({ path, headers: { 'content-length': '500' }, nonce: path });
    expect(body.toString()).toBe(`${path} undefined`);
  }
});

test('delivers an early refusal to a client that sends everything before it reads', async () => {
  const { port } = await serveBehind((_, response) => response.writeHead(413).end('Too large'));
  const length = 8 * 1024 * 1024;
  const socket = connect(port, '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + 'x'.repeat(length), resolve));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

/** Answers like a route of Next's that has GET and PUT. */
const ofTwoMethods: RequestListener = ({ method }, response) => {
  if (method === 'OPTIONS') response.writeHead(204, { allow: 'GET, HEAD, OPTIONS, PUT' }).end();
  else response.writeHead(405).end();
};

test('names the supported methods in a 405', async () => {
  const { url, client } = await serveBehind(ofTwoMethods);
  const answer = await request(`${url}/api/x?y=1`, { method: 'POST', body: '{}' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    allow: 'GET, HEAD, OPTIONS, PUT',
    'cache-control': 'private, no-store',
  });
  const told = { code: 'method-not-allowed', message: 'This address accepts only GET and PUT.' };
  expect(await answer.body.json()).toEqual(told);
  const { status, body } = await client.ask({ path: '/api/x', headers: {}, nonce: 'n' });
  expect(status).toBe(405);
  expect(JSON.parse(body.toString())).toEqual(told);
});
