import { MAX_URL_CHARACTERS } from '../constants/limits.ts';

/** Characters that an address may hold but would end a link of the text format, or mean something in Markdown. */
const RESERVED = /[()[\]\\`{}|]/g;

/**
 * The address that a link of an article's text leads to, as it is stored and shown; undefined for one that is no link:
 * only pages of the web and addresses of mail are, and none that signs its reader in.
 */
export function linkAddress(given: string): string | undefined {
  if (given.length > MAX_URL_CHARACTERS || !/^(?:https?:\/\/|mailto:)/i.test(given))
    return undefined;
  const url = URL.parse(given);
  if (!url || url.username || url.password || url.hostname.startsWith('[')) return undefined;
  if (url.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
  return escapeAddress(url.href);
}

/** An address without characters that end a link in Markdown or in the text format. */
export function escapeAddress(href: string): string {
  return href.replace(
    RESERVED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
