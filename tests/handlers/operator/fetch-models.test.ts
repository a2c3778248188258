import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { env } from '@/lib/env.ts';
import { modelFetches } from '@/lib/models/hub/fetch-job.ts';
import { claimFetch, saveFetchProgress } from '@/lib/models/hub/fetch-mutations.ts';
import { readSelectedModel } from '@/lib/models/selected-model.ts';
import { startModelHub } from '../../fakes/model-hub.ts';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { makeOperator } from '../../support/operators.ts';
import { makeRefusal } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

const NAME = 'qwen3-4b';
const REPO = 'unsloth/Qwen3-4B-Instruct-2507-GGUF';
const FILE = 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf';
const SIZE = 3_000_000;
const CONTENT = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(SIZE - 4, 7)]);

const hub = await startModelHub();
changeSettings({ MODEL_HUB_BASE: hub.url });
afterAll(() => hub.close());

let operator: Awaited<ReturnType<typeof makeOperator>>;
const models = () => path.join(env().DATA_DIR, 'models');
const folder = () => path.join(models(), REPO);
const target = () => path.join(folder(), FILE);
const jobs = async () => (await db()).modelFetch.findMany();

beforeAll(async () => {
  operator = await makeOperator(NAME);
  modelFetches().start();
});
afterAll(() => modelFetches().stop());
beforeEach(() => {
  hub.put(REPO, FILE, CONTENT);
  hub.faults.holdsAfter = undefined;
  hub.requests.cdn.length = 0;
});
afterEach(async () => {
  await operator.stop();
  // What the stopped fetch holds open is closed a moment later.
  await eventually(() => expect(stat(`${target()}.lock`)).rejects.toThrow());
  await rm(models(), { recursive: true, force: true });
});

const isIn = (kind: string) => eventually(async () => expect((await operator.model())?.state.kind).toBe(kind));

async function fetchAll() {
  await operator.fetch();
  await isIn('ready');
}

async function fetchAThird() {
  hub.faults.holdsAfter = 1_000_000;
  await operator.fetch();
  const arrived = { kind: 'fetching', doneBytes: 1_000_000, sizeBytes: 3_000_000 };
  await eventually(async () => expect((await operator.model())?.state).toMatchObject(arrived));
  hub.faults.holdsAfter = undefined;
}

test('shows the six models with size, memory, license and languages, and what is here', async () => {
  const state = await operator.state();
  expect(state).toMatchObject({
    isByLink: true,
    hasContact: false,
    writer: null,
    problem: null,
    selected: null,
    lastTest: null,
  });
  expect(state.models).toHaveLength(6);
  expect(state.memoryBytes).toBeGreaterThan(1e9);
  expect(await operator.model()).toEqual({
    name: NAME,
    title: 'Qwen3 4B Instruct 2507',
    license: 'Apache 2.0',
    languages: 'over100',
    fileBytes: 2.5e9,
    neededBytes: 5.5e9,
    wantsGraphicsCard: false,
    isSelected: false,
    state: { kind: 'absent' },
  });
});

