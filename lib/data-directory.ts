import { chmod, lstat, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Free space below which a failure is put down to a full disk, in bytes: PostgreSQL's log alone grows in steps of 16 MB. */
const LITTLE_SPACE = 32 * 1024 * 1024;

/** Why DATA_DIR cannot be used; `message` is a sentence that says what to do. */
export class DataDirectoryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataDirectoryError';
  }
}

const diskFull = (directory: string) =>
  `The disk of the data directory ${directory} is full. Free some space, at least 100 MB, and start again.`;

/**
 * Makes sure that more than a little can be written to a directory's disk.
 * @throws DataDirectoryError when it cannot
 */
export async function requireSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < LITTLE_SPACE) throw new DataDirectoryError(diskFull(directory));
}

function sentenceFor(code: string | undefined, directory: string): string | undefined {
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `DATA_DIR leads to a file (${directory}), but it must be a folder. Set it to a folder, or move the file away.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `Nothing can be written to the data directory ${directory}. Give the user that runs Quillcast the right to write there, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(directory);
  return undefined;
}

/**
 * Runs work on DATA_DIR.
 * @throws DataDirectoryError in the place of the operating system's errors; what the work throws otherwise
 */
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
    // The database removes files of its own at any time.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function closeEntries(directory: string, open: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    // A link's own mode means nothing, and what it leads to may be anybody's.
    if (entry.isSymbolicLink() || file === open) continue;
    await closeToOthers(file);
    if (entry.isDirectory()) await closeEntries(file, open);
  }
}

/**
 * Lets only its owner into DATA_DIR and what is in it, also where an older version or a restored copy left it open.
 * @param open a folder in it that holds no secrets and may be anybody's: it is left as it is
 * @throws DataDirectoryError when it belongs to somebody else
 */
export async function makePrivate(directory: string, open: string): Promise<void> {
  await inDataDirectory(directory, async () => {
    await closeToOthers(directory);
    await closeEntries(directory, open);
  });
}

/** Files that Quillcast makes in DATA_DIR at its first start, and the folder itself. */
const OWN_FILES = ['credentials-key', 'auth-secret', 'lock.json', '.'];

/** Whose DATA_DIR is, by the files in it: the folder may have been given to the database server's user. */
async function ownerOf(directory: string): Promise<number | undefined> {
  for (const name of OWN_FILES) {
    const found = await stat(path.join(directory, name)).catch(() => undefined);
    if (found) return found.uid;
  }
  return undefined;
}

/**
 * Makes sure that DATA_DIR is the user's who works on it: what another leaves there, even root, its owner cannot read.
 * @param user the id of the user who asks; undefined where the system has none
 * @throws DataDirectoryError when it belongs to somebody else
 */
export async function requireOwner(directory: string, user: number | undefined): Promise<void> {
  const owner = (await ownerOf(directory)) ?? user;
  if (owner === user || user === undefined) return;
  throw new DataDirectoryError(
    `The data directory ${directory} belongs to the user ${owner}, and this command runs as the user ${user}: Quillcast could not read what it writes there. Run it as the user that runs Quillcast (sudo -u '#${owner}' …), or set DATA_DIR to another folder.`,
  );
}
