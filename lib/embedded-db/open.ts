import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataDirectoryError, inDataDirectory, requireSpace } from '../data-directory.ts';
import { type LockHolder, takeLock } from '../process-lock.ts';
import { findBinaries, initdb, ProgramError, type Programs } from './programs.ts';
import { type EmbeddedServer, runningServer, type ServerOptions, startServer } from './server.ts';
import { findServerUser, giveAllTo, giveTo } from './server-user.ts';

/** PostgreSQL major of the bundled programs; they cannot open data of another major. */
const EMBEDDED_POSTGRES_MAJOR = '18';

/** Created by the first request (lib/secret.ts): a directory that has it is not new. */
const AUTH_SECRET_FILE = 'auth-secret';

/** Longest path of a Unix socket in bytes (sun_path without its terminator). */
const MAX_SOCKET_PATH = 107;

const SOCKET_NAME = '.s.PGSQL.5432';

/** File in a data directory while a process uses it. */
export const LOCK_FILE = 'lock.json';

/** File in a data directory while a backup is being restored into it. */
export const RESTORE_MARK = 'restoring';

/** A running embedded database. `close` stops it and unlocks its directory. */
export type EmbeddedDatabase = Pick<EmbeddedServer, 'connection'> & { close: () => Promise<void> };

/**
 * Starts the embedded PostgreSQL with its data in `{dataDir}/postgresql`, created if necessary. `settings` are for tests.
 * @throws DataDirectoryError when the directory is in use or its data damaged or lost; Error when no server can run here
 */
