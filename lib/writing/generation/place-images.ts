import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { spreadOverSections } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { imagePath } from '@/lib/routes.ts';
import type { ArticleSection } from '../types.ts';

/**
 * Puts the visitor's pictures into an article's sections, in order, with caption and source link.
 * @param given.links address of the page each picture comes from, '' where none was given
 * @param given.imageAlternativeTexts what each picture shows, '' where nothing was said
 */
export function placeImages(
  sections: readonly ArticleSection[],
  images: readonly StoredImage[],
  given: { links: readonly string[]; imageAlternativeTexts: readonly string[] },
): BlogSection[] {
  const places = spreadOverSections(images.length, sections.length);
  return sections.map((section, index) => ({
    ...section,
    images: (places[index] ?? []).flatMap((place) => {
      const image = images[place];
      if (!image) return [];
      const alt = given.imageAlternativeTexts[place];
      const placed = toBlogImage(image, section.heading, given.links[place] ?? '');
      return [{ ...placed, ...(alt && { alt }) }];
    }),
  }));
}

function toBlogImage(image: StoredImage, heading: string, link: string): BlogImage {
  return {
    url: imagePath(image.id),
    title: heading,
    source: link ? new URL(link).hostname.replace(/^www\./, '') : '',
    sourceUrl: link,
    width: image.width,
    height: image.height,
  };
}

/**
 * The source link of each picture.
 * @param links keyed by the picture's place in the list ("0", "1" …) or by its data URL (spec §3)
 */
export function linksInOrder(dataUrls: readonly string[], links: Readonly<Record<string, string>>): string[] {
  return dataUrls.map((dataUrl, index) => links[String(index)] ?? links[dataUrl] ?? '');
}
