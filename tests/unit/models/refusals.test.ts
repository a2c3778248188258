import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLocalServer } from '../../fakes/local-server.ts';
import { type ModelHub, startModelHub } from '../../fakes/model-hub.ts';
import { startModelCommand } from '../../support/model-command.ts';

const REPO = 'acme/tiny-GGUF';
const ADDRESS = `hf:${REPO}:Q4_K_M`;
const GGUF = Buffer.from('GGUF and what follows it');
const REDIRECTED = 'The hub refers to an address that is not on the public internet';

let dataDir: string;
let hub: ModelHub;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  hub = await startModelHub();
  hub.put(REPO, 'tiny-Q4_K_M.gguf', GGUF);
});
afterEach(async () => {
  await hub.close();
  await rm(dataDir, { recursive: true });
});

const model = (address: string, settings: Record<string, string> = {}) =>
  startModelCommand([address], { DATA_DIR: dataDir, MODEL_HUB_BASE: hub.url, ...settings }).ended;

/** Expects one sentence on stderr, exit code 1, and nothing selected. */
async function expectSentence(command: ReturnType<typeof model>, sentence: string) {
  const { code, stderr } = await command;
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  const names = await readdir(path.join(dataDir, 'models')).catch(() => []);
  expect(names).not.toContain('selected.json');
}

test.each<[number, Record<string, string>, string]>([
  [302, { location: 'http://169.254.169.254/latest' }, REDIRECTED],
  [302, { location: 'http://localhost.localdomain/' }, REDIRECTED],
  [302, { location: 'file:///etc/passwd' }, REDIRECTED],
  [429, { ratelimit: '"api";r=0;t=55' }, 'Try again in 55 s. A token in HF_TOKEN'],
  [429, { 'retry-after': '17' }, 'Try again in 17 s.'],
  [429, {}, 'Try again in a few minutes.'],
  [503, {}, 'The hub has a problem (503). The part already downloaded is kept. Try again later'],
  [451, {}, 'The hub refused the request (451).'],
])('an answer %i with %j has its own sentence', async (status, headers, sentence) => {
  hub.refuse(status, headers);
  await expectSentence(model(ADDRESS), sentence);
});

test.each([
  [`hf:${REPO}:Q5_K_M`, `${REPO} has no Q5_K_M. It has: tiny-Q4_K_M.gguf, tiny-Q8_0.gguf.`],
  ['hf:acme/none', 'The hub has no acme/none, or it is private (then set HF_TOKEN).'],
  ['hf:acme', '"hf:acme" is not a model address. Use hf:owner/repo:Q4_K_M.'],
])('%s, which is not there, has its own sentence', async (address, sentence) => {
  for (const name of ['tiny-Q8_0', 'tiny-mmproj-F16', 'big-Q8_0-00001-of-00002']) hub.put(REPO, `${name}.gguf`, GGUF);
  await expectSentence(model(address), sentence);
  await expectSentence(model(address, { HF_TOKEN: 'hf_right' }), sentence);
});

describe('a model with a license to accept', () => {
  beforeEach(() => hub.gate(REPO, 'hf_right'));

  test('is named with its page', async () => {
    await expectSentence(
      model(ADDRESS),
      `You must accept this model's license first: sign in and accept it at ${hub.url}/${REPO}, create a token on the hub and set HF_TOKEN.`,
    );
  });

  test('opens to a token, which is sent to the hub only and never printed', async () => {
    const { code, stdout, stderr } = await model(ADDRESS, { HF_TOKEN: 'hf_right' });
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('hf_right');
    expect(hub.requests.hub.map(({ authorization }) => authorization)).toEqual(['Bearer hf_right', 'Bearer hf_right']);
    expect(hub.requests.cdn.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('stays closed to a wrong token, which is not printed', async () => {
    const command = model(ADDRESS, { HF_TOKEN: 'hf_wrong' });
    await expectSentence(command, 'The hub rejected the token in HF_TOKEN.');
    expect((await command).stderr).not.toContain('hf_wrong');
  });
});

// Names may be shorter than this one, so that no name server is asked.
test.each([
  [
    'http://127.0.0.1:2',
    '127.0.0.1:2 cannot be reached. Is this machine on the network? Set HTTPS_PROXY to use a proxy',
  ],
  [`http://${'h'.repeat(64)}`, `The name ${'h'.repeat(64)} cannot be resolved.`],
])('a network that does not lead to %s has its own sentence', async (base, sentence) => {
  await expectSentence(model(ADDRESS, { MODEL_HUB_BASE: base }), sentence);
});

test('a proxy that refuses has its own sentence, and NO_PROXY goes around it', async () => {
  const proxy = await startLocalServer(() => ({ status: 407, body: '' }));
  const settings = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url };
  await expectSentence(model(ADDRESS, settings), 'The proxy refuses the connection.');
  expect(hub.requests.hub).toEqual([]);
  expect((await model(ADDRESS, { ...settings, NO_PROXY: '127.0.0.1' })).code).toBe(0);
  await proxy.close();
});

test.each([
  ['a page that asks to sign in', '<h1>Welcome to our Wi-Fi</h1>'],
  ['a list of several megabytes', `[${' '.repeat(5_000_000)}]`],
])('%s is no answer of a hub', async (_, body) => {
  const other = await startLocalServer(() => ({ status: 200, body }));
  const sentence = `${new URL(other.url).host} does not answer like a model hub.`;
  await expectSentence(model(ADDRESS, { MODEL_HUB_BASE: other.url }), sentence);
  await other.close();
});
