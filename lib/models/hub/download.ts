import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'undici';
import { env } from '../../env.ts';
import { note } from '../../messages/catalogue.ts';
import { takeLock } from '../../process-lock.ts';
import { hasRunner, modelsFolder, selectModel } from '../selected-model.ts';
import { hasQuantization, parseHubAddress } from './catalog.ts';
import { findHubFile, type Hub, type HubFile, ModelError, openHubFile, readChunks } from './hub.ts';

const RETRY_WAITS_MS = [1000, 2000, 4000] as const;

const DISK_RESERVE_BYTES = 200e6;

const DISK_CHECKED_EVERY_BYTES = 200e6;

/** Progress of a download; `message` is a note of the current step if it is not the transfer. */
export type FetchProgress = { sizeBytes: number; doneBytes: number; bytesPerSecond: number; message: string };

export type FetchReport = { found: (file: HubFile) => void; progress: (progress: FetchProgress) => void };

/** Says a size in each language as `bytesInWords` does. */
const sizeNote = (bytes: number): string =>
  bytes >= 1e9
    ? note('models.size.gigabytes', { amount: bytes / 1e9 })
    : note('models.size.megabytes', { amount: Math.ceil(bytes / 1e6) });

/** @throws ModelError unless a folder's disk has room for more bytes and a reserve. */
async function requireSpace(folder: string, bytes: number): Promise<void> {
  const needed = bytes + DISK_RESERVE_BYTES;
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  const sizes = { needed: sizeNote(needed), free: sizeNote(free) };
  throw new ModelError(note('models.download.noSpace', { folder, ...sizes }));
}

type Download = { hub: Hub; file: HubFile; target: string; part: string; report: FetchReport };

const say = ({ file, report }: Download, message: string, doneBytes: number) =>
  report.progress({ sizeBytes: file.size, doneBytes, bytesPerSecond: 0, message });

const sizes = (done: number, { size }: HubFile) => ({ done: sizeNote(done), size: sizeNote(size) });

/** Suffix of an incomplete download. Its hash keeps one version of a file from continuing another (docs/decisions/0066). */
const PART = /\.[0-9a-f]{16}\.part$/;

const fileSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

function isContinuing({ status, headers }: Response, { size }: HubFile, from: number): boolean {
  if (status === 200) return false;
  const isRest = status === 206 && headers.get('content-range') === `bytes ${from}-${size - 1}/${size}`;
  if (!isRest) throw new ModelError(note('models.download.changed'));
  return true;
}

async function write(response: Response, handle: FileHandle, from: number, download: Download): Promise<void> {
  const { hub, target, report } = download;
  const { size } = download.file;
  const folder = path.dirname(target);
  const began = performance.now();
  let done = from;
  let checkedAt = from;
  for await (const chunk of readChunks(response, hub)) {
    if (done + chunk.byteLength > size) throw new ModelError(note('models.download.changed'));
    await handle.writeFile(chunk);
    done += chunk.byteLength;
    const bytesPerSecond = ((done - from) / Math.max(performance.now() - began, 1)) * 1000;
    report.progress({ sizeBytes: size, doneBytes: done, bytesPerSecond, message: '' });
    // Others write to the disk too, such as the database.
    if (done - checkedAt < DISK_CHECKED_EVERY_BYTES) continue;
    await requireSpace(folder, size - done);
    checkedAt = done;
  }
  // A connection closed too early causes no error.
  if (done < size) throw new ModelError(note('models.hub.broken'), { isTransient: true });
}

async function fetchRest(download: Download, from: number): Promise<void> {
  const { hub, file, part } = download;
  if (from > 0) say(download, note('models.download.resuming', sizes(from, file)), from);
  const response = await openHubFile(hub, file, from);
  const isContinued = isContinuing(response, file, from);
  if (from > 0 && !isContinued) say(download, note('models.download.startsOver'), 0);
  const handle = await open(part, isContinued ? 'a' : 'w', 0o600);
  try {
    await write(response, handle, isContinued ? from : 0, download);
  } finally {
    await handle.close();
  }
}

