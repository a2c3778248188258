import { Readable } from 'node:stream';

/** A quoted cell that no spreadsheet takes for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180). */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  // Without a byte order mark, Excel does not recognize UTF-8.
  yield Buffer.from('\uFEFF');
  for await (const part of parts) yield Buffer.from(part);
}

/** A streamed CSV download. */
export function csvFile(parts: AsyncIterable<string>, name: string): Response {
  return new Response(Readable.toWeb(Readable.from(encoded(parts))) as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
