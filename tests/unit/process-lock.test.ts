import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '@/lib/process-lock.ts';
import { eventually } from '../support/eventually.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quillcast-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

const take = (isRefreshed: boolean) =>
  takeLock({ file, isRefreshed, inUse: ({ host, pid }) => new Error(`${pid} on ${host}`) });

/** Leaves the lock of a process in another container, which refreshed it so many seconds ago. */
async function lockElsewhere(secondsAgo: number) {
  const holder = { pid: 12, host: 'app-1-before', boot: '', startedAt: '' };
  await writeFile(file, JSON.stringify(holder));
  const then = new Date(Date.now() - secondsAgo * 1000);
  await utimes(file, then, then);
}

test('is refused to a second who asks, and there again when it is given back', async () => {
  const giveBack = await take(true);
  await expect(take(true)).rejects.toThrow(`${process.pid} on ${hostname()}`);
  await giveBack();
  await (await take(true))();
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('of another container that refreshed it within a minute is waited for', async () => {
  await lockElsewhere(30);
  await expect(take(true)).rejects.toThrow('12 on app-1-before');
});

test('that a container left when it was replaced is taken over after a minute', async () => {
  await lockElsewhere(90);
  const giveBack = await take(true);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await giveBack();
});

test('that nobody refreshes stays with another machine however old it is', async () => {
  await lockElsewhere(24 * 60 * 60);
  await expect(take(false)).rejects.toThrow('12 on app-1-before');
});

test('is refreshed as long as it is held', async () => {
  const giveBack = await take(true);
  await utimes(file, 0, 0);
  await eventually(async () => expect((await stat(file)).mtimeMs).toBeGreaterThan(0));
  await giveBack();
});
