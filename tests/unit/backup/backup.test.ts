import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/embedded-db/open.ts';
import { applyMigrations, migrationNames } from '@/prisma/apply-migrations.ts';
import { startBackup, startRestore } from '../../support/backups.ts';
import { eventually } from '../../support/eventually.ts';
import { execute } from '../../support/server-database.ts';

/** MD5 of the SHA-512 hashes of the numbers from 1 to 20,000, one after the other. */
const PICTURE_HASH = createHash('md5')
  .update(
    Buffer.concat(
      Array.from({ length: 20_000 }, (_, at) =>
        createHash('sha512')
          .update(`${at + 1}`)
          .digest(),
      ),
    ),
  )
  .digest('hex');

/** A data directory of a release with one migration less, and its backup. */
let template: string;
let backup: string;
let older: readonly string[];

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quillcast-backup-'));
});
afterEach(() => rm(directory, { recursive: true }));

const run = async (command: { ended: Promise<{ code: number | null; stdout: string; stderr: string }> }) =>
  command.ended;

beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'quillcast-template-'));
  older = (await migrationNames()).slice(0, -1);
  const data = path.join(template, 'data');
  const { connection, close } = await openEmbeddedDatabase(data);
  await applyMigrations(connection, undefined, older);
  await execute(
    connection,
    `INSERT INTO blogs (id, topic, title, intro, sections, conclusion, language, length, writer, style, updated_at)
     VALUES ('tea', 'Tea', 'Tea', '', '[]', '', 'english', 'small', 'person', 'minimal', now());
     INSERT INTO images (id, blog_id, content_type, width, height, bytes)
     SELECT 'picture', 'tea', 'image/webp', 1, 1, string_agg(sha512(n::text::bytea), '') FROM generate_series(1, 20000) n;
     INSERT INTO reports (code_hash, blog_id, title, reason, explanation)
     VALUES ('code', 'tea', 'Tea', 'other', E'a\\\\.\\n\\\\.\\n\\tb')`,
  );
  await close();
  await mkdir(path.join(data, 'pages'));
  await writeFile(path.join(data, 'pages/contact.md'), 'Write to us.');
  await writeFile(path.join(data, 'auth-secret'), 'a secret of the first start, 32 characters');
  backup = path.join(template, 'made.sql.gz');
  expect(await run(startBackup(data, backup))).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => rm(template, { recursive: true }));

test('a backup of an older release is restored with its migrations, sequences, secrets and pages', async () => {
  const data = path.join(directory, 'data');
  expect(await run(startRestore(data, backup))).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(path.join(data, 'pages/contact.md'), 'utf8')).toBe('Write to us.');
  expect((await readdir(data)).toSorted()).toEqual(['auth-secret', 'pages', 'postgresql']);
  expect((await stat(path.join(data, 'auth-secret'))).mode & 0o777).toBe(0o600);
  const { connection, close } = await openEmbeddedDatabase(data);
  const { rows } = await execute(
    connection,
    `SELECT explanation, number, (SELECT md5(bytes) FROM images) AS hash, nextval('reports_number_seq') AS next FROM reports`,
  );
  expect(rows).toEqual([{ explanation: 'a\\.\n\\.\n\tb', number: 1, hash: PICTURE_HASH, next: '2' }]);
  expect(await applyMigrations(connection)).toEqual((await migrationNames()).slice(-1));
  await close();
});

