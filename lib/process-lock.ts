import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { tryLock } from 'fs-native-extensions';

export type LockHolder = { pid: number; host: string };

/** What the holder has written into its file; it may be about to. */
function readHolder(file: string): LockHolder {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { pid: 0, host: 'an unknown host' };
  }
}

/** Whether a file is still at its path: the last holder may have removed it after it was opened. */
const isInPlace = (opened: number, file: string) =>
  fstatSync(opened).ino === statSync(file, { throwIfNoEntry: false })?.ino;

function lockFile(opened: number): boolean {
  try {
    return tryLock(opened);
  } catch (cause) {
    // Systems name the reason differently (ENOLCK, ENOSYS), and Node does not know all of the names.
    throw Object.assign(new Error('The disk does not support file locks.', { cause }), { code: 'ENOTSUP' });
  }
}

/**
 * Locks a file until this process ends or calls the returned function, for all containers that share the file. Throws
 * the error that `inUse` makes of another holder; ENOTSUP on a disk without locks.
 */
export function takeLock(file: string, inUse: (holder: LockHolder) => Error): () => void {
  for (;;) {
    // A number, not a FileHandle: the garbage collector would close that, and release the lock.
    const opened = openSync(file, 'a+', 0o600);
    try {
      if (!lockFile(opened)) throw inUse(readHolder(file));
      if (isInPlace(opened, file)) {
        ftruncateSync(opened);
        writeSync(opened, JSON.stringify({ pid: process.pid, host: hostname() } satisfies LockHolder));
        return () => {
          rmSync(file, { force: true });
          closeSync(opened);
        };
      }
    } catch (error) {
      closeSync(opened);
      throw error;
    }
    closeSync(opened);
  }
}
