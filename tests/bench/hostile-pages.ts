import { setTimeout as sleep } from 'node:timers/promises';
import { hostilePage } from '../fakes/hostile-page.ts';
import { servePages } from '../fakes/pages.ts';
import type { Disturbance } from './beside-others.ts';
import { makeOwner } from './owner.ts';

/** Client addresses that attack, and hostile pages in a request of each. */
const ADDRESSES = 40;
const PAGES = 10;

/** How long the attack goes on before another reader comes, in ms. */
const HEAD_START_MS = 5000;

/** A page takes about a second, just below the limit. */
const SLOW = { headers: { 'content-type': 'text/html' }, body: hostilePage(2600) };

const QUICK = { ...SLOW, body: `<title>Bees</title><p>${'Bees carry pollen from flower to flower. '.repeat(10)}</p>` };

/** A disturbance with the settings that its application needs. */
export type SiteDisturbance = Disturbance & AsyncDisposable & { settings: Record<string, string> };

type Post = { url: string; address: string; body: unknown; cookie?: string; signal?: AbortSignal };

/** Seconds until a request is answered, and the status. */
async function timed({ url, address, body, cookie = '', signal }: Post): Promise<string> {
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  await answer.arrayBuffer();
  return `${answer.status} in ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Strangers of many addresses whose sources take a parser a second each. Reports how long others' inputs take meanwhile. */
export async function hostilePages(): Promise<SiteDisturbance> {
  const paths = Array.from({ length: PAGES }, (_, at) => `/${at}`);
  const site = await servePages({ ...Object.fromEntries(paths.map((path) => [path, SLOW])), '/quick': QUICK });
  const sources = (pages: readonly string[]) => ({ topic: 'Keeping bees', sourceUrls: pages.map(site.at) });
  return {
    name: `${ADDRESSES} addresses with slow pages`,
    settings: { OUTBOUND_ALLOW_HOSTS: site.host },
    run: async ({ url }, database) => {
      const { cookie } = await makeOwner(url, database, 0, '198.51.100.250');
      const over = new AbortController();
      const attack = Array.from({ length: ADDRESSES }, (_, at) => {
        const post = { url: `${url}/api/blogs/outline`, body: sources(paths), signal: over.signal };
        return timed({ ...post, address: `203.0.113.${at}` }).catch(() => 'cut off');
      });
      await sleep(HEAD_START_MS);
      const reader = { url: `${url}/api/blogs/outline`, body: sources(['/quick']) };
      const files = [{ name: 'bees.md', text: '# Bees\n\nBees carry pollen.' }];
      const [stranger, account, imported] = await Promise.all([
        timed({ ...reader, address: '203.0.113.100' }),
        timed({ ...reader, address: '203.0.113.101', cookie }),
        timed({ url: `${url}/api/imports/preview`, address: '203.0.113.102', body: { files }, cookie }),
      ]);
      over.abort();
      await Promise.all(attack);
      return { "stranger's page": stranger, "account's page": account, import: imported };
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}
