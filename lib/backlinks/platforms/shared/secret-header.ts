import { PlatformError } from './platform.ts';

/**
 * A secret as it may stand in a header. One with any other character would be quoted in the error of whoever sends
 * the header, and be logged with it.
 * @param name what the secret is called in a sentence, such as 'API key'
 * @throws PlatformError refused
 */
export function secretHeader(secret: string, name: string): string {
  if (/^[\x21-\x7e]+$/.test(secret)) return secret;
  throw new PlatformError(
    'refused',
    `This ${name} has characters in it that none has, such as a space or a line break. Copy it again, whole and alone.`,
  );
}

/**
 * A platform's own words about a refusal as the end of a sentence of ours: `: “…”.`, or `.` when it gave none.
 * @param secret is taken out of them, should they quote it
 */
export function quotedReason(words: unknown, secret: string): string {
  if (typeof words !== 'string') return '.';
  const line = words.replaceAll(secret, '…').replace(/\s+/g, ' ').trim();
  return line ? `: “${line.slice(0, 200)}”.` : '.';
}
