import path from 'node:path';
import type { ResizeOptions } from 'sharp';
import sharp from 'sharp';
import { AVATAR_SIDES, ICON_SIDES, MAX_IMAGE_BYTES } from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { newId } from '@/lib/ids.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { ParseLimitError, ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import { avatarPictureId } from '@/lib/users/author.ts';
import type fileType from './file-type-thread.ts';
import { type Mark, readMark, writeXmp } from './marks.ts';
import { declaredType, READABLE_IMAGE_TYPES, SMALL_COVER_WIDTH, smallCoverId } from './rules.ts';

/** A picture as stored: re-encoded by us, with the size it is shown at. */
export type StoredImage = Mark & {
  id: string;
  contentType: string;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
};

// Hardly any picture is encoded twice.
sharp.cache(false);

const parseFileType = parserInThread<typeof fileType>(path.resolve('lib/images/file-type-thread.ts'));

/** Bytes of a base64 data URL; undefined for other texts. */
export function decodeDataUrl(dataUrl: string): Buffer | undefined {
  const comma = dataUrl.indexOf(',');
  const head = dataUrl.slice(0, comma);
  if (comma < 0 || !/^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64$/i.test(head)) return undefined;
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : undefined;
}

/** Longest side of a stored picture in pixels: sharp on a dense screen in an 800 px column. */
const MAX_SIDE = 1600;

/** Larger pictures, with all frames of an animation, are refused before decoding (decompression bombs). */
const MAX_PIXELS = 50_000_000;

const MAX_ENCODING_SECONDS = 20;

/** What errors call a picture: one of a user, the only one of a request, or one of several by its number. */
type Name = { picture: OwnPictureKind | 'single' | 'numbered'; number: number };

const SINGLE: Name = { picture: 'single', number: 0 };

const refusal = (kind: 'type' | 'kind' | 'size' | 'unreadable', name: Name, cause?: unknown) =>
  new AppError('invalid-input', sentence(`writing.pictures.${kind}`, name), { cause });

/** Checks and re-encodes the pictures of a request. As preparePicture. */
export async function prepareImages(dataUrls: readonly string[], requester: string): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  // One after the other, as decoded pictures are large.
  for (const [index, dataUrl] of dataUrls.entries()) {
    images.push(await preparePicture(dataUrl, requester, index + 1));
  }
  return images;
}

/**
 * Checks and re-encodes a picture, which drops its metadata (place, camera) except marks of origin. `number` is for
 * errors, 0 for a single one; requesters take turns (actorRequester). @throws AppError invalid-input (spec §5)
 */
export function preparePicture(dataUrl: string, requester: string, number = 0): Promise<StoredImage> {
  const name: Name = number === 0 ? SINGLE : { picture: 'numbered', number };
  return checkedPicture(dataUrl, { name, requester, encode: encodeTrusted });
}

/** The stored sizes of a cover: its own, and a smaller one if it is wide. */
export async function coverSizes(picture: StoredImage): Promise<StoredImage[]> {
  if (picture.width <= SMALL_COVER_WIDTH) return [picture];
  return [picture, await encode(smallCoverId(picture.id), Buffer.from(picture.bytes), { width: SMALL_COVER_WIDTH })];
}

/** Tells an image of an unsupported kind from a file that is not an image. */
function notReadable(type: string, name: Name): AppError {
  const isOtherKind = type.startsWith('image/') && !READABLE_IMAGE_TYPES.has(type);
  return refusal(isOtherKind ? 'kind' : 'type', name);
}

type Given<Encoded> = { name: Name; requester: string; encode: (original: Buffer) => Promise<Encoded> };

async function checkedPicture<Encoded>(dataUrl: string, { name, requester, encode }: Given<Encoded>): Promise<Encoded> {
  const original = decodeDataUrl(dataUrl);
  if (!original) throw refusal('type', name);
  if (original.length > MAX_IMAGE_BYTES) throw refusal('size', name);
  const type = await detectType(original, requester, name);
  if (!READABLE_IMAGE_TYPES.has(type ?? '')) throw notReadable(type ?? declaredType(dataUrl), name);
  try {
    return await encode(original);
  } catch (cause) {
    throw refusal('unreadable', name, cause);
  }
}

/** The MIME type of bytes; undefined if unknown or too slow to parse. */
async function detectType(bytes: Uint8Array, requester: string, name = SINGLE): Promise<string | undefined> {
  try {
    return await parseFileType(bytes, new ParseRequest(requester), note('writing.pictures.name', name));
  } catch (error) {
    if (error instanceof ParseLimitError) return undefined;
    throw error;
  }
}

/** `RIFF`, the length, `WEBP`. */
const WEBP_HEAD_BYTES = 12;

/** Parts with pixels; others hold metadata, color profiles or an animation. */
const PIXEL_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Flags of a `VP8X` part, except transparency and XMP. */
const VP8X_FLAGS = 0b1110_1011;

