import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type GuardedProxy, startGuardedProxy } from '@/lib/browser/guarded-proxy.ts';
import type { Lookup } from '@/lib/http/resolve.ts';
import { servePages } from '../../fakes/pages.ts';

const LOOPBACK = { address: '127.0.0.1', family: 4 } as const;
/** Counts as public, but nobody was given it, so no packet finds a way to it. */
const UNROUTED = { address: '2d00::1', family: 6 } as const;

type Setting = { allowHosts?: string[]; lookup?: Lookup; maxBytes?: number };

async function proxyWith({ allowHosts = [], ...rest }: Setting = {}) {
  const proxy = await startGuardedProxy({ allowHosts, ...rest });
  return { ...proxy, [Symbol.asyncDispose]: proxy.close };
}

const proxyKey = ({ username, password }: Pick<GuardedProxy, 'username' | 'password'>) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

type Given = { method?: string; headers?: Record<string, string>; body?: string; key?: string };

/** One plain request through the proxy; 'broken' when the connection breaks instead of an answer. */
function ask(proxy: GuardedProxy, url: string, { method, headers, body, key }: Given = {}) {
  const { hostname, port } = new URL(proxy.server);
  return new Promise<{ status: number; headers: object; body: string } | 'broken'>((resolve) => {
    const sent = request({
      host: hostname,
      port,
      path: url,
      method: method ?? 'GET',
      agent: false,
      headers: { 'proxy-authorization': key ?? proxyKey(proxy), host: 'x', ...headers },
    });
    sent.once('error', () => resolve('broken'));
    sent.once('response', (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }),
        () => resolve('broken'),
      );
    });
    sent.end(body);
  });
}

/** Everything that comes back for a CONNECT and a request sent through it. */
async function askThrough(proxy: GuardedProxy, authority: string, key = proxyKey(proxy)) {
  const { hostname, port } = new URL(proxy.server);
  const socket = connect(Number(port), hostname);
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: x\r\nProxy-Authorization: ${key}\r\n\r\n`);
  socket.write('GET /inside HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return text(socket).catch(() => 'broken');
}

const pages = { '/': { body: 'the page' }, '/inside': { body: 'the inside' } };

/** Both ways through a proxy, to the same host and port. */
const WAYS = [
  ['a plain request', (proxy: GuardedProxy, host: string) => ask(proxy, `http://${host}/`)],
  ['CONNECT', (proxy: GuardedProxy, host: string) => askThrough(proxy, host)],
] as const;

