import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../lib/embedded-db/open.ts';
import { applyMigrations } from '../../prisma/apply-migrations.ts';
import { execute } from './server-database.ts';

/** The migrated database that each test file copies. */
const TEMPLATE = 'template_of_tests';

/** Nothing here must survive a power cut, and each test file has a connection pool. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '500' };

/** Connection to this test run's server, and the name of the database to copy. */
export type DatabaseTemplate = { connection: pg.ClientConfig; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
    /** Folder of the processes' data directories. */
    dataDir: string;
  }
}

/** Starts one PostgreSQL for all test files and migrates a database, which each file then copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-test-'));
  const { connection, close } = await openEmbeddedDatabase(dataDir, SETTINGS);
  await execute(connection, `CREATE DATABASE ${TEMPLATE}`);
  await applyMigrations({ ...connection, database: TEMPLATE });
  project.provide('databaseTemplate', { connection, name: TEMPLATE });
  project.provide('dataDir', path.join(dataDir, 'processes'));
  return async () => {
    await close();
    await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 });
  };
}
