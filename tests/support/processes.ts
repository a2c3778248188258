import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A process of this machine. */
export type RunningProcess = { pid: number; parent: number; command: string };

async function allProcesses(): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    // What has ended and waits for its parent to be told runs no more.
    return state && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** The processes that a process has started, and those that they have, of all generations. */
export async function findDescendants(pid: number): Promise<RunningProcess[]> {
  const all = await allProcesses();
  const findChildren = (parent: number): RunningProcess[] =>
    all.filter((each) => each.parent === parent).flatMap((child) => [child, ...findChildren(child.pid)]);
  return findChildren(pid);
}

/** Which of these processes still run. */
export async function stillRunning(pids: readonly number[]): Promise<RunningProcess[]> {
  return (await allProcesses()).filter(({ pid }) => pids.includes(pid));
}
