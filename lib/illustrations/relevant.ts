import 'server-only';
import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import { env } from '@/lib/env.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { placesForPictures } from '@/lib/images/rules.ts';
import { encodePicture, type StoredImage } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { imagePath } from '@/lib/routes.ts';
import { drawnPicture } from './drawings.ts';
import { chooseProvider } from './providers/choose-provider.ts';
import type { FoundPicture } from './providers/types.ts';

/** Offers to choose from; the blogs of a batch take different ones of them. */
const OFFERS = 30;
/** Longest search, in characters; providers refuse or ignore more. */
const MAX_QUERY_CHARACTERS = 100;
const MAX_FILE_BYTES = 15 * 1024 * 1024;
const FILE_TIMEOUT_MS = 15_000;

/** What pictures are wanted for. `place` is the blog's index in its batch, 0 for a single one. */
export type PictureOptions = {
  topic: string;
  seed: string;
  place: number;
  style: Style;
  colorTheme: ColorTheme;
  signal: AbortSignal;
};

type Picture = { image: BlogImage; stored?: StoredImage };

async function searchPictures({ topic, place, signal }: PictureOptions, wanted: number) {
  const provider = chooseProvider();
  if (!provider) return [];
  const query = topic.replace(/\s+/g, ' ').slice(0, MAX_QUERY_CHARACTERS);
  try {
    const found = await provider.search({ query, count: OFFERS, signal });
    const start = found.length === 0 ? 0 : (place * wanted) % found.length;
    return [...found.slice(start), ...found.slice(0, start)];
  } catch (err) {
    signal.throwIfAborted();
    log().warn({ err, provider: provider.name }, 'no pictures from the provider');
    return [];
  }
}

async function fetchPicture(found: FoundPicture, signal: AbortSignal): Promise<Picture> {
  const { title } = found;
  const common = {
    ...{ source: found.credit, sourceUrl: found.pageUrl, title },
    ...(title && { alt: title }),
  };
  const allowHosts = env().OUTBOUND_ALLOW_HOSTS;
  if (found.shownFromProvider) {
    const { url, headers } = found.reportUse ?? { url: found.fileUrl, headers: {} };
    await safeFetch(url, { headers, signal, allowHosts });
    return { image: { ...common, ...found.shownFromProvider, url: found.fileUrl } };
  }
  const limits = { maxBytes: MAX_FILE_BYTES, timeoutMs: FILE_TIMEOUT_MS, allowHosts };
  const answer = await safeFetch(found.fileUrl, { signal, accept: 'image/*', ...limits });
  if (answer.status >= 300) throw new Error(`the picture's address answered ${answer.status}`);
  const stored = await encodePicture(Buffer.from(answer.body));
  const { id, width, height } = stored;
  return { image: { ...common, url: imagePath(id), width, height }, stored };
}

async function draw(options: PictureOptions, number: number): Promise<Picture> {
  const stored = await drawnPicture({ ...options, number });
  const { id, width, height } = stored;
  // A drawing is a composition of shapes: it shows nothing that the text would need.
  const credit = { title: '', alt: '', source: `Illustration by ${BRAND_NAME}`, sourceUrl: '' };
  return { image: { ...credit, url: imagePath(id), width, height, drawing: number }, stored };
}

/** So many pictures, all different: the provider's, and drawings where it has none (left). */
async function findPictures(options: PictureOptions, wanted: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const found of await searchPictures(options, wanted)) {
    if (pictures.length === wanted) break;
    try {
      pictures.push(await fetchPicture(found, options.signal));
    } catch (err) {
      options.signal.throwIfAborted();
      log().info({ err, url: found.fileUrl }, 'a picture could not be used');
    }
  }
  while (pictures.length < wanted) pictures.push(await draw(options, pictures.length));
  return pictures;
}

/**
 * Adds pictures that suit the text to sections that have none (spec §3, includeImages), each with its maker and
 * license in the caption.
 * @returns the sections, and the pictures to store with them
 */
export async function addRelevantPictures(
  sections: readonly BlogSection[],
  options: PictureOptions,
): Promise<{ sections: BlogSection[]; stored: StoredImage[] }> {
  const places = placesForPictures(sections.map(({ images }) => images.length));
  const pictures = await findPictures(options, places.length);
  return {
    sections: sections.map((section, index) => {
      const picture = pictures[places.indexOf(index)];
      if (!picture) return section;
      return {
        ...section,
        images: [{ ...picture.image, title: picture.image.title || section.heading }],
      };
    }),
    stored: pictures.flatMap(({ stored }) => stored ?? []),
  };
}