/** Downloads the rest, with retries after transient failures. Progress resets their count. */
async function fetchAll(download: Download): Promise<void> {
  const { file, part, hub } = download;
  for (let tries = 0, done = await fileSize(part); done < file.size; ) {
    try {
      return await fetchRest(download, done);
    } catch (error) {
      const before = done;
      done = await fileSize(part);
      if (done > before) tries = 0;
      const pause = RETRY_WAITS_MS[tries];
      if (!(error instanceof ModelError && error.isTransient) || pause === undefined) throw error;
      tries += 1;
      say(download, note('models.download.retrying', { seconds: pause / 1000 }), done);
      await wait(pause, undefined, { signal: hub.signal });
    }
  }
}

async function hasHash(file: string, sha256: string, signal: AbortSignal): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash, { signal });
  return hash.digest('hex') === sha256;
}

async function fetchFile(download: Download): Promise<void> {
  const { file, target, part, hub } = download;
  const { size, sha256 } = file;
  if ((await fileSize(target)) === size) {
    say(download, note('models.download.isComplete'), size);
    if (await hasHash(target, sha256, hub.signal)) return;
  }
  const folder = path.dirname(target);
  for (const name of await readdir(folder)) {
    const isOther = PART.test(name) && name.replace(PART, '') === path.basename(target) && name !== path.basename(part);
    if (isOther) await rm(path.join(folder, name));
  }
  await requireSpace(folder, size - (await fileSize(part)));
  await fetchAll(download);
  say(download, note('models.download.checking'), size);
  if (await hasHash(part, sha256, hub.signal)) return rename(part, target);
  await rm(part);
  throw new ModelError(note('models.download.wrongHash'));
}

/** Downloads or resumes a model from the hub, and selects it. @throws ModelError; errors of the file system */
export async function fetchModel(
  model: { name: string; address: string },
  { dataDir, signal, report }: { dataDir: string; signal: AbortSignal; report: FetchReport },
): Promise<void> {
  if (!hasRunner()) throw new ModelError(note('models.noRunner'));
  const address = parseHubAddress(model.address);
  if (!address) throw new ModelError(note('models.hub.wrongAddress', { address: model.address }));
  const { MODEL_HUB_BASE, HF_TOKEN: token } = env();
  const hub = { base: MODEL_HUB_BASE.replace(/\/+$/, ''), token, signal };
  const file = await findHubFile(hub, address);
  report.found(file);
  const place = path.join(file.repo, path.basename(file.path));
  const target = path.join(modelsFolder(dataDir), place);
  const part = `${target}.${file.sha256.slice(0, 16)}.part`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const unlock = takeLock(
    `${target}.lock`,
    ({ pid, host }) => new ModelError(note('models.download.inProgress', { pid, host })),
  );
  try {
    await fetchFile({ hub, file, target, part, report });
  } catch (cause) {
    if (!signal.aborted) throw cause;
    const done = (await fileSize(part)) || (await fileSize(target));
    throw new ModelError(note('models.download.stopped', sizes(done, file)), { cause });
  } finally {
    unlock();
  }
  await selectModel(dataDir, { name: model.name, file: place });
}

export type Fetched = { file: string | null; partBytes: number };

async function modelFiles(dataDir: string, address: string) {
  const parsed = parseHubAddress(address);
  if (!parsed) throw new Error(`${address} is not the address of a model`);
  const names = await readdir(path.join(modelsFolder(dataDir), parsed.repo)).catch(() => []);
  const isOfModel = (name: string) => hasQuantization(name, parsed.quantization);
  const inFolder = (name: string) => path.join(parsed.repo, name);
  return {
    whole: names
      .filter(isOfModel)
      .map(inFolder)
      .toSorted((a, b) => a.length - b.length),
    parts: names.filter((name) => PART.test(name) && isOfModel(name.replace(PART, ''))).map(inFolder),
  };
}

export async function fetchedModel(dataDir: string, address: string): Promise<Fetched> {
  const { whole, parts } = await modelFiles(dataDir, address);
  const [file = null] = whole;
  if (file !== null) return { file, partBytes: 0 };
  const sizes = await Promise.all(parts.map((part) => fileSize(path.join(modelsFolder(dataDir), part))));
  return { file, partBytes: Math.max(0, ...sizes) };
}

export async function removeFetched(dataDir: string, address: string): Promise<void> {
  const { whole, parts } = await modelFiles(dataDir, address);
  for (const file of [...whole, ...parts]) await rm(path.join(modelsFolder(dataDir), file), { force: true });
}
