import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** Time limits of a fast and an immediate shutdown, in ms. */
const FAST_MS = 30_000;
const IMMEDIATE_MS = 5000;

/**
 * Ends an orphaned server on a cluster. The caller holds the data directory's lock, so no living process owns one.
 * @throws Error when it does not exit
 */
export async function endOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_MS],
    ['SIGQUIT', IMMEDIATE_MS],
  ] as const) {
    if (!(await isServerOf(cluster, pid))) break;
    process.kill(pid, signal);
    const deadline = Date.now() + limitMs;
    while ((await isServerOf(cluster, pid)) && Date.now() < deadline) await sleep(POLL_MS);
  }
  if (await isServerOf(cluster, pid)) {
    throw new Error(`A PostgreSQL server (process ${pid}) is running on ${cluster} and does not exit. Stop it.`);
  }
  // Its id may belong to another process by now, which would keep a server from starting.
  await rm(file, { force: true });
}

/** Whether a process is a PostgreSQL server on this cluster, by its working directory. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || !existsSync(`/proc/${pid}`)) return false;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
}
