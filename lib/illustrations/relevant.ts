import 'server-only';
import type { BlogSection } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import { placesForPictures } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { draw, fetchPicture, type Picture } from './pictures.ts';
import { chooseProvider, searchQuery } from './providers/choose-provider.ts';

/** Offers to choose from; the blogs of a batch take different ones of them. */
const OFFERS = 30;

/** What pictures are wanted for. `place` is the blog's index in its batch, 0 for a single one. */
export type PictureOptions = {
  topic: string;
  seed: string;
  place: number;
  style: Style;
  colorTheme: ColorTheme;
  signal: AbortSignal;
  /** Who takes turns with others (requesterOf). */
  requester: string;
};

async function searchPictures({ topic, place, signal }: PictureOptions, wanted: number) {
  const provider = chooseProvider();
  if (!provider) return [];
  const query = searchQuery(topic);
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

/** So many pictures, all different: the provider's, and drawings where it has none (left). */
async function findPictures(options: PictureOptions, wanted: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const found of await searchPictures(options, wanted)) {
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
      return { ...section, images: [{ ...picture.image, title: picture.image.title || section.heading }] };
    }),
    stored: pictures.flatMap(({ stored }) => stored ?? []),
  };
}
