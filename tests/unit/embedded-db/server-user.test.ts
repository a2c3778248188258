import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/embedded-db/open.ts';
import { execute } from '../../support/server-database.ts';

const isRoot = userInfo().uid === 0;
/** Some containers forbid user namespaces. */
const allowsNamespaces = spawnSync('unshare', ['--user', 'true']).status === 0;
/** Owner of our files after a server has run on them: root keeps them only in a namespace. */
const ownUid = isRoot && !allowsNamespaces ? 65_534 : userInfo().uid;

let directory: string;

// A server whose starter was killed writes once more before it exits.
afterEach(() => rm(directory, { recursive: true, maxRetries: 10, retryDelay: 200 }));

/** User id of the server on the directory. */
async function serverUid(): Promise<number> {
  const { connection, close } = await openEmbeddedDatabase(directory);
  await execute(connection, 'CREATE TABLE IF NOT EXISTS note (text text)');
  const pidFile = path.join(directory, 'postgresql/postmaster.pid');
  const { uid } = await stat(`/proc/${Number.parseInt(await readFile(pidFile, 'utf8'), 10)}`);
  await close();
  return uid;
}

test('runs below a home with mode 700, and the files keep their owner', async () => {
  directory = await mkdtemp(path.join(homedir(), '.quillcast-user-'));
  expect(await serverUid()).toBe(ownUid);
  expect((await stat(path.join(directory, 'postgresql/PG_VERSION'))).uid).toBe(ownUid);
});

test.runIf(isRoot)('started by root, runs as the current owner of its data directory', async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quillcast-user-'));
  expect(await serverUid()).toBe(ownUid);
  await chown(directory, 65_534, 65_534);
  expect(await serverUid()).toBe(65_534);
  await chown(directory, 0, 0);
  expect(await serverUid()).toBe(ownUid);
});

/**
 * Writes into a folder's database as root of a container that forbids user namespaces.
 * @param users number of users in the container, from root on
 */
async function writeInContainer(folder: string, users: number): Promise<ChildProcessWithoutNullStreams> {
  const script = 'echo 0 >/proc/sys/user/max_user_namespaces; exec "$@"';
  const command = [process.execPath, 'tests/support/write-to-database.ts', folder];
  const child = spawn('unshare', [
    // A program started before root is mapped has no privileges.
    ...['--user', 'sh', '-c', 'read go; exec "$@"', 'sh'],
    ...['sh', '-c', script, 'sh', ...command],
  ]);
  const readNamespace = (pid: number | undefined) => readlink(`/proc/${pid}/ns/user`);
  await expect.poll(() => readNamespace(child.pid)).not.toBe(await readNamespace(process.pid));
  for (const map of ['uid_map', 'gid_map']) {
    await writeFile(`/proc/${child.pid}/${map}`, `0 0 ${users}`);
  }
  child.stdin.write('go\n');
  return child;
}

test.runIf(isRoot && allowsNamespaces).each([
  { below: 'an open folder', mode: 0o755 },
  { below: 'a folder with mode 700', mode: 0o700 },
])(
  'runs as nobody, the new owner of the data, below $below in a container without user namespaces',
  async ({ mode }) => {
    directory = await mkdtemp(path.join(tmpdir(), 'quillcast-user-'));
    await chmod(directory, mode);
    const data = path.join(directory, 'data');
    await mkdir(data);
    const writer = await writeInContainer(data, 65_536);
    const [written] = await once(writer.stdout, 'data');
    expect(String(written)).toMatch(/^1\n/);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const owners = ['', 'postgresql', 'postgresql/PG_VERSION'].map((name) => stat(path.join(data, name)));
    expect((await Promise.all(owners)).map(({ uid }) => uid)).toEqual([65_534, 65_534, 65_534]);
  },
);

test.runIf(isRoot && allowsNamespaces)(
  'says what to do where root is the only user and user namespaces are forbidden',
  async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'quillcast-user-'));
    const writer = await writeInContainer(directory, 1);
    expect(await text(writer.stderr)).toContain(
      'PostgreSQL refuses to run as root, and no other way works here: user namespaces are forbidden',
    );
  },
);
