import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTILE_PAGE } from '../../fakes/hostile-page.ts';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { importer } from '../../support/imports.ts';
import { withQuickParsers } from '../../support/quick-parsers.ts';
import { freshAddress } from '../../support/requests.ts';

/** Requests that others must not wait for: docs/decisions/0090. */

const SENTENCE = 'A healthy hive holds about fifty thousand bees in early summer.';
const SLOW = ['/slow/0', '/slow/1'];
const HONEST = ['/guide', '/comparison', '/history'];

withQuickParsers();

const site = await allowedSite(
  Object.fromEntries([
    ...SLOW.map((path) => [path, { body: HOSTILE_PAGE }]),
    ...HONEST.map((path) => [path, { body: readFileSync(`tests/fakes/bread-pages${path}.html`) }]),
  ]),
);

const propose = (address: string, paths: string[]) => {
  const body = { topic: 'Sourdough bread', length: 'small', sourceUrls: paths.map(site.at) };
  return api.post('/api/blogs/outline', body, { 'x-client-address': address });
};

test('reads the sources of others while one IPv6 network sends hostile pages, and refuses its second one', async () => {
  const answered: string[] = [];
  const before = site.requests.length;
  const attack = [1, 2].map(async (host) => {
    const response = await propose(`2001:db8:5:6::${host}`, SLOW);
    answered.push('hostile');
    expect(response.status).toBe(422);
    return (await response.json()).message;
  });
  // The attack's pages are queued before the page that is asked for now.
  await expect.poll(() => site.requests.length - before).toBe(4);
  const response = await propose(freshAddress(), HONEST);
  answered.push('honest');
  expect(await response.json()).toMatchObject({ unreadableSources: [] });
  const messages = await Promise.all(attack);
  expect(answered.indexOf('honest')).toBeLessThan(2);
  const named =
    /^http:\S+\/slow\/\d and http:\S+\/slow\/\d take too long to read\. Please leave them out and try again\.$/;
  expect(messages.filter((message) => named.test(message))).toHaveLength(1);
});

/** Markdown whose nesting takes a parser seconds. */
const SLOW_TEXT = `${'> - '.repeat(20_000)}x`;

const slowFiles = [1, 2, 3].map((number) => ({ name: `slow-${number}.md`, text: SLOW_TEXT }));
const HONEST_FILE = { name: 'bees.md', text: `# Bees\n\n${SENTENCE}` };

test('shows one account its import while previews of another parse hostile files, and refuses the second file', async () => {
  const [hostile, honest] = [await importer(), await importer()];
  const answered: string[] = [];
  const ask = async (name: string, headers: Record<string, string>, files: object[]) => {
    const response = await api.post('/api/imports/preview', { files }, headers);
    answered.push(name);
    return response;
  };
  const attack = [1, 2].map(() => ask('hostile', hostile.headers, slowFiles));
  const response = await ask('honest', honest.headers, [HONEST_FILE]);
  expect((await response.json()).files[0].posts[0].title).toBe('Bees');
  const refused = await Promise.all(attack);
  expect(answered.indexOf('honest')).toBeLessThan(2);
  expect(refused.map(({ status }) => status)).toEqual([422, 422]);
  const messages = await Promise.all(refused.map(async (answer) => (await answer.json()).message));
  expect(messages).toContain('slow-1.md and slow-2.md take too long to read. Please leave them out and try again.');
});

test('imports what came before the second file that takes too long, and says of the rest why not', async () => {
  const { headers } = await importer();
  const [slow, slower] = slowFiles;
  const files = [HONEST_FILE, slow, slower, { ...HONEST_FILE, name: 'later.md' }];
  const posts = files.map((_, file) => ({ file, post: 0 }));
  const response = await api.post('/api/imports', { files, posts }, headers);
  expect(response.status).toBe(200);
  const refusal = 'slow-1.md and slow-2.md take too long to read. Please leave them out and try again.';
  expect((await response.json()).posts).toMatchObject([
    { title: 'Bees', id: expect.any(String) },
    { problem: 'It is built in a way that takes too long to read.' },
    { problem: refusal },
    { problem: refusal },
  ]);
});
