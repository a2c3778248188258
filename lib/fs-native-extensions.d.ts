declare module 'fs-native-extensions' {
  /** Locks an open file exclusively; false when another process holds the lock. */
  export function tryLock(fd: number): boolean;
}
