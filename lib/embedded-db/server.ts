import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';
import { ProgramError, type Programs, type Running, SUPERUSER, startProgram } from './programs.ts';
import { giveAllTo } from './server-user.ts';

export type ServerOptions = {
  programs: Programs;
  cluster: string;
  socketFolder: string;
  settings?: Readonly<Record<string, string>>;
};

export type EmbeddedServer = { connection: pg.ClientConfig; stop: () => Promise<void> };

/** For one application on a small machine; PostgreSQL's defaults assume a dedicated server. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  // No replication.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // No worker processes besides those of the connections.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements go to their clients.
  log_min_messages: 'fatal',
} as const;

/**
 * Shell that starts the server, and stops it (fast, then immediately) when descriptor 3 closes, by us or our death. It
 * ignores signals to the process group, which we receive too.
 */
const SUPERVISOR = `
"$@" 3<&- & server=$!
trap '' HUP INT TERM
{
  read -r line <&3
  kill -INT $server
  for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    sleep 1 >/dev/null 2>&1 3<&-
    kill -0 $server || exit
  done
  kill -QUIT $server
} 2>/dev/null & guard=$!
exec 3<&-
wait $server; status=$?
kill -KILL $guard 2>/dev/null
exit $status`;

const RESTART_MS = 1000;
const POLL_MS = 30;

/** Output of a server whose predecessor's processes are still exiting. */
const STILL_EXITING = /pre-existing shared memory block|postmaster\.pid" already exists/;
const STILL_EXITING_TRIES = 15;

const connectionIn = (host: string, port: number): pg.ClientConfig => ({
  ...{ host, port },
  user: SUPERUSER,
  database: 'postgres',
  ssl: false,
});

/** How to reach the server that runs on a cluster, by its lock file; undefined while it starts. */
export async function runningServer(cluster: string): Promise<pg.ClientConfig | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socketFolder, , , status] = text.split('\n');
  return socketFolder && status?.trim() === 'ready' ? connectionIn(socketFolder, Number(port)) : undefined;
}

/**
 * Starts PostgreSQL as a child process that cannot outlive this one, after ending an orphan on its cluster. Restarts it
 * after a crash. @throws ProgramError when it exits instead of accepting connections
 */
export async function startServer(options: ServerOptions): Promise<EmbeddedServer> {
  const connection = connectionIn(options.socketFolder, Number(options.settings?.port ?? 5432));
  let stopping = false;
  let running = await startOnce(options, connection);
  const closeLifeline = () => running.child.stdio[3]?.destroy();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping) return;
      log().error({ output: running.output() }, 'embedded PostgreSQL exited; restarting');
      await sleep(RESTART_MS, undefined, { ref: false });
      if (stopping) return;
      running = await startOnce(options, connection).catch((err) => {
        log().error({ err }, 'embedded PostgreSQL did not start');
        return running;
      });
      // `stop` was called during the restart.
      if (stopping) closeLifeline();
    }
  }

  const supervision = keepRunning();
  return {
    connection,
    stop: async () => {
      stopping = true;
      running.child.ref();
      closeLifeline();
      await supervision;
    },
  };
}

async function startOnce(options: ServerOptions, connection: pg.ClientConfig): Promise<Running> {
  for (let tries = 1; ; tries += 1) {
    await endOrphan(options.cluster);
    await giveAllTo(options.programs.user, options.cluster);
    const running = startProgram(options.programs, serverCommand(options), true);
    if (await acceptsConnections(running, connection)) return released(running);
    const output = running.output();
    if (!STILL_EXITING.test(output) || tries === STILL_EXITING_TRIES) {
      throw new ProgramError('PostgreSQL', output);
    }
    await sleep(RESTART_MS);
  }
}

function serverCommand({ programs, cluster, socketFolder, settings }: ServerOptions): string[] {
  // The setting is a list; its members may be quoted.
  const sockets = `"${socketFolder.replaceAll('"', '""')}"`;
  const all = { ...SETTINGS, unix_socket_directories: sockets, ...settings };
  return [
    ...['sh', '-c', SUPERVISOR, 'sh', programs.binaries.postgres, '-D', cluster, '-p', '5432'],
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function acceptsConnections(running: Running, connection: pg.ClientConfig): Promise<boolean> {
  let hasEnded = false;
  running.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** Lets this process exit while the server runs; the server stops then. */
function released(running: Running): Running {
  running.child.unref();
  for (const stream of [running.child.stderr, running.child.stdio[3]]) {
    (stream as { unref?: () => void } | null | undefined)?.unref?.();
  }
  return running;
}

/** Time limits of a fast and an immediate shutdown, in ms. */
const SHUTDOWN_MS = { SIGINT: 30_000, SIGQUIT: 5000 };

/** Ends an orphaned server on a cluster; the caller holds the directory's lock. @throws Error when it does not exit */
async function endOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  for (const [signal, limitMs] of Object.entries(SHUTDOWN_MS)) {
    if (!(await isClusterServer(cluster, pid))) break;
    process.kill(pid, signal);
    const deadline = Date.now() + limitMs;
    while ((await isClusterServer(cluster, pid)) && Date.now() < deadline) await sleep(POLL_MS);
  }
  if (await isClusterServer(cluster, pid)) {
    throw new Error(`A PostgreSQL server (process ${pid}) is running on ${cluster} and does not exit. Stop it.`);
  }
  // Its id may belong to another process by now, which would keep a server from starting.
  await rm(file, { force: true });
}

/** Whether a process is a PostgreSQL server on this cluster, by its working directory. */
async function isClusterServer(cluster: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || !existsSync(`/proc/${pid}`)) return false;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
}
