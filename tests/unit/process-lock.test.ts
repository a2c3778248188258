import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '@/lib/process-lock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quillcast-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

const take = () => takeLock(file, ({ host, pid }) => new Error(`${pid} on ${host}`));

/** A process that takes the lock and keeps it. */
async function startHolder(prefix: readonly string[] = []) {
  const program = `
    const { takeLock } = await import('./lib/process-lock.ts');
    takeLock(process.argv[1], () => new Error('taken'));
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const [command = '', ...args] = [...prefix, process.execPath, '--input-type=module', '-e', program, file];
  const holder = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

test('refuses a second holder in the same process until the first releases', () => {
  const release = take();
  expect(take).toThrow(`${process.pid} on ${hostname()}`);
  release();
  expect(existsSync(file)).toBe(false);
  take()();
});

test('names the process that holds the lock', async () => {
  const holder = await startHolder();
  expect(take).toThrow(`${holder.pid} on ${hostname()}`);
  holder.kill('SIGKILL');
  await once(holder, 'close');
});

test('takes a file that nobody has locked, whatever is in it', () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  const release = take();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, host: hostname() });
  release();
});

test('gives the lock to one of several processes, also after its holder was killed', async () => {
  const holder = await startHolder();
  const rivals = await Promise.allSettled([1, 2, 3].map(async () => take()));
  expect(rivals.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  holder.kill('SIGKILL');
  await once(holder, 'close');
  const successors = await Promise.allSettled([1, 2, 3].map(async () => take()));
  expect(successors.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, host: hostname() });
});
