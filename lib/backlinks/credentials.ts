import 'server-only';
import type { PlatformName } from '@/lib/constants/platforms';
import { log } from '@/lib/log';
import { isSealedWith, seal, UnsealingError, unseal } from '@/lib/sealing';
import { credentialsKey, unsealingKeys } from '@/lib/secret';
import { resealCredential } from './mutations';
import { findAllCredentials, findCredential } from './queries';
import { parseCredentials } from './rules';
import type { Credentials } from './schema';

/** Credentials are sealed for one user and platform, so that a row that is moved to another opens nothing. */
const purposeOf = (userId: string, platform: PlatformName) => `${userId}:${platform}`;

/** What a job keeps sealed: the credentials, and whether they are to be remembered once they have proved right. */
export type JobSecret = { credentials: Credentials; remember: boolean };

/** Seals a job's secret, or credentials to remember. */
export async function sealSecret(
  userId: string,
  platform: PlatformName,
  secret: JobSecret,
): Promise<string> {
  return seal(JSON.stringify(secret), purposeOf(userId, platform), await credentialsKey());
}

/**
 * Opens what `sealSecret` sealed.
 * @throws UnsealingError; ZodError when a platform meanwhile wants other fields
 */
export async function openSecret(
  userId: string,
  platform: PlatformName,
  sealed: string,
): Promise<JobSecret> {
  const text = unseal(sealed, purposeOf(userId, platform), await unsealingKeys());
  const { credentials, remember } = JSON.parse(text) as JobSecret;
  return { credentials: parseCredentials(platform, credentials), remember };
}

/** The credentials a user asked us to remember, or null; those that open no more are as good as forgotten. */
export async function rememberedCredentials(
  userId: string,
  platform: PlatformName,
): Promise<Credentials | null> {
  const row = await findCredential(userId, platform);
  if (!row) return null;
  try {
    return (await openSecret(userId, platform, row.sealed)).credentials;
  } catch (error) {
    if (!(error instanceof UnsealingError)) throw error;
    log().warn({ platform }, 'remembered credentials open no more');
    return null;
  }
}

/** Seals remembered credentials anew that were sealed with the previous key. Gives how many. */
export async function rotateCredentials(): Promise<number> {
  const [current, previous] = await unsealingKeys();
  if (!current || !previous) return 0;
  const old = (await findAllCredentials()).filter((row) => !isSealedWith(row.sealed, current));
  let rotated = 0;
  for (const row of old) {
    const purpose = `${row.userId}:${row.platform}`;
    try {
      const sealed = seal(unseal(row.sealed, purpose, await unsealingKeys()), purpose, current);
      await resealCredential(row, sealed);
      rotated += 1;
    } catch (error) {
      if (!(error instanceof UnsealingError)) throw error;
      log().warn({ platform: row.platform }, 'no key opens these remembered credentials');
    }
  }
  return rotated;
}
