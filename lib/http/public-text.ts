/** Seconds for which caches may keep a text that everybody gets alike. */
const MAX_AGE_SECONDS = 300;

/** Answers a text that everybody gets alike. */
export function publicText(text: string, contentType: string): Response {
  const type = contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`;
  return new Response(text, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}` },
  });
}

/** An answer of JSON that is the same for everybody, and asked for anew each time. */
export function publicJson(value: unknown): Response {
  return Response.json(value, { headers: { 'Cache-Control': 'public, no-cache' } });
}
