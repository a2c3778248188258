/** Schemes that run or open something in the browser instead of leading to a program. */
const UNSAFE_SCHEMES =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|wss?|ftp|mailto|tel):/;

const isLoopback = (url: URL) => url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

/** Whether codes may be sent to an address: https, this computer, or a scheme of a program (RFC 8252 §7). */
export function isRedirectAddress(address: string): boolean {
  const url = URL.parse(address);
  // Parsing drops spaces and line breaks, so that two spellings would be one address.
  if (!url || /[#\s\p{C}]/u.test(address) || url.username || url.password) return false;
  return url.protocol === 'http:' ? isLoopback(url) : !UNSAFE_SCHEMES.test(url.protocol);
}

/** The host of a redirect address; undefined for a program on the user's computer. */
export const webHost = (address: string) =>
  URL.parse(address)?.protocol === 'https:' ? new URL(address).host : undefined;

function withoutPort(address: string): string {
  const url = URL.parse(address);
  if (!url || !isLoopback(url)) return address;
  url.port = '';
  return url.href;
}

/** The redirect address of a request, if registered; programs on a computer choose their port at each start. */
export function findRedirect(registered: readonly string[], asked: string | undefined): string | undefined {
  if (asked === undefined) return registered.length === 1 ? registered[0] : undefined;
  return registered.some((known) => withoutPort(known) === withoutPort(asked)) ? asked : undefined;
}
