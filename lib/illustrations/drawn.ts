import { createHash } from 'node:crypto';
import type { BlogSection } from '@/lib/blogs/schema';
import type { ColorTheme, Style } from '@/lib/constants/options';
import { type DrawingOptions, drawIllustration } from '@/lib/illustrations/draw';
import { encodePicture, type StoredImage } from '@/lib/images/service';
import { imagePath } from '@/lib/routes';

/** A drawing as a stored picture. The same drawing has the same id, so that trying every style stores each once. */
export async function drawnPicture(options: DrawingOptions): Promise<StoredImage> {
  const { seed, number, style, colorTheme } = options;
  const picture = await encodePicture(await drawIllustration(options));
  const name = [seed, number, style, colorTheme].join('/');
  const id = createHash('sha256').update(name).digest('base64url').slice(0, 22);
  return { ...picture, id };
}

/**
 * The drawings of a blog in another style and color theme.
 * @param seed id of the blog
 * @returns the pictures to store, and their addresses by those they stand in for
 */
export async function redraw(
  seed: string,
  sections: readonly BlogSection[],
  styling: { style: Style; colorTheme: ColorTheme },
): Promise<{ stored: StoredImage[]; addresses: ReadonlyMap<string, string> }> {
  const stored: StoredImage[] = [];
  const addresses = new Map<string, string>();
  for (const { url, drawing } of sections.flatMap((section) => section.images)) {
    if (drawing === undefined) continue;
    const picture = await drawnPicture({ seed, number: drawing, ...styling });
    stored.push(picture);
    addresses.set(url, imagePath(picture.id));
  }
  return { stored, addresses };
}
