import path from 'node:path';
import type { ResizeOptions } from 'sharp';
import sharp from 'sharp';
import { AVATAR_SIDES, MAX_IMAGE_BYTES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { ParseLimitError, ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import { avatarPictureId } from '@/lib/users/author.ts';
import type fileType from './file-type-thread.ts';
import { isPlainWebp } from './plain-webp.ts';
import { declaredType, decodeDataUrl, READABLE_IMAGE_TYPES, SMALL_COVER_WIDTH, smallCoverId } from './rules.ts';

/** A picture as stored: re-encoded by us, with the size it is shown at. */
export type StoredImage = {
  id: string;
  contentType: string;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
};

// Hardly any picture is encoded twice.
sharp.cache(false);

const parseFileType = parserInThread<typeof fileType>(path.resolve('lib/images/file-type-thread.ts'));

/** Widest side of a stored picture in pixels: sharp on a dense screen in an 800 px column. */
const MAX_SIDE = 1600;

/** A picture with more pixels than this is refused before it is decoded (decompression bomb). */
const MAX_PIXELS = 50_000_000;

/** Pictures are encoded in few threads, which nobody may hold for longer. */
const MAX_ENCODING_SECONDS = 20;

const refusal = ({ title, description }: Message) => new AppError('invalid-input', `${title}: ${description}`);

/**
 * Checks and re-encodes the pictures of a request, which also drops their metadata (place, camera).
 * @param dataUrls as the creation form sends them, in order
 * @param requester who takes turns with others (requesterOf)
 * @throws AppError invalid-input with the sentence of spec §5
 */
export async function prepareImages(dataUrls: readonly string[], requester: string): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  // One after the other: decoded pictures are large, and six at once would hold them all.
  for (const [index, dataUrl] of dataUrls.entries()) {
    images.push(await preparePicture(dataUrl, `Image ${index + 1}`, requester));
  }
  return images;
}

/**
 * Checks and re-encodes one picture, which also drops its metadata.
 * @param name how a refusal calls it
 * @param requester who takes turns with others (requesterOf)
 * @throws AppError invalid-input with the sentence of spec §5
 */
export async function preparePicture(dataUrl: string, name: string, requester: string): Promise<StoredImage> {
  return checkedPicture(dataUrl, { name, requester, encode: encodeTrusted });
}

/** The sizes in which a picture is stored that becomes a cover: its own, and a smaller one where it is wide. */
export async function coverSizes(picture: StoredImage): Promise<StoredImage[]> {
  if (picture.width <= SMALL_COVER_WIDTH) return [picture];
  const id = smallCoverId(picture.id);
  return [picture, await encode(id, Buffer.from(picture.bytes), { width: SMALL_COVER_WIDTH })];
}

/** Tells an image of an unsupported kind from a file that is not an image. */
function notReadable(type: string, name: string): AppError {
  const isOtherKind = type.startsWith('image/') && !READABLE_IMAGE_TYPES.has(type);
  return refusal(isOtherKind ? CREATE_MESSAGES.imageKind(name) : CREATE_MESSAGES.imageType(name));
}

/** A picture that somebody gives: how a refusal calls it, who gives it, and how it is encoded. */
type Given<Encoded> = { name: string; requester: string; encode: (original: Buffer) => Promise<Encoded> };

/** Requirements of an uploaded picture, which is then re-encoded. */
async function checkedPicture<Encoded>(dataUrl: string, { name, requester, encode }: Given<Encoded>): Promise<Encoded> {
  const original = decodeDataUrl(dataUrl);
  if (!original) throw refusal(CREATE_MESSAGES.imageType(name));
  if (original.length > MAX_IMAGE_BYTES) throw refusal(CREATE_MESSAGES.imageSize(name));
  const type = await typeOf(original, requester);
  if (!READABLE_IMAGE_TYPES.has(type ?? '')) throw notReadable(type ?? declaredType(dataUrl), name);
  try {
    return await encode(original);
  } catch (cause) {
    throw new AppError(
      'invalid-input',
      `${name} could not be read. Please save it again as PNG or JPEG, at most 50 megapixels.`,
      { cause },
    );
  }
}

/** What the bytes say they are; undefined where they say nothing in time. */
async function typeOf(bytes: Uint8Array, requester: string): Promise<string | undefined> {
  try {
    return await parseFileType(bytes, new ParseRequest(requester), 'The picture');
  } catch (error) {
    if (error instanceof ParseLimitError) return undefined;
    throw error;
  }
}

/** A WebP as we encode it stays as it is: each encoding costs quality. Undefined for any other; an Error for a damaged one. */
async function encodedBefore(original: Buffer): Promise<StoredImage | undefined> {
  if (!isPlainWebp(original)) return undefined;
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > MAX_SIDE) return undefined;
  // Whether it can be decoded is only known afterwards.
  await picture.timeout({ seconds: MAX_ENCODING_SECONDS }).raw().toBuffer();
  const bytes = new Uint8Array(original);
  return { id: newId(), contentType: 'image/webp', width, height, bytes };
}

/**
 * Re-encodes a picture as it is stored, from any format we read.
 * @param requester who takes turns with others (requesterOf)
 * @throws Error when it is not a picture, damaged or too large to decode
 */
export async function encodePicture(original: Buffer, requester: string): Promise<StoredImage> {
  const type = await typeOf(original, requester);
  if (!READABLE_IMAGE_TYPES.has(type ?? '')) throw new Error('not a picture');
  return (await encodedBefore(original)) ?? encodeTrusted(original);
}

/** Re-encodes a picture of a known kind. */
export async function encodeTrusted(original: Buffer): Promise<StoredImage> {
  const size = { width: MAX_SIDE, height: MAX_SIDE, withoutEnlargement: true };
  return encode(newId(), original, { ...size, fit: 'inside' });
}

async function encode(id: string, original: Buffer, size: ResizeOptions): Promise<StoredImage> {
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(size)
    .webp({ quality: 82 })
    .timeout({ seconds: MAX_ENCODING_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { id, contentType: 'image/webp', width, height, bytes: new Uint8Array(data) };
}

/**
 * Checks and re-encodes an uploaded avatar: its middle as a square, in each of the sizes it is shown in.
 * @param dataUrl as the form sends it
 * @param requester who takes turns with others (requesterOf)
 * @returns the avatar's id, and its pictures with the ids of avatarPictureId
 * @throws AppError invalid-input with the sentence of spec §5
 */
export async function prepareAvatar(
  dataUrl: string,
  requester: string,
): Promise<{ id: string; images: StoredImage[] }> {
  const id = newId();
  const images = await checkedPicture(dataUrl, {
    name: 'Your picture',
    requester,
    encode: (original) =>
      Promise.all(
        Object.values(AVATAR_SIDES).map((side) =>
          encode(avatarPictureId(id, side), original, { width: side, height: side, fit: 'cover' }),
        ),
      ),
  });
  return { id, images };
}
