import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What an answer says; each is wrong in a test. */
type Claims = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An authenticator with one passkey, as WebAuthn Level 3 describes it, for http://quillcast.test. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };
  let used = 0;

  function authenticatorData(claims: Claims, flags: number, more: Uint8Array[] = []): Buffer {
    const { rpId = 'quillcast.test', isVerified = true, counter = used } = claims;
    const head = Buffer.alloc(5);
    head.writeUInt8(FLAGS.present | flags | (isVerified ? FLAGS.verified : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, ...more]);
  }
  const clientData = (type: string, challenge: string, { origin = 'http://quillcast.test' }: Claims) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: credential.id,
    create({ challenge }: { challenge: string }, claims: Claims = {}) {
      const coordinates: [number, Buffer][] = [
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ];
      const key = isoCBOR.encode(new Map<number, number | Buffer>([[1, 2], [3, -7], [-1, 1], ...coordinates]));
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorData(claims, FLAGS.attested, [Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Buffer>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      const clientDataJSON = base64(clientData('webauthn.create', challenge, claims));
      return { ...credential, response: { clientDataJSON, attestationObject: base64(attestation) } };
    },
    get({ challenge }: { challenge: string }, claims: Claims = {}) {
      used += 1;
      const data = authenticatorData(claims, 0);
      const client = clientData('webauthn.get', challenge, claims);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = base64(sign('sha256', signed, privateKey));
      return {
        ...credential,
        response: { clientDataJSON: base64(client), authenticatorData: base64(data), signature },
      };
    },
  };
}
