import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSelectedModel } from '@/lib/models/selected-model.ts';
import { startModelCommand } from '../../support/model-command.ts';
import { writeTinyModel } from '../../support/tiny-gguf.ts';

let folder: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quillcast-model-'));
  dataDir = path.join(folder, 'data');
  file = path.join(folder, 'mine.gguf');
  writeTinyModel(file, 2048);
});
afterEach(() => rm(folder, { recursive: true }));

const cutOff = async (share: number) => {
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length * share));
};

/** Nothing listens where the hub is said to be. */
const model = (args: readonly string[], settings: Record<string, string> = {}) =>
  startModelCommand(args, { DATA_DIR: dataDir, MODEL_HUB_BASE: 'http://127.0.0.1:9', ...settings }).ended;

const DAMAGED = 'mine.gguf is damaged, cut off or not a GGUF file';

describe('a file of the operator', () => {
  test('is selected where it lies', async () => {
    const { code, stdout } = await model([file], { MODEL_SERVERS: 'off' });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Quillcast uses mine from the next article on. A running server needs no restart.\n',
    });
    expect(readSelectedModel(dataDir)).toEqual({ name: 'mine', file });
    expect(await readFile(path.join(dataDir, 'models/selected.json'), 'utf8')).toContain(file);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['is no GGUF file', () => writeFile(file, '{"torch_dtype": "bfloat16"}'), DAMAGED],
    ['is cut off in its weights', () => cutOff(0.6), DAMAGED],
    ['is cut off in its head', () => cutOff(0.01), DAMAGED],
    ['is a folder', () => rm(file).then(() => mkdir(file)), DAMAGED],
    ['does not exist', () => rm(file), 'There is no model or file named'],
  ])('that %s is refused with a sentence', async (_, damage, sentence) => {
    await damage();
    expect(await model([file])).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(readSelectedModel(dataDir)).toBeNull();
  });
});

test.each([
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, 'OPENAI_API_KEY or OPENAI_BASE_URL is set here and takes precedence'],
  [{ MODEL_SERVERS: '' }, 'A model server running on this machine'],
])('says what comes first with %j', async (settings: Record<string, string>, sentence) => {
  expect((await model([file], settings)).stdout).toContain(sentence);
});

test('--none selects no model any more and leaves the file', async () => {
  await model([file]);
  const { code, stdout } = await model(['--none']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Quillcast no longer uses a local model. The file was kept.\n' });
  expect(readSelectedModel(dataDir)).toBeNull();
  expect(await readFile(file, 'utf8')).toContain('GGUF');
  expect((await model(['--none'])).stdout).toBe('No model was selected.\n');
});

describe('the list', () => {
  test('has six models with license, size, memory and languages, and what to type', async () => {
    const { code, stdout } = await model([]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/English, French, .*, and \w+/);
    expect(stdout).toMatch(/^[ -] +gemma-4-e2b +Gemma 4 E2B +Apache 2\.0 +3\.4 GB +6\.4 GB +more than 140$/m);
    expect(stdout.match(/Apache 2\.0/g)).toHaveLength(6);
    expect(stdout).toContain('npm run model -- NAME');
    expect(stdout).toContain('* is selected: none;');
  });

  test('is shown also where what is selected is damaged, and says so', async () => {
    await mkdir(path.join(dataDir, 'models'), { recursive: true });
    await writeFile(path.join(dataDir, 'models/selected.json'), '{"name":');
    const { code, stdout, stderr } = await model([]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('We could not read the selection. Choose a model again.');
    expect(stdout.match(/Apache 2\.0/g)).toHaveLength(6);
  });

  test('names a selected model that is not in it, and says that its file is gone', async () => {
    await model([file]);
    await rm(file);
    const { stdout } = await model([]);
    expect(stdout).toContain(`The selected model's file ${file} no longer exists.`);
    expect(stdout).toContain(`* is selected: mine (${file});`);
  });
});

test.each([[['a', 'b']], [['--some']], [['--none', 'a']]])('answers %j with its usage', async (args) => {
  expect(await model(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: npm run model') });
});
