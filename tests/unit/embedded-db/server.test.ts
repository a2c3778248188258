import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/embedded-db/open.ts';
import { execute } from '../../support/server-database.ts';

let directory: string;
/** A data directory with a closed database. Creating one takes seconds, so tests copy it. */
let template: string;

beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'quillcast-template-'));
  await (await openEmbeddedDatabase(template)).close();
});

afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quillcast-server-'));
  await cp(template, directory, { recursive: true });
});

// A server whose starter was killed writes once more before it exits.
afterEach(() => rm(directory, { recursive: true, maxRetries: 10, retryDelay: 200 }));

/** A process that writes into the directory's database, and the acknowledged rows. */
type Writer = { process: ChildProcess; acknowledged: number[]; until: (count: number) => Promise<void> };

function startWriter(): Writer {
  const child = spawn(process.execPath, ['tests/support/write-to-database.ts', directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  const lines = createInterface(child.stdout);
  // Log lines are among them.
  lines.on('line', (line) => acknowledged.push(...(line.match(/^\d+$/) ?? []).map(Number)));
  const until = async (count: number) => {
    const enough = acknowledged.length + count;
    while (acknowledged.length < enough) await once(lines, 'line');
  };
  return { process: child, acknowledged, until };
}

/** Kills a process and waits until its output has been read. */
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Process id of the server on the directory. */
async function serverPid(): Promise<number> {
  const text = await readFile(path.join(directory, 'postgresql/postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

type Status = { state: string; parent: number };

/** State and parent of a process; undefined when it has exited (`Z`) or there is none. */
async function readStatus(pid: number): Promise<Status | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state && state !== 'Z' ? { state, parent: Number(parent) } : undefined;
}

/** Process ids of the two supervising shells of a server. */
async function findShells(server: number): Promise<number[]> {
  const shell = (await readStatus(server))?.parent ?? 0;
  const children = await readFile(`/proc/${shell}/task/${shell}/children`, 'utf8');
  const others = children.trim().split(' ').map(Number);
  return [shell, ...others.filter((pid) => pid !== server)];
}

async function numbersIn(): Promise<{ numbers: number[]; close: () => Promise<void> }> {
  const { connection, close } = await openEmbeddedDatabase(directory);
  const { rows } = await execute(connection, 'SELECT number FROM written ORDER BY number');
  return { numbers: rows.map(({ number }) => number), close };
}

test('exits when the process that started it is killed, after its shells got SIGTERM', async () => {
  const writer = startWriter();
  await writer.until(1);
  const pid = await serverPid();
  for (const shell of await findShells(pid)) process.kill(shell, 'SIGTERM');
  await writer.until(10);
  await kill(writer.process);
  await expect.poll(() => readStatus(pid)).toBeUndefined();
});

test('leaves no process behind when it is closed', async () => {
  const { close } = await openEmbeddedDatabase(directory);
  const pid = await serverPid();
  const shells = await findShells(pid);
  expect(shells).toHaveLength(2);
  await close();
  expect(await Promise.all([pid, ...shells].map(readStatus))).toEqual([undefined, undefined, undefined]);
});

test('keeps acknowledged writes when its starter is killed repeatedly', async () => {
  const acknowledged: number[] = [];
  for (const round of [1, 2, 3]) {
    const writer = startWriter();
    await writer.until(100 * round);
    await kill(writer.process);
    acknowledged.push(...writer.acknowledged);
  }
  const { numbers, close } = await numbersIn();
  expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
  await close();
});

test('keeps acknowledged writes and restarts when the server is killed', async () => {
  const writer = startWriter();
  await writer.until(100);
  const pid = await serverPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(serverPid).not.toBe(pid);
  await kill(writer.process);
  const { numbers, close } = await numbersIn();
  expect(writer.acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
  await close();
});

test('ends an orphaned server and starts its own', async () => {
  const writer = startWriter();
  await writer.until(10);
  const orphan = await serverPid();
  for (const shell of await findShells(orphan)) process.kill(shell, 'SIGKILL');
  await kill(writer.process);
  expect(await readStatus(orphan)).toBeDefined();
  const { numbers, close } = await numbersIn();
  expect(await serverPid()).not.toBe(orphan);
  expect(await readStatus(orphan)).toBeUndefined();
  expect(numbers).toEqual(expect.arrayContaining(writer.acknowledged));
  await close();
});
