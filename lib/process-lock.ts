import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Who holds a lock. `startedAt` distinguishes a process from a later one with the same id. */
export type LockHolder = { pid: number; host: string; boot: string; startedAt: string };

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

async function isAlive(holder: LockHolder): Promise<boolean> {
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

async function readHolder(file: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** What is said to whoever wants a lock that a living process has. */
type InUse = (holder: LockHolder) => Error;

/**
 * Takes a lock, also from a process that died with it.
 * @param file the lock's file, which tells who has it
 * @param inUse the error to throw when another living process has it
 * @returns a function that gives it back
 */
export async function takeLock(file: string, inUse: InUse): Promise<() => Promise<void>> {
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    boot: await bootId(),
    startedAt: await startTimeOf(process.pid),
  };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    await claim(file, draft, inUse);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/** Links the draft to the lock's name, which only one process can do; clears a dead holder's lock once. */
async function claim(file: string, draft: string, inUse: InUse): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await link(draft, file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) throw inUse(holder);
    await removeStale(file, `${draft}.stale`, holder, inUse);
  }
  throw new Error(`The lock ${file} could not be taken; remove it if no other process runs.`);
}

/** Takes a dead holder's lock away, unless another starter has meanwhile put its own in the place. */
async function removeStale(
  file: string,
  aside: string,
  dead: LockHolder | undefined,
  inUse: InUse,
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
    throw inUse(moved);
  }
  await rm(aside, { force: true });
}
