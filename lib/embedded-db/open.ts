import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDataDirectory } from './lock.ts';

/** PostgreSQL major that this PGlite writes; a directory of another major cannot be opened by it. */
const EMBEDDED_POSTGRES_MAJOR = '18';

/** An open embedded database and how to close it and give its directory back. */
export type EmbeddedDatabase = { client: PGlite; close: () => Promise<void> };

/**
 * Opens (or makes) the embedded PostgreSQL in `{dataDir}/postgres`.
 * @throws DataDirectoryInUseError when another process has it; Error when another major wrote it
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = await lockDataDirectory(dataDir);
  try {
    const directory = path.join(dataDir, 'postgres');
    await checkVersion(directory);
    // Defaults meant for a server of its own cost 180 MB of memory here and gain nothing.
    const client = await PGlite.create({
      dataDir: directory,
      postgresqlconf: ['shared_buffers = 8MB', 'min_wal_size = 32MB', 'max_wal_size = 128MB'],
    });
    return {
      client,
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function checkVersion(directory: string): Promise<void> {
  const text = await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const found = text?.trim();
  if (found === undefined || found === EMBEDDED_POSTGRES_MAJOR) return;
  throw new Error(
    `The data in ${directory} was written by PostgreSQL ${found}; this release reads version ` +
      `${EMBEDDED_POSTGRES_MAJOR}. Start the release that wrote it, run its pg_dump against it, and ` +
      'load the dump into a PostgreSQL server (DATABASE_URL) or into an empty DATA_DIR.',
  );
}
