import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { expect, test } from 'vitest';
import { database } from '@/lib/database/db.ts';
import { applyMigrations } from '@/prisma/apply-migrations.ts';
import { pendingSchemaChanges } from '@/prisma/migrate.ts';
import { databaseBefore } from '../support/database-before.ts';
import { execute, scratchDatabase } from '../support/server-database.ts';

const run = promisify(execFile);

test('the migrations make exactly what schema.prisma describes', async () => {
  const empty = await scratchDatabase((await database()).connection);
  expect(await pendingSchemaChanges(new PrismaPg(empty.connection))).toBe('');
  await empty.drop();
});

test('a second run applies nothing', async () => {
  expect(await applyMigrations((await database()).connection)).toEqual([]);
});

const BLOG = 'blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style, updated_at';
const USER = "INSERT INTO users (id, email, slug, updated_at) VALUES ('u', 'u@a.example', 'u', now());";
const TEXT = "'t', 'english', 'small', 't', 'i', '[]', 'c', 'model'";
const POST = { platform: 'custom', url: null, message: '', is_due: false, secret: null };
const JOB = { payload: null, tries: 0 };

/** A migration, rows before it, and what is read of them after it. */
const DATA_MIGRATIONS: [fact: string, migration: string, before: string, query: string, after: object[]][] = [
  [
    'entries of one site under http, https and www become one, the furthest of them',
    'posts_remembered',
    `${USER} INSERT INTO ${BLOG}) VALUES ('b', ${TEXT}, 'classic', now());
     INSERT INTO backlinks (id, blog_id, user_id, platform, target, status, visibility, platform_url, updated_at) VALUES
      ('1', 'b', 'u', 'ghost', 'http://www.blog.example/news', 'failed', 'public', NULL, now()),
      ('2', 'b', 'u', 'ghost', 'https://blog.example/news', 'success', 'public', 'https://blog.example/1', now()),
      ('3', 'b', 'u', 'devto', 'dev.to', 'success', 'public', 'https://dev.to/a/1', now());`,
    'SELECT id, target, posted_as, posted_at = created_at AS is_dated FROM backlinks ORDER BY id',
    [
      { id: '2', target: 'blog.example/news', posted_as: 'public', is_dated: true },
      { id: '3', target: 'dev.to', posted_as: 'public', is_dated: true },
    ],
  ],
  [
    'posts on Telegraph stay in the list, and what was yet to be sent there says so',
    'drop_telegraph',
    `${USER} INSERT INTO ${BLOG})
       SELECT id, ${TEXT}, 'retro', now() FROM unnest(ARRAY['posted', 'queued', 'refused']) AS id;
     INSERT INTO backlinks (id, blog_id, user_id, platform, target, status, visibility, platform_url, encrypted_secret,
        due_at, updated_at) VALUES
      ('1', 'posted', 'u', 'telegraph', 'telegra.ph', 'success', 'public', 'https://telegra.ph/a', NULL, now(), now()),
      ('2', 'queued', 'u', 'telegraph', 'telegra.ph', 'pending', 'public', NULL, 'x', now(), now()),
      ('3', 'refused', 'u', 'telegraph', '', 'failed', 'public', NULL, NULL, NULL, now()),
      ('4', 'refused', 'u', 'custom', '', 'failed', 'public', NULL, NULL, NULL, now());
     INSERT INTO platform_credentials (user_id, platform, target, encrypted_secret, updated_at)
      VALUES ('u', 'telegraph', 'telegra.ph', 'x', now());`,
    `SELECT id, platform, status, platform_url AS url, message, due_at IS NOT NULL AS is_due, encrypted_secret AS secret
       FROM backlinks ORDER BY id`,
    [
      { ...POST, id: '1', status: 'success', url: 'https://telegra.ph/a', is_due: true },
      { ...POST, id: '2', status: 'failed', message: 'We no longer publish to Telegraph.' },
      { ...POST, id: '4', status: 'failed' },
    ],
  ],
  [
    'writers of stored blogs are renamed: with sources a digest, without them a brief',
    'blog_writer_kinds',
    `INSERT INTO ${BLOG}, sources, edited_at)
       SELECT id, '', 'english', 'small', '', '', '[]', '', writer, 'retro', now(), sources::jsonb, edited
       FROM (VALUES ('cited', 'built-in', '[{"number":1,"url":"https://a.example/","title":"A"}]', NULL::timestamptz),
         ('uncited', 'built-in', '[]', NULL), ('edited', 'built-in', '[]', '2026-11-20'), ('modelled', 'model', '[]', NULL),
         ('featured', 'person', '[]', NULL)) AS given (id, writer, sources, edited)`,
    "SELECT array_agg(id || ': ' || writer ORDER BY id) AS writers FROM blogs",
    [{ writers: ['cited: digest', 'edited: brief', 'featured: person', 'modelled: model', 'uncited: brief'] }],
  ],
  [
    'stored briefs, which listed close notes, become pages of close notes',
    'library_writers',
    `INSERT INTO ${BLOG}) VALUES ('b', '', 'english', 'small', '', '', '[]', '', 'brief', 'retro', now())`,
    'SELECT writer FROM blogs',
    [{ writer: 'close' }],
  ],
  [
    'what waits to be sent, canceled, removed and checked waits in the one table of jobs',
    'one_table_of_jobs',
    `INSERT INTO users (id, email, slug, updated_at) SELECT id, id || '@a.example', id, now() FROM unnest('{u,v}'::text[]) id;
     INSERT INTO outgoing_mails (id, recipient, encrypted_message, tries) VALUES ('m', 'u@a.example', 'v1.x', 3);
     INSERT INTO signup_notifications (user_id, payload, delivered_at) VALUES ('u', '{"uid":"u"}', NULL), ('v', '{}', now());
     INSERT INTO stripe_cancellations (customer_id) VALUES ('cus_1');
     INSERT INTO unused_pictures (id, due_at) VALUES ('p', now());
     INSERT INTO custom_domains (user_id, host, token, due_at) VALUES ('u', 'a.example', 't', now());`,
    'SELECT id, kind, payload, tries FROM jobs ORDER BY id',
    [
      { ...JOB, id: 'domain u', kind: 'domain' },
      { id: 'mail m', kind: 'mail', payload: { to: 'u@a.example', message: 'v1.x' }, tries: 3 },
      { ...JOB, id: 'signup u', kind: 'signup', payload: { uid: 'u' } },
      { ...JOB, id: 'stripe_customer cus_1', kind: 'stripe_customer' },
      { ...JOB, id: 'unused_picture p', kind: 'unused_picture' },
    ],
  ],
];

