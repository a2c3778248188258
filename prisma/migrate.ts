import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import { log } from '../lib/log.ts';
import { ENGINE_LOCK, engineConnection } from './engine-connection.ts';

/**
 * Migrations without Prisma's downloaded binary: the same engine as WebAssembly, the ordinary
 * `prisma/migrations` folder and the ordinary `_prisma_migrations` table.
 */

const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** Folder with schema.prisma and migrations/; the working directory is the project's in every command. */
const PRISMA_DIR = path.join(process.cwd(), 'prisma');
const MIGRATIONS_DIR = path.join(PRISMA_DIR, 'migrations');

type Engine = Awaited<ReturnType<typeof SchemaEngine.new>>;

/** Runs `use` with an engine on a database, and closes what the engine opened (it does not itself). */
async function withEngine<Result>(factory: PrismaPg, use: (engine: Engine) => Promise<Result>): Promise<Result> {
  const opened: SqlDriverAdapter[] = [];
  const connect = async () => {
    const connection = await engineConnection(factory);
    opened.push(connection);
    return connection;
  };
  const { SchemaEngine: engines } = await import('@prisma/schema-engine-wasm');
  const { files } = await readSchema();
  const engine = await engines.new(
    { datamodels: files.map((file) => [file.path, file.content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory({
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect,
      // The adapter's own removes its database while it is connected to it, which a server refuses. The engine closes it.
      connectToShadowDb: () => engineConnection(factory),
    }),
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    for (const connection of opened) await connection.dispose();
  }
}

async function readSchema(): Promise<SchemasContainer> {
  const file = path.join(PRISMA_DIR, 'schema.prisma');
  return { files: [{ path: file, content: await readFile(file, 'utf8') }] };
}

async function readMigrations(only?: readonly string[]): Promise<MigrationList> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const all = entries.filter((e) => e.isDirectory()).map((e) => e.name);
  const unknown = only?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`This release does not have the migrations ${unknown.join(', ')}.`);
  }
  const names = only ? [...only] : all;
  const lockfile = path.join(MIGRATIONS_DIR, 'migration_lock.toml');
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: 'migration_lock.toml', content: await readFile(lockfile, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names
        .sort()
        .map(async (name) => ({
          path: name,
          migrationFile: {
            path: 'migration.sql',
            content: {
              tag: 'ok' as const,
              value: await readFile(path.join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8'),
            },
          },
        })),
    ),
  };
}

/** How long one try for the lock takes, in seconds, and how many there are: ten minutes in all. */
const LOCK_TIMEOUT_S = 2;
const LOCK_TRIES = 300;

/** PostgreSQL's code for a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

const isLockTimeout = (error: unknown) =>
  (error as { cause?: { originalCode?: string } }).cause?.originalCode === LOCK_NOT_AVAILABLE;

/** Runs statements in a transaction until the function it returns ends it; null, and no transaction, when the lock is taken. */
async function lockedTransaction(connection: SqlDriverAdapter): Promise<(() => Promise<void>) | null> {
  const transaction = await connection.startTransaction();
  const send = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
  const end = async () => {
    await send('COMMIT');
    await transaction.commit();
  };
  try {
    await send(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT_S}s'`);
    await send('SET LOCAL idle_in_transaction_session_timeout = 0');
    await send(`SELECT pg_advisory_xact_lock(${ENGINE_LOCK})`);
    return end;
  } catch (error) {
    await end();
    if (isLockTimeout(error)) return null;
    throw error;
  }
}

/** Runs `work` while no other process does, on the same database, what is run this way. The lock ends with its transaction. */
async function oneAtATime<Result>(factory: PrismaPg, work: () => Promise<Result>): Promise<Result> {
  const connection = await factory.connect();
  try {
    for (let tries = 1; tries <= LOCK_TRIES; tries += 1) {
      const end = await lockedTransaction(connection);
      if (end) return await work().finally(end);
      if (tries === 1) log().warn("waiting for another process's migration");
    }
    throw new Error('Another process has been migrating this database for ten minutes.');
  } finally {
    await connection.dispose();
  }
}

/**
 * Applies the migrations that a database has not seen. Of several processes that start at once one does, and the others
 * wait for it.
 * @param only names of the migrations to apply, if not all
 * @returns their names, none when it was up to date
 * @throws Error when `only` names one that this release does not have
 */
export async function applyMigrations(adapter: PrismaPg, only?: readonly string[]): Promise<string[]> {
  const migrationsList = await readMigrations(only);
  return oneAtATime(adapter, () =>
    withEngine(adapter, async (engine) => {
      const result = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
      return result.appliedMigrationNames;
    }),
  );
}

/**
 * SQL that would bring the migrations folder up to schema.prisma.
 * @param adapter an empty database of no use, in which the migrations are replayed
 * @returns the script, '' when there is no drift
 */
export async function pendingSchemaChanges(adapter: PrismaPg): Promise<string> {
  const from = { tag: 'migrations' as const, ...(await readMigrations()) };
  const to = { tag: 'schemaDatamodel' as const, ...(await readSchema()) };
  return withEngine(adapter, async (engine) => {
    const result = await engine.diff({ from, to, script: true, exitCode: null, filters: NO_FILTERS });
    const script = result.stdout?.trim() ?? '';
    return script === '-- This is an empty migration.' ? '' : script;
  });
}

/**
 * Writes the next migration from the difference between folder and schema; names its folder.
 * @param adapter as for `pendingSchemaChanges`
 */
export async function writeMigration(adapter: PrismaPg, name: string): Promise<string | undefined> {
  const script = await pendingSchemaChanges(adapter);
  if (!script) return undefined;
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `${stamp}_${name}`;
  await mkdir(path.join(MIGRATIONS_DIR, folder), { recursive: true });
  await writeFile(path.join(MIGRATIONS_DIR, folder, 'migration.sql'), `${script}\n`);
  return folder;
}
