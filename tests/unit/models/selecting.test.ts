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

/** Nothing listens where the hub is said to be. */
const model = (args: readonly string[], settings: Record<string, string> = {}) =>
  startModelCommand(args, { DATA_DIR: dataDir, MODEL_HUB_BASE: 'http://127.0.0.1:9', ...settings }).ended;

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

  test('is refused when it is not a GGUF file', async () => {
    await writeFile(file, '{"torch_dtype": "bfloat16"}');
    const { code, stderr } = await model([file]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} is not a GGUF file.`);
    expect(readSelectedModel(dataDir)).toBeNull();
  });

  test.each([
    ['in its weights', 0.6],
    ['in its head', 0.01],
  ])('that is cut off %s is refused', async (_, part) => {
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length * part));
    const { code, stderr } = await model([file]);
    expect(code).toBe(1);
    expect(stderr).toBe(`${file} is damaged or cut off. Download or copy it again.\n`);
    expect(readSelectedModel(dataDir)).toBeNull();
  });

  test('that does not exist is reported as an unknown name', async () => {
    const { code, stderr } = await model(['gemma-5']);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no model or file named "gemma-5".');
  });

  test('that is a folder is refused with a sentence', async () => {
    const { code, stderr } = await model([folder]);
    expect(code).toBe(1);
    expect(stderr).toBe(`${folder} is not a GGUF file. Quillcast runs models in that format (used by llama.cpp).\n`);
  });
});

test('says that OPENAI_BASE_URL comes first', async () => {
  const { stdout } = await model([file], { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  expect(stdout).toContain('OPENAI_API_KEY or OPENAI_BASE_URL is set here and takes precedence');
});

test('says that model servers come first', async () => {
  const { stdout } = await model([file], { MODEL_SERVERS: '' });
  expect(stdout).toContain('A model server running on this machine');
});

test('does not use the database', async () => {
  const { code } = await model([file], { DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  expect(code).toBe(0);
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
    expect(stdout).toMatch(
      /^[ -] {2}gemma-4-e2b {4}Gemma 4 E2B {13}Apache 2\.0 {2}3\.4 GB {3}6\.4 GB {3}more than 140$/m,
    );
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

  test('marks the selected model', async () => {
    await mkdir(path.join(dataDir, 'models'), { recursive: true });
    await writeFile(path.join(dataDir, 'models/selected.json'), JSON.stringify({ name: 'gemma-4-e2b', file }));
    const { stdout } = await model([]);
    expect(stdout).toMatch(/^\* {2}gemma-4-e2b /m);
  });

  test('names a selected model that is not in it, and says that its file is gone', async () => {
    await model([file]);
    await rm(file);
    const { stdout } = await model([]);
    expect(stdout).toContain(`The selected model's file ${file} no longer exists.`);
    expect(stdout).toContain(`* is selected: mine (${file});`);
  });
});

test.each([[['a', 'b']], [['--some']], [['--none', 'a']]])('%j is answered with how it is used', async (args) => {
  const { code, stderr } = await model(args);
  expect(code).toBe(2);
  expect(stderr).toContain('Usage: npm run model');
});
