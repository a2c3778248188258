import nodeDns from 'node:dns';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookupFor, lookupName } from '@/lib/http/resolve.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { type FakeDns, startFakeDns } from '../../fakes/dns/server.ts';
import { servePages } from '../../fakes/pages.ts';
import { eventually } from '../../support/eventually.ts';

let dns: FakeDns;
const systemServers = nodeDns.getServers();

beforeEach(async () => {
  dns = await startFakeDns({ 'bees.example.com': ['203.0.113.7', '203.0.113.8'], 'inside.example.com': ['127.0.0.1'] });
  nodeDns.setServers([dns.address]);
});

afterEach(async () => {
  nodeDns.setServers(systemServers);
  await dns[Symbol.asyncDispose]();
});

/** Names that no server answers for. */
const silent = (count: number) => Array.from({ length: count }, (_, i) => `silent${i}.example.com`);

test('asks the name servers for every address of a name', async () => {
  expect(await lookupName('bees.example.com', { isTrusted: false })).toEqual([
    { address: '203.0.113.7', family: 4 },
    { address: '203.0.113.8', family: 4 },
  ]);
  expect(dns.questions.toSorted()).toEqual(['bees.example.com A', 'bees.example.com AAAA']);
});

test('refuses a name that the name server puts on this machine', async () => {
  await using site = await servePages({ '/': { body: 'secret' } });
  const fetching = safeFetch(`http://inside.example.com:${site.port}/`);
  await expect(fetching).rejects.toMatchObject({ code: 'forbidden-address' });
  expect(site.requests).toEqual([]);
});

test('takes the machine’s own name for a host that the operator allows', async () => {
  await using site = await servePages({ '/': { body: 'home' } });
  const host = `localhost:${site.port}`;
  const answer = await safeFetch(`http://${host}/`, { allowHosts: [host] });
  expect(Buffer.from(answer.body).toString()).toBe('home');
  expect(dns.questions).toEqual([]);
});

test('finds a name and reads a file while fifty names get no answer', async () => {
  const stop = new AbortController();
  const options = { isTrusted: false, signal: stop.signal };
  const slow = silent(50).map((name) => lookupName(name, options));
  const found = await lookupName('bees.example.com', { isTrusted: false });
  expect(found).toHaveLength(2);
  expect(await readFile('package.json', 'utf8')).toContain('quillcast');
  stop.abort();
  const outcomes = await Promise.allSettled(slow);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(50).fill('rejected'));
});

test('ends a lookup with its request', async () => {
  const stop = new AbortController();
  const looking = lookupName('silent.example.com', { isTrusted: false, signal: stop.signal });
  await eventually(() => expect(dns.questions.length).toBeGreaterThan(0));
  stop.abort();
  await expect(looking).rejects.toMatchObject({ code: 'ECANCELLED' });
});

test('gives up a name that no server answers for', async () => {
  const fetching = safeFetch('http://silent.example.com/', { timeoutMs: 10_000 });
  await expect(fetching).rejects.toMatchObject({ code: 'unreachable' });
}, 10_000);

test('looks up four names at once for a requester, and others for another one', async () => {
  const stop = new AbortController();
  const options = { isTrusted: false, signal: stop.signal };
  const slow = silent(10).map((name) => lookupFor('198.51.100.1')(name, options));
  expect(await lookupFor('198.51.100.2')('bees.example.com', options)).toHaveLength(2);
  const asked = new Set(dns.questions.map((question) => question.split(' ')[0]));
  expect([...asked].toSorted()).toEqual(['bees.example.com', ...silent(4)]);
  stop.abort();
  await Promise.allSettled(slow);
});
