import nodeDns from 'node:dns';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBlog } from '@/lib/blogs/queries.ts';
import { blogMetadata } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { findHostOwners } from '@/lib/domains/queries.ts';
import { domainChecks } from '@/lib/domains/service.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { findActivities } from '@/lib/users/queries.ts';
import { type FakeDns, type FakeName, startFakeDns } from '../../fakes/dns/server.ts';
import type { FakeStripe } from '../../fakes/stripe/server.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { passPauses } from '../../support/effects.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { deliverEvent, fakeStripeOfFile, premiumUser } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

type Headers = Record<string, string>;

/** The CNAME target of own domains. */
const TARGET = 'sites.example.com';

/** Records of a test file's name server, cleared before each test except for this site's. */
const names: Record<string, FakeName> = {};

/** Starts a name server for a test file and has this process ask it. */
function nameServerOfFile(): { questions: () => readonly string[] } {
  const systemServers = nodeDns.getServers();
  let dns: FakeDns | undefined;
  beforeAll(async () => {
    changeSettings({ CUSTOM_DOMAIN_TARGET: TARGET });
    dns = await startFakeDns(names);
    nodeDns.setServers([dns.address]);
  });
  afterAll(async () => {
    nodeDns.setServers(systemServers);
    await dns?.[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    for (const name of Object.keys(names)) delete names[name];
    names[TARGET] = { A: ['203.0.113.9'] };
  });
  return { questions: () => dns?.questions ?? [] };
}

let made = 0;

/** A host that no other test of the file uses. */
const freshHost = () => {
  made += 1;
  return `blog${made}.example.org`;
};

/** Chooses a domain. */
const put = (host: string, headers: Headers) => api.put('/api/account/domain', { host }, headers);

/** Checks the domain and returns the response. */
const pressCheck = async (host: string, headers: Headers) =>
  (await api.post('/api/account/domain/check', { host }, headers)).json();

/** A domain as its owner sees it. */
const readDomain = async (headers: Headers) => (await (await api.get('/api/account/domain', headers)).json()).domain;

/** Asks as a proxy that needs a certificate. */
const ask = (host: string) => api.get(`/api/domains/ask?domain=${host}`);

/** Sets a domain's records as its owner should. */
function setRecords(domain: { host: string; records: { value: string }[] }): void {
  const [alias, ownership] = domain.records;
  names[domain.host] = { CNAME: alias?.value ?? '' };
  names[`_quillcast.${domain.host}`] = { TXT: ['v=spf1 -all', ownership?.value ?? ''] };
}

/** A subscriber with a working domain. */
async function withDomain(stripe: FakeStripe) {
  const user = await premiumUser(stripe);
  const host = freshHost();
  const { domain } = await (await put(host, user.headers)).json();
  setRecords(domain);
  await pressCheck(host, user.headers);
  return { ...user, host };
}

const { stripe } = fakeStripeOfFile();
const { questions } = nameServerOfFile();

test('names the records to set and is pending until the first check', async () => {
  const { headers } = await premiumUser(stripe());
  const host = freshHost();
  const response = await put(`https://${host.toUpperCase()}/`, headers);
  expect(response.status).toBe(200);
  const { domain } = await response.json();
  expect(domain).toEqual({
    host,
    url: `http://${host}/`,
    status: 'pending',
    found: [],
    isPaid: true,
    records: [
      { type: 'CNAME', name: host, value: TARGET },
      { type: 'TXT', name: `_quillcast.${host}`, value: expect.stringMatching(/^[\w-]{24}$/) },
    ],
  });
  expect(questions()).not.toContain(`${host} CNAME`);
  expect((await ask(host)).status).toBe(404);
  expect(await readDomain(headers)).toEqual(domain);
});

test('serves a domain with correct records', async () => {
  const { user, headers, host } = await withDomain(stripe());
  const domain = await readDomain(headers);
  expect(domain).toMatchObject({ status: 'checked', found: [], checkedAt: expect.any(String) });
  expect(await findHostOwners()).toContainEqual({ host, userId: user.id, slug: user.slug, isPaid: true });
  expect(await readAnswer(ask(host))).toEqual([200, { served: true }]);
});

test('accepts our addresses instead of a CNAME for root domains', async () => {
  const { headers } = await premiumUser(stripe());
  const host = freshHost();
  const { domain } = await (await put(host, headers)).json();
  setRecords(domain);
  names[host] = { A: ['203.0.113.9'] };
  expect((await pressCheck(host, headers)).domain).toMatchObject({ status: 'checked' });
});

const proof = (host: string) => `_quillcast.${host}`;

test.each<[string, (host: string) => object, string, string[]]>([
  ['without the TXT record', (host) => ({ [proof(host)]: {} }), 'no_ownership', []],
  ['with the TXT record of another', (host) => ({ [proof(host)]: { TXT: ['other'] } }), 'no_ownership', ['other']],
  ['that stands for another', (host) => ({ [host]: { CNAME: 'a.example.net' } }), 'elsewhere', ['a.example.net']],
  ['with another address', (host) => ({ [host]: { A: ['198.51.100.1'] } }), 'elsewhere', ['198.51.100.1']],
  [
    'with one address more than this site has',
    (host) => ({ [host]: { A: ['203.0.113.9', '198.51.100.1'] } }),
    'elsewhere',
    ['203.0.113.9', '198.51.100.1'],
  ],
  ['without any record', (host) => ({ [host]: {} }), 'elsewhere', []],
])('does not serve a domain %s and shows the records found', async (_, spoil, problem, found) => {
  const { headers } = await premiumUser(stripe());
  const host = freshHost();
  const { domain } = await (await put(host, headers)).json();
  setRecords(domain);
  Object.assign(names, spoil(host));
  const answer = await pressCheck(host, headers);
  expect(answer.domain).toMatchObject({ status: 'failed', problem, found });
  expect((await ask(host)).status).toBe(404);
});

test('refuses the domain of another account even with both records set', async () => {
  const { host, user } = await withDomain(stripe());
  const other = await premiumUser(stripe());
  expect((await put(host, other.headers)).status).toBe(409);
  await (await db()).customDomain.create({ data: { userId: other.user.id, host, token: 'of-the-other' } });
  names[`_quillcast.${host}`] = { TXT: ['of-the-other'] };
  expect((await pressCheck(host, other.headers)).domain).toMatchObject({ problem: 'taken' });
  const owners = (await findHostOwners()).filter((each) => each.host === host);
  expect(owners).toMatchObject([{ userId: user.id }]);
});

test('refuses a name that no domain can have', async () => {
  const { headers } = await premiumUser(stripe());
  expect(await makeRefusal(put('127.0.0.1', headers))).toEqual([400, 'Please enter a name, not an IP address']);
});

test('refuses to save or check a domain without a subscription', async () => {
  const { user, headers } = await signedInUser();
  expect(await readAnswer(put(freshHost(), headers))).toMatchObject([403, { requiresSubscription: true }]);
  expect(await pressCheck('blog.example.org', headers)).toMatchObject({ requiresSubscription: true });
  expect(await (await db()).customDomain.count({ where: { userId: user.id } })).toBe(0);
});

test('all URLs of a blog use the own domain, except for drafts', async () => {
  const { user, host } = await withDomain(stripe());
  const { id } = await savedBlog({ userId: user.id });
  const blog = await getBlog(id);
  expect(blog.shareUrl).toBe(`http://${host}/share/${id}`);
  expect(blogMetadata(blog)).toMatchObject({
    alternates: { canonical: `http://${host}/share/${id}` },
    openGraph: { url: `http://${host}/share/${id}` },
  });
  const entries = await (await api.get(`/user/${user.slug}/feed.json`)).json();
  expect(entries).toMatchObject({ home_page_url: `http://${host}/`, items: [{ url: `http://${host}/share/${id}` }] });
  expect((await api.get(`/api/oembed?url=${encodeURIComponent(blog.shareUrl)}`)).status).toBe(200);
  const draft = await savedBlog({ userId: user.id, visibility: 'draft' });
  const row = await findBlog(draft.id);
  expect(row?.blog.shareUrl).toBe(`http://quillcast.test/share/${draft.id}`);
});

test('oEmbed finds no blog under another user’s domain', async () => {
  const { host } = await withDomain(stripe());
  const { user } = await signedInUser();
  const { id } = await savedBlog({ userId: user.id });
  const address = encodeURIComponent(`http://${host}/share/${id}`);
  expect((await api.get(`/api/oembed?url=${address}`)).status).toBe(404);
});

test('after the subscription ends, the domain redirects to this site', async () => {
  const { user, id: subscription, host } = await withDomain(stripe());
  const { id } = await savedBlog({ userId: user.id });
  const before = stripe().events.length;
  stripe().subscriptions.cancel(subscription);
  const changed = await changesDuring(async () => {
    for (const event of stripe().events.slice(before)) await deliverEvent(event);
  });
  expect(changed).toEqual(expect.arrayContaining([`user:${user.id}`, 'domains']));
  expect((await getBlog(id)).shareUrl).toBe(`http://quillcast.test/share/${id}`);
  expect(await findHostOwners()).toContainEqual(expect.objectContaining({ host, isPaid: false }));
});

test('a domain that was removed is out of service at once', async () => {
  const { user, headers, host } = await withDomain(stripe());
  const changed = await changesDuring(async () => {
    expect(await (await api.delete('/api/account/domain', { host }, headers)).json()).toEqual({ domain: null });
  });
  expect(changed).toEqual(['domains', `user:${user.id}`]);
  expect((await ask(host)).status).toBe(404);
});

test('a new name replaces the old one and needs a new check', async () => {
  const { headers, host } = await withDomain(stripe());
  const { domain } = await (await put(freshHost(), headers)).json();
  expect(domain).toMatchObject({ status: 'pending' });
  expect((await ask(host)).status).toBe(404);
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lets a day pass, for this user's domain alone. */
async function recheck(userId: string) {
  const prisma = await db();
  await prisma.job.deleteMany({ where: { id: { not: `domain ${userId}` } } });
  await passPauses();
  await performDue(domainChecks);
  return prisma.customDomain.findUniqueOrThrow({ where: { userId } });
}

test('checks daily; a failing domain stays in service for 7 days, with the end shown to its owner', async () => {
  const { user, headers, host } = await withDomain(stripe());
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: host, failingSince: null });
  names[host] = {};
  const failing = await recheck(user.id);
  expect(failing).toMatchObject({ verifiedHost: host, problem: 'elsewhere' });
  const domain = await readDomain(headers);
  const end = Number(failing.failingSince) + 7 * DAY_MS;
  expect(domain).toMatchObject({ status: 'failed', endsAt: new Date(end).toISOString() });
});

test('takes a domain out of service after 7 days, and says so', async () => {
  const { user, headers, host } = await withDomain(stripe());
  names[`_quillcast.${host}`] = {};
  const failingSince = new Date(Date.now() - 7 * DAY_MS);
  await (await db()).customDomain.update({ where: { userId: user.id }, data: { failingSince } });
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: null });
  expect((await ask(host)).status).toBe(404);
  const domain = await readDomain(headers);
  expect(domain).toMatchObject({ status: 'failed', wasTakenOut: true });
});

