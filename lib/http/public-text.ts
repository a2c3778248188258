import { fileHeader } from './file-header.ts';

/** What is the same for everybody; the response cache says how long others may keep it (lib/server/finish-response.ts). */
export const PUBLIC = { 'Cache-Control': 'public, no-cache' };

/** Answers a text that everybody gets alike. */
export function publicText(text: string, contentType: string): Response {
  const type = contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`;
  return new Response(text, { headers: { 'Content-Type': type, ...PUBLIC } });
}

/** Answers a file that everybody gets alike, shown where it can be and saved under its name. */
export function publicFile(bytes: Uint8Array<ArrayBuffer>, contentType: string, name: string): Response {
  const headers = { 'Content-Type': contentType, 'Content-Disposition': fileHeader('inline', name) };
  return new Response(bytes, { headers: { ...headers, ...PUBLIC } });
}

/** Answers JSON that everybody gets alike. */
export function publicJson(value: unknown): Response {
  return Response.json(value, { headers: PUBLIC });
}
