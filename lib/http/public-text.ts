/**
 * A Content-Disposition header with a file name (RFC 6266), in ASCII for old clients and in full.
 * @param name without slashes, quotes and control characters
 */
export function fileHeader(disposition: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^ -~]+/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

/** For public answers; the response cache sets their lifetime (lib/server/finish-response.ts). */
export const PUBLIC = { 'Cache-Control': 'public, no-cache' };

/** A public text answer. */
export function publicText(text: string, contentType: string): Response {
  const type = contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`;
  return new Response(text, { headers: { 'Content-Type': type, ...PUBLIC } });
}

/** A public file, displayed inline if possible. */
export function publicFile(bytes: Uint8Array<ArrayBuffer>, contentType: string, name: string): Response {
  const headers = { 'Content-Type': contentType, 'Content-Disposition': fileHeader('inline', name) };
  return new Response(bytes, { headers: { ...headers, ...PUBLIC } });
}

/** A public JSON answer. */
export function publicJson(value: unknown): Response {
  return Response.json(value, { headers: PUBLIC });
}
