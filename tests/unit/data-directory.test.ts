import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inDataDirectory, makePrivate, requireOwner } from '@/lib/data-directory.ts';

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'quillcast-private-'));
  directory = path.join(parent, 'data');
});

afterEach(() => rm(parent, { recursive: true }));

const readMode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('makes a directory that only its owner can enter', async () => {
  await inDataDirectory(directory, async () => undefined);
  expect(await readMode(directory)).toBe('700');
});

test('names the reason when its disk does not support file locks', async () => {
  const cause = Object.assign(new Error('no locks'), { code: 'ENOTSUP' });
  await expect(inDataDirectory(directory, () => Promise.reject(cause))).rejects.toThrow(
    `The disk of the data directory ${directory} does not support file locks.`,
  );
});

test('closes what an older version left open, at any depth', async () => {
  await mkdir(path.join(directory, 'postgres/base'), { recursive: true });
  const files = ['auth-secret', 'postgres/base/1234'].map((name) => path.join(directory, name));
  for (const file of files) {
    await writeFile(file, 'data');
    await chmod(file, 0o666);
  }
  await chmod(directory, 0o777);
  await makePrivate(directory, path.join(directory, 'models'));
  const folders = ['', 'postgres', 'postgres/base'].map((name) => path.join(directory, name));
  expect(await Promise.all(folders.map(readMode))).toEqual(['700', '700', '700']);
  expect(await Promise.all(files.map(readMode))).toEqual(['600', '600']);
});

test('leaves alone what a link leads to', async () => {
  const shared = path.join(parent, 'shared');
  await writeFile(shared, 'of others');
  await chmod(shared, 0o644);
  await mkdir(directory);
  await symlink(shared, path.join(directory, 'link'));
  await makePrivate(directory, path.join(directory, 'models'));
  expect(await readMode(shared)).toBe('644');
});

test('leaves the folder of models as it is, which may be of somebody else', async () => {
  const models = path.join(directory, 'models');
  await mkdir(path.join(models, 'acme'), { recursive: true });
  for (const folder of [models, path.join(models, 'acme')]) await chmod(folder, 0o755);
  await makePrivate(directory, models);
  expect(await readMode(models)).toBe('755');
  expect(await readMode(path.join(models, 'acme'))).toBe('755');
});

test('refuses other users than its owner, and names the owner', async () => {
  await mkdir(directory);
  const { uid } = await stat(directory);
  await requireOwner(directory, uid);
  await expect(requireOwner(directory, uid + 1)).rejects.toThrow(
    `The data directory ${directory} belongs to user ${uid}, but this command runs as user ${uid + 1}`,
  );
});

test('lets everybody make one that is not there', async () => {
  await expect(requireOwner(directory, 4711)).resolves.toBeUndefined();
});

test.runIf(process.getuid?.() === 0)(
  'is its user’s also where the folder itself was given to the database server’s',
  async () => {
    await mkdir(directory);
    await writeFile(path.join(directory, 'auth-secret'), 'secret');
    await chown(directory, 65_534, 65_534);
    await requireOwner(directory, 0);
    await expect(requireOwner(directory, 65_534)).rejects.toThrow('belongs to user 0');
  },
);
