import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { env } from '@/lib/env.ts';

/** An S3-compatible store of files under keys. */
export type ObjectStore = {
  /** Stores a file, in the place of an earlier one. Errors: the store's refusal; a time-out. */
  put: (key: string, contentType: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** A file's bytes, or null when there is no such file. Errors: as put. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file, if there is one. Errors: as put. */
  delete: (key: string) => Promise<void>;
};

/** How long one file may take, all tries together, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Tries after the first where the store answers 429 or 5xx, and the pause before each in milliseconds. */
const RETRIES = 2;
const PAUSE_MS = 100;

/** Most of a refusal's text that goes to the log, in characters. */
const MAX_REFUSAL = 300;

type Call = { method: 'PUT' | 'GET' | 'DELETE'; headers?: Record<string, string>; body?: BodyInit };

/** The store that the settings name, or null when they name none. */
export function objectStore(): ObjectStore | null {
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
      // Not given to the request that is signed: fetch does not keep that one, and its signal would be collected with it.
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
    // Without a key's file; a bucket that does not exist answers 404 as well.
    if (response.status === 404 && refusal.includes('<Code>NoSuchKey</Code>')) return null;
    throw new Error(`the store answered ${response.status} to ${call.method} ${key}: ${refusal}`);
  }

  return {
    put: async (key, contentType, bytes) => {
      // Signed too, so that the body cannot be altered on the way.
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': hash };
      await ask(key, { method: 'PUT', headers, body: bytes });
    },
    get: async (key) => {
      const response = await ask(key, { method: 'GET' });
      return response && new Uint8Array(await response.arrayBuffer());
    },
    delete: async (key) => {
      await ask(key, { method: 'DELETE' });
    },
  };
}