test('a folder with files is refused and left alone', async () => {
  await writeFile(path.join(directory, 'auth-secret'), 'mine');
  const { code, stderr } = await run(startRestore(directory, backup));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `The data directory ${directory} is not empty. Set DATA_DIR to an empty or new folder.\n`,
  });
  expect(await readFile(path.join(directory, 'auth-secret'), 'utf8')).toBe('mine');
});

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, Math.floor(whole.length * 0.7))],
  ['without its last byte', (whole: Buffer) => whole.subarray(0, -1)],
  ['with one changed bit', (whole: Buffer) => whole.with(Math.floor(whole.length * 0.6), whole[9] ?? 0)],
  ['with another checksum', (whole: Buffer) => whole.with(whole.length - 1, (whole.at(-1) ?? 0) ^ 1)],
])('a file that is %s is refused, and the folder stays empty', async (_, damage) => {
  const file = path.join(directory, 'damaged.sql.gz');
  await writeFile(file, damage(await readFile(backup)));
  const data = path.join(directory, 'data');
  const { code, stderr } = await run(startRestore(data, file));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${file} is damaged or cut off. Nothing was restored; use another backup.\n`,
  });
  expect(await readdir(data)).toEqual([]);
});

test.each([
  ['no backup', 'SELECT 1;\n', 'This file is not a backup of Quillcast.'],
  [
    'of a newer release',
    '-- Quillcast backup 1\n-- {"migrations": ["29991231000000_new"]}\nBEGIN;\nCOMMIT;\n',
    'A newer release of Quillcast made this backup (29991231000000_new). Restore it with that release.',
  ],
])('a file that is %s is refused', async (_, text, message) => {
  const file = path.join(directory, 'other.sql.gz');
  await writeFile(file, gzipSync(text));
  expect(await run(startRestore(path.join(directory, 'data'), file))).toMatchObject({
    code: 1,
    stderr: `${message}\n`,
  });
});

test('an existing file is not overwritten, a server’s database is left to its tools, and no database is named', async () => {
  const data = path.join(template, 'data');
  expect((await run(startBackup(data, backup))).stderr).toBe(`${backup} exists. Choose another name.\n`);
  const DATABASE_URL = 'postgresql://127.0.0.1:9/blogs';
  expect((await run(startBackup(data, path.join(directory, 'a'), { DATABASE_URL }))).stderr).toContain(
    'back up that PostgreSQL server with its own tools',
  );
  expect((await run(startBackup(directory, path.join(directory, 'a')))).stderr).toBe(
    `There is no database in the data directory ${directory}.\n`,
  );
});

test('a name without the suffix is a folder, created for its owner alone', async () => {
  const folder = path.join(directory, 'var/backups');
  const { code, stderr } = await run(startBackup(path.join(template, 'data'), folder));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^quillcast-[-T\d]+Z\.sql\.gz$/)]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

/** A backup that waits for a lock on a table, in the folder `backups`. */
async function startBlocked() {
  const data = path.join(directory, 'data');
  await cp(path.join(template, 'data'), data, { recursive: true });
  const { connection, close } = await openEmbeddedDatabase(data);
  const holder = new pg.Client(connection);
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE webhooks IN ACCESS EXCLUSIVE MODE');
  await mkdir(path.join(directory, 'backups'));
  const running = startBackup(data, path.join(directory, 'backups/made.sql.gz'));
  const parts = () => readdir(path.join(directory, 'backups'));
  await eventually(async () => expect(await parts()).toEqual([`made.sql.gz.${running.pid}.part`]));
  return { running, parts, holder, close };
}

test('a backup whose database is stopped says so, and leaves nothing', async () => {
  const { running, parts, holder, close } = await startBlocked();
  const isWaiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
  await eventually(async () => expect((await holder.query(isWaiting)).rowCount).toBe(1));
  await close();
  expect(await running.ended).toMatchObject({ code: 1, stderr: 'The database stopped. Run the command again.\n' });
  expect(await parts()).toEqual([]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('a backup ended by %s leaves no file that looks whole', async (signal) => {
  const { running, parts, holder, close } = await startBlocked();
  running.kill(signal);
  await running.ended;
  expect(await parts()).toEqual({ SIGTERM: [], SIGKILL: [`made.sql.gz.${running.pid}.part`] }[signal]);
  await holder.end();
  await close();
});

/** A restore that reads what is written to `writer`. */
async function startPiped() {
  const pipe = path.join(directory, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const data = path.join(directory, 'data');
  await mkdir(data);
  const running = startRestore(data, pipe);
  return { data, running, writer: await open(pipe, 'w') };
}

test('nothing starts in a folder while a backup is restored into it, however slowly it comes', async () => {
  const { data, running, writer } = await startPiped();
  await eventually(async () => expect(await readdir(data)).toEqual(['lock.json']));
  await expect(openEmbeddedDatabase(data)).rejects.toThrow(`is in use by process ${running.pid}`);
  expect((await run(startRestore(data, backup))).stderr).toContain(`is in use by process ${running.pid}`);
  await writer.writeFile(await readFile(backup));
  await writer.close();
  expect(await running.ended).toMatchObject({ code: 0, stderr: '' });
  expect((await readdir(data)).toSorted()).toEqual(['auth-secret', 'pages', 'postgresql']);
});

test('a folder whose restore was killed is not started as an empty database', async () => {
  const { data, running, writer } = await startPiped();
  const changed: (string | null)[] = [];
  const watcher = watch(data, (_, name) => changed.push(name));
  await writer.write((await readFile(backup)).subarray(0, 600_000));
  await eventually(() => expect(changed).toContain('postgresql'));
  watcher.close();
  expect(changed.indexOf('restoring')).toBeGreaterThanOrEqual(0);
  expect(changed.indexOf('restoring')).toBeLessThan(changed.indexOf('postgresql'));
  running.kill('SIGKILL');
  await running.ended;
  await writer.close();
  await expect(openEmbeddedDatabase(data)).rejects.toThrow(
    `The restore of a backup into ${data} was interrupted. Empty the folder and restore the backup again.`,
  );
});
