import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { reachEmbeddedDatabase } from '../embedded-db/open.ts';
import { withClient } from './client.ts';
import { type LastBackup, noteBackup, readFiles } from './files.ts';
import { BackupError, writeScript } from './script.ts';

/** gzip has a checksum; that of Node's zstd is not always checked. */
const COMPRESSION = { level: constants.Z_BEST_SPEED };

/**
 * Writes the embedded database of a directory and the files beside it to a new file, also while a process uses them
 * (decision 155). The file is in its place only when it is whole.
 * @throws BackupError when the file exists or the database stops; DataDirectoryError; AbortError
 */
export async function makeBackup(dataDir: string, file: string, signal: AbortSignal): Promise<LastBackup> {
  if (existsSync(file)) throw new BackupError(`${file} exists. Choose another name.`);
  const at = new Date().toISOString();
  const draft = `${file}.${process.pid}.part`;
  const { connection, close } = await reachEmbeddedDatabase(dataDir);
  try {
    await withClient(connection, async (client) => {
      const handle = await open(draft, 'wx', 0o600);
      const script = writeScript(client, await readFiles(dataDir));
      await pipeline(script, createGzip(COMPRESSION), handle.createWriteStream({ flush: true }), { signal });
    });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
    await close();
  }
  const made = { at, bytes: (await stat(file)).size };
  await noteBackup(dataDir, made);
  return made;
}
