import { readFileSync } from 'node:fs';

/** A moment: its time, and how long a process had waited for a CPU until then, both in milliseconds. */
export type Moment = { time: number; waited: number };

/** The child process started last (Linux only). */
export function childProcess(): string | undefined {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
    return children.trim().split(' ').at(-1);
  } catch {
    return undefined;
  }
}

/** A clock that also measures how long a process waited for a CPU; 0 where the system does not report it. */
export function clockFor(pid: string | undefined): () => Moment {
  return () => {
    const schedule = pid ? readFileSync(`/proc/${pid}/schedstat`, 'utf8') : '';
    const [, waited = 0] = schedule.split(' ').map(Number);
    return { time: performance.now(), waited: waited / 1e6 };
  };
}

/** Milliseconds from one moment to the next, and those without waiting for a CPU. */
export function between(from: Moment, to: Moment): { all: number; free: number } {
  const all = to.time - from.time;
  return { all, free: Math.max(0, all - (to.waited - from.waited)) };
}
