import { type FileHandle, open, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientConfig } from 'pg';
import { applyMigrations, migrationNames } from '../../prisma/apply-migrations.ts';
import { inDataDirectory } from '../data-directory.ts';
import { LOCK_FILE, lockDataDirectory, openLocked, RESTORE_MARK } from '../embedded-db/open.ts';
import { withClient } from './client.ts';
import { writeFiles } from './files.ts';
import { BackupError, type BackupHeader, ScriptReader } from './script.ts';

/** @throws BackupError if a newer release made the backup: this one does not know its tables */
async function requireKnown({ migrations }: BackupHeader): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new BackupError(`A newer release of Quillcast made this backup (${unknown}). Restore it with that release.`);
  }
}

async function load(reader: ScriptReader, header: BackupHeader, connection: ClientConfig): Promise<void> {
  await applyMigrations(connection, undefined, header.migrations);
  await withClient(connection, (client) => reader.run(client));
}

async function fill(dataDir: string, source: AsyncIterable<Buffer>): Promise<BackupHeader> {
  const reader = new ScriptReader(source);
  const header = await reader.header();
  await requireKnown(header);
  const mark = path.join(dataDir, RESTORE_MARK);
  // Before there is a database that a start could take for a new one.
  await writeFile(mark, '', { mode: 0o600 });
  const { connection, close } = await openLocked(dataDir);
  try {
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

const namesIn = async (dataDir: string) => (await readdir(dataDir)).filter((name) => name !== LOCK_FILE);

/** The mark goes last: what is left after a kill is not started. */
async function empty(dataDir: string): Promise<void> {
  const names = (await namesIn(dataDir)).filter((name) => name !== RESTORE_MARK);
  for (const name of [...names, RESTORE_MARK]) {
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Fills an empty directory that this process has locked, and empties it after a failure. */
async function restoreLocked(dataDir: string, backup: FileHandle, file: string): Promise<BackupHeader> {
  if ((await namesIn(dataDir)).length > 0) {
    throw new BackupError(`The data directory ${dataDir} is not empty. Set DATA_DIR to an empty or new folder.`);
  }
  try {
    return await pipeline(backup.createReadStream(), createGunzip(), (source) => fill(dataDir, source));
  } catch (cause) {
    await empty(dataDir);
    throw isDamage(cause as NodeJS.ErrnoException)
      ? new BackupError(`${file} is damaged or cut off. Nothing was restored; use another backup.`, { cause })
      : cause;
  }
}

/**
 * Restores a backup into an empty or new directory, which is empty again after a failure. A later start adds the
 * migrations of a newer release.
 * @throws BackupError when the directory is not empty, or the file damaged or of a newer release; DataDirectoryError when it is in use
 */
export async function restoreBackup(dataDir: string, file: string): Promise<BackupHeader> {
  const handle = await open(file);
  const restore = async () => {
    const unlock = lockDataDirectory(dataDir);
    return restoreLocked(dataDir, handle, file).finally(unlock);
  };
  return inDataDirectory(dataDir, restore).finally(() => handle.close());
}
