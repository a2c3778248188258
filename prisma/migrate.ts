import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';

/**
 * Migrations without Prisma's downloaded binary: the same engine as WebAssembly, the ordinary
 * `prisma/migrations` folder and the ordinary `_prisma_migrations` table, on either database.
 */

const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** Folder with schema.prisma and migrations/; the working directory is the project's in every command. */
const PRISMA_DIR = path.join(process.cwd(), 'prisma');
const MIGRATIONS_DIR = path.join(PRISMA_DIR, 'migrations');

type Engine = Awaited<ReturnType<typeof SchemaEngine.new>>;

/** Runs `use` with an engine on a database, and closes what the engine opened (it does not itself). */
async function withEngine<Result>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  use: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const opened: SqlDriverAdapter[] = [];
  const remember = async (connecting: Promise<SqlDriverAdapter>) => {
    const connection = await connecting;
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
      connect: () => remember(factory.connect()),
      connectToShadowDb: () => remember(factory.connectToShadowDb()),
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

async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const names = entries.filter((e) => e.isDirectory()).map((e) => e.name);
  const lockfile = path.join(MIGRATIONS_DIR, 'migration_lock.toml');
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: 'migration_lock.toml', content: await readFile(lockfile, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
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

/**
 * Applies the migrations that a database has not seen.
 * @returns their names, none when it was up to date
 */
export async function applyMigrations(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<string[]> {
  const migrationsList = await readMigrations();
  return withEngine(adapter, async (engine) => {
    const result = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
    return result.appliedMigrationNames;
  });
}

/**
 * SQL that would bring the migrations folder up to schema.prisma.
 * @param adapter a database whose shadow may be used to replay the migrations
 * @returns the script, '' when there is no drift
 */
export async function pendingSchemaChanges(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<string> {
  const from = { tag: 'migrations' as const, ...(await readMigrations()) };
  const to = { tag: 'schemaDatamodel' as const, ...(await readSchema()) };
  return withEngine(adapter, async (engine) => {
    const result = await engine.diff({
      ...{ from, to, script: true },
      ...{ exitCode: null, filters: NO_FILTERS },
    });
    const script = result.stdout?.trim() ?? '';
    return script === '-- This is an empty migration.' ? '' : script;
  });
}

/** Writes the next migration from the difference between folder and schema; names its folder. */
export async function writeMigration(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  name: string,
): Promise<string | undefined> {
  const script = await pendingSchemaChanges(adapter);
  if (!script) return undefined;
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `${stamp}_${name}`;
  await mkdir(path.join(MIGRATIONS_DIR, folder), { recursive: true });
  await writeFile(path.join(MIGRATIONS_DIR, folder, 'migration.sql'), `${script}\n`);
  return folder;
}
