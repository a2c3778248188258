import { MAX_URL_CHARACTERS } from '../../constants/limits.ts';

/**
 * The address that a link of an article's text leads to, as it is stored and shown; undefined for one that is no link:
 * only pages of the web and addresses of mail are, and none that signs its reader in.
 */
export function linkAddress(given: string): string | undefined {
  if (given.length > MAX_URL_CHARACTERS || !/^(?:https?:\/\/|mailto:)/i.test(given)) return undefined;
  const url = URL.parse(given);
  if (!url || url.username || url.password || url.hostname.startsWith('[')) return undefined;
  if (url.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
  return escapeLinkTarget(url.href).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** An address as it may stand in a link: no character of it ends the link or means anything in Markdown. */
export function escapeLinkTarget(url: string): string {
  return new URL(url).href.replace(
    /[()\\`{}|]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
