import { processWide } from '../process-wide.ts';
import { addressUnit } from './client-address.ts';
import { AppError } from './errors.ts';

/** Largest body in bytes that every sender may send, and the limit of routes that name no other. */
export const SMALL_BODY_BYTES = 64 * 1024;

/**
 * Bytes above SMALL_BODY_BYTES that may be in memory at once: of all bodies, and of those of one client address. One of
 * the largest always fits.
 */
const ROOM = 256 * 1024 * 1024;
const SHARE = 96 * 1024 * 1024;

const heldBodies = processWide('bodies', () => ({ all: 0, byAddress: new Map<string, number>() }));

/** Counts bytes that have come in for an address, and refuses more than there is room for. */
function hold(address: string, bytes: number): void {
  const held = heldBodies();
  const own = (held.byAddress.get(address) ?? 0) + bytes;
  if (bytes > 0 && (own > SHARE || held.all + bytes > ROOM)) {
    throw new AppError('unavailable', 'Many large uploads are under way. Please try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  }
  held.all += bytes;
  if (own > 0) held.byAddress.set(address, own);
  else held.byAddress.delete(address);
}

const tooLarge = (limit: number) =>
  new AppError('too-large', `The request is larger than ${Math.floor(limit / 1024)} KB.`);

const notJson = () => new AppError('forbidden', 'Send JSON.');

/** How a body is read. */
export type BodyOptions = {
  /** Largest size in bytes. */
  limit: number;
  /** The client's address. */
  address: string;
  /** Throws for a client that may send no large body; asked before more than SMALL_BODY_BYTES are read. */
  requireAllowed?: () => unknown;
};

/**
 * Reads a request's JSON without ever holding more than `limit` bytes of it. DELETE may come without a body, which counts
 * as an empty object: a browser asks before it sends DELETE to another site.
 * @throws AppError forbidden (403, not JSON), invalid-input (400, malformed), and as readText
 */
export async function readJson(request: Request, options: BodyOptions): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const mayBeEmpty = request.method === 'DELETE';
  // A form of another site can send text/plain without asking first, but not application/json.
  if (type !== 'application/json' && !(mayBeEmpty && type === undefined)) throw notJson();
  const text = await readText(request, options);
  if (mayBeEmpty && text === '') return {};
  if (type === undefined) throw notJson();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-input', 'The request is not valid JSON.', { cause });
  }
}

/**
 * Reads a request's text as it came, without ever holding more than `limit` bytes of it. A small body is always read.
 * @throws AppError too-large (413), unavailable (503) while other large bodies take up the room, what requireAllowed throws
 */
export async function readText(request: Request, { limit, address, requireAllowed }: BodyOptions): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw tooLarge(limit);
  let isAllowed = false;
  const allow = async () => {
    if (!isAllowed) await requireAllowed?.();
    isAllowed = true;
  };
  if (declared > SMALL_BODY_BYTES) await allow();
  const unit = addressUnit(address);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let held = 0;
  try {
    // A body that is cancelled closes the connection, and the refusal would never arrive.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      if (size > SMALL_BODY_BYTES) {
        await allow();
        hold(unit, chunk.byteLength);
        held += chunk.byteLength;
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    hold(unit, -held);
  }
}
