import { chmod, lstat, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Free space below which the disk counts as full, in bytes: PostgreSQL's log grows in steps of 16 MB. */
const LITTLE_SPACE = 32 * 1024 * 1024;

/** Why DATA_DIR cannot be used; `message` says what to do. */
export class DataDirectoryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataDirectoryError';
  }
}

const diskFull = (directory: string) =>
  `The disk of the data directory ${directory} is full. Free up at least 100 MB and start again.`;

/** Checks that a directory's disk is not full. @throws DataDirectoryError */
export async function requireSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < LITTLE_SPACE) throw new DataDirectoryError(diskFull(directory));
}

function sentenceFor(code: string | undefined, directory: string): string | undefined {
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `DATA_DIR is a file (${directory}), but it must be a folder. Set it to a folder, or move the file away.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The data directory ${directory} is not writable. Give the user that runs Quillcast write access, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(directory);
  if (code === 'ENOTSUP') {
    return `The disk of the data directory ${directory} does not support file locks. Set DATA_DIR to a folder on another disk.`;
  }
  return undefined;
}

/** Runs `work` on DATA_DIR, which is created if necessary. @throws DataDirectoryError for known system errors */
export async function inDataDirectory<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return await work();
  } catch (cause) {
    const sentence = sentenceFor((cause as NodeJS.ErrnoException).code, directory);
    throw sentence ? new DataDirectoryError(sentence, { cause }) : cause;
  }
}

async function closeToOthers(file: string): Promise<void> {
  try {
    const { mode } = await lstat(file);
    if (mode & 0o077) await chmod(file, mode & 0o700);
  } catch (error) {
    // The database may remove its files at any time.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function closeEntries(directory: string, open: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    // A symlink has no mode of its own, and its target may be anything.
    if (entry.isSymbolicLink() || file === open) continue;
    await closeToOthers(file);
    if (entry.isDirectory()) await closeEntries(file, open);
  }
}

/** Restricts DATA_DIR to its owner, except for the folder `open`, which has no secrets. @throws DataDirectoryError */
export async function makePrivate(directory: string, open: string): Promise<void> {
  await inDataDirectory(directory, async () => {
    await closeToOthers(directory);
    await closeEntries(directory, open);
  });
}

/** Files created at the first start, and the folder itself. */
const OWN_FILES = ['credentials-key', 'auth-secret', 'lock.json', '.'];

/** Owner of DATA_DIR, by its files: the folder itself may belong to the database server's user. */
async function readOwner(directory: string): Promise<number | undefined> {
  for (const name of OWN_FILES) {
    const found = await stat(path.join(/* turbopackIgnore: true */ directory, name)).catch(() => undefined);
    if (found) return found.uid;
  }
  return undefined;
}

/** Checks that DATA_DIR is the current user's: its owner could not read others' files. @throws DataDirectoryError */
export async function requireOwner(directory: string, user: number | undefined): Promise<void> {
  const owner = (await readOwner(directory)) ?? user;
  if (owner === user || user === undefined) return;
  throw new DataDirectoryError(
    `The data directory ${directory} belongs to user ${owner}, but this command runs as user ${user}: Quillcast could not read its files. Run it as the user that runs Quillcast (sudo -u '#${owner}' …), or set DATA_DIR to another folder.`,
  );
}
