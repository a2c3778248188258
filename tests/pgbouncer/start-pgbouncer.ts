import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { freePort } from '../../e2e/support/app-server.ts';

/** The user without rights: pgbouncer refuses to be root. */
const NOBODY = 65_534;

/**
 * Starts pgbouncer in front of a PostgreSQL server of this machine.
 * @param url the server's address
 * @returns its own address
 */
export async function startPgbouncer(url: string, poolMode: 'session' | 'transaction') {
  const { PGBOUNCER_PROGRAM = '', PGBOUNCER_LIBRARIES } = process.env;
  const server = new URL(url);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-pgbouncer-'));
  await chmod(folder, 0o755);
  const [users, ini] = ['users.txt', 'pgbouncer.ini'].map((name) => path.join(folder, name));
  await writeFile(users ?? '', `"${server.username}" ""\n`);
  await writeFile(
    ini ?? '',
    `[databases]
postgres = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${poolMode}
`,
  );
  const child = spawn(PGBOUNCER_PROGRAM, ['-q', ini ?? ''], {
    uid: NOBODY,
    gid: NOBODY,
    env: { LD_LIBRARY_PATH: PGBOUNCER_LIBRARIES },
    stdio: 'ignore',
  } as object);
  const ended = once(child, 'exit');
  const address = `postgresql://${server.username}@127.0.0.1:${port}/postgres`;
  const answers = async () => {
    const client = new pg.Client(address);
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    return isConnected;
  };
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  return {
    url: address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
