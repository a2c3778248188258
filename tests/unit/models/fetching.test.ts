import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
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

const ggufOf = (bytes: number) => Buffer.concat([Buffer.from('GGUF'), randomBytes(bytes - 4)]);

let dataDir: string;
let hub: ModelHub;
let content: Buffer;
let sha256: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  hub = await startModelHub();
  content = ggufOf(SIZE);
  sha256 = hub.put(REPO, FILE, content);
});
afterEach(async () => {
  await hub.close();
  await rm(dataDir, { recursive: true });
});

const start = (args: readonly string[] = [ADDRESS], prelude?: string) =>
  startModelCommand(args, { DATA_DIR: dataDir, MODEL_HUB_BASE: hub.url }, prelude);

const model = (...args: string[]) => start(args.length > 0 ? args : undefined).ended;

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

/** The files that a process has open. */
async function openFiles(pid: number): Promise<string[]> {
  const names = await readdir(`/proc/${pid}/fd`);
  return Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
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
  expect(stdout).toMatch(/^100 % {2}3 of 3 MB {2}[\d.]+ MB\/s/m);
  expect(stdout).toContain(
    `Quillcast uses ${REPO}:Q4_K_M from the next article on. A running server needs no restart.`,
  );
  const selected = path.join(dataDir, 'models/selected.json');
  expect(JSON.parse(await readFile(selected, 'utf8'))).toEqual({ name: `${REPO}:Q4_K_M`, file: `${REPO}/${FILE}` });
  const modes = await Promise.all([folder(), target(), selected].map(async (each) => (await stat(each)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test('downloads a file by its path, even from a folder', async () => {
  hub.put(REPO, 'Q8/tiny #1.gguf', content);
  const { code } = await model(`hf:${REPO}/Q8/tiny #1.gguf`);
  expect(code).toBe(0);
  expect(await readFile(path.join(folder(), 'tiny #1.gguf'))).toEqual(content);
});

test('downloads a model of the catalog by its name', async () => {
  const repo = 'giladgd/gemma-4-E2B-it-GGUF';
  hub.put(repo, 'gemma-4-E2B-it.Q8_0.gguf', ggufOf(SIZE));
  hub.put(repo, 'gemma-4-E2B-it.Q4_K_M.gguf', content);
  expect(await model('gemma-4-e2b')).toMatchObject({ code: 0, stderr: '' });
  const file = path.join(dataDir, 'models', repo, 'gemma-4-E2B-it.Q4_K_M.gguf');
  expect(readSelectedModel(dataDir)).toEqual({ name: 'gemma-4-e2b', file });
  expect(await readFile(file)).toEqual(content);
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

test('Ctrl-C during the check of a complete file does not ask for a new download', async () => {
  const size = 40e9;
  hub.put(REPO, FILE, content, { size });
  await mkdir(folder(), { recursive: true });
  await writeFile(target(), 'GGUF');
  // Takes no room on the disk, and half a minute to read.
  await truncate(target(), size);
  const running = start();
  await eventually(async () => expect(await openFiles(running.pid)).toContain(target()));
  running.kill('SIGINT');
  expect(await running.ended).toMatchObject({
    code: 130,
    stderr: 'Stopped after 40.0 GB of 40.0 GB. The part already downloaded is kept. Run the same command to resume.\n',
  });
});

test('restarts the download of a file that changed at the hub', async () => {
  await fetchHalf();
  content = ggufOf(SIZE);
  sha256 = hub.put(REPO, FILE, content);
  expect(await model()).toMatchObject({ code: 0, stderr: '' });
  expect(ranges()).toEqual([undefined, undefined]);
  await expectFetched();
});

test('stops with a sentence when the content is not the announced file', async () => {
  await fetchHalf();
  hub.put(REPO, FILE, ggufOf(SIZE + 1000), { sha256, size: SIZE });
  // Something could still come: the command does not wait for it.
  hub.faults.holdsAfter = 1000;
  expect(await model()).toMatchObject({ code: 1, stderr: 'The file changed on the hub. Download the model again.\n' });
});

test('downloads the whole file from a server that ignores ranges', async () => {
  await fetchHalf();
  hub.faults.ignoresRange = true;
  const { code, stdout } = await model();
  expect(code).toBe(0);
  expect(stdout).toContain('The server cannot resume downloads. Starting over.');
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
  hub.put(REPO, 'tiny-Q8_0.gguf', ggufOf(SIZE), { sha256: 'a'.repeat(64) });
  const { code, stderr } = await model(`hf:${REPO}:Q8_0`);
  expect(code).toBe(1);
  expect(stderr).toContain('does not match the hub’s SHA-256 and was removed. Download the model again.');
  expect(await readdir(folder())).toEqual([FILE]);
  expect(readSelectedModel(dataDir)).toEqual(before);
});

test('a file that is no GGUF is removed', async () => {
  hub.put(REPO, FILE, Buffer.from('not a model'));
  const { code, stderr } = await model();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${FILE} is not a GGUF file. Quillcast runs models in that format (used by llama.cpp).\n`,
  });
  expect(await readdir(folder())).toEqual([]);
});

test('checks a downloaded model, and downloads it again only if it is damaged', async () => {
  await model();
  expect(await model()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Already downloaded. Checking it …'),
  });
  expect(hub.requests.cdn).toHaveLength(1);
  await writeFile(target(), ggufOf(SIZE));
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

test('says what is missing and what is free when the disk fills up', async () => {
  await mkdir(folder(), { recursive: true });
  await symlink('/dev/full', part());
  const { code, stderr } = await model();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The disk of \S+ is full: 3 MB still needed, .* free\./);
});

test('stops with a sentence at the file size limit, and keeps the partial file', async () => {
  // 1,000 blocks of 1,024 bytes; the signal would end the process before it could say anything.
  const { code, stderr } = await start([ADDRESS], "trap '' XFSZ; ulimit -f 1000;").ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The file system of \S+ cannot hold a file of 3 MB/);
  expect(await sizeOfPart()).toBe(1_024_000);
});