test.each(DATA_MIGRATIONS)('%s', async (_, migration, before, query, after) => {
  const { scratch, close, apply } = await databaseBefore(migration);
  await scratch.query(before);
  await apply();
  expect((await scratch.query(query)).rows).toEqual(after);
  await close();
});

test('keeps what is stored when columns become closed sets', async () => {
  const { scratch, close, apply } = await databaseBefore('closed_sets');
  await scratch.query(`
    ${USER} INSERT INTO ${BLOG})
      VALUES ('b', 't', 'japanese', 'large', 't', 'i', '[]', 'c', 'model', 'retro', now());
    INSERT INTO generations (id, actor, idempotency_key, request_hash, lease_expires_at)
      VALUES ('g', 'user:u', 'k', 'h', now());
    INSERT INTO generation_events (generation_id, seq, type, data) VALUES ('g', 1, 'restarted', '{}');
    INSERT INTO backlinks (id, blog_id, user_id, platform, target, visibility, posted_as, updated_at)
      VALUES ('1', 'b', 'u', 'ghost', 'blog.example', 'draft', NULL, now());
    INSERT INTO platform_credentials (user_id, platform, sealed, target, updated_at)
      VALUES ('u', 'devto', 'v1.x', 'dev.to', now());`);
  await apply();
  const { rows } = await scratch.query(`
    SELECT language, length, style, color_theme, type, b.platform, visibility, posted_as, c.platform AS remembered
    FROM blogs, generation_events, backlinks b, platform_credentials c`);
  const expected = ['japanese', 'large', 'retro', 'default', 'restarted', 'ghost', 'draft', null, 'devto'];
  expect(rows.map(Object.values)).toEqual([expected]);
  await expect(scratch.query("UPDATE blogs SET style = 'baroque'")).rejects.toThrow('style');
  await close();
});

