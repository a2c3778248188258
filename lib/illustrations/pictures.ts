import 'server-only';
import { shownPicture } from '@/lib/blogs/rules.ts';
import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import { placesForPictures } from '@/lib/images/rules.ts';
import { downloadPicture, type StoredImage } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { type DrawingOptions, drawnPicture } from './drawings.ts';
import { type FoundPicture, searchPictures } from './openverse.ts';

export type Picture = { image: BlogImage; stored: StoredImage };

/**
 * Copies a picture found at Openverse.
 * @param requester takes turns with others (actorRequester)
 * @throws Error if it cannot be read
 */
export async function fetchPicture(
  found: FoundPicture,
  { signal, requester }: { signal: AbortSignal; requester: string },
): Promise<Picture> {
  const { title } = found;
  const limits = { maxBytes: 15 * 1024 * 1024, timeoutMs: 15_000 };
  const stored = await downloadPicture(found.fileUrl, { ...limits, signal, requester });
  const credit = { source: found.credit, sourceUrl: found.pageUrl, title, ...(title && { alt: title }) };
  return { image: shownPicture(stored, credit), stored };
}

export async function draw(options: DrawingOptions): Promise<Picture> {
  const stored = await drawnPicture(options);
  // Decorative: without alt text.
  return { image: shownPicture(stored, { alt: '', drawing: options.number }), stored };
}

/** Offers to choose from; the blogs of a batch take different ones of them. */
const OFFERS = 30;

/** `place` is the blog's index in its batch, 0 for a single one. */
type PictureOptions = {
  topic: string;
  seed: string;
  place: number;
  style: Style;
  colorTheme: ColorTheme;
  signal: AbortSignal;
  /** Takes turns with others (actorRequester). */
  requester: string;
};

async function findOffers({ topic, place, signal }: PictureOptions, wanted: number) {
  try {
    const found = await searchPictures(topic, OFFERS, signal);
    const start = found.length === 0 ? 0 : (place * wanted) % found.length;
    return [...found.slice(start), ...found.slice(0, start)];
  } catch (err) {
    signal.throwIfAborted();
    log().warn({ err }, 'no pictures from Openverse');
    return [];
  }
}

/** Different pictures from Openverse, then drawings. */
async function findPictures(options: PictureOptions, wanted: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const found of await findOffers(options, wanted)) {
    if (pictures.length === wanted) break;
    try {
      pictures.push(await fetchPicture(found, options));
    } catch (err) {
      options.signal.throwIfAborted();
      log().info({ err, url: found.fileUrl }, 'a picture could not be used');
    }
  }
  while (pictures.length < wanted) pictures.push(await draw({ ...options, number: pictures.length }));
  return pictures;
}

/** Adds pictures to sections without any (spec §3, includeImages). Returns the sections, and the pictures to store. */
export async function addRelevantPictures(sections: readonly BlogSection[], options: PictureOptions) {
  const places = placesForPictures(sections.map(({ images }) => images.length));
  const pictures = await findPictures(options, places.length);
  return {
    sections: sections.map((section, index) => {
      const picture = pictures[places.indexOf(index)];
      if (!picture) return section;
      return { ...section, images: [{ ...picture.image, title: picture.image.title || section.heading }] };
    }),
    stored: pictures.map(({ stored }) => stored),
  };
}
