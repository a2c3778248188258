import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env.ts';
import { localConnection } from '@/lib/models/local/local-connection.ts';
import { selectModel } from '@/lib/models/selected-model.ts';
import { runShutdownTasks } from '@/lib/shutdown.ts';
import { tinyModelFile } from '../../support/local-chat.ts';

// Each start loads a program of several megabytes, on a machine that runs other tests.
vi.setConfig({ testTimeout: 90_000 });

const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-selected-'));
process.env.DATA_DIR = folder;
const project = process.cwd();

beforeEach(() => mkdir(path.join(env().DATA_DIR, 'models'), { recursive: true }));
afterEach(async () => {
  process.chdir(project);
  await rm(path.join(folder, 'models'), { recursive: true });
});
afterAll(async () => {
  await runShutdownTasks();
  await rm(folder, { recursive: true });
});

/** Selects a file of random weights that says it was made for so many tokens. */
async function select(name: string, windowTokens: number) {
  const file = tinyModelFile(windowTokens);
  await selectModel(folder, { name, file });
  return file;
}

/** The name of the model that answers on a connection. */
async function answererOn(connection: ReturnType<typeof localConnection>): Promise<string> {
  if (!connection?.fetch) throw new Error('there is no connection');
  const answer = await connection.fetch(`${connection.baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: connection.model,
      messages: [{ role: 'user', content: 'Hello' }],
      max_completion_tokens: 3,
    }),
  });
  return (await answer.text()).match(/"model":"(\w+)"/)?.[1] ?? '';
}

test('is none where no model is selected, or what is selected cannot be read', async () => {
  expect(localConnection()).toBeNull();
  await writeFile(path.join(folder, 'models/selected.json'), '{"name":');
  expect(localConnection()).toBeNull();
});

test('returns the selected model and its window without loading it', async () => {
  await select('Tiny', 8192);
  expect(localConnection()).toMatchObject({ origin: 'local', model: 'Tiny', windowTokens: 8192 });
});

test('stays the same until the selection changes', async () => {
  await select('Tiny', 4096);
  const first = localConnection();
  expect(localConnection()).toBe(first);
  await select('Other', 4096);
  expect(localConnection()).toMatchObject({ model: 'Other' });
  expect(localConnection()).not.toBe(first);
});

test('answers with a newly selected model, and still with the previous one', async () => {
  await select('Tiny', 4096);
  const first = localConnection();
  expect(await answererOn(first)).toBe('Tiny');
  await select('Other', 4096);
  expect(await answererOn(localConnection())).toBe('Other');
  expect(await answererOn(first)).toBe('Tiny');
});

test('is none while the file of the selected model is gone', async () => {
  const file = await select('Tiny', 4096);
  await rename(file, `${file}.away`);
  expect(localConnection()).toBeNull();
  await rename(`${file}.away`, file);
  expect(localConnection()).toMatchObject({ model: 'Tiny' });
});

test('is none where the file of the selected model can be found but not read', async () => {
  // A file that is there for everybody; its first byte is of no memory, so that reading it fails (EIO).
  await selectModel(folder, { name: 'Tiny', file: '/proc/self/mem' });
  expect(localConnection()).toBeNull();
});

test('tries to read an unreadable file again when it has changed', async () => {
  const { execPath } = process;
  const file = await select('Tiny', 4096);
  process.execPath = path.join(folder, 'no-node');
  expect(localConnection()).toBeNull();
  process.execPath = execPath;
  expect(localConnection()).toBeNull();
  await utimes(file, 1, 1);
  expect(localConnection()).toMatchObject({ model: 'Tiny' });
});

test('is none where node-llama-cpp has no program for this machine', async () => {
  await select('Tiny', 4096);
  process.chdir(folder);
  expect(localConnection()).toBeNull();
});
