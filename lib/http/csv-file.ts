import { Readable } from 'node:stream';

/** A cell that a spreadsheet shows as it is: quoted, and never taken for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), the first of them the names of the columns. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  // Without the mark Excel takes UTF-8 for the encoding of the country.
  yield Buffer.from('\uFEFF');
  for await (const part of parts) yield Buffer.from(part);
}

/** Answers CSV as a file to download, which is made while it is sent. */
export function csvFile(parts: AsyncIterable<string>, name: string): Response {
  return new Response(Readable.toWeb(Readable.from(encoded(parts))) as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
