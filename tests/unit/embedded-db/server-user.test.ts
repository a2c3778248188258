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
/** Some containers allow none: their tests make none either. */
const allowsNamespaces = spawnSync('unshare', ['--user', 'true']).status === 0;
/** Who our own files belong to once a server has run on them: root's stay root's only with a namespace. */
const ownUid = isRoot && !allowsNamespaces ? 65_534 : userInfo().uid;

let directory: string;

// What ends after its starter was killed writes a last time.
afterEach(() => rm(directory, { recursive: true, maxRetries: 10, retryDelay: 200 }));

/** The system's id of the user that the server on the directory runs as, after a question to it. */
async function serverUid(): Promise<number> {
  const { connection, close } = await openEmbeddedDatabase(directory);
  await execute(connection, 'CREATE TABLE IF NOT EXISTS note (text text)');
  const pidFile = path.join(directory, 'postgresql/postmaster.pid');
  const { uid } = await stat(`/proc/${Number.parseInt(await readFile(pidFile, 'utf8'), 10)}`);
  await close();
  return uid;
}

test('runs below a home that is closed to others, its files being its owner’s', async () => {
  directory = await mkdtemp(path.join(homedir(), '.quillcast-user-'));
  expect(await serverUid()).toBe(ownUid);
  expect((await stat(path.join(directory, 'postgresql/PG_VERSION'))).uid).toBe(ownUid);
});

test.runIf(isRoot)(
  'started by root runs as the owner of its data directory, before and after root had it',
  async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'quillcast-user-'));
    expect(await serverUid()).toBe(ownUid);
    await chown(directory, 65_534, 65_534);
    expect(await serverUid()).toBe(65_534);
    await chown(directory, 0, 0);
    expect(await serverUid()).toBe(ownUid);
  },
);

/**
 * Writes into a folder's database as root of a container that allows no user namespaces.
 * @param users how many users the container has, from root on
 */
async function writeInContainer(folder: string, users: number): Promise<ChildProcessWithoutNullStreams> {
  const script = 'echo 0 >/proc/sys/user/max_user_namespaces; exec "$@"';
  const command = [process.execPath, 'tests/support/write-to-database.ts', folder];
  const child = spawn('unshare', [
    // A program that is started before root is known there has no rights.
    ...['--user', 'sh', '-c', 'read go; exec "$@"', 'sh'],
    ...['sh', '-c', script, 'sh', ...command],
  ]);
  const namespaceOf = (pid: number | undefined) => readlink(`/proc/${pid}/ns/user`);
  await expect.poll(() => namespaceOf(child.pid)).not.toBe(await namespaceOf(process.pid));
  for (const map of ['uid_map', 'gid_map']) {
    await writeFile(`/proc/${child.pid}/${map}`, `0 0 ${users}`);
  }
  child.stdin.write('go\n');
  return child;
}

test.runIf(isRoot && allowsNamespaces).each([
  { below: 'an open folder', mode: 0o755 },
  { below: 'a folder that is closed to others', mode: 0o700 },
])('runs as nobody, who is given the data, below $below in a container without user namespaces', async ({ mode }) => {
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
});

test.runIf(isRoot && allowsNamespaces)(
  'says what to do where there is nobody but root and no user namespace',
  async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'quillcast-user-'));
    const writer = await writeInContainer(directory, 1);
    expect(await text(writer.stderr)).toContain(
      'PostgreSQL does not run as root, and no other user can be used: user namespaces are not allowed here',
    );
  },
);
