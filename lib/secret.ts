import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inDataDirectory } from './data-directory.ts';
import { env } from './env.ts';

let known: Promise<string> | undefined;
let knownKey: Promise<string> | undefined;

/** The secret that signs cookies: AUTH_SECRET, else a generated one in DATA_DIR. */
export function authSecret(): Promise<string> {
  const { AUTH_SECRET, DATA_DIR } = env();
  known ??= AUTH_SECRET ? Promise.resolve(AUTH_SECRET) : readOrMake(DATA_DIR, 'auth-secret');
  return known;
}

/** The key that encrypts credentials of platforms, 32 bytes in base64: CREDENTIALS_KEY, else a generated one in DATA_DIR. */
export function credentialsKey(): Promise<string> {
  const { CREDENTIALS_KEY, DATA_DIR } = env();
  knownKey ??= CREDENTIALS_KEY ? Promise.resolve(CREDENTIALS_KEY) : readOrMake(DATA_DIR, 'credentials-key');
  return knownKey;
}

/** Keys for decryption: the current and the previous one. */
export async function decryptionKeys(): Promise<string[]> {
  const previous = env().CREDENTIALS_KEY_PREVIOUS;
  return [await credentialsKey(), ...(previous && previous !== 'lost' ? [previous] : [])];
}

const MIN_CHARACTERS = 32;

function readOrMake(dataDir: string, name: string): Promise<string> {
  return inDataDirectory(dataDir, () => readOrMakeFile(path.join(dataDir, name)));
}

async function readOrMakeFile(file: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(/* turbopackIgnore: true */ draft, 'w', 0o600);
  await handle.writeFile(randomBytes(32).toString('base64url'));
  await handle.sync();
  await handle.close();
  try {
    // Linking is atomic, and only one of two processes succeeds.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readFile(/* turbopackIgnore: true */ file, 'utf8');
  if (secret.length >= MIN_CHARACTERS) return secret;
  throw new Error(
    `The secret in ${file} is damaged. Restore it from a backup, or remove it: what it signed or encrypted becomes invalid.`,
  );
}