/** A project with one migration and nothing else. */
async function projectWith(sql: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-migrations-'));
  const migration = path.join(folder, 'prisma/migrations/20260101000000_only');
  await mkdir(migration, { recursive: true });
  await writeFile(path.join(migration, 'migration.sql'), sql);
  for (const name of ['schema.prisma', 'migrations/migration_lock.toml']) {
    await cp(path.join('prisma', name), path.join(folder, 'prisma', name));
  }
  return folder;
}

const SCRIPT = path.resolve('tests/support/apply-migrations.ts');

/** A process of its own that migrates a database, and the names it says it applied. */
async function migrateIn(folder: string, connection: pg.ClientConfig): Promise<string[]> {
  const { stdout } = await run(process.execPath, [SCRIPT, JSON.stringify(connection)], { cwd: folder });
  return JSON.parse(stdout);
}

test('a function with semicolons in its body is applied whole', async () => {
  const empty = await scratchDatabase((await database()).connection);
  const folder = await projectWith(`
    -- A comment; with what ends a statement
    CREATE TABLE note (text text);
    CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.text := upper(NEW.text) || ';'; RETURN NEW; END; $$;
    CREATE TRIGGER shout BEFORE INSERT ON note FOR EACH ROW EXECUTE FUNCTION shout();`);
  await migrateIn(folder, empty.connection);
  await execute(empty.connection, `INSERT INTO note VALUES ('a')`);
  expect((await execute(empty.connection, 'SELECT text FROM note')).rows).toEqual([{ text: 'A;' }]);
  await empty.drop();
  await rm(folder, { recursive: true });
});

/** Who holds Prisma's lock, and in which state. */
const HOLDERS = `SELECT state FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND objid = 72707369 AND granted AND pg_stat_activity.datname = current_database()`;

test('of three processes that start at once one migrates in a locked transaction, and the others wait', async () => {
  const empty = await scratchDatabase((await database()).connection);
  // Longer than two tries for the lock.
  const folder = await projectWith('CREATE TABLE note (text text); SELECT pg_sleep(5);');
  const holders = async () => (await execute(empty.connection, HOLDERS)).rows;
  const migrating = Promise.all([1, 2, 3].map(() => migrateIn(folder, empty.connection)));
  await expect.poll(holders).toEqual([{ state: 'active' }]);
  expect((await migrating).flat()).toEqual(['20260101000000_only']);
  // The lock ended with the transaction, and is of no session.
  expect(await holders()).toEqual([]);
  await empty.drop();
  await rm(folder, { recursive: true });
});

test('says that it waits for another process that migrates, and goes on after it', async () => {
  const empty = await scratchDatabase((await database()).connection);
  const folder = await projectWith('CREATE TABLE note (text text);');
  const other = new pg.Client(empty.connection);
  await other.connect();
  await other.query('SELECT pg_advisory_lock(72707369)');
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(empty.connection)], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await expect.poll(() => output.join('')).toContain("waiting for another process's migration");
  await other.end();
  await expect.poll(() => output.join('')).toContain('["20260101000000_only"]');
  await empty.drop();
  await rm(folder, { recursive: true });
});

