import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/embedded-db/open.ts';
import { applyMigrations } from '@/prisma/migrate.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quillcast-pglite-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** What stands in every table, as PostgreSQL writes it. */
type Contents = Record<string, string[]>;

type Query = (sql: string) => Promise<{ rows: { name: string }[] }>;

async function contentsOf(query: Query): Promise<Contents> {
  const { rows: tables } = await query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const contents: Contents = {};
  for (const { name } of tables) {
    const { rows } = await query(`SELECT t::text AS name FROM ${name} t ORDER BY 1`);
    contents[name] = rows.map((row) => row.name);
  }
  return contents;
}

/** Names of all migrations, the first one first. */
async function allMigrations(): Promise<string[]> {
  const entries = await readdir('prisma/migrations');
  return entries.filter((name) => /^\d/.test(name)).toSorted();
}

/** An earlier release's migrations, recorded as its engine recorded them. */
async function migrate(old: PGlite, count: number): Promise<void> {
  await old.exec(`CREATE TABLE _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  for (const name of (await allMigrations()).slice(0, count)) {
    const script = await readFile(`prisma/migrations/${name}/migration.sql`, 'utf8');
    await old.exec(script);
    await old.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [name.slice(0, 14), createHash('sha256').update(script).digest('hex'), name],
    );
  }
}

/** A row for a column of every type there is, with the values that are easiest to lose on the way. */
function valueFor({ type, name }: { type: string; name: string }, row: number): string {
  const awkward = `'r${row} "quoted", (comma) \\ {brace} ''tick'' é 漢字 🎉' || chr(10) || chr(9)`;
  const values: Record<string, string> = {
    bytea: `decode('00ff5c27${row}a', 'hex')`,
    jsonb:
      ['null::jsonb', `'null'::jsonb`, `'{"a":[1.50,"\\\\u0022;{}",null,12345678901234567890]}'::jsonb`][row] ?? '',
    boolean: row % 2 ? 'true' : 'false',
    integer: String(2_000_000_000 + row),
    bigint: `9007199254740993 + ${row}`,
    'double precision': `0.1 + 0.2 + ${row}`,
    'timestamp with time zone': `'2026-03-29 01:59:59.98765${row}+02'::timestamptz`,
    'text[]': `ARRAY['{a,b}', NULL, '', 'NULL', ${awkward}]`,
  };
  // A later migration makes it one of a few words, as it always was.
  const words: Record<string, string> = {
    writer: `'model'`,
    language: `'english'`,
    length: `'small'`,
    style: `'minimal'`,
    color_theme: `'default'`,
    type: `'started'`,
    platform: `'devto'`,
    visibility: `'draft'`,
    posted_as: `'public'`,
  };
  return values[type] ?? words[name] ?? `(${awkward} || ' ${name}')`;
}

/** Three rows in every table, in every column. */
async function fill(old: PGlite): Promise<void> {
  await old.exec('SET session_replication_role = replica');
  const { rows: columns } = await old.query<{
    table: string;
    name: string;
    type: string;
    label: string | null;
    required: boolean;
  }>(
    `SELECT c.relname AS table, quote_ident(a.attname) AS name, format_type(a.atttypid, null) AS type,
       (SELECT quote_literal(max(enumlabel)) FROM pg_enum WHERE enumtypid = a.atttypid) AS label, a.attnotnull AS required
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
       AND c.relname <> '_prisma_migrations' ORDER BY a.attnum`,
  );
  for (const [table, of] of Map.groupBy(columns, (column) => column.table)) {
    for (const row of [0, 1, 2]) {
      const values = of.map((column) => column.label ?? valueFor(column, column.required ? row || 1 : row));
      await old.query(
        `INSERT INTO ${table} (${of.map(({ name }) => name).join()}) VALUES (${values.join()}) ON CONFLICT DO NOTHING`,
      );
    }
  }
}

/** A data directory as an earlier release left it, and what was in its database. */
async function earlierRelease(migrations: number): Promise<Contents> {
  const old = await PGlite.create({ dataDir: path.join(directory, 'postgres') });
  await migrate(old, migrations);
  await fill(old);
  const contents = await contentsOf((sql) => old.query(sql));
  await old.close();
  return contents;
}

/** Opens the database there, and says what is in it and which migrations were still to be applied. */
async function openNow(): Promise<{ contents: Contents; applied: string[] }> {
  const { connection, close } = await openEmbeddedDatabase(directory);
  const client = new pg.Client(connection);
  await client.connect();
  const contents = await contentsOf((sql) => client.query(sql));
  await client.end();
  const applied = await applyMigrations(new PrismaPg(connection));
  await close();
  return { contents, applied };
}

test('carries every row of every table over from PGlite, once, and keeps the old folder', async () => {
  const before = await earlierRelease(11);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const { contents, applied } = await openNow();
  expect(contents).toEqual(before);
  expect(applied).toEqual((await allMigrations()).slice(11));
  const { contents: again } = await openNow();
  // Later migrations add columns to most of the others.
  expect(again.blogs).toHaveLength(before.blogs?.length ?? 0);
  expect(again.accounts).toEqual(before.accounts);
  expect(await readdir(directory)).toEqual(['postgres-pglite-backup', 'postgresql']);
}, 90_000);

test('carries an older schema over, also where that was begun before and cut short, and migrates it', async () => {
  const before = await earlierRelease(7);
  await mkdir(path.join(directory, 'postgresql.new'));
  await writeFile(path.join(directory, 'postgresql.new/PG_VERSION'), '18\n');
  const { contents, applied } = await openNow();
  expect(contents).toEqual(before);
  expect(applied).toEqual((await allMigrations()).slice(7));
}, 90_000);

test('does not carry over what a newer release made, and says so', async () => {
  const old = await PGlite.create({ dataDir: path.join(directory, 'postgres') });
  await migrate(old, 1);
  await old.exec(`UPDATE _prisma_migrations SET migration_name = '29990101000000_later'`);
  await old.close();
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    'This release does not have the migrations 29990101000000_later.',
  );
  expect(await readdir(directory)).toContain('postgres');
}, 90_000);

test('leaves a PGlite folder that is damaged as it is and says what to do', async () => {
  const old = path.join(directory, 'postgres');
  await mkdir(path.join(old, 'global'), { recursive: true });
  await writeFile(path.join(old, 'PG_VERSION'), '18\n');
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    `The database in ${old} is damaged or files of it are missing, so it was not opened.`,
  );
  expect(await readFile(path.join(old, 'PG_VERSION'), 'utf8')).toBe('18\n');
}, 90_000);
