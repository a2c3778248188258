import 'server-only';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type FlattenedJWS, FlattenedSign } from 'jose';
import { DecryptionError, decrypt, encrypt } from '@/lib/encryption.ts';
import { env } from '@/lib/env.ts';
import type { SigningKey } from '@/lib/generated/prisma/client.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { reencryptKey, replaceKey } from './mutations.ts';
import { findKeys } from './queries.ts';

/** The instance's Ed25519 keys: one signs, retired ones stay public (docs/decisions/0128). */

const OTHER_KEY =
  'This CREDENTIALS_KEY is not the one that the database is used with. Set that one in every process, or as CREDENTIALS_KEY_PREVIOUS to replace it. If it is lost, start once with CREDENTIALS_KEY_PREVIOUS=lost.';

const keyPurpose = (kid: string) => `signing key ${kid}`;

const activeKey = async (): Promise<SigningKey | undefined> => (await findKeys()).find((key) => key.retiredAt === null);

async function activateNext(active: string | null): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const kid = await calculateJwkThumbprint(await exportJWK(createPublicKey(publicKey)));
  const encryptedPrivateKey = encrypt(privateKey, keyPurpose(kid), await credentialsKey());
  await replaceKey(active, { kid, publicKey, encryptedPrivateKey });
}

/**
 * The key that signs, created on first use, and again after the key that encrypts it was lost.
 * @throws Error for the operator if another CREDENTIALS_KEY encrypted it
 */
async function signingKey(): Promise<{ kid: string; key: KeyObject }> {
  const active = await activeKey();
  try {
    if (active) {
      const { kid, encryptedPrivateKey } = active;
      return { kid, key: createPrivateKey(decrypt(encryptedPrivateKey, keyPurpose(kid), await decryptionKeys())) };
    }
  } catch (cause) {
    if (!(cause instanceof DecryptionError)) throw cause;
    if (env().CREDENTIALS_KEY_PREVIOUS !== 'lost') throw new Error(OTHER_KEY, { cause });
  }
  await activateNext(active?.kid ?? null);
  return signingKey();
}

/** Requires the CREDENTIALS_KEY of the database's other processes, by the signing key, which moves to a replaced one. */
export async function requireCredentialsKey(): Promise<void> {
  const { kid, key } = await signingKey();
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const [current, ...previous] = await decryptionKeys();
  if (current && previous.length > 0) await reencryptKey(kid, encrypt(pem, keyPurpose(kid), current));
}

/** Signs a payload (RFC 7515, flattened JSON). */
export async function sign(payload: string): Promise<FlattenedJWS> {
  const { kid, key } = await signingKey();
  return new FlattenedSign(Buffer.from(payload)).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key);
}

export const rotateSigningKey = async (): Promise<void> => activateNext((await activeKey())?.kid ?? null);

/** All public keys ever used, as a JWK Set, each also as PEM. */
export async function publicKeys() {
  const keys = await findKeys();
  return {
    keys: keys.map(({ kid, publicKey, createdAt, retiredAt }) => ({
      ...createPublicKey(publicKey).export({ format: 'jwk' }),
      ...{ kid, alg: 'EdDSA', use: 'sig', pem: publicKey, createdAt, retiredAt },
    })),
  };
}
