import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (value: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');

/**
 * A value with its signature, for a cookie.
 * @param purpose the only purpose it is valid for
 */
export function signValue(value: string, purpose: string, secret: string): string {
  return `${value}.${signatureOf(value, purpose, secret)}`;
}

/** The value of what signValue gave; undefined when absent, or not signed by us for this purpose. */
export function readSignedValue(signed: string | undefined, purpose: string, secret: string): string | undefined {
  const [value, signature] = signed?.split('.') ?? [];
  if (!value || !signature) return undefined;
  const expected = Buffer.from(signatureOf(value, purpose, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}
