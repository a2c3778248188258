import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { spreadOverSections } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { imagePath } from '@/lib/routes.ts';
import type { ArticleSection } from '../types.ts';

/** Spreads the user's pictures over an article's sections, in order, with caption, source link and alt text ('' for none). */
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
