import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { log } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { noteUnused, type PlacedPicture, removeUnused } from './mutations.ts';
import { findKnownImages, findPicture } from './queries.ts';
import type { StoredImage } from './service.ts';

/**
 * Each picture has a row; its bytes are in the row or in an S3-compatible store (docs/decisions/0046). Jobs
 * remove stored bytes without a row.
 */

/** Timeout of a file with all retries. */
const TIMEOUT_MS = 10_000;

/** Retries after 429 or 5xx, and the pause before each. */
const RETRIES = 2;
const PAUSE_MS = 100;

const MAX_REFUSAL = 300;

type Call = { method: 'PUT' | 'GET' | 'DELETE'; headers?: Record<string, string>; body?: BodyInit };

/** The configured S3-compatible store, or null. Its methods throw after refusals and timeouts. */
function objectStore() {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  if (!(S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return null;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    service: 's3',
    region: S3_REGION,
  });
  const base = `${S3_ENDPOINT.replace(/\/+$/, '')}/${S3_BUCKET}`;

  async function send(key: string, call: Call, signal: AbortSignal): Promise<Response> {
    for (let retries = RETRIES; ; retries -= 1) {
      const request = await client.sign(`${base}/${key}`, call);
      // A signal of the signed request would be garbage-collected with it.
      const response = await fetch(request, { signal });
      const isBusy = response.status === 429 || response.status >= 500;
      if (!isBusy || retries === 0) return response;
      await response.body?.cancel();
      await wait(PAUSE_MS, undefined, { signal });
    }
  }

  async function ask(key: string, call: Call): Promise<Response | null> {
    const response = await send(key, call, AbortSignal.timeout(TIMEOUT_MS));
    if (response.ok) return response;
    const refusal = (await response.text()).slice(0, MAX_REFUSAL);
    // A missing bucket answers 404 too.
    if (response.status === 404 && refusal.includes('<Code>NoSuchKey</Code>')) return null;
    throw new Error(`the store answered ${response.status} to ${call.method} ${key}: ${refusal}`);
  }

  return {
    put: async (key: string, contentType: string, bytes: StoredImage['bytes']): Promise<void> => {
      // Signed, so that nobody can alter the body.
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': hash };
      await ask(key, { method: 'PUT', headers, body: bytes });
    },
    get: async (key: string): Promise<StoredImage['bytes'] | null> => {
      const response = await ask(key, { method: 'GET' });
      return response && new Uint8Array(await response.arrayBuffer());
    },
    delete: async (key: string): Promise<void> => {
      await ask(key, { method: 'DELETE' });
    },
  };
}

const objectKey = (id: string) => `images/${id}`;

/** Stores pictures' bytes before the transaction that saves the blog, except of known drawings. @throws AppError unavailable */
export async function storePictures(images: readonly StoredImage[]): Promise<PlacedPicture[]> {
  const store = objectStore();
  const pictures = images.map((image) => ({ ...image, size: image.bytes.byteLength }));
  if (!store || images.length === 0) return pictures;
  const known = await findKnownImages(images.map(({ id }) => id));
  const fresh = pictures.filter(({ id }) => !known.has(id));
  // Noted first, so that every stored picture is either saved with a blog or removed.
  await noteUnused(fresh);
  try {
    await Promise.all(fresh.map(({ id, contentType, bytes }) => store.put(objectKey(id), contentType, bytes)));
  } catch (cause) {
    log().error({ err: cause }, 'pictures could not be stored');
    throw new AppError('unavailable', sentence('editing.imagesNotStored'), { cause });
  }
  return fresh.map((picture) => ({ ...picture, bytes: null }));
}

/** A picture's bytes, type and owner, or null. @throws AppError unavailable */
export async function readPicture(id: string) {
  const row = await findPicture(id);
  return row && { ...row, bytes: row.bytes ?? (await readFromStore(id)) };
}

async function readFromStore(id: string): Promise<StoredImage['bytes']> {
  try {
    const bytes = await objectStore()?.get(objectKey(id));
    if (bytes) return bytes;
    throw new Error('the bytes of a picture are neither in the database nor in a store');
  } catch (cause) {
    log().error({ err: cause, picture: id }, 'a picture could not be read');
    throw new AppError('unavailable', sentence('editing.imageNotRead'), { cause });
  }
}

export const unusedPictures: Effect = {
  kind: 'unused_picture',
  repeat: 'Removing bytes that are gone changes nothing.',
  isOn: () => objectStore() !== null,
  perform: (job) => removeUnused(job, job.name, async () => objectStore()?.delete(objectKey(job.name))),
};
