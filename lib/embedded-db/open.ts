import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DataDirectoryError, inDataDirectory, requireSpace } from '../data-directory.ts';
import { lockDataDirectory } from './lock.ts';

/** PostgreSQL major that this PGlite writes; a directory of another major cannot be opened by it. */
const EMBEDDED_POSTGRES_MAJOR = '18';

/** Made by the first request (lib/secret.ts), so that a directory with it has been in use. */
const AUTH_SECRET_FILE = 'auth-secret';

/** An open embedded database and how to close it and give its directory back. */
export type EmbeddedDatabase = { client: PGlite; close: () => Promise<void> };

/**
 * Opens (or makes) the embedded PostgreSQL in `{dataDir}/postgres`.
 * @throws DataDirectoryInUseError when another process has it; DataDirectoryError when the directory cannot be used or
 *   the data in it is damaged or lost; Error when another major wrote it
 */
export function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  return inDataDirectory(dataDir, () => openLocked(dataDir));
}

async function openLocked(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = await lockDataDirectory(dataDir);
  try {
    const directory = path.join(dataDir, 'postgres');
    await requireSpace(dataDir);
    await checkNothingIsLost(dataDir, directory);
    await checkVersion(directory);
    // Defaults meant for a server of its own cost 180 MB of memory here and gain nothing.
    const client = await PGlite.create({
      dataDir: directory,
      postgresqlconf: ['shared_buffers = 8MB', 'min_wal_size = 32MB', 'max_wal_size = 128MB'],
    }).catch(async (cause) => {
      // It does not say why it failed.
      await requireSpace(dataDir);
      throw damaged(directory, cause);
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

const filesIn = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** A database that was there and is not any more must not be taken for a first start, which would begin an empty one. */
async function checkNothingIsLost(dataDir: string, directory: string): Promise<void> {
  const files = await filesIn(directory);
  if (files.length > 0 && !files.includes('PG_VERSION')) throw damaged(directory);
  if (files.length > 0 || !(await filesIn(dataDir)).includes(AUTH_SECRET_FILE)) return;
  throw new DataDirectoryError(
    `The data directory ${dataDir} was used before, but its database (${directory}) is gone. Put a backup of it ` +
      `there; to begin with an empty one instead, remove ${path.join(dataDir, AUTH_SECRET_FILE)}.`,
  );
}

function damaged(directory: string, cause?: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `The database in ${directory} is damaged or files of it are missing, so it was not opened. Put a backup in its ` +
      'place, or set DATA_DIR to another folder to begin with an empty one.',
    { cause },
  );
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
