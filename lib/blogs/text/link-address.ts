import { MAX_URL_CHARACTERS } from '../../constants/limits.ts';

/** A link's URL as it is stored, or undefined: only web pages and email addresses, and no credentials. */
export function linkAddress(given: string): string | undefined {
  if (given.length > MAX_URL_CHARACTERS || !/^(?:https?:\/\/|mailto:)/i.test(given)) return undefined;
  const url = URL.parse(given);
  if (!url || url.username || url.password || url.hostname.startsWith('[')) return undefined;
  if (url.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
  return escapeLinkTarget(url.href).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** A URL in which no character ends a Markdown link or means anything in Markdown. */
export function escapeLinkTarget(url: string): string {
  return new URL(url).href.replace(
    /[()\\`{}|]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
