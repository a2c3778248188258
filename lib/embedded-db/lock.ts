import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Who holds a data directory. `startedAt` distinguishes a process from a later one with the same id. */
type Holder = { pid: number; host: string; boot: string; startedAt: string };

const LOCK_FILE = 'lock.json';

/** Raised when another living process has the directory open. */
class DataDirectoryInUseError extends Error {
  constructor(directory: string, holder: Holder) {
    super(
      `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}. ` +
        `Stop that process (if there is none any more, remove ${path.join(directory, LOCK_FILE)}), or set ` +
        'DATA_DIR to another directory, or set DATABASE_URL to a PostgreSQL server.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/** Start time of a process in clock ticks since boot (Linux), or '' where it cannot be read. */
async function startTimeOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces, so count fields from after its closing parenthesis.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Identifies one boot of the machine (Linux), or '' where it cannot be read. */
async function bootId(): Promise<string> {
  return readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
}

async function isAlive(holder: Holder): Promise<boolean> {
  // Another machine on a shared disk cannot be asked.
  if (holder.host !== hostname()) return true;
  if (holder.boot !== (await bootId())) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (await startTimeOf(holder.pid)) === holder.startedAt;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock of a data directory, also from a process that died with it.
 * @returns a function that gives it back
 * @throws DataDirectoryInUseError naming the holder
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, LOCK_FILE);
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    boot: await bootId(),
    startedAt: await startTimeOf(process.pid),
  };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    await claim(directory, file, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/** Links the draft to the lock's name, which only one process can do; clears a dead holder's lock once. */
async function claim(directory: string, file: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await link(draft, file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) throw new DataDirectoryInUseError(directory, holder);
    await removeStale(directory, file, `${draft}.stale`, holder);
  }
  throw new Error(`The lock ${file} could not be taken; remove it if no server is running.`);
}

/** Takes a dead holder's lock away, unless another starter has meanwhile put its own in the place. */
async function removeStale(
  directory: string,
  file: string,
  aside: string,
  dead: Holder | undefined,
): Promise<void> {
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const moved = await readHolder(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(dead)) {
    await link(aside, file).catch(() => undefined);
    await rm(aside, { force: true });
    throw new DataDirectoryInUseError(directory, moved);
  }
  await rm(aside, { force: true });
}