test('a repaired domain is back in service without a trace', async () => {
  const { user, headers, host } = await withDomain(stripe());
  const domain = await readDomain(headers);
  names[host] = {};
  await recheck(user.id);
  setRecords(domain);
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: host, problem: null, failingSince: null });
});

test('a check is due again the next day, until the domain is removed', async () => {
  const { user, headers, host } = await withDomain(stripe());
  await recheck(user.id);
  const job = () => db().then((prisma) => prisma.job.findUnique({ where: { id: `domain ${user.id}` } }));
  expect(Math.round((Number((await job())?.dueAt) - Date.now()) / DAY_MS)).toBe(1);
  await api.delete('/api/account/domain', { host }, headers);
  expect(await job()).toBeNull();
});

test('an account’s log says when its domain is set, in service, out of service and removed', async () => {
  const { user, headers, host } = await withDomain(stripe());
  await (await db()).customDomain.update({ where: { userId: user.id }, data: { failingSince: new Date(0) } });
  delete names[host];
  await pressCheck(host, headers);
  await api.delete('/api/account/domain', { host }, headers);
  const log = (await findActivities(user.id)).filter(({ kind }) => kind === 'domain');
  expect(log.map(({ text }) => text).toReversed()).toEqual([
    `Domain set: ${host}.`,
    `Domain in service: ${host}.`,
    `Domain out of service: ${host}.`,
    `Domain removed: ${host}.`,
  ]);
});