/** Whether a file is a WebP of pixels alone: no metadata except this XMP packet, animation or appended bytes. */
export function isPlainWebp(file: Buffer, xmp = ''): boolean {
  const isWebp = file.length > WEBP_HEAD_BYTES && file.toString('latin1', 8, WEBP_HEAD_BYTES) === 'WEBP';
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = WEBP_HEAD_BYTES;
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const isOurs = name === 'XMP ' && file.toString('utf8', at + 8, at + 8 + size) === xmp;
    if (!isOurs && !PIXEL_PARTS.has(name)) return false;
    if (name === 'VP8X' && ((file[at + 8] ?? 0) & VP8X_FLAGS) !== 0) return false;
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}

/** A WebP in our encoding, unchanged, as each encoding costs quality; otherwise undefined. @throws Error for damaged files */
async function encodedBefore(original: Buffer): Promise<StoredImage | undefined> {
  const mark = await readMark(original);
  if (!isPlainWebp(original, writeXmp(mark))) return undefined;
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > MAX_SIDE) return undefined;
  // Whether it can be decoded is only known afterwards.
  await picture.timeout({ seconds: MAX_ENCODING_SECONDS }).raw().toBuffer();
  const bytes = new Uint8Array(original);
  return { ...mark, id: newId(), contentType: 'image/webp', width, height, bytes };
}

/** Re-encodes a picture from any readable format. @throws Error if it is no picture, damaged or too large to decode */
export async function encodePicture(original: Buffer, requester: string): Promise<StoredImage> {
  const type = await detectType(original, requester);
  if (!READABLE_IMAGE_TYPES.has(type ?? '')) throw new Error('not a picture');
  return (await encodedBefore(original)) ?? encodeTrusted(original);
}

type Download = { signal: AbortSignal; requester: string; maxBytes: number; timeoutMs: number };

/** Downloads a picture and re-encodes it. @throws Error if it cannot be read */
export async function downloadPicture(url: string, { requester, ...options }: Download): Promise<StoredImage> {
  const allowHosts = env().OUTBOUND_ALLOW_HOSTS;
  const answer = await safeFetch(url, { ...options, accept: 'image/*', allowHosts });
  if (answer.status >= 300) throw new Error(`the picture's address answered ${answer.status}`);
  return encodePicture(Buffer.from(answer.body), requester);
}

const FULL_SIZE = { width: MAX_SIDE, height: MAX_SIDE, withoutEnlargement: true, fit: 'inside' } as const;

/** Re-encodes a picture of a known kind, with its animation; `mark` replaces that of the file. */
export async function encodeTrusted(original: Buffer, mark?: Mark): Promise<StoredImage> {
  const { format, pages = 1 } = await sharp(original).metadata();
  return encode(newId(), original, FULL_SIZE, mark, { animated: pages > 1 && /^(?:gif|webp)$/.test(format) });
}

type Encoding = { animated?: boolean; isPng?: boolean };

async function encode(id: string, original: Buffer, size: ResizeOptions, given?: Mark, encoding: Encoding = {}) {
  const { animated = false, isPng = false } = encoding;
  const mark = given ?? (await readMark(original));
  const xmp = writeXmp(mark);
  const resized = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
    .autoOrient()
    .resize(size);
  // Animations are no larger with the least effort, and take a third of the time.
  const encoded = isPng ? resized.png() : resized.webp({ quality: 82, effort: animated ? 0 : 4 });
  const picture = encoded.timeout({ seconds: MAX_ENCODING_SECONDS });
  const { data, info } = await (xmp ? picture.withXmp(xmp) : picture).toBuffer({ resolveWithObject: true });
  const { width, pageHeight: height = info.height } = info;
  const contentType = isPng ? 'image/png' : 'image/webp';
  return { ...mark, id, contentType, width, height, bytes: new Uint8Array(data) } satisfies StoredImage;
}

const squares = (sides: Readonly<Record<string, number>>) =>
  Object.values(sides).map((side) => ({ width: side, height: side, fit: 'cover' as const }));

/** The sizes of the pictures of a user and their site. */
const OWN_PICTURES = { avatar: squares(AVATAR_SIDES), picture: [FULL_SIZE], icon: squares(ICON_SIDES) };

export type OwnPictureKind = keyof typeof OWN_PICTURES;

/** Checks and re-encodes a picture of a user in each size, icons as PNGs, squares with the ids of avatarPictureId. */
export function prepareOwnPicture(id: string, kind: OwnPictureKind, dataUrl: string, requester: string) {
  const sizes = OWN_PICTURES[kind];
  const name: Name = { picture: kind, number: 0 };
  const idOf = ({ width }: { width: number }) => (kind === 'picture' ? id : avatarPictureId(id, width));
  const encodeAll = (original: Buffer) =>
    Promise.all(sizes.map((size) => encode(idOf(size), original, size, undefined, { isPng: kind === 'icon' })));
  return checkedPicture(dataUrl, { name, requester, encode: encodeAll });
}
