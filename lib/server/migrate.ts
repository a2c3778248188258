import nextEnv from '@next/env';
import { registerBundlerImports } from '../bundler-imports.ts';

/** `npm run migrate`: applies the migrations and exits (docs/deploy.md). With the embedded database, stop the server first. */

registerBundlerImports();

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false);
  const { closeDatabase, database, START_TIMEOUT_MS } = await import('../database/db.ts');
  const { waitForDatabase } = await import('../database/wait-for-database.ts');
  const { applyMigrations } = await import('../../prisma/apply-migrations.ts');
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  try {
    const { connection } = await database();
    await waitForDatabase(connection, START_TIMEOUT_MS);
    const applied = await applyMigrations(connection, stop.signal);
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date.');
  } finally {
    await closeDatabase();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
