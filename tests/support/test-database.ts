import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, type Database, onPGlite, openServer, useDatabase } from '@/lib/db';
import type { DatabaseTemplate } from './database-template.ts';
import { onAdminConnection, withDatabaseName } from './server-database.ts';

/** Gives every test file a migrated, empty database of its own and takes it away afterwards. */

async function copyOf(template: DatabaseTemplate): Promise<Database> {
  if (template.kind === 'embedded') {
    const dump = new Blob([await readFile(template.dump)]);
    const client = await PGlite.create({ loadDataDir: dump });
    return onPGlite(client, () => client.close());
  }
  const name = `quillcast_test_${randomUUID().replaceAll('-', '')}`;
  await onAdminConnection(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  const database = openServer(withDatabaseName(template.url, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await onAdminConnection(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

beforeAll(async () => useDatabase(await copyOf(inject('databaseTemplate'))));
afterAll(closeDatabase);
