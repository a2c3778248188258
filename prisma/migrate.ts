import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import { engineConnection } from './engine-connection.ts';

/** Writes migrations without Prisma's downloaded binary: the same engine as WebAssembly, on the usual `prisma/migrations`. */

const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** Holds schema.prisma and migrations/; every command runs in the project's folder. */
const PRISMA_DIR = path.join(process.cwd(), 'prisma');
const MIGRATIONS_DIR = path.join(PRISMA_DIR, 'migrations');

type Engine = Awaited<ReturnType<typeof SchemaEngine.new>>;

/** Runs `use` with an engine on a database, then closes the engine's connections, which it does not do itself. */
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
      // The adapter's own drops its database while connected to it, which a server refuses. The engine closes this one.
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

async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
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

/**
 * SQL that the migrations folder lacks compared with schema.prisma.
 * @param adapter an empty scratch database, to replay the migrations in
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
 * Writes the next migration from the difference between folder and schema.
 * @param adapter as for `pendingSchemaChanges`
 * @returns the name of its folder, or undefined when there is no drift
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
