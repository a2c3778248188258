import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'undici';
import { DISK_CHECKED_EVERY_BYTES, HUB_RETRY_WAITS_MS, MODEL_DISK_RESERVE_BYTES } from '../../constants/limits.ts';
import { MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { takeLock } from '../../process-lock.ts';
import { isGguf } from '../gguf.ts';
import { ModelError, networkFailure } from './failure.ts';
import { type Hub, type HubFile, openHubFile } from './hub.ts';
import type { FetchReport } from './progress.ts';

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Checks that a folder's disk has room for more bytes and a reserve.
 * @throws ModelError when it has not
 */
async function requireSpace(folder: string, bytes: number): Promise<void> {
  const needed = bytes + MODEL_DISK_RESERVE_BYTES;
  const free = await freeSpace(folder);
  if (free < needed) throw new ModelError(MODEL_MESSAGES.noSpace(needed, free, folder));
}

/** The ModelError for a failed write, or the error itself if the disk is not the reason. */
async function diskFailure(
  cause: unknown,
  file: string,
  { size, done }: { size: number; done: number },
): Promise<unknown> {
  const { code } = cause as NodeJS.ErrnoException;
  const folder = path.dirname(file);
  if (code === 'EFBIG') return new ModelError(MODEL_MESSAGES.fileTooLarge(size, folder), { cause });
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return cause;
  const sentence = MODEL_MESSAGES.diskFull(size - done, await freeSpace(folder), folder);
  return new ModelError(sentence, { cause });
}

/** A download: the file at the hub, its target on the disk, and the progress report. */
export type Download = { hub: Hub; file: HubFile; target: string; report: FetchReport };

/** Path of an incomplete download. The hash in its name keeps one version of a file from continuing another (docs/decisions/0066). */
const partOf = ({ target, file }: Download) => `${target}.${file.sha256.slice(0, 16)}.part`;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Whether the response continues the file; otherwise it is the whole file. */
function continues({ status, headers }: Response, { file }: Download, from: number): boolean {
  if (status !== 206) return false;
  if (headers.get('content-range') !== `bytes ${from}-${file.size - 1}/${file.size}`) {
    throw new ModelError(MODEL_MESSAGES.changed);
  }
  return true;
}

/** Writes the response to the file and reports progress. */
async function write(response: Response, handle: FileHandle, from: number, download: Download): Promise<void> {
  const { hub, file, target, report } = download;
  const progress = report.progress(file.size, from);
  let done = from;
  let checkedAt = from;
  const chunks = (response.body ?? new ReadableStream<Uint8Array>())[Symbol.asyncIterator]();
  const next = () =>
    chunks.next().catch((error: unknown) => {
      hub.signal.throwIfAborted();
      throw networkFailure(error, new URL(hub.base).host);
    });
  try {
    for (let chunk = await next(); !chunk.done; chunk = await next()) {
      if (done + chunk.value.byteLength > file.size) throw new ModelError(MODEL_MESSAGES.changed);
      await handle.writeFile(chunk.value).catch(async (error: unknown) => {
        throw await diskFailure(error, target, { size: file.size, done });
      });
      done += chunk.value.byteLength;
      progress.at(done);
      // Others write to the disk too, such as the database.
      if (done - checkedAt < DISK_CHECKED_EVERY_BYTES) continue;
      await requireSpace(path.dirname(target), file.size - done);
      checkedAt = done;
    }
  } finally {
    progress.end();
    // Unread data would keep the connection open.
    await chunks.return?.().catch(() => undefined);
  }
}

/** Downloads the rest in one request. */
async function fetchRest(download: Download, part: string): Promise<void> {
  const from = await sizeOf(part);
  if (from === download.file.size) return;
  if (from > 0) download.report.say(MODEL_MESSAGES.goesOn(from, download.file.size));
  const response = await openHubFile(download.hub, download.file, from);
  if (response.status === 416) throw new ModelError(MODEL_MESSAGES.changed);
  const isContinued = continues(response, download, from);
  if (from > 0 && !isContinued) download.report.say(MODEL_MESSAGES.beginsAnew);
  const handle = await open(part, isContinued ? 'a' : 'w', 0o600);
  try {
    await write(response, handle, isContinued ? from : 0, download);
  } finally {
    await handle.close();
  }
}

/** Downloads the rest, with retries after transient failures. Progress resets their count. */
async function fetchAll(download: Download, part: string): Promise<void> {
  for (let tries = 0; (await sizeOf(part)) < download.file.size; ) {
    const before = await sizeOf(part);
    try {
      await fetchRest(download, part);
      // A connection closed too early causes no error.
      if ((await sizeOf(part)) < download.file.size) {
        throw new ModelError(MODEL_MESSAGES.broken, { isTransient: true });
      }
    } catch (error) {
      if ((await sizeOf(part)) > before) tries = 0;
      const pause = HUB_RETRY_WAITS_MS[tries];
      if (!(error instanceof ModelError && error.isTransient) || pause === undefined) throw error;
      tries += 1;
      download.report.say(MODEL_MESSAGES.triesAgain(pause / 1000));
      await wait(pause, undefined, { signal: download.hub.signal });
    }
  }
}

async function hasHash(file: string, sha256: string, signal: AbortSignal): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash, { signal });
  return hash.digest('hex') === sha256;
}

/** Removes incomplete downloads of other versions of the file. */
async function removeOtherParts(target: string, part: string): Promise<void> {
  for (const name of await readdir(path.dirname(target))) {
    const file = path.join(path.dirname(target), name);
    if (file.startsWith(`${target}.`) && file.endsWith('.part') && file !== part) await rm(file);
  }
}

const isWhole = async ({ target, file }: Download) => (await sizeOf(target)) === file.size;

async function isThere(download: Download): Promise<boolean> {
  if (!(await isWhole(download))) return false;
  const { target, file, hub, report } = download;
  report.say(MODEL_MESSAGES.isComplete);
  return hasHash(target, file.sha256, hub.signal);
}

async function fetchLocked(download: Download): Promise<void> {
  if (await isThere(download)) return;
  const { file, target, hub, report } = download;
  const part = partOf(download);
  await removeOtherParts(target, part);
  await requireSpace(path.dirname(target), file.size - (await sizeOf(part)));
  await fetchAll(download, part);
  report.say(MODEL_MESSAGES.checking);
  if (!(await hasHash(part, file.sha256, hub.signal))) {
    await rm(part);
    throw new ModelError(MODEL_MESSAGES.wrongHash);
  }
  if (!(await isGguf(part))) {
    await rm(part);
    throw new ModelError(MODEL_MESSAGES.notGguf(file.path));
  }
  await rename(part, target);
}

/** Bytes of a download that are on the disk. */
export const arrivedBytes = async (download: Download): Promise<number> =>
  (await isWhole(download)) ? download.file.size : sizeOf(partOf(download));

/**
 * Downloads a file, or continues an earlier download, and checks its hash.
 * @throws ModelError; the reason of the hub's signal
 */
export async function fetchFile(download: Download): Promise<void> {
  const { target } = download;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const unlock = takeLock(
    `${target}.lock`,
    ({ pid, host }) => new ModelError(MODEL_MESSAGES.inProgress(pid, host), { isInProgress: true }),
  );
  try {
    await fetchLocked(download);
  } finally {
    unlock();
  }
}
