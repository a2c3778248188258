import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/embedded-db/open.ts';
import { execute } from '../../support/server-database.ts';

let directory: string;
/** A data directory with a closed database. Creating one takes seconds, so tests copy it. */
let template: string;

beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'quillcast-template-'));
  const { connection, close } = await openEmbeddedDatabase(template);
  await execute(connection, 'CREATE TABLE note (text text); INSERT INTO note VALUES (42)');
  await close();
});

afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quillcast-lock-'));
});

afterEach(() => rm(directory, { recursive: true }));

describe('a reopened database', () => {
  let reopened: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'quillcast-reopened-'));
    await cp(template, folder, { recursive: true });
    reopened = await openEmbeddedDatabase(folder);
  });
  afterAll(async () => {
    await reopened.close();
    await rm(folder, { recursive: true });
  });

  test('keeps its data', async () => {
    const { rows } = await execute(reopened.connection, 'SELECT text FROM note');
    expect(rows).toEqual([{ text: '42' }]);
  });

  test('handles letters of every language and uses UTC, whatever the locale of the machine', async () => {
    const { rows } = await execute(reopened.connection, `SELECT upper('éж') AS upper, now()::text AS now`);
    expect(rows).toEqual([{ upper: 'ÉЖ', now: expect.stringMatching(/\+00$/) }]);
  });

  test('is not opened a second time', async () => {
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(
      `The data directory ${folder} is in use by process ${process.pid} on ${hostname()}. Stop that process`,
    );
  });
});

test.each([
  ['too long for a socket, which goes into a temporary folder', 'a'.repeat(120), `${tmpdir()}/quillcast-`],
  ['with commas, quotes and spaces', `a,"b c'`, ''],
])('accepts a path of the data directory %s', async (_, name, socketFolder) => {
  const folder = path.join(directory, name);
  await cp(template, folder, { recursive: true });
  const { connection, close } = await openEmbeddedDatabase(folder);
  const { rows } = await execute(connection, 'SELECT text FROM note');
  await close();
  expect(rows).toEqual([{ text: '42' }]);
  expect(connection.host).toMatch(new RegExp(`^${socketFolder}`));
});

test('writes the PostgreSQL major that the version check expects', async () => {
  expect(await readFile(path.join(template, 'postgresql/PG_VERSION'), 'utf8')).toBe('18\n');
});

test('refuses data of another PostgreSQL major and says what to do', async () => {
  await mkdir(path.join(directory, 'postgresql'));
  await writeFile(path.join(directory, 'postgresql/PG_VERSION'), '17\n');
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    /written by PostgreSQL 17; this release reads version 18.*npm run backup/s,
  );
});

test('says that DATA_DIR must be a folder when it is a file', async () => {
  const file = path.join(directory, 'data');
  await writeFile(file, 'a file');
  await expect(openEmbeddedDatabase(file)).rejects.toThrow(
    `DATA_DIR is a file (${file}), but it must be a folder. Set it to a folder, or move the file away.`,
  );
});

test('says what to do when the database is damaged', async () => {
  await cp(template, directory, { recursive: true });
  const postgres = path.join(directory, 'postgresql');
  await writeFile(path.join(postgres, 'global/pg_control'), 'damaged');
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    `The database in ${postgres} is damaged or incomplete, so it was not opened. Put a backup in its place, or set DATA_DIR to another folder to start with an empty one.`,
  );
});

test('refuses a database without its version file', async () => {
  await mkdir(path.join(directory, 'postgresql/base'), { recursive: true });
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow('is damaged or incomplete');
});

test('refuses to start with an empty database where one is gone', async () => {
  await writeFile(path.join(directory, 'auth-secret'), 'a secret of the first start');
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    `its database (${path.join(directory, 'postgresql')}) is gone. Put a backup of it there; to start with an empty one instead, remove ${path.join(directory, 'auth-secret')}.`,
  );
});
