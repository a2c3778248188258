import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { imagePath } from '@/lib/routes.ts';

/** Longest data URL that can hold a picture within the size limit (base64 grows by a third). */
const MAX_DATA_URL_CHARACTERS = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 128;

/** Picture formats we read. SVG is a program rather than a picture and is not among them. */
export const READABLE_IMAGE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
]);

/** Whether a file's name is that of a picture of a kind that we do not read. */
function isPictureName(name: string): boolean {
  return /\.(heic|heif|svgz?|tiff?|bmp|ico|jxl|jp2|psd|dng|cr2|nef|arw)$/i.test(name);
}

/** What is wrong with a chosen file, or null when it is a picture that we take, of 5 MB or less (spec §5). */
export function pictureProblem(file: { name: string; type: string; size: number }): Message | null {
  const { name, type, size } = file;
  if (!READABLE_IMAGE_TYPES.has(type)) {
    // Browsers know no type of the kinds that they cannot show.
    const isImage = type.startsWith('image/') || (type === '' && isPictureName(name));
    return isImage ? CREATE_MESSAGES.imageKind(name) : CREATE_MESSAGES.imageType(name);
  }
  return size > MAX_IMAGE_BYTES ? CREATE_MESSAGES.imageSize(name) : null;
}

/** The type that a data URL says it has, in lower case; '' when it says none. */
export function declaredType(dataUrl: string): string {
  return /^data:([\w.+-]+\/[\w.+-]+)[;,]/i.exec(dataUrl)?.[1]?.toLowerCase() ?? '';
}

/** Bytes of a base64 data URL; undefined when the text is not one. */
export function decodeDataUrl(dataUrl: string): Buffer | undefined {
  const comma = dataUrl.indexOf(',');
  const head = dataUrl.slice(0, comma);
  if (comma < 0 || !/^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64$/i.test(head)) return undefined;
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : undefined;
}

/**
 * Spreads pictures over sections in reading order.
 * @returns for each section the indexes of its pictures, in order
 */
export function spreadOverSections(images: number, sections: number): number[][] {
  const places: number[][] = Array.from({ length: sections }, () => []);
  for (let image = 0; image < images; image += 1) {
    places[Math.floor((image * sections) / images)]?.push(image);
  }
  return places;
}

/** Width in pixels of the smaller copy that each cover has which is wider, for narrow screens. */
export const SMALL_COVER_WIDTH = 800;

/** The id of a cover's smaller copy. */
export const smallCoverId = (id: string) => `${id}-${SMALL_COVER_WIDTH}`;

/** The id of a picture that we store, by its address; undefined for the address of any other. */
export function storedPictureId(url: string): string | undefined {
  return url.startsWith(imagePath('')) ? url.slice(imagePath('').length) : undefined;
}

/** The address of a cover's smaller copy; undefined where it has none. */
export function smallCoverUrl({ url, width }: { url: string; width: number }): string | undefined {
  const id = storedPictureId(url);
  return id && width > SMALL_COVER_WIDTH ? imagePath(smallCoverId(id)) : undefined;
}

/** Most pictures that are looked for in one blog. */
const MAX_RELEVANT_PICTURES = 3;

/**
 * The sections that get a picture of their own, spread evenly over those that have none.
 * @param pictures how many each section has already
 * @returns indexes of sections, in order
 */
export function placesForPictures(pictures: readonly number[]): number[] {
  const free = pictures.flatMap((count, index) => (count === 0 ? [index] : []));
  const wanted = Math.min(MAX_RELEVANT_PICTURES, Math.ceil(free.length / 2));
  return Array.from({ length: wanted }, (_, at) => free[Math.floor((at * free.length) / wanted)] ?? 0);
}

/**
 * Largest body of a generate request in bytes: six pictures as base64, each once more as the key of its source link
 * (spec §3), and the rest of the form.
 */
export const MAX_GENERATE_BODY_BYTES = 2 * MAX_IMAGES * MAX_DATA_URL_CHARACTERS + 256 * 1024;

/** Largest body in bytes of a request with one picture, and some text. */
export const MAX_PICTURE_BODY_BYTES = MAX_DATA_URL_CHARACTERS + 64 * 1024;
