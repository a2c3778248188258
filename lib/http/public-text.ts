/** What is the same for everybody; the response cache says how long others may keep it (lib/server/finish-response.ts). */
export const PUBLIC = { 'Cache-Control': 'public, no-cache' };

/** Answers a text that everybody gets alike. */
export function publicText(text: string, contentType: string): Response {
  const type = contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`;
  return new Response(text, {
    headers: { 'Content-Type': type, ...PUBLIC },
  });
}

/** Answers JSON that everybody gets alike. */
export function publicJson(value: unknown): Response {
  return Response.json(value, { headers: PUBLIC });
}