export function openEmbeddedDatabase(
  dataDir: string,
  settings: ServerOptions['settings'] = {},
): Promise<EmbeddedDatabase> {
  const absolute = path.resolve(dataDir);
  return inDataDirectory(dataDir, async () => {
    const unlock = lockDataDirectory(absolute);
    try {
      await requireRestored(absolute);
      const { connection, close } = await openLocked(absolute, settings);
      return { connection, close: () => close().then(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  });
}

class InUseError extends DataDirectoryError {}

/** Locks a data directory until the returned function is called. @throws DataDirectoryError when it is in use */
export const lockDataDirectory = (dataDir: string): (() => void) =>
  takeLock(path.join(dataDir, LOCK_FILE), (holder) => inUse(dataDir, holder));

/**
 * The embedded database of a data directory for a second process: the running one, else started for the caller.
 * @throws DataDirectoryError when there is none or it is starting
 */
export async function reachEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const cluster = path.join(path.resolve(dataDir), 'postgresql');
  if (!(await filesIn(cluster)).includes('PG_VERSION')) {
    throw new DataDirectoryError(`There is no database in the data directory ${dataDir}.`);
  }
  try {
    return await openEmbeddedDatabase(dataDir);
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    const connection = await runningServer(cluster);
    if (!connection) throw new DataDirectoryError(`The database in ${cluster} is not ready. Try again in a minute.`);
    return { connection, close: async () => undefined };
  }
}

/** As `openEmbeddedDatabase`, in a directory that the caller has locked; `close` leaves it locked. */
export async function openLocked(dataDir: string, settings: ServerOptions['settings'] = {}): Promise<EmbeddedDatabase> {
  const cluster = path.join(dataDir, 'postgresql');
  await requireSpace(dataDir);
  await requireData(dataDir, cluster);
  await requireVersion(cluster);
  const { programs, socketFolder } = await prepare(dataDir);
  // A failed first start may have left an empty folder.
  if ((await filesIn(cluster)).length === 0) await createCluster(programs, cluster);
  const options = { programs, cluster, socketFolder, settings };
  const { connection, stop } = await startServer(options).catch((cause) => explain(cause, cluster));
  const close = async () => {
    await stop();
    await rm(socketFolder, { recursive: true, force: true });
  };
  return { connection, close };
}

const filesIn = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** The programs, their user, a folder for the socket. Nothing is remembered: the next machine may be another. */
async function prepare(dataDir: string): Promise<{ programs: Programs; socketFolder: string }> {
  const socketFolder = await createSocketFolder(await realpath(dataDir));
  const binaries = await findBinaries(socketFolder);
  const user = await findServerUser(await realpath(dataDir), binaries.postgres);
  await giveTo(user, dataDir);
  await giveAllTo(user, socketFolder);
  return { programs: { binaries, user }, socketFolder };
}

/** `run` in the data directory, or a temporary folder if that path is too long for a socket. */
async function createSocketFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'run');
  await rm(folder, { recursive: true, force: true });
  if (Buffer.byteLength(path.join(folder, SOCKET_NAME)) > MAX_SOCKET_PATH) {
    return mkdtemp(path.join(tmpdir(), 'quillcast-'));
  }
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Moves the cluster into place only once it is complete, so that an interrupted first start can be repeated. */
async function createCluster(programs: Programs, cluster: string): Promise<void> {
  const folder = path.dirname(cluster);
  const drafts = (await filesIn(folder)).filter((name) => name.startsWith('postgresql.new'));
  for (const name of drafts) await rm(path.join(folder, name), { recursive: true, maxRetries: 5 });
  // Not a killed start's name: its initdb may still run, and deletes its folder when it fails.
  const draft = `${cluster}.new-${process.pid}`;
  await initdb(programs, draft);
  await rename(draft, cluster);
}

/** Reasons for a failed start that lie outside the data. */
const LACK = /shared memory|semaphores|Cannot allocate memory|could not create (?:any Unix-domain )?socket/i;

/** Tells damaged data from a machine or a folder that cannot run it. */
async function explain(cause: unknown, cluster: string): Promise<never> {
  await requireSpace(path.dirname(cluster));
  const isKnown = cause instanceof ProgramError && (cause.code || LACK.test(cause.message));
  throw isKnown ? cause : damaged(cluster, cause);
}

/** Refuses to start with an empty database where one has been lost. */
async function requireData(dataDir: string, cluster: string): Promise<void> {
  const files = await filesIn(cluster);
  if (files.length > 0 && !files.includes('PG_VERSION')) throw damaged(cluster);
  if (files.length > 0 || !(await filesIn(dataDir)).includes(AUTH_SECRET_FILE)) return;
  throw new DataDirectoryError(
    `The data directory ${dataDir} was used before, but its database (${cluster}) is gone. Put a backup of it ` +
      `there; to start with an empty one instead, remove ${path.join(dataDir, AUTH_SECRET_FILE)}.`,
  );
}

async function requireRestored(dataDir: string): Promise<void> {
  if (!(await filesIn(dataDir)).includes(RESTORE_MARK)) return;
  throw new DataDirectoryError(
    `The restore of a backup into ${dataDir} was interrupted. Empty the folder and restore the backup again.`,
  );
}

function inUse(dataDir: string, { pid, host }: LockHolder): DataDirectoryError {
  return new InUseError(
    `The data directory ${dataDir} is in use by process ${pid} on ${host}. Stop that process, or set DATA_DIR to ` +
      'another directory or DATABASE_URL to a PostgreSQL server.',
  );
}

function damaged(cluster: string, cause?: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `The database in ${cluster} is damaged or incomplete, so it was not opened. Put a backup in its place, or set ` +
      'DATA_DIR to another folder to start with an empty one.',
    { cause },
  );
}

async function requireVersion(cluster: string): Promise<void> {
  const text = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const found = text?.trim();
  if (found === undefined || found === EMBEDDED_POSTGRES_MAJOR) return;
  throw new Error(
    `The data in ${cluster} was written by PostgreSQL ${found}; this release reads version ` +
      `${EMBEDDED_POSTGRES_MAJOR}. Run npm run backup of the release that wrote it, and npm run restore of this one into ` +
      'an empty DATA_DIR.',
  );
}
