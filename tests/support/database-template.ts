import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../prisma/migrate.ts';
import { onAdminConnection, withDatabaseName } from './server-database.ts';

/** How a test file gets a migrated database of its own. */
export type DatabaseTemplate =
  | { kind: 'embedded'; dump: string }
  | { kind: 'server'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Migrates one database before all test files; each file then copies it, which takes milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? setUpServer(project, url) : setUpEmbedded(project);
}

async function setUpEmbedded(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-test-'));
  const dump = path.join(folder, 'template.tar');
  const client = await PGlite.create();
  await applyMigrations(new PrismaPGlite(client));
  const blob = await client.dumpDataDir('none');
  await writeFile(dump, Buffer.from(await blob.arrayBuffer()));
  await client.close();
  project.provide('databaseTemplate', { kind: 'embedded', dump });
  return () => rm(folder, { recursive: true });
}

async function setUpServer(project: TestProject, url: string) {
  const name = `quillcast_template_${process.pid}`;
  await onAdminConnection(url, `CREATE DATABASE ${name}`);
  await applyMigrations(new PrismaPg({ connectionString: withDatabaseName(url, name) }));
  project.provide('databaseTemplate', { kind: 'server', url, name });
  return () => onAdminConnection(url, `DROP DATABASE ${name} WITH (FORCE)`);
}
