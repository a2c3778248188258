import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen, portProblem, requirePort } from '@/lib/server/listen.ts';

/** What a port answers to bytes as they are. */
async function send(head: string[]): Promise<string> {
  const server = await listen(
    (request, response) => response.end(`${request.method} ${request.url} of ${request.headers.host}`),
    0,
    0,
  );
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const ask = (line: string, host = 'ours.example') => send([`${line} HTTP/1.1`, `Host: ${host}`]);

const POLICY = /^content-security-policy: default-src 'self'.*frame-ancestors 'self'/im;

test.each([
  ...['GET /share/%zz', 'GET /share/%', 'GET /%ff', 'GET /api/blogs/%E0%A4%A', 'OPTIONS *', 'GET *'],
  ...['GET http:///share/x', 'GET ftp://ours.example/', 'GET http://ours.example/share/%zz'],
])('answers 400 with the policy to %s', async (line) => {
  const answer = await ask(line);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(POLICY);
  expect(answer).toMatch(/^x-content-type-options: nosniff/im);
});

test('refuses below /api as JSON with a message', async () => {
  const answer = await ask('GET /api/blogs/%zz');
  expect(answer).toMatch(/^content-type: application\/json/im);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    message: 'The address is not percent-encoded correctly.',
    code: 'invalid-input',
  });
});

test.each([
  ['GET http://foreign.example/profile', 'GET /profile of ours.example'],
  ['GET HTTPS://foreign.example:8443/a?b=%zz', 'GET /a?b=%zz of ours.example'],
  ['GET http://ours.example', 'GET / of ours.example'],
  ['GET http://ours.example?a', 'GET /?a of ours.example'],
  ['GET /share/%E4%B9%9D?x=%', 'GET /share/%E4%B9%9D?x=% of ours.example'],
])('serves %s as %s', async (line, served) => {
  expect((await ask(line)).endsWith(`\r\n\r\n${served}`)).toBe(true);
});

test('answers 400 to two Host headers', async () => {
  const answer = await send(['GET / HTTP/1.1', 'Host: ours.example', 'Host: foreign.example']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['PROPFIND', '/create', 'GET, HEAD'],
  ['POST', '/create', 'GET, HEAD'],
  ['OPTIONS', '/create', 'GET, HEAD'],
  ['DELETE', '/share/x?y', 'GET, HEAD'],
  ['TRACE', '/', 'GET, HEAD'],
  ['PROPFIND', '/api/blogs/x', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('answers 405 to %s %s and says what is served', async (method, path, allowed) => {
  const answer = await ask(`${method} ${path}`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(new RegExp(`^allow: ${allowed}\r$`, 'im'));
  expect(answer).toMatch(POLICY);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET'])('hands %s of the API over', async (method) => {
  expect(await ask(`${method} /api/blogs/x`)).toContain(`${method} /api/blogs/x of`);
});

test('says that a port is in use, before and while it is opened', async () => {
  const server = await listen(() => undefined, 0, 0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sentence = `Port ${port} is in use. Set PORT to another one.`;
  await expect(requirePort(port)).rejects.toThrow(sentence);
  await expect(listen(() => undefined, port, 0)).rejects.toThrow(sentence);
});

test('says that a port needs rights', () => {
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(portProblem(80, refused)).toBe('Port 80 needs rights that this user does not have. Set PORT to another one.');
});
