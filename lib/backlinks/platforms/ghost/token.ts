import { SignJWT } from 'jose';

/** Ghost takes no token that is valid for longer. */
const VALID_FOR = '5m';

/**
 * A short-lived token for Ghost's Admin API (HS256).
 * @param adminApiKey `id:secret`, the secret in hexadecimal
 */
export function ghostToken(adminApiKey: string): Promise<string> {
  const [id = '', secret = ''] = adminApiKey.split(':');
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .setIssuedAt()
    .setExpirationTime(VALID_FOR)
    .setAudience('/admin/')
    .sign(Buffer.from(secret, 'hex'));
}
