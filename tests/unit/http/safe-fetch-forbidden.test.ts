import diagnostics from 'node:diagnostics_channel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { servePages } from '../../fakes/pages.ts';

/** Node announces here every outgoing TCP connection of the process, whichever library makes it. */
const SOCKETS = 'net.client.socket';
let socketsOpened = 0;
const countSocket = () => {
  socketsOpened += 1;
};

beforeEach(() => {
  socketsOpened = 0;
  diagnostics.subscribe(SOCKETS, countSocket);
});
afterEach(() => {
  diagnostics.unsubscribe(SOCKETS, countSocket);
});

const home = { '/': { body: 'home' } };

/** Spellings that lead to a server on 127.0.0.1; PORT stands for its port. */
const LOOPBACK_SPELLINGS = [
  ...['http://127.0.0.1:PORT/', 'http://127.1:PORT/', 'http://127.0.1:PORT/', 'http://2130706433:PORT/'],
  ...['http://0x7f000001:PORT/', 'http://0x7f.0.0.1:PORT/', 'http://0x7f.1:PORT/', 'http://017700000001:PORT/'],
  ...['http://0177.0.0.1:PORT/', 'http://0177.0.0.0x1:PORT/', 'http://127.0.0.1.:PORT/'],
  ...[
    'http://%31%32%37.0.0.1:PORT/',
    'http://１２７.０.０.１:PORT/',
    'http://127。0。0。1:PORT/',
    'http://①②⑦.0.0.1:PORT/',
  ],
  ...['http:\\\\127.0.0.1:PORT\\', 'http:127.0.0.1:PORT', ' http://127.0.0.1:PORT/\n', 'http://127.0.0.1\t:PORT/'],
  ...['HTTP://127.0.0.1:PORT/', 'http://0:PORT/', 'http://0.0.0.0:PORT/', 'http://[::ffff:127.0.0.1]:PORT/'],
  ...['http://[::ffff:7f00:1]:PORT/', 'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/', 'http://localhost:PORT/'],
  ...['http://LOCALHOST:PORT/', 'http://%6c%6fcalhost:PORT/', 'http://ｌｏｃａｌｈｏｓｔ:PORT/'],
];

describe.each(LOOPBACK_SPELLINGS)('%j', (spelling) => {
  test('is refused before any connection', async () => {
    await using site = await servePages(home);
    const url = spelling.replace('PORT', String(site.port));
    await expect(safeFetch(url)).rejects.toMatchObject({ code: 'forbidden-address' });
    expect(site.requests).toEqual([]);
    expect(socketsOpened).toBe(0);
  });

  test('would have reached the server', async () => {
    await using site = await servePages(home);
    const url = spelling.replace('PORT', String(site.port));
    const answer = await safeFetch(url, { allowHosts: [new URL(url).host] });
    expect(answer.status).toBe(200);
    expect(site.requests).toHaveLength(1);
  });
});

test.each([
  ...['http://2852039166/', 'http://0xa9fea9fe/', 'http://192.168.257/', 'http://postgres/'],
  ...['http://example.com:25/'],
])('refuses %s without opening a socket', async (url) => {
  await expect(safeFetch(url)).rejects.toMatchObject({ code: 'forbidden-address' });
  expect(socketsOpened).toBe(0);
});

test.each(['file:///etc/passwd', 'http://[fe80::1%25eth0]/', 'http://256.256.256.256/', 'example.com', ''])(
  'calls %j an invalid address without opening a socket',
  async (url) => {
    await expect(safeFetch(url)).rejects.toMatchObject({ code: 'invalid-url' });
    expect(socketsOpened).toBe(0);
  },
);

/** An address that counts as public but that nobody was given, so no packet finds a way to it. */
const UNROUTED = { address: '2d00::1', family: 6 } as const;
const LOOPBACK = { address: '127.0.0.1', family: 4 } as const;

test.each([
  ['loopback', [LOOPBACK]],
  ['IPv4-mapped loopback', [{ address: '::ffff:127.0.0.1', family: 6 } as const]],
  ['a public and a loopback address', [UNROUTED, LOOPBACK]],
  ['a loopback and a public address', [LOOPBACK, UNROUTED]],
])('refuses a name that resolves to %s', async (_kind, addresses) => {
  await using site = await servePages(home);
  const fetching = safeFetch(`http://blog.example.com:${site.port}/`, { lookup: async () => addresses });
  await expect(fetching).rejects.toMatchObject({ code: 'forbidden-address' });
  expect(site.requests).toEqual([]);
  expect(await site.openConnections()).toBe(0);
});

test('connects to the address it has checked although the name changes its answer', async () => {
  await using site = await servePages(home);
  const answers = [[UNROUTED], [LOOPBACK], [LOOPBACK], [LOOPBACK]];
  let asked = 0;
  const lookup = async () => {
    asked += 1;
    return answers[asked - 1] ?? [LOOPBACK];
  };
  const url = `http://rebind.example.com:${site.port}/`;

  const first = await safeFetch(url, { lookup, timeoutMs: 300 }).catch((error) => error.code);
  expect(['unreachable', 'timed-out']).toContain(first);
  expect(asked).toBe(1);
  const second = await safeFetch(url, { lookup }).catch((error) => error.code);
  expect(second).toBe('forbidden-address');
  expect(site.requests).toEqual([]);
});

test('names no resolved address in its messages', async () => {
  const lookup = async () => [{ address: '10.11.12.13', family: 4 } as const];
  const error = await safeFetch('http://intern.example.com/', { lookup }).catch((e) => e);
  expect(error.message).toBe('This address is not on the public internet, so it cannot be used.');
});

test('reads an allowed name that resolves to a private address', async () => {
  await using site = await servePages(home);
  const host = `wordpress:${site.port}`;
  const lookup = async () => [LOOPBACK];
  const answer = await safeFetch(`http://${host}/`, { allowHosts: [host], lookup });
  expect(Buffer.from(answer.body).toString()).toBe('home');
  expect(site.requests[0]?.headers.host).toBe(host);
});
