/** The value of a cookie in a Cookie header, or undefined. */
export function readCookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

type NewCookie = { name: string; value: string; maxAgeSeconds: number; secure: boolean };

/** A Set-Cookie header; our cookies are HttpOnly. */
export function setCookieHeader({ name, value, maxAgeSeconds, secure }: NewCookie): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}
