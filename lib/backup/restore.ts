import { open, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { applyMigrations, migrationNames } from '../../prisma/apply-migrations.ts';
import { inDataDirectory } from '../data-directory.ts';
import { openEmbeddedDatabase, RESTORE_MARK } from '../embedded-db/open.ts';
import { writeFiles } from './files.ts';
import { BackupError, type BackupHeader, ScriptReader } from './script.ts';

/** @throws BackupError for a backup of a newer release, whose tables are unknown */
async function requireKnown({ migrations }: BackupHeader): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new BackupError(`A newer release of Quillcast made this backup (${unknown}). Restore it with that release.`);
  }
}

async function load(reader: ScriptReader, header: BackupHeader, connection: pg.ClientConfig): Promise<void> {
  await applyMigrations(connection, undefined, header.migrations);
  const client = new pg.Client(connection);
  try {
    await client.connect();
    await reader.run(client);
  } finally {
    await client.end();
  }
}

async function fill(dataDir: string, source: AsyncIterable<Buffer>): Promise<BackupHeader> {
  const reader = new ScriptReader(source);
  const header = await reader.header();
  await requireKnown(header);
  const { connection, close } = await openEmbeddedDatabase(dataDir);
  const mark = path.join(dataDir, RESTORE_MARK);
  try {
    await writeFile(mark, '', { mode: 0o600 });
    await load(reader, header, connection);
    await writeFiles(dataDir, header.files);
  } finally {
    await close();
  }
  await rm(mark);
  return header;
}

/** Z_DATA_ERROR, Z_BUF_ERROR and others of zlib */
const isDamage = ({ code = '' }: NodeJS.ErrnoException) => code.startsWith('Z_');

/**
 * Restores a backup into an empty or new directory, which is empty again after a failure. A later start adds the
 * migrations of a newer release.
 * @throws BackupError when the directory is not empty, or the file damaged or of a newer release; DataDirectoryError
 */
export async function restoreBackup(dataDir: string, file: string): Promise<BackupHeader> {
  const handle = await open(file);
  const restore = async () => {
    if ((await readdir(dataDir)).length > 0) {
      throw new BackupError(`The data directory ${dataDir} is not empty. Set DATA_DIR to an empty or new folder.`);
    }
    try {
      return await pipeline(handle.createReadStream(), createGunzip(), (source) => fill(dataDir, source));
    } catch (cause) {
      for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true, maxRetries: 5 });
      throw isDamage(cause as NodeJS.ErrnoException)
        ? new BackupError(`${file} is damaged or cut off. Nothing was restored; use another backup.`, { cause })
        : cause;
    }
  };
  return inDataDirectory(dataDir, restore).finally(() => handle.close());
}
