import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env.ts';

let known: Promise<string> | undefined;

/** The secret that signs cookies: AUTH_SECRET, else one made at the first start and kept in DATA_DIR. */
export function authSecret(): Promise<string> {
  const { AUTH_SECRET, DATA_DIR } = env();
  known ??= AUTH_SECRET ? Promise.resolve(AUTH_SECRET) : readOrMake(DATA_DIR);
  return known;
}

async function readOrMake(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // 'wx' lets one of two processes write it; the other reads what was written.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
