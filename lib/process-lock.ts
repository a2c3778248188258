import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Who holds a lock. `startedAt` distinguishes a process from a later one with the same id. */
export type LockHolder = { pid: number; host: string; boot: string; startedAt: string };

/** A lock that is wanted. */
type Lock = {
  /** Its file, which tells who has it. */
  file: string;
  /** The error to throw when another living process has it. */
  inUse: (holder: LockHolder) => Error;
  /**
   * Whether its holders refresh it, so that one of another machine or container is known to be gone. Not where two
   * holders would do harm: clocks of machines may differ.
   */
  isRefreshed: boolean;
};

/** How often the time of a lock's file is set anew, and after how long without that it counts as left, in milliseconds. */
const LOCK_REFRESH_MS = 5000;
const LOCK_FORGOTTEN_MS = 60_000;

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

async function isAlive(holder: LockHolder, { file, isRefreshed }: Lock): Promise<boolean> {
  // Another machine on a shared disk, or a container that is gone, cannot be asked.
  if (holder.host !== hostname()) return !(isRefreshed && (await isForgotten(file)));
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

async function isForgotten(file: string): Promise<boolean> {
  const refreshedAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return Date.now() - refreshedAt > LOCK_FORGOTTEN_MS;
}

/**
 * Takes a lock, also from a process that died with it.
 * @returns a function that gives it back
 */
export async function takeLock(lock: Lock): Promise<() => Promise<void>> {
  const { file, isRefreshed } = lock;
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    boot: await bootId(),
    startedAt: await startTimeOf(process.pid),
  };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    await claim(lock, draft);
  } finally {
    await rm(draft, { force: true });
  }
  const refresh = () => void utimes(file, new Date(), new Date()).catch(() => undefined);
  const timer = isRefreshed ? setInterval(refresh, LOCK_REFRESH_MS).unref() : undefined;
  return () => {
    clearInterval(timer);
    return rm(file, { force: true });
  };
}

/** Links the draft to the lock's name, which only one process can do; clears a dead holder's lock once. */
async function claim(lock: Lock, draft: string): Promise<void> {
  const { file, inUse } = lock;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await link(draft, file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder, lock))) throw inUse(holder);
    await removeStale(lock, `${draft}.stale`, holder);
  }
  throw new Error(`The lock ${file} could not be taken; remove it if no other process runs.`);
}

/** Takes a dead holder's lock away, unless another starter has meanwhile put its own in the place. */
async function removeStale({ file, inUse }: Lock, aside: string, dead: LockHolder | undefined): Promise<void> {
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
