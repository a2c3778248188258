import { Readable } from 'node:stream';

/** A Content-Disposition header (RFC 6266). `name` has no slashes, quotes and control characters. */
export function fileHeader(disposition: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^ -~]+/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

/** For public answers; the response cache sets their lifetime (lib/server/finish-response.ts). */
export const PUBLIC = { 'Cache-Control': 'public, no-cache' };

export function publicText(text: string, contentType: string): Response {
  const type = contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`;
  return new Response(text, { headers: { 'Content-Type': type, ...PUBLIC } });
}

/** A public file, displayed inline if possible. */
export function publicFile(bytes: Uint8Array<ArrayBuffer>, contentType: string, name: string): Response {
  const headers = { 'Content-Type': contentType, 'Content-Disposition': fileHeader('inline', name) };
  return new Response(bytes, { headers: { ...headers, ...PUBLIC } });
}

export const publicJson = (value: unknown): Response => Response.json(value, { headers: PUBLIC });

/** A quoted cell that no spreadsheet takes for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180). */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  // Without a byte order mark, Excel does not recognize UTF-8.
  yield Buffer.from('\uFEFF');
  for await (const part of parts) yield Buffer.from(part);
}

export function csvFile(parts: AsyncIterable<string>, name: string): Response {
  return new Response(Readable.toWeb(Readable.from(encoded(parts))) as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
