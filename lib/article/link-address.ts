import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';

/** A link's URL as it is stored, or undefined: only web pages and email addresses, and no credentials. */
export function linkAddress(input: string): string | undefined {
  if (input.length > MAX_URL_CHARACTERS || !/^(?:https?:\/\/|mailto:)/i.test(input)) return undefined;
  const url = URL.parse(input);
  if (!url || url.username || url.password || url.hostname.startsWith('[')) return undefined;
  if (url.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
  return escapeLinkTarget(url.href).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** A URL in which no character ends a Markdown link or means anything in Markdown. */
export const escapeLinkTarget = (url: string): string =>
  new URL(url).href.replace(/[()\\`{}|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
