import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** How long a server may take to end gently, and then at once, in ms. */
const GENTLE_MS = 30_000;
const AT_ONCE_MS = 5000;

/**
 * Ends a server that was left over on a cluster whose starter died. The caller holds the data directory's lock, so no
 * other process may have one there.
 * @throws Error when it does not end
 */
export async function endLeftOver(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  for (const [signal, patience] of [
    ['SIGINT', GENTLE_MS],
    ['SIGQUIT', AT_ONCE_MS],
  ] as const) {
    if (!(await isServerOf(cluster, pid))) break;
    process.kill(pid, signal);
    const late = Date.now() + patience;
    while ((await isServerOf(cluster, pid)) && Date.now() < late) await sleep(POLL_MS);
  }
  if (await isServerOf(cluster, pid)) {
    throw new Error(`A PostgreSQL server (process ${pid}) has ${cluster} and does not end.`);
  }
  // The id in it may be that of another process by now, which would keep a server from starting.
  await rm(file, { force: true });
}

/** Whether a process is a PostgreSQL server on this cluster; its working directory is the cluster. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || !existsSync(`/proc/${pid}`)) return false;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
}
