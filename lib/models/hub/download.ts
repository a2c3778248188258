import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'undici';
import { DISK_CHECKED_EVERY_BYTES, HUB_RETRY_WAITS_MS } from '../../constants/limits.ts';
import { MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { takeLock } from '../../process-lock.ts';
import { isGguf } from '../gguf.ts';
import { diskFailure, requireSpace } from './disk.ts';
import { ModelError, networkFailure } from './failure.ts';
import { type Hub, type HubFile, openHubFile } from './hub.ts';
import type { FetchReport } from './progress.ts';

/** A file to fetch, its place on the disk, and what reports on the fetch. */
export type Download = { hub: Hub; file: HubFile; target: string; report: FetchReport };

/**
 * Where the bytes are until all have arrived. Its name has the content's hash: what was begun of another version of
 * the file is not gone on with, whichever server sends it and whatever its ETag is (docs/decisions/0066).
 */
const partOf = ({ target, file }: Download) => `${target}.${file.sha256.slice(0, 16)}.part`;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Whether the answer holds what is missing; otherwise it holds all of the file. */
function continues({ status, headers }: Response, { file }: Download, from: number): boolean {
  if (status !== 206) return false;
  if (headers.get('content-range') !== `bytes ${from}-${file.size - 1}/${file.size}`) {
    throw new ModelError(MODEL_MESSAGES.changed);
  }
  return true;
}

/** Writes what arrives, and says how much is there when it ends, however it ends. */
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
      // Others write to the disk meanwhile, the database among them.
      if (done - checkedAt < DISK_CHECKED_EVERY_BYTES) continue;
      await requireSpace(path.dirname(target), file.size - done);
      checkedAt = done;
    }
  } finally {
    progress.end();
    // What still comes over the connection would keep it open.
    await chunks.return?.().catch(() => undefined);
  }
}

/** Fetches what is missing, in one request. */
async function fetchRest(download: Download, part: string): Promise<void> {
  const from = await sizeOf(part);
  if (from === download.file.size) return;
  if (from > 0) download.report.say(MODEL_MESSAGES.goesOn(from, download.file.size));
  const response = await openHubFile(download.hub, download.file, from);
  if (response.status === 416) throw new ModelError(MODEL_MESSAGES.changed);
  const goesOn = continues(response, download, from);
  if (from > 0 && !goesOn) download.report.say(MODEL_MESSAGES.beginsAnew);
  const handle = await open(part, goesOn ? 'a' : 'w', 0o600);
  try {
    await write(response, handle, goesOn ? from : 0, download);
  } finally {
    await handle.close();
  }
}

/** Fetches all that is missing, and tries again where that may help. Whatever arrives starts the tries anew. */
async function fetchAll(download: Download, part: string): Promise<void> {
  for (let tries = 0; (await sizeOf(part)) < download.file.size; ) {
    const before = await sizeOf(part);
    try {
      await fetchRest(download, part);
      // A server that closes too early says nothing.
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

/** Removes what was begun of other versions of the file. */
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

/** How much of a file has arrived, in bytes. */
export const arrivedBytes = async (download: Download): Promise<number> =>
  (await isWhole(download)) ? download.file.size : sizeOf(partOf(download));

/**
 * Fetches a file to where it belongs; what an earlier call has fetched of it is gone on with. One whose hash is wrong is
 * removed.
 * @throws ModelError; the hub's signal's reason
 */
export async function fetchFile(download: Download): Promise<void> {
  const { target } = download;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const unlock = await takeLock({
    file: `${target}.lock`,
    inUse: ({ pid, host }) => new ModelError(MODEL_MESSAGES.inProgress(pid, host), { isInProgress: true }),
    isRefreshed: true,
  });
  try {
    await fetchLocked(download);
  } finally {
    await unlock();
  }
}
