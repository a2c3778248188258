import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { freePort } from '../../e2e/support/app-server.ts';

/** The user without rights: PostgreSQL refuses to be root. */
const NOBODY = 65_534;

const HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
const NAMES = ['db-1', 'db-2', 'db-3'];

const PASSWORD = 'a password of the tests';

type Member = { name: string; host: string; role: 'leader' | 'sync_standby' | 'replica'; state: string };

/** Programs run by nobody, which write into logs in a folder. */
function programsIn(folder: string) {
  const { PATRONI_ROOT = '', PATH } = process.env;
  if (!PATRONI_ROOT) throw new Error('PATRONI_ROOT is not set: run the tests with `npm run test:patroni`.');
  const multiarch = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const environment = {
    PATH: ['usr/lib/postgresql/15/bin', 'usr/bin', 'usr/sbin'].map((each) => path.join(PATRONI_ROOT, each)).join(':'),
    LD_LIBRARY_PATH: path.join(PATRONI_ROOT, 'usr/lib', multiarch),
    PYTHONPATH: path.join(PATRONI_ROOT, 'usr/lib/python3/dist-packages'),
    HOME: folder,
    LANG: 'C.UTF-8',
  };
  const running = new Set<ChildProcess>();
  return {
    environment,
    run: (name: string, args: readonly string[], settings: Record<string, string> = {}) => {
      const [program = '', log = program] = name.split(':');
      const env = { ...environment, PATH: `${environment.PATH}:${PATH}`, ...settings };
      const child = spawn(program, args, {
        ...({ uid: NOBODY, gid: NOBODY, env, cwd: folder } as object),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = createWriteStream(path.join(folder, `${log}.log`));
      for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
      running.add(child);
      return child;
    },
    stop: async () => {
      // The last one first: Patroni ends its PostgreSQL while etcd still runs.
      for (const child of [...running].toReversed()) {
        const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** Starts three nodes with deploy/patroni.yml and HAProxy with deploy/haproxy.cfg, as they are but for places and passwords. */
export async function startPatroni() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-patroni-'));
  await chmod(folder, 0o755);
  await chown(folder, NOBODY, NOBODY);
  const { run, stop } = programsIn(folder);
  const [client, peer, port, rest, proxy] = await Promise.all([0, 1, 2, 3, 4].map(freePort));

  const [clients, peers] = [client, peer].map((each) => `http://127.0.0.1:${each}`) as [string, string];
  run('etcd', [
    ...['--data-dir', 'etcd', '--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `default=${peers}`],
  ]);
  const shipped = await readFile('deploy/patroni.yml', 'utf8');
  const config = path.join(folder, 'patroni.yml');
  const places = `parameters: { unix_socket_directories: '' }`;
  await writeFile(config, shipped.replace(/bin_dir: .*/, places).replace('    - local all postgres peer\n', ''));
  for (const [index, name] of NAMES.entries()) {
    run(`patroni:${name}`, [config], {
      PATRONI_NAME: name,
      PATRONI_POSTGRESQL_LISTEN: `${HOSTS[index]}:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOSTS[index]}:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, name),
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${name}.pgpass`),
      PATRONI_RESTAPI_LISTEN: `${HOSTS[index]}:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOSTS[index]}:${rest}`,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${client}`,
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    });
  }
  const haproxy = path.join(folder, 'haproxy.cfg');
  const servers = (await readFile('deploy/haproxy.cfg', 'utf8'))
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${proxy}`)
    .replace(/10\.0\.0\.(\d):5432 check port 8008/g, (_, number) => `${HOSTS[number - 1]}:${port} check port ${rest}`);
  await writeFile(haproxy, servers);
  run('haproxy', ['-db', '-f', haproxy]);

  const members = async (): Promise<Member[]> => {
    for (const host of HOSTS) {
      const answer = await fetch(`http://${host}:${rest}/cluster`).catch(() => undefined);
      if (answer) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const roles = async () => (await members()).filter(({ state }) => state === 'running').map(({ role }) => role);
  /** Waits until there are a primary, a synchronous standby and a third node. */
  const whole = () =>
    vi.waitFor(async () => expect((await roles()).toSorted()).toEqual(['leader', 'replica', 'sync_standby']), {
      timeout: 120_000,
      interval: 200,
    });
  const addressOf = (user: string, database: string, hosts: string) =>
    `postgresql://${user}:${encodeURIComponent(PASSWORD)}@${hosts}/${database}`;

  await whole();
  const connect = async (hosts = `127.0.0.1:${proxy}`, database = 'quillcast') => {
    const session = new pg.Client(addressOf('postgres', database, hosts));
    session.on('error', () => undefined);
    await session.connect();
    return session;
  };
  const query = async (sql: string, ...where: Parameters<typeof connect>) => {
    const session = await connect(...where);
    return session.query(sql).finally(() => session.end());
  };
  await query(`CREATE ROLE quillcast LOGIN PASSWORD '${PASSWORD}'`, undefined, 'postgres');
  await query('CREATE DATABASE quillcast OWNER quillcast', undefined, 'postgres');

  return {
    folder,
    urls: {
      proxy: addressOf('quillcast', 'quillcast', `127.0.0.1:${proxy}`),
      hosts: addressOf('quillcast', 'quillcast', HOSTS.map((host) => `${host}:${port}`).join()),
    },
    members,
    whole,
    connect,
    query,
    /** Kills the primary's postmaster, as the system does when it runs out of memory. @returns its name */
    killPrimary: async (): Promise<string> => {
      const { name } = (await members()).find(({ role }) => role === 'leader') as Member;
      const file = await readFile(path.join(folder, name, 'postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(file, 10), 'SIGKILL');
      return name;
    },
    /** Waits for a primary with another name. @returns when it was promoted, by this machine's clock */
    promoted: async (former: string): Promise<number> => {
      for (;;) {
        const leader = (await members()).find(({ role, state }) => role === 'leader' && state === 'running');
        if (leader && leader.name !== former) return Date.now();
        await sleep(50);
      }
    },
    /** Has the standbys replay what the primary does this much later. */
    delayStandbys: async (delay: string) => {
      const change = { postgresql: { recovery_conf: { recovery_min_apply_delay: delay } } };
      await fetch(`http://${HOSTS[0]}:${rest}/config`, { method: 'PATCH', body: JSON.stringify(change) });
      const standbys = (await members()).filter(({ role }) => role !== 'leader');
      for (const { host } of standbys) {
        const shown = async () => (await query('SHOW recovery_min_apply_delay', `${host}:${port}`)).rows;
        await expect.poll(shown, { timeout: 30_000 }).toEqual([{ recovery_min_apply_delay: delay }]);
      }
    },
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