test('passes a request and its answer on, without what is about the connection', async () => {
  await using site = await servePages({
    '/form?a=1': { status: 201, headers: { 'x-made': 'yes', 'keep-alive': 'x' }, body: 'made' },
  });
  await using proxy = await proxyWith({ allowHosts: [site.host] });
  const answer = await ask(proxy, site.at('/form?a=1'), {
    method: 'POST',
    headers: { 'x-form': '1', connection: 'x-hop', 'x-hop': '1', 'proxy-connection': 'y' },
    body: 'hello',
  });
  expect(answer).toMatchObject({ status: 201, body: 'made', headers: { 'x-made': 'yes' } });
  expect(site.requests[0]).toMatchObject({ method: 'POST', path: '/form?a=1', body: 'hello' });
  const { headers } = site.requests[0] ?? {};
  expect(headers).toMatchObject({ 'x-form': '1' });
  for (const name of ['x-hop', 'proxy-connection', 'proxy-authorization']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('connects a CONNECT through', async () => {
  await using site = await servePages(pages);
  await using proxy = await proxyWith({ allowHosts: [site.host] });
  const answer = await askThrough(proxy, site.host);
  expect(answer).toMatch(/^HTTP\/1\.1 200 Connection Established\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(answer).toContain('the inside');
});

test.each(['', 'Basic d3Jvbmc6d3Jvbmc='])('serves nobody with the key %j', async (key) => {
  await using site = await servePages(pages);
  await using proxy = await proxyWith({ allowHosts: [site.host] });
  expect(await ask(proxy, site.at('/'), { key })).toMatchObject({ status: 407, body: '' });
  expect(await askThrough(proxy, site.host, key)).toMatch(/^HTTP\/1\.1 407 /);
  expect(site.requests).toEqual([]);
});

test.each([
  ...['127.0.0.1:PORT', '127.1:PORT', '2130706433:PORT', '0x7f.1:PORT', '0:PORT', '[::1]:PORT'],
  ...['[::ffff:127.0.0.1]:PORT', 'localhost:PORT', 'app.localhost:PORT', 'printer.local:PORT'],
  ...['169.254.169.254:80', '10.0.0.1:443', '[fd00:ec2::254]:80', 'example.com:25', 'user@example.com:80'],
])('does not connect to %s', async (spelling) => {
  await using site = await servePages(pages);
  await using proxy = await proxyWith();
  const host = spelling.replace('PORT', String(site.port));
  expect(await ask(proxy, `http://${host}/`)).toBe('broken');
  expect(await askThrough(proxy, host)).toMatch(/^HTTP\/1\.1 403 /);
  expect(await site.openConnections()).toBe(0);
  expect(site.requests).toEqual([]);
  expect(proxy.refused.size).toBe(1);
});

test.each(['https://example.com/', 'ftp://example.com/', 'file:///etc/passwd', '/'])(
  'takes no plain request for %s',
  async (url) => {
    await using proxy = await proxyWith({ lookup: async () => [LOOPBACK] });
    expect(await ask(proxy, url)).toBe('broken');
  },
);

test.each(['example.com:80/path', 'example.com:80?x', 'http://example.com', ''])(
  'takes no CONNECT to %j',
  async (authority) => {
    await using proxy = await proxyWith({ lookup: async () => [LOOPBACK] });
    expect(await askThrough(proxy, authority)).not.toContain('200');
  },
);

test.each(WAYS)('refuses a name that resolves to this machine: %s', async (_way, send) => {
  await using site = await servePages(pages);
  await using proxy = await proxyWith({ lookup: async () => [UNROUTED, LOOPBACK] });
  expect(await send(proxy, `intern.example.com:${site.port}`)).toMatch(/^(broken)?$/);
  expect([...proxy.refused]).toEqual([`intern.example.com:${site.port}`]);
  expect(site.requests).toEqual([]);
  expect(await site.openConnections()).toBe(0);
});

test.each(WAYS)('asks again for every connection to a name: %s', async (_way, send) => {
  await using site = await servePages(pages);
  const answers = [[UNROUTED], [LOOPBACK]];
  let asked = 0;
  const lookup = async () => {
    asked += 1;
    return answers[asked - 1] ?? [LOOPBACK];
  };
  await using proxy = await proxyWith({ lookup });
  const host = `rebind.example.com:${site.port}`;
  const first = send(proxy, host);
  await expect.poll(() => asked).toBe(1);
  const second = send(proxy, host);
  expect(await second).toMatch(/^(broken)?$/);
  expect(asked).toBe(2);
  await proxy.close();
  expect(await first).toMatch(/^(broken)?$/);
  expect(site.requests).toEqual([]);
});

test.each(WAYS)('reads an allowed name that resolves to a private address: %s', async (_w, send) => {
  await using site = await servePages(pages);
  const host = `wordpress:${site.port}`;
  await using proxy = await proxyWith({ allowHosts: [host], lookup: async () => [LOOPBACK] });
  await send(proxy, host);
  expect(site.requests).toHaveLength(1);
  expect([...proxy.refused]).toEqual([]);
});

test('breaks the connection when the server does, instead of an answer of its own', async () => {
  await using site = await servePages({ '/': (_request, response) => response.destroy() });
  await using proxy = await proxyWith({ allowHosts: [site.host] });
  expect(await ask(proxy, site.at('/'))).toBe('broken');
  expect(proxy.refused.size).toBe(0);
});

test('stops when more comes in than it may carry', async () => {
  await using site = await servePages({ '/': { body: 'x'.repeat(300_000) } });
  await using proxy = await proxyWith({ allowHosts: [site.host], maxBytes: 100_000 });
  expect(await ask(proxy, site.at('/'))).toBe('broken');
});

test('breaks every connection when it is closed, and takes no more', async () => {
  await using site = await servePages({ '/': () => undefined, '/inside': () => undefined });
  const proxy = await startGuardedProxy({ allowHosts: [site.host] });
  const waiting = [ask(proxy, site.at('/')), askThrough(proxy, site.host)];
  await expect.poll(() => site.requests.length).toBe(2);
  await proxy.close();
  await proxy.close();
  const [plain, tunnelled] = await Promise.all(waiting);
  expect(plain).toBe('broken');
  expect(tunnelled).not.toContain('the inside');
  await expect.poll(() => site.openConnections()).toBe(0);
  expect(await ask(proxy, site.at('/'))).toBe('broken');
});

test.each(['HTTP/1.1 099 Odd', 'HTTP/1.1 000 Odd', 'HTTP/1.1 200 O\u0001K'])(
  'breaks the connection at the status line %j',
  async (line) => {
    const site = createServer((socket) => {
      socket.once('data', () => socket.end(`${line}\r\nContent-Length: 2\r\n\r\nhi`));
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    await using proxy = await proxyWith({ allowHosts: [host] });
    expect(await ask(proxy, `http://${host}/`)).toBe('broken');
    site.close();
  },
);
