import { AppError } from './errors.ts';

/** Largest request body in bytes where a route names no other. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

const tooLarge = (limit: number) =>
  new AppError('too-large', `The request is larger than ${Math.floor(limit / 1024)} KB.`);

/**
 * Reads a request's JSON without ever holding more than `limit` bytes of it.
 * @throws AppError too-large (413), forbidden (403, not JSON) or invalid-input (400, malformed)
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // A form of another site can send text/plain without asking first, but not application/json.
  if (type !== 'application/json') throw new AppError('forbidden', 'Send JSON.');
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-input', 'The request is not valid JSON.', { cause });
  }
}

/**
 * Reads a request's text as it came, without ever holding more than `limit` bytes of it.
 * @throws AppError too-large (413)
 */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
