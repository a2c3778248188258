import path from 'node:path';
import { type LockHolder, takeLock } from '../process-lock.ts';

const LOCK_FILE = 'lock.json';

/** Raised when another living process has the directory open. */
class DataDirectoryInUseError extends Error {
  constructor(directory: string, holder: LockHolder) {
    super(
      `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}. ` +
        `Stop that process (if there is none any more, remove ${path.join(directory, LOCK_FILE)}), or set ` +
        'DATA_DIR to another directory, or set DATABASE_URL to a PostgreSQL server.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/**
 * Takes the lock of a data directory, also from a process that died with it.
 * @returns a function that gives it back
 * @throws DataDirectoryInUseError naming the holder
 */
export const lockDataDirectory = (directory: string): Promise<() => Promise<void>> =>
  takeLock({
    file: path.join(directory, LOCK_FILE),
    inUse: (holder) => new DataDirectoryInUseError(directory, holder),
    isRefreshed: false,
  });
