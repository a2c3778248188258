import { sentence } from '../messages/catalogue.ts';
import { processWide } from '../process-wide.ts';
import { addressUnit } from './client-address.ts';
import { AppError } from './errors.ts';

/** Body size that every client may send, in bytes, and the default limit of routes. */
export const SMALL_BODY_BYTES = 64 * 1024;

/** Limits of the memory for bodies over SMALL_BODY_BYTES: in total, and per client address. */
const ROOM = 256 * 1024 * 1024;
const SHARE = 96 * 1024 * 1024;

const heldBodies = processWide('bodies', () => ({ all: 0, byAddress: new Map<string, number>() }));

/** Counts received bytes of an address, and refuses those over the limits. */
function hold(address: string, bytes: number): void {
  const held = heldBodies();
  const own = (held.byAddress.get(address) ?? 0) + bytes;
  if (bytes > 0 && (own > SHARE || held.all + bytes > ROOM)) {
    throw new AppError('unavailable', sentence('server.manyUploads'), { headers: { 'Retry-After': '5' } });
  }
  held.all += bytes;
  if (own > 0) held.byAddress.set(address, own);
  else held.byAddress.delete(address);
}

const tooLarge = (limit: number) =>
  new AppError('too-large', sentence('server.tooLarge', { kilobytes: Math.floor(limit / 1024) }));

const notJson = () => new AppError('forbidden', 'Send JSON, with the header “Content-Type: application/json”.');

/** Limit in bytes, the client's address, and what throws for clients that must not send large bodies. */
type BodyOptions = { limit: number; address: string; requireAllowed?: () => unknown; isFromAnywhere?: boolean };

/** Entries, lists and objects in a JSON body: more than in any request of ours, as each costs time and memory. */
const MAX_ENTRIES = 10_000;

const [QUOTE, BACKSLASH, ...BEGINNINGS] = Buffer.from('"\\,[{');

/** Counts a JSON body as it arrives, before it is parsed. @throws AppError invalid-input */
function entryCounter(): (chunk: Uint8Array) => void {
  let entries = 0;
  let isText = false;
  let isEscaped = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (BEGINNINGS.includes(byte)) entries += 1;
    }
    if (entries > MAX_ENTRIES) throw new AppError('invalid-input', 'The request has too many entries.');
  };
}

/** Reads JSON. DELETE may have no body: browsers preflight it. @throws AppError forbidden, invalid-input, and as readBodyText */
export async function readJson(request: Request, options: BodyOptions): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const mayBeEmpty = request.method === 'DELETE';
  // Another site's form can send text/plain without a preflight, but not application/json.
  if (type !== 'application/json' && !(mayBeEmpty && type === undefined)) throw notJson();
  const text = await readBodyText(request, options, entryCounter());
  if (mayBeEmpty && text === '') return {};
  if (type === undefined) throw notJson();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-input', 'The request is not valid JSON.', { cause });
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Whether a plain HTML form sent a request, instead of a script. */
export const isForm = ({ headers }: Request): boolean => headers.get('content-type')?.startsWith(FORM) === true;

/** Reads a form's fields. Browsers that do not name our page are refused. @throws AppError forbidden, and as readBodyText */
export async function readForm(request: Request, options: BodyOptions): Promise<Record<string, string>> {
  const isNamed = request.headers.has('origin') || request.headers.has('sec-fetch-site');
  if (!isNamed && !options.isFromAnywhere) throw notJson();
  return Object.fromEntries(new URLSearchParams(await readBodyText(request, options)));
}

/** Reads a text up to `limit` bytes. @throws AppError too-large, unavailable; what requireAllowed and `check` throw */
export async function readBodyText(
  request: Request,
  { limit, address, requireAllowed }: BodyOptions,
  check: (chunk: Uint8Array) => void = () => undefined,
): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw tooLarge(limit);
  const unit = addressUnit(address);
  const isLarge = declared > SMALL_BODY_BYTES;
  if (isLarge) await requireAllowed?.();
  // Takes up memory as it is filled, not before.
  const whole = isLarge ? Buffer.allocUnsafeSlow(declared) : undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let held = 0;
  try {
    // Canceling the body would close the connection before the refusal arrives.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      if (size > SMALL_BODY_BYTES) {
        if (!isLarge && held === 0) await requireAllowed?.();
        hold(unit, chunk.byteLength);
        held += chunk.byteLength;
      }
      check(chunk);
      if (whole) whole.set(chunk, size - chunk.byteLength);
      else chunks.push(chunk);
    }
    return (whole?.subarray(0, size) ?? Buffer.concat(chunks)).toString('utf8');
  } finally {
    hold(unit, -held);
    // Frees a large body before the next collection.
    whole?.buffer.transfer(0);
  }
}
