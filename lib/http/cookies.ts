/** The value of a cookie in a Cookie header, or undefined. */
export function readCookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** What a cookie of ours is given with; no script ever reads one. */
type NewCookie = { name: string; value: string; maxAgeSeconds: number; secure: boolean };

/** The Set-Cookie header for a cookie of ours. */
export function setCookieHeader({ name, value, maxAgeSeconds, secure }: NewCookie): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}