/** A project with two migrations, the first of which lasts some seconds, and an empty database. */
async function twoMigrations(seconds = 0) {
  const empty = await scratchDatabase((await database()).connection);
  const folder = await projectWith(`CREATE TABLE note (text text); SELECT pg_sleep(${seconds});`);
  await mkdir(path.join(folder, 'prisma/migrations/20260102000000_next'));
  await writeFile(path.join(folder, 'prisma/migrations/20260102000000_next/migration.sql'), 'CREATE TABLE next ();');
  const sql = (text: string) => execute(empty.connection, text).then(({ rows }) => rows);
  return {
    sql,
    migrate: () => migrateIn(folder, empty.connection),
    /** Sends a signal to a process during the first migration. @returns its output */
    stopDuringFirst: async (signal: NodeJS.Signals) => {
      const child = spawn(process.execPath, [SCRIPT, JSON.stringify(empty.connection)], { cwd: folder });
      const output = text(child.stdout);
      const sleeping = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
      await expect.poll(() => sql(sleeping)).toHaveLength(1);
      child.kill(signal);
      return output;
    },
    [Symbol.asyncDispose]: async () => {
      await empty.drop();
      await rm(folder, { recursive: true });
    },
  };
}

const BOTH = ['20260101000000_only', '20260102000000_next'];

test('a killed migration leaves nothing behind and is done by the next start', async () => {
  await using project = await twoMigrations(2);
  await project.stopDuringFirst('SIGKILL');
  expect(await project.migrate()).toEqual(BOTH);
});

test('a stop waits for the migration under way and begins no other', async () => {
  await using project = await twoMigrations(2);
  expect(JSON.parse(await project.stopDuringFirst('SIGTERM'))).toEqual(BOTH.slice(0, 1));
  expect(await project.migrate()).toEqual(BOTH.slice(1));
});

/** What earlier releases stored before they ran a migration, and what a kill left. */
const unfinished = (steps: number) => `UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = ${steps}
  WHERE migration_name = '20260101000000_only'`;

test.each([
  ['did not run', 'DROP TABLE note', 0],
  ['ran, but did not record', '', 0],
  ['ran and recorded, but not as finished', '', 1],
])('a migration that an earlier release began, but %s, is finished', async (_, undo, steps) => {
  await using project = await twoMigrations();
  await project.migrate();
  await project.sql(`${unfinished(steps)}; ${undo}`);
  expect(await project.migrate()).toEqual(BOTH.slice(0, 1));
  expect(await project.sql('SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL')).toEqual([]);
  expect(await project.sql('SELECT * FROM note')).toEqual([]);
});

test('a database that a newer release took something from is refused in one sentence', async () => {
  await using project = await twoMigrations();
  await project.migrate();
  await project.sql(`UPDATE _prisma_migrations SET migration_name = '2099_contract_b'
    WHERE migration_name LIKE '%next'`);
  await expect(project.migrate()).rejects.toThrow(
    /A newer release of Quillcast migrated this database \(2099_contract_b\)\. Start that release, or restore the backup /,
  );
  expect(await project.sql(`SELECT 1 FROM _prisma_migrations WHERE migration_name LIKE '%next'`)).toEqual([]);
});

test('a database that a newer release only added to is taken', async () => {
  await using project = await twoMigrations();
  await project.migrate();
  await project.sql(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    SELECT 1, '', 2099, now()`);
  expect(await project.migrate()).toEqual([]);
});

test('fingerprints of texts that may never have been public go, and so do reviews of earlier texts', async () => {
  const { scratch, close, apply } = await databaseBefore('public_fingerprints');
  await scratch.query(`
    INSERT INTO ${BLOG}, edited_at, reviewed_at)
      SELECT id, ${TEXT}, 'minimal', now(), edited, '2026-02-01'
      FROM (VALUES ('kept', '2026-01-01'::timestamptz), ('first', NULL), ('ended', '2026-03-01')) AS given (id, edited);
    INSERT INTO blog_fingerprints (blog_id, hashes) VALUES ('kept', '{1}');`);
  await apply();
  await scratch.query(await readFile('prisma/migrations/20261128021000_reviews_of_texts/migration.sql', 'utf8'));
  expect((await scratch.query('SELECT * FROM blog_fingerprints')).rows).toEqual([]);
  const { rows } = await scratch.query('SELECT id FROM blogs WHERE reviewed_at IS NOT NULL ORDER BY id');
  expect(rows.map(({ id }) => id)).toEqual(['first', 'kept']);
  await close();
});
