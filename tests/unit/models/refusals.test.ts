import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalServer, startLocalServer } from '../../fakes/local-server.ts';
import { type ModelHub, startModelHub } from '../../fakes/model-hub.ts';
import { startModelCommand } from '../../support/model-command.ts';

const REPO = 'acme/tiny-GGUF';
const GGUF = Buffer.from('GGUF and what follows it');

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
async function expectSentence(command: ReturnType<typeof model>, sentence: string | RegExp) {
  const { code, stderr } = await command;
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  const names = await readdir(path.join(dataDir, 'models')).catch(() => []);
  expect(names).not.toContain('selected.json');
}

test.each(['http://169.254.169.254/latest', 'http://localhost.localdomain/', 'file:///etc/passwd'])(
  'a redirect to %s is not followed',
  async (location) => {
    hub.refuse(302, { location });
    await expectSentence(model(`hf:${REPO}:Q4_K_M`), 'The hub refers to an address that is not on the public internet');
  },
);

test('a list of several megabytes is not read', async () => {
  const large = await startLocalServer(() => ({ status: 200, body: `[${' '.repeat(5_000_000)}]` }));
  await expectSentence(model(`hf:${REPO}:Q4_K_M`, { MODEL_HUB_BASE: large.url }), 'does not answer like a model hub');
  await large.close();
});

describe('what the hub refuses', () => {
  test('a license that must be accepted is named with its page', async () => {
    hub.gate(REPO, 'hf_right');
    await expectSentence(
      model(`hf:${REPO}`),
      `You must accept this model's license first: sign in and accept it at ${hub.url}/${REPO}, create a token on the hub and set HF_TOKEN.`,
    );
  });

  test('a token opens it, is shown to the hub only and never printed', async () => {
    hub.gate(REPO, 'hf_right');
    const { code, stdout, stderr } = await model(`hf:${REPO}`, { HF_TOKEN: 'hf_right' });
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('hf_right');
    expect(hub.requests.hub.map(({ authorization }) => authorization)).toEqual(['Bearer hf_right', 'Bearer hf_right']);
    expect(hub.requests.cdn.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('a wrong token is distinguished from a license, and not printed', async () => {
    hub.gate(REPO, 'hf_right');
    const command = model(`hf:${REPO}`, { HF_TOKEN: 'hf_wrong' });
    await expectSentence(command, 'The hub rejected the token in HF_TOKEN.');
    expect((await command).stderr).not.toContain('hf_wrong');
  });

  test('a repository that is not there', async () => {
    const sentence = 'The hub has no acme/none, or it is private (then set HF_TOKEN).';
    await expectSentence(model('hf:acme/none'), sentence);
    await expectSentence(model('hf:acme/none', { HF_TOKEN: 'hf_right' }), sentence);
  });

  test('a quantization that is not there, with those that are', async () => {
    hub.put(REPO, 'tiny-Q8_0.gguf', GGUF);
    hub.put(REPO, 'tiny-mmproj-F16.gguf', GGUF);
    await expectSentence(
      model(`hf:${REPO}:Q5_K_M`),
      `${REPO} has no Q5_K_M. It has: tiny-Q4_K_M.gguf, tiny-Q8_0.gguf.`,
    );
  });

  test('a model in several parts', async () => {
    hub.put(REPO, 'big-Q8_0-00001-of-00002.gguf', GGUF);
    await expectSentence(
      model(`hf:${REPO}/big-Q8_0-00001-of-00002.gguf`),
      'is one part of several. Choose a single file',
    );
  });

  test('too many requests, with the seconds that either header names', async () => {
    hub.refuse(429, { ratelimit: '"api";r=0;t=55' });
    await expectSentence(model(`hf:${REPO}`), 'Try again in 55 s. A token in HF_TOKEN');
    hub.refuse(429, { 'retry-after': '17' });
    await expectSentence(model(`hf:${REPO}`), 'Try again in 17 s.');
    hub.refuse(429);
    await expectSentence(model(`hf:${REPO}`), 'Try again in a few minutes.');
  });

  test('a hub in trouble, and one that refuses otherwise', async () => {
    hub.refuse(503);
    await expectSentence(
      model(`hf:${REPO}`),
      'The hub has a problem (503). The part already downloaded is kept. Try again later',
    );
    hub.refuse(451);
    await expectSentence(model(`hf:${REPO}`), 'The hub refused the request (451).');
  });

  test('an address that is none', async () => {
    await expectSentence(
      model('hf:acme'),
      '"hf:acme" is not a model address. Use hf:owner/repo/file.gguf or hf:owner/repo:Q4_K_M.',
    );
    expect(hub.requests.hub).toEqual([]);
  });
});

describe('a network that does not lead there', () => {
  let other: LocalServer | undefined;
  afterEach(() => other?.close());

  test('nothing listens there', async () => {
    await hub.close();
    await expectSentence(
      model(`hf:${REPO}`),
      `${new URL(hub.url).host} cannot be reached. Is this machine on the network? Set HTTPS_PROXY to use a proxy`,
    );
    hub = await startModelHub();
  });

  test('a name that cannot be resolved', async () => {
    // Longer than a name may be, so that no name server is asked.
    const host = 'h'.repeat(64);
    await expectSentence(
      model(`hf:${REPO}`, { MODEL_HUB_BASE: `http://${host}` }),
      `The name ${host} cannot be resolved.`,
    );
  });

  test('a proxy that refuses, and one that lets it through', async () => {
    other = await startLocalServer(() => ({ status: 407, body: '' }));
    const settings = { HTTP_PROXY: other.url, HTTPS_PROXY: other.url };
    await expectSentence(model(`hf:${REPO}`, settings), 'The proxy refuses the connection.');
    expect(hub.requests.hub).toEqual([]);
    const { code } = await model(`hf:${REPO}`, { ...settings, NO_PROXY: '127.0.0.1' });
    expect(code).toBe(0);
  });

  test('a page that asks to sign in to the network', async () => {
    other = await startLocalServer(() => ({ status: 200, body: '<h1>Welcome to our Wi-Fi</h1>' }));
    await expectSentence(
      model(`hf:${REPO}`, { MODEL_HUB_BASE: other.url }),
      `${new URL(other.url).host} does not answer like a model hub.`,
    );
  });
});
