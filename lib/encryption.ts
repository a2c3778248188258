import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** No known key decrypts a text for this purpose. */
export class DecryptionError extends Error {
  constructor() {
    super('No known key decrypts this text.');
    this.name = 'DecryptionError';
  }
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Otherwise a truncated text could pass with a shorter tag. */
const OPTIONS = { authTagLength: TAG_BYTES };

const keyBytes = (key: string) => Buffer.from(key, 'base64');

const keyName = (key: string) => createHash('sha256').update(keyBytes(key)).digest('base64url').slice(0, 8);

/** Encrypts with AES-256-GCM, for one purpose: `v1.{fingerprint of the key}.{iv, tag and ciphertext in base64url}`. */
export function encrypt(text: string, purpose: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyBytes(key), iv, OPTIONS).setAAD(Buffer.from(purpose));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const packed = Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
  return `v1.${keyName(key)}.${packed.toString('base64url')}`;
}

/** Decrypts a text with one of the keys. @throws DecryptionError for another purpose or key, or a changed text */
export function decrypt(encrypted: string, purpose: string, keys: readonly string[]): string {
  const [version, name, packed = ''] = encrypted.split('.');
  const key = keys.find((candidate) => keyName(candidate) === name);
  if (version !== 'v1' || !key) throw new DecryptionError();
  const bytes = Buffer.from(packed, 'base64url');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', keyBytes(key), iv, OPTIONS)
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError();
  }
}

export const isEncryptedWith = (encrypted: string, key: string) => encrypted.split('.')[1] === keyName(key);
