import { afterAll, beforeAll, inject } from 'vitest';
import { listenToChanges, stopListening } from '@/lib/changes/subscriptions.ts';
import { closeDatabase, type Database, openServer, useDatabase } from '@/lib/database/db.ts';
import { remoteCache } from '@/lib/server/bridge.ts';
import type { DatabaseTemplate } from './database-template.ts';
import { scratchDatabase } from './server-database.ts';

/** Gives every test file a migrated, empty database of its own and takes it away afterwards. */

async function copyTemplate({ connection, name }: DatabaseTemplate): Promise<Database> {
  const copy = await scratchDatabase(connection, name);
  const database = await openServer(copy.connection);
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}

beforeAll(async () => {
  useDatabase(await copyTemplate(inject('databaseTemplate')));
  await listenToChanges(remoteCache);
});
afterAll(async () => {
  await stopListening();
  await closeDatabase();
});
