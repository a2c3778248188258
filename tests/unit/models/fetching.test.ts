import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSelectedModel } from '@/lib/models/selected-model.ts';
import { type ModelHub, startModelHub } from '../../fakes/model-hub.ts';
import { eventually } from '../../support/eventually.ts';
import { startModelCommand } from '../../support/model-command.ts';

const REPO = 'acme/tiny-GGUF';
const FILE = 'tiny-Q4_K_M.gguf';
const ADDRESS = `hf:${REPO}:Q4_K_M`;
const SIZE = 3_000_000;

const makeGguf = (bytes: number) => Buffer.concat([Buffer.from('GGUF'), randomBytes(bytes - 4)]);

let dataDir: string;
let hub: ModelHub;
let content: Buffer;
let sha256: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  hub = await startModelHub();
  content = makeGguf(SIZE);
  sha256 = hub.put(REPO, FILE, content);
});
afterEach(async () => {
  await hub.close();
  await rm(dataDir, { recursive: true });
});

const start = (address = ADDRESS) => startModelCommand([address], { DATA_DIR: dataDir, MODEL_HUB_BASE: hub.url });

const model = (address?: string) => start(address).ended;

const folder = () => path.join(dataDir, 'models', REPO);
const target = () => path.join(folder(), FILE);
const part = () => `${target()}.${sha256.slice(0, 16)}.part`;
const sizeOfPart = async () => (await stat(part())).size;
const ranges = () => hub.requests.cdn.map(({ range }) => range);

async function expectFetched() {
  expect(await readFile(target())).toEqual(content);
  expect(await readdir(folder())).toEqual([FILE]);
  expect(readSelectedModel(dataDir)).toEqual({ name: `${REPO}:Q4_K_M`, file: target() });
}

/** Leaves a file half fetched. */
async function fetchHalf(signal: NodeJS.Signals = 'SIGINT') {
  hub.faults.holdsAfter = 1_000_000;
  const running = start();
  await eventually(async () => expect(await sizeOfPart()).toBe(1_000_000));
  running.kill(signal);
  hub.faults.holdsAfter = undefined;
  return running.ended;
}

test('downloads, checks and selects a model for its owner only, and prints its progress', async () => {
  const { code, stdout, stderr } = await model();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  await expectFetched();
  expect(stdout).toContain(`SHA-256 ${sha256}`);
  expect(stdout).toMatch(/^100 % {2}\d+ [GM]B\/s {2}0 s left$/m);
  expect(stdout).toContain(
    `Quillcast uses ${REPO}:Q4_K_M from the next article on. A running server needs no restart.`,
  );
  const selected = path.join(dataDir, 'models/selected.json');
  expect(JSON.parse(await readFile(selected, 'utf8'))).toEqual({ name: `${REPO}:Q4_K_M`, file: `${REPO}/${FILE}` });
  const modes = await Promise.all([folder(), target(), selected].map(async (each) => (await stat(each)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test.each([
  ['SIGINT', 'Stopped after 1 MB of 3 MB. The part already downloaded is kept. Run the same command to resume.\n'],
  ['SIGKILL', ''],
] as const)('resumes a download stopped by %s', async (signal, sentence) => {
  expect(await fetchHalf(signal)).toMatchObject({ code: signal === 'SIGINT' ? 130 : null, stderr: sentence });
  expect(readSelectedModel(dataDir)).toBeNull();
  const again = await model();
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toContain('Resuming after 1 MB of 3 MB.');
  expect(ranges()).toEqual([undefined, 'bytes=1000000-']);
  await expectFetched();
});

test('restarts the download of a file that changed at the hub', async () => {
  await fetchHalf();
  content = makeGguf(SIZE);
  sha256 = hub.put(REPO, FILE, content);
  expect(await model()).toMatchObject({ code: 0, stderr: '' });
  expect(ranges()).toEqual([undefined, undefined]);
  await expectFetched();
});

test('resumes after a broken connection', async () => {
  hub.faults.breaks = { after: 1_000_000, times: 2 };
  const { code, stdout } = await model();
  expect(code).toBe(0);
  expect(stdout).toContain('The connection broke. Trying again in 1 s …');
  // What was on its way when the connection broke may be lost.
  const goesOn = expect.stringMatching(/^bytes=[1-9]\d+-$/);
  expect(ranges()).toEqual([undefined, goesOn, goesOn]);
  await expectFetched();
});

test('gives up with a sentence after several tries without data', async () => {
  hub.faults.breaks = { after: 0, times: 99 };
  const { code, stderr } = await model();
  expect(code).toBe(1);
  expect(stderr).toBe(
    'The connection kept breaking. The part already downloaded is kept. Download the model again to resume.\n',
  );
  expect(hub.requests.cdn).toHaveLength(4);
});

test('a file with a wrong hash is removed, and the selected model stays', async () => {
  expect((await model()).code).toBe(0);
  const before = readSelectedModel(dataDir);
  hub.put(REPO, 'tiny-Q8_0.gguf', makeGguf(SIZE), { sha256: 'a'.repeat(64) });
  const { code, stderr } = await model(`hf:${REPO}:Q8_0`);
  expect(code).toBe(1);
  expect(stderr).toContain('does not match the hub’s SHA-256 and was removed. Download the model again.');
  expect(await readdir(folder())).toEqual([FILE]);
  expect(readSelectedModel(dataDir)).toEqual(before);
});

test('checks a downloaded model, and downloads it again only if it is damaged', async () => {
  await model();
  expect(await model()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Already downloaded. Checking it …'),
  });
  expect(hub.requests.cdn).toHaveLength(1);
  await writeFile(target(), makeGguf(SIZE));
  expect((await model()).code).toBe(0);
  await expectFetched();
});

test('refuses a second download of the same file', async () => {
  hub.faults.holdsAfter = 1_000_000;
  const first = start();
  await eventually(async () => expect(await sizeOfPart()).toBe(1_000_000));
  const { code, stderr } = await model();
  first.kill('SIGINT');
  await first.ended;
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Process ${first.pid} on ${hostname()} is already downloading this file. Wait for it to finish, or stop it.\n`,
  });
});

test('refuses a file larger than the free disk space', async () => {
  hub.put(REPO, FILE, content, { size: 9e15 });
  const { code, stdout, stderr } = await model();
  expect(code).toBe(1);
  expect(stdout).toContain('Note: it needs about 9000003.0 GB of memory, and this machine has');
  expect(stderr).toMatch(/Not enough space in \S+: 9000000\.2 GB more needed, \d+(\.\d)? [GM]B free\./);
  expect(hub.requests.cdn).toEqual([]);
});
