import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

type Jws = { protected: string; payload: string; signature: string };

/** Verifies a flattened JWS of Ed25519 with OpenSSL's command, as docs/decisions/0128 describes. */
export async function opensslVerifies({ protected: header, payload, signature }: Jws, pem: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-jws-'));
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('key.pem'), pem);
  await writeFile(file('signed'), `${header}.${payload}`);
  await writeFile(file('signature'), Buffer.from(signature, 'base64url'));
  const files = ['-inkey', file('key.pem'), '-rawin', '-in', file('signed'), '-sigfile', file('signature')];
  return promisify(execFile)('openssl', ['pkeyutl', '-verify', '-pubin', ...files])
    .then(
      () => true,
      () => false,
    )
    .finally(() => rm(folder, { recursive: true }));
}
