import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type ConnectionConfig, PrimaryClient } from '../lib/database/primary.ts';
import { log } from '../lib/log.ts';

/** Applies `prisma/migrations` as `prisma migrate deploy` does, but each in one transaction with its record (decision 3). */

/** Every command runs in the project's folder. */
const FOLDER = path.join(process.cwd(), 'prisma/migrations');

/** Prisma's advisory lock for migrations. */
const LOCK = 72_707_369;
const LOCK_RETRY_MS = 1000;
const LOCK_TRIES = 600;

/** At start the machine may be busy, and no client waits. In ms. */
const CONNECTION_TIMEOUT_MS = 60_000;

/** As Prisma creates it. */
const RECORDS = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

const FINISH = `UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1, logs = NULL
  WHERE migration_name = $1 AND rolled_back_at IS NULL`;

const INSERT = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), 1)`;

/** Earlier releases recorded a migration before and after it, so that a kill left it unfinished. */
type Recorded = { name: string; isFinished: boolean; hasRun: boolean; hasFailed: boolean };

const RECORDED = `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished",
  applied_steps_count > 0 AS "hasRun", coalesce(logs, '') <> '' AS "hasFailed"
  FROM _prisma_migrations WHERE rolled_back_at IS NULL`;

/** PostgreSQL's codes for something to create that exists, and something to change that does not. */
const HAS_RUN = new Set(['42P07', '42701', '42710', '42P06', '42723', '42P01', '42703', '42704', '42883']);

/** Migrations that remove, rename or tighten; all others only add, which earlier releases run on (decision 156). */
const CONTRACT = /^\d+_contract_/;

/** Throws Error when a newer release may have taken away what this one uses. */
function requireUsable(recorded: readonly Recorded[], names: readonly string[]): void {
  const unknown = recorded.find(({ name }) => CONTRACT.test(name) && !names.includes(name));
  if (!unknown) return;
  throw new Error(
    `A newer release of Quillcast migrated this database (${unknown.name}). Start that release, or restore the backup ` +
      'from before the upgrade.',
  );
}

/** Runs a migration; one that was cut off before its record may have been run completely, as it is one transaction. */
async function run(client: pg.Client, sql: string, begun?: Recorded): Promise<void> {
  if (begun?.hasRun) return;
  await client.query('SAVEPOINT before');
  await client.query(sql).catch(async (error: pg.DatabaseError) => {
    if (!begun || begun.hasFailed || !HAS_RUN.has(error.code ?? '')) throw error;
    await client.query('ROLLBACK TO before');
  });
}

/** Applies the next migration in the open transaction. @returns its name, undefined when there is none */
async function applyNext(client: pg.Client, names: readonly string[]): Promise<string | undefined> {
  const { rows: found } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NULL AS "isNew"`);
  if (found[0].isNew) await client.query(RECORDS);
  const { rows } = await client.query<Recorded>(RECORDED);
  requireUsable(rows, names);
  const next = names.find((name) => !rows.some((each) => each.name === name && each.isFinished));
  if (!next) return undefined;
  const begun = rows.find(({ name }) => name === next);
  const sql = await readFile(path.join(FOLDER, next, 'migration.sql'), 'utf8');
  await run(client, sql, begun);
  const checksum = createHash('sha256').update(sql).digest('hex');
  await (begun ? client.query(FINISH, [next]) : client.query(INSERT, [randomUUID(), checksum, next]));
  return next;
}

/** Runs `work` in a transaction that holds the lock, so that only one process migrates; undefined after a stop. */
async function locked<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
  stop?: AbortSignal,
): Promise<Result | undefined> {
  for (let tries = 1; tries <= LOCK_TRIES; tries += 1) {
    if (stop?.aborted) return undefined;
    await client.query('BEGIN');
    const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isOurs"`);
    if (rows[0].isOurs) {
      const result = await work();
      await client.query('COMMIT');
      return result;
    }
    await client.query('ROLLBACK');
    if (tries === 1) log().warn("waiting for another process's migration");
    await sleep(LOCK_RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
  }
  throw new Error('Another process has been migrating this database for ten minutes.');
}

/** All migrations of this release, in order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted();
}

/**
 * Applies the migrations that a database lacks. If several processes start at once, one migrates and the others wait.
 * Throws Error when a newer release has removed something from it.
 * @param stop when aborted, the migration under way is the last
 * @param given those to apply, all by default
 * @returns their names, none when the database was up to date
 */
export async function applyMigrations(
  connection: ConnectionConfig,
  stop?: AbortSignal,
  given?: readonly string[],
): Promise<string[]> {
  const names = given ?? (await migrationNames());
  const client = new PrimaryClient({ ...connection, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  const applied: string[] = [];
  try {
    await client.connect();
    const next = () => locked(client, () => applyNext(client, names), stop);
    for (let name = await next(); name; name = await next()) applied.push(name);
    return applied;
  } finally {
    await client.end();
  }
}