test('downloads, checks and selects a model, and leaves no job', async () => {
  expect((await operator.fetch()).status).toBe(200);
  await isIn('ready');
  expect(await readFile(target())).toEqual(CONTENT);
  expect(readSelectedModel(env().DATA_DIR)).toEqual({ name: NAME, file: target() });
  expect(await operator.model()).toMatchObject({ isSelected: true });
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('resumes a stopped download', async () => {
  await fetchAThird();
  const stopped = await (await operator.stop()).json();
  expect(stopped.models[0].state).toEqual({ kind: 'partial', doneBytes: 1_000_000 });
  expect(await jobs()).toEqual([]);
  await fetchAll();
  expect(hub.requests.cdn.map(({ range }) => range)).toEqual([undefined, 'bytes=1000000-']);
});

test('ignores a second start of a running download', async () => {
  await fetchAThird();
  const [before] = await jobs();
  await operator.fetch();
  const attempts = before?.attempts;
  expect(await jobs()).toMatchObject([{ name: NAME, status: 'running', attempts }]);
});

test('what is stopped in another process stops here at the next heartbeat', async () => {
  await fetchAThird();
  await (await db()).modelFetch.deleteMany();
  await eventually(() => expect(stat(`${target()}.lock`)).rejects.toThrow());
  expect(await operator.model()).toMatchObject({ state: { kind: 'partial' } });
});

describe('a fetch that fails', () => {
  test('says why in the sentence of the command, and succeeds when it is tried again', async () => {
    hub.put(REPO, FILE, CONTENT, { sha256: 'a'.repeat(64) });
    await operator.fetch();
    await isIn('failed');
    expect(await operator.model()).toMatchObject({
      state: {
        doneBytes: 0,
        message: 'The file does not match the hub’s SHA-256 and was removed. Download the model again.',
      },
    });
    const answer = await api.get('/api/operator', { ...operator.headers, 'accept-language': 'de' });
    const message =
      'Die Datei passt nicht zum SHA-256 des Hubs und wurde entfernt. Lade das Modell noch einmal herunter.';
    expect((await answer.json()).models[0].state).toMatchObject({ message });
    hub.put(REPO, FILE, CONTENT);
    await fetchAll();
  });

  test('can be dismissed', async () => {
    hub.put(REPO, FILE, CONTENT, { sha256: 'a'.repeat(64) });
    await operator.fetch();
    await isIn('failed');
    await operator.stop();
    expect(await operator.model()).toMatchObject({ state: { kind: 'absent' } });
  });

  test('says so where nothing can be written to DATA_DIR', async () => {
    await writeFile(models(), 'a file in the place of the folder');
    await operator.fetch();
    await isIn('failed');
    expect(await operator.model()).toMatchObject({ state: { message: expect.stringContaining('DATA_DIR is a file') } });
  });
});

describe('a model that is here', () => {
  test('is selected, unselected and selected again', async () => {
    await fetchAll();
    expect((await operator.select(null)).status).toBe(200);
    expect(readSelectedModel(env().DATA_DIR)).toBeNull();
    expect((await operator.select(NAME)).status).toBe(200);
    expect(readSelectedModel(env().DATA_DIR)).toEqual({ name: NAME, file: target() });
  });

  test('is removed with its file and its selection', async () => {
    await fetchAll();
    expect((await operator.remove()).status).toBe(200);
    expect(await readdir(folder())).toEqual([]);
    expect(readSelectedModel(env().DATA_DIR)).toBeNull();
    expect(await operator.model()).toMatchObject({ isSelected: false, state: { kind: 'absent' } });
  });

  test('knows a model downloaded by the command', async () => {
    await mkdir(folder(), { recursive: true });
    await writeFile(target(), CONTENT);
    expect(await operator.model()).toMatchObject({ state: { kind: 'ready' } });
  });
});

test('a part can be discarded once its fetch has stopped, not before', async () => {
  await fetchAThird();
  expect(await makeRefusal(operator.remove())).toEqual([
    409,
    'This model is being downloaded. Stop the download first.',
  ]);
  await operator.stop();
  expect((await operator.remove()).status).toBe(200);
  expect(await operator.model()).toMatchObject({ state: { kind: 'absent' } });
});

test('refuses to select a model that is not downloaded, and to download one outside the catalog', async () => {
  expect((await operator.select(NAME)).status).toBe(409);
  expect((await operator.select('gpt-9')).status).toBe(404);
  expect((await operator.fetch('../../etc')).status).toBe(404);
  expect(await jobs()).toEqual([]);
});

describe('between processes', () => {
  test('one that stops hands its fetch back at once', async () => {
    await fetchAThird();
    await modelFetches().stop();
    await expect(stat(`${target()}.lock`)).rejects.toThrow();
    expect(await claimFetch()).toMatchObject({ id: NAME });
  });

  test('a fetch is claimed once while its lease runs, and an outdated claim changes nothing', async () => {
    const prisma = await db();
    await prisma.modelFetch.create({ data: { name: NAME } });
    const first = await claimFetch();
    expect(first).toEqual({ id: NAME, attempts: 1 });
    expect(await claimFetch()).toBeNull();
    await prisma.modelFetch.updateMany({ data: { leaseExpiresAt: new Date(0) } });
    const second = await claimFetch();
    expect(second).toEqual({ id: NAME, attempts: 2 });
    const progress = { sizeBytes: 10, doneBytes: 5, bytesPerSecond: 1, message: '' };
    expect(await saveFetchProgress({ id: NAME, attempts: 1 }, progress)).toBe(false);
    expect(await saveFetchProgress({ id: NAME, attempts: 2 }, progress)).toBe(true);
  });
});
