import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB of memory, two passes, one lane (OWASP's first recommendation). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash to compare with when there is none, so that an unknown user takes as long as a known one. */
let nobody: Promise<string> | undefined;

/** Hash of a password, with its salt and costs. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether a password belongs to a hash. Takes the same time when there is no hash.
 * @param passwordHash null for an unknown user or one without a password
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('a password that belongs to nobody');
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== null && matches;
}
