import { AppError } from './errors.ts';

/** Largest request body in bytes where a route names no other. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Bytes of bodies that may be in memory at once, all requests together; one of the largest always fits. */
const ROOM = 256 * 1024 * 1024;

// Next may load this module more than once in a process; the memory is one.
const held = globalThis as typeof globalThis & { quillcastBodyBytes?: number };

/** Counts bytes that have come in, and refuses more than there is room for. */
function hold(bytes: number): void {
  const sum = (held.quillcastBodyBytes ?? 0) + bytes;
  if (sum > ROOM) {
    throw new AppError(
      'unavailable',
      'Many large uploads are under way. Please try again in a moment.',
      {
        headers: { 'Retry-After': '5' },
      },
    );
  }
  held.quillcastBodyBytes = sum;
}

const tooLarge = (limit: number) =>
  new AppError('too-large', `The request is larger than ${Math.floor(limit / 1024)} KB.`);

const notJson = () => new AppError('forbidden', 'Send JSON.');

/**
 * Reads a request's JSON without ever holding more than `limit` bytes of it. DELETE may come without a body, which counts
 * as an empty object: a browser asks before it sends DELETE to another site.
 * @throws AppError too-large (413), forbidden (403, not JSON) or invalid-input (400, malformed)
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const mayBeEmpty = request.method === 'DELETE';
  // A form of another site can send text/plain without asking first, but not application/json.
  if (type !== 'application/json' && !(mayBeEmpty && type === undefined)) throw notJson();
  const text = await readText(request, limit);
  if (mayBeEmpty && text === '') return {};
  if (type === undefined) throw notJson();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-input', 'The request is not valid JSON.', { cause });
  }
}

/**
 * Reads a request's text as it came, without ever holding more than `limit` bytes of it.
 * @throws AppError too-large (413), unavailable (503) while other bodies take up all the room
 */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      hold(chunk.byteLength);
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    hold(-size);
  }
}
