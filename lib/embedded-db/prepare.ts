import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import type { Programs } from './programs.ts';
import { findServerUser, giveAllTo, giveTo } from './server-user.ts';

/** Longest path of a socket in bytes (sun_path less its end). */
const MAX_SOCKET_PATH = 107;

const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Makes ready what a server in `dataDir` needs beside its cluster: the programs, the user they run as, and a private
 * folder for its socket. Nothing is remembered: the next start may be on another machine or as another user.
 * @throws Error with a sentence when there are no programs, or nobody to run them as
 */
export async function prepare(dataDir: string): Promise<{ programs: Programs; socketFolder: string }> {
  const socketFolder = await makeSocketFolder(await realpath(dataDir));
  const binaries = await findBinaries(socketFolder);
  const user = await findServerUser(await realpath(dataDir), binaries.postgres);
  await giveTo(user, dataDir);
  await giveAllTo(user, socketFolder);
  return { programs: { binaries, user }, socketFolder };
}

/** The folder `run` in the data directory, or a temporary one where its path is too long for a socket. */
async function makeSocketFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'run');
  await rm(folder, { recursive: true, force: true });
  if (Buffer.byteLength(path.join(folder, SOCKET_NAME)) > MAX_SOCKET_PATH) {
    return mkdtemp(path.join(tmpdir(), 'quillcast-'));
  }
  await mkdir(folder, { mode: 0o700 });
  return folder;
}
