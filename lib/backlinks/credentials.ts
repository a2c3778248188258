import 'server-only';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { DecryptionError, decrypt, encrypt, isEncryptedWith } from '@/lib/encryption.ts';
import { log } from '@/lib/log.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { reencryptCredential } from './mutations.ts';
import type { Credentials } from './platforms/shared/credential-forms.ts';
import { findAllCredentials, findCredential } from './queries.ts';
import { parseCredentials } from './rules.ts';

/** Binds a secret to its user and platform, so that it opens in no other row. */
const credentialsPurpose = (userId: string, platform: PlatformName) => `${userId}:${platform}`;

/** The secret of a job. `remember`: store the credentials once the platform has accepted them. */
export type JobSecret = { credentials: Credentials; remember: boolean };

export const encryptSecret = async (userId: string, platform: PlatformName, secret: JobSecret) =>
  encrypt(JSON.stringify(secret), credentialsPurpose(userId, platform), await credentialsKey());

/** Decrypts the result of `encryptSecret`. @throws DecryptionError; when the platform's fields have changed since */
export async function decryptSecret(userId: string, platform: PlatformName, encrypted: string): Promise<JobSecret> {
  const text = decrypt(encrypted, credentialsPurpose(userId, platform), await decryptionKeys());
  const { credentials, remember } = JSON.parse(text) as JobSecret;
  return { credentials: parseCredentials(platform, credentials), remember };
}

/** A user's remembered credentials; null without any, or when no key decrypts them. */
export async function rememberedCredentials(userId: string, platform: PlatformName): Promise<Credentials | null> {
  const row = await findCredential(userId, platform);
  if (!row) return null;
  try {
    return (await decryptSecret(userId, platform, row.encryptedSecret)).credentials;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    log().warn({ platform }, 'remembered credentials cannot be decrypted');
    return null;
  }
}

/** Re-encrypts remembered credentials of the previous key with the current one. @returns how many */
export async function rotateCredentials(): Promise<number> {
  const keys = await decryptionKeys();
  const [current, previous] = keys;
  if (!current || !previous) return 0;
  const old = (await findAllCredentials()).filter((row) => !isEncryptedWith(row.encryptedSecret, current));
  let rotated = 0;
  for (const row of old) {
    const purpose = credentialsPurpose(row.userId, row.platform);
    try {
      await reencryptCredential(row, encrypt(decrypt(row.encryptedSecret, purpose, keys), purpose, current));
      rotated += 1;
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      log().warn({ platform: row.platform }, 'no key decrypts these remembered credentials');
    }
  }
  return rotated;
}
