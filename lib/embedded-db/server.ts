import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';
import { SUPERUSER } from './initdb.ts';
import { endLeftOver } from './left-over.ts';
import { ProgramError, type Programs, type Running, startProgram } from './programs.ts';
import { giveAllTo } from './server-user.ts';

/** How a server is started: on which cluster, with its socket in which folder, and with which further settings. */
export type ServerOptions = {
  programs: Programs;
  cluster: string;
  socketFolder: string;
  settings?: Readonly<Record<string, string>>;
};

/** A server that answers: how to open a connection, and how to stop it. */
export type EmbeddedServer = { connection: pg.ClientConfig; stop: () => Promise<void> };

/** For one application on a small machine: defaults are meant for a server of its own. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  // Nobody replicates it.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Processes beside the connections' own.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A statement's error goes to the client that sent it.
  log_min_messages: 'fatal',
} as const;

/**
 * The shell that starts the server and ends it, fast and then at once, when file 3 closes: because we say so, or because
 * this process is gone, however it ended. A server that ends by itself ends the shell. What asks everything here to end
 * asks us too; the shell waits for that.
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

/** Pause before another try to start or to connect, in ms. */
const AGAIN_MS = 1000;
const POLL_MS = 30;

/** What a server says that finds the last one's processes still ending. */
const STILL_ENDING = /pre-existing shared memory block|postmaster\.pid" already exists/;
const STILL_ENDING_TRIES = 15;

/**
 * Starts PostgreSQL as a child process that ends with this one at the latest, and waits until it answers. A server left
 * over there is ended first; one that ends by itself is started again until it is stopped.
 * @throws ProgramError when it ends instead of answering
 */
export async function startServer(options: ServerOptions): Promise<EmbeddedServer> {
  const connection: pg.ClientConfig = {
    host: options.socketFolder,
    port: Number(options.settings?.port ?? 5432),
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
  };
  let stopping = false;
  let running = await startOnce(options, connection);
  const closeLifeline = () => running.child.stdio[3]?.destroy();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping) return;
      log().error({ said: running.said() }, 'the embedded PostgreSQL ended and is started again');
      await sleep(AGAIN_MS, undefined, { ref: false });
      if (stopping) return;
      running = await startOnce(options, connection).catch((err) => {
        log().error({ err }, 'the embedded PostgreSQL does not start');
        return running;
      });
      // Asked to stop while it started.
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
    await endLeftOver(options.cluster);
    await giveAllTo(options.programs.user, options.cluster);
    const running = startProgram(options.programs, commandOf(options), true);
    if (await answers(running, connection)) return released(running);
    const said = running.said();
    if (!STILL_ENDING.test(said) || tries === STILL_ENDING_TRIES) {
      throw new ProgramError('PostgreSQL', said);
    }
    await sleep(AGAIN_MS);
  }
}

function commandOf({ programs, cluster, socketFolder, settings }: ServerOptions): string[] {
  // It is a list, whose members may be quoted.
  const sockets = `"${socketFolder.replaceAll('"', '""')}"`;
  const all = { ...SETTINGS, unix_socket_directories: sockets, ...settings };
  return [
    ...['sh', '-c', SUPERVISOR, 'sh', programs.binaries.postgres, '-D', cluster, '-p', '5432'],
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Waits until a server takes connections, or has ended. */
async function answers(running: Running, connection: pg.ClientConfig): Promise<boolean> {
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

/** Lets this process end although a server runs, which then ends too. */
function released(running: Running): Running {
  running.child.unref();
  for (const stream of [running.child.stderr, running.child.stdio[3]]) {
    (stream as { unref?: () => void } | null | undefined)?.unref?.();
  }
  return running;
}
