import 'server-only';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { DecryptionError, decrypt, encrypt, isEncryptedWith } from '@/lib/encryption.ts';
import { log } from '@/lib/log.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { reencryptCredential } from './mutations.ts';
import type { Credentials } from './platforms/shared/credentials-schema.ts';
import { findAllCredentials, findCredential } from './queries.ts';
import { parseCredentials } from './rules.ts';

/** Credentials are encrypted for one user and platform, so that a row that is moved to another opens nothing. */
const purposeOf = (userId: string, platform: PlatformName) => `${userId}:${platform}`;

/** What is stored encrypted with a job: the credentials, and whether they are to be remembered once they have proved right. */
export type JobSecret = { credentials: Credentials; remember: boolean };

/** Encrypts a job's secret, or credentials to remember. */
export async function encryptSecret(userId: string, platform: PlatformName, secret: JobSecret): Promise<string> {
  return encrypt(JSON.stringify(secret), purposeOf(userId, platform), await credentialsKey());
}

/**
 * Decrypts what `encryptSecret` gave.
 * @throws DecryptionError; AppError when a platform meanwhile wants other fields
 */
export async function decryptSecret(
  userId: string,
  platform: PlatformName,
  encryptedSecret: string,
): Promise<JobSecret> {
  const text = decrypt(encryptedSecret, purposeOf(userId, platform), await decryptionKeys());
  const { credentials, remember } = JSON.parse(text) as JobSecret;
  return { credentials: parseCredentials(platform, credentials), remember };
}

/** The credentials a user asked us to remember, or null; those that open no more are as good as forgotten. */
export async function rememberedCredentials(userId: string, platform: PlatformName): Promise<Credentials | null> {
  const row = await findCredential(userId, platform);
  if (!row) return null;
  try {
    return (await decryptSecret(userId, platform, row.encryptedSecret)).credentials;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    log().warn({ platform }, 'remembered credentials open no more');
    return null;
  }
}

/** Encrypts with the present key what is remembered under the previous one. Gives how many rows. */
export async function rotateCredentials(): Promise<number> {
  const [current, previous] = await decryptionKeys();
  if (!current || !previous) return 0;
  const old = (await findAllCredentials()).filter((row) => !isEncryptedWith(row.encryptedSecret, current));
  let rotated = 0;
  for (const row of old) {
    const purpose = `${row.userId}:${row.platform}`;
    try {
      const encryptedSecret = encrypt(decrypt(row.encryptedSecret, purpose, await decryptionKeys()), purpose, current);
      await reencryptCredential(row, encryptedSecret);
      rotated += 1;
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      log().warn({ platform: row.platform }, 'no key opens these remembered credentials');
    }
  }
  return rotated;
}
