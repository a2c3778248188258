import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { listComma } from '@/lib/messages/languages.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { TitledIn, TitledMessage } from '@/lib/messages/types.ts';
import { imagePath } from '@/lib/routes.ts';

/** Longest data URL of a picture within the size limit (base64 grows by a third). */
const MAX_DATA_URL_CHARACTERS = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 128;

/** Picture formats we read. SVG is a program rather than a picture and is not among them. */
export const READABLE_IMAGE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
]);

/** Names of pictures in unreadable formats, for which browsers know no type. */
const UNREADABLE_PICTURE = /\.(heic|heif|svgz?|tiff?|bmp|ico|jxl|jp2|psd|dng|cr2|nef|arw)$/i;

type File = { name: string; type: string; size: number };

/** The problem with a chosen file, or null for a picture of 5 MB or less (spec §5). */
export function pictureProblem({ name, type, size }: File): TitledIn<'images'> | null {
  if (!READABLE_IMAGE_TYPES.has(type)) {
    const isImage = type.startsWith('image/') || (type === '' && UNREADABLE_PICTURE.test(name));
    return isImage ? 'kind' : 'type';
  }
  return size > MAX_IMAGE_BYTES ? 'size' : null;
}

/** Joins problems of the first kind into one message, as only one toast is shown at a time. */
function joined(problems: readonly TitledMessage[], language: string): TitledMessage | null {
  const [first] = problems;
  if (!first) return null;
  const sameKind = problems.filter((problem) => problem.title === first.title);
  return { title: first.title, description: sameKind.map((p) => p.description).join(listComma(language)) };
}

/**
 * Chooses image files of 5 MB or less for the free slots beside `taken` images (spec §5), `tooMany` if there are more.
 * Returns them and the first kind of problem.
 */
export function chooseImages<Given extends File>(
  files: readonly Given[],
  taken: number,
  t: Translator<'images'>,
  tooMany: (free: number) => TitledMessage = () => t.titled('full'),
): { chosen: Given[]; problem: TitledMessage | null } {
  const free = Math.max(0, MAX_IMAGES - taken);
  if (free === 0) return { chosen: [], problem: tooMany(free) };
  const judged = files.map((file) => ({ file, problem: pictureProblem(file) }));
  const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
  const problems = judged.flatMap(({ file, problem }) => (problem ? t.titled(problem, { file: file.name }) : []));
  if (good.length > free) problems.push(tooMany(free));
  return { chosen: good.slice(0, free), problem: joined(problems, t.language) };
}

/** The type that a data URL declares, in lower case, or ''. */
export const declaredType = (dataUrl: string): string =>
  /^data:([\w.+-]+\/[\w.+-]+)[;,]/i.exec(dataUrl)?.[1]?.toLowerCase() ?? '';

/** Spreads pictures over sections in reading order: for each section the indexes of its pictures. */
export function spreadOverSections(images: number, sections: number): number[][] {
  const places: number[][] = Array.from({ length: sections }, () => []);
  for (let image = 0; image < images; image += 1) {
    places[Math.floor((image * sections) / images)]?.push(image);
  }
  return places;
}

/** Width in pixels of the smaller copy of wide covers, for narrow screens. */
export const SMALL_COVER_WIDTH = 800;

export const smallCoverId = (id: string) => `${id}-${SMALL_COVER_WIDTH}`;

export const storedPictureId = (url: string): string | undefined =>
  url.startsWith(imagePath('')) ? url.slice(imagePath('').length) : undefined;

export function smallCoverUrl({ url, width }: { url: string; width: number }): string | undefined {
  const id = storedPictureId(url);
  return id && width > SMALL_COVER_WIDTH ? imagePath(smallCoverId(id)) : undefined;
}

const MAX_RELEVANT_PICTURES = 3;

/** Indexes of sections that get a picture, spread evenly over those without, from each section's count of pictures. */
export function placesForPictures(pictures: readonly number[]): number[] {
  const free = pictures.flatMap((count, index) => (count === 0 ? [index] : []));
  const wanted = Math.min(MAX_RELEVANT_PICTURES, Math.ceil(free.length / 2));
  return Array.from({ length: wanted }, (_, at) => free[Math.floor((at * free.length) / wanted)] ?? 0);
}

/** Largest generate request in bytes: pictures as base64, each once more as the key of its link (spec §3), and the form. */
export const MAX_GENERATE_BODY_BYTES = 2 * MAX_IMAGES * MAX_DATA_URL_CHARACTERS + 256 * 1024;

/** Largest request in bytes with one picture and some text. */
export const MAX_PICTURE_BODY_BYTES = MAX_DATA_URL_CHARACTERS + 64 * 1024;
