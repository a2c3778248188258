import nodeDns from 'node:dns';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakeDns, type FakeName, startFakeDns } from '../fakes/dns/server.ts';
import type { FakeStripe } from '../fakes/stripe/server.ts';
import { api } from './api.ts';
import { changeSettings } from './settings.ts';
import { premiumUser } from './subscriptions.ts';

type Headers = Record<string, string>;

/** The CNAME target of own domains. */
export const TARGET = 'sites.example.com';

/** Records of a test file's name server, cleared before each test except for this site's. */
export const names: Record<string, FakeName> = {};

/** Starts a name server for a test file and has this process ask it. */
export function nameServerOfFile(): { questions: () => readonly string[] } {
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
export const freshHost = () => {
  made += 1;
  return `blog${made}.example.org`;
};

/** Chooses a domain. */
export const put = (host: string, headers: Headers) => api.put('/api/account/domain', { host }, headers);

/** Checks the domain and returns the response. */
export const pressCheck = async (host: string, headers: Headers) =>
  (await api.post('/api/account/domain/check', { host }, headers)).json();

/** A domain as its owner sees it. */
export const readDomain = async (headers: Headers) =>
  (await (await api.get('/api/account/domain', headers)).json()).domain;

/** Asks as a proxy that needs a certificate. */
export const ask = (host: string) => api.get(`/api/domains/ask?domain=${host}`);

/** Sets a domain's records as its owner should. */
export function setRecords(domain: { host: string; records: { value: string }[] }): void {
  const [alias, ownership] = domain.records;
  names[domain.host] = { CNAME: alias?.value ?? '' };
  names[`_quillcast.${domain.host}`] = { TXT: ['v=spf1 -all', ownership?.value ?? ''] };
}

/** A subscriber with a working domain. */
export async function withDomain(stripe: FakeStripe) {
  const user = await premiumUser(stripe);
  const host = freshHost();
  const { domain } = await (await put(host, user.headers)).json();
  setRecords(domain);
  await pressCheck(host, user.headers);
  return { ...user, host };
}
