import 'server-only';
import { withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import {
  IMPORT_PICTURE_MS,
  MAX_ALTERNATIVE_TEXT_CHARACTERS,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_IMPORT_PICTURES,
} from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { encodePicture, type StoredImage } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { imagePath } from '@/lib/routes.ts';
import type { ImportedArticle, PictureLink } from './types.ts';

/** How many pictures a whole import may still fetch, until when, and for whom. */
export type PictureAllowance = { left: number; signal: AbortSignal; requester: string };

type Picture = { image: BlogImage; stored: StoredImage };

/** What is said of a picture, no longer than it may be. */
const saidOf = (text: string) =>
  withoutControls(text.slice(0, MAX_ALTERNATIVE_TEXT_CHARACTERS)).trim();

async function fetchPicture(
  { url, alt: givenAlt, source: givenSource, sourceUrl }: PictureLink,
  { signal, requester }: PictureAllowance,
): Promise<Picture> {
  const answer = await safeFetch(url, {
    ...{ signal, accept: 'image/*', maxBytes: MAX_IMAGE_BYTES, timeoutMs: IMPORT_PICTURE_MS },
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
  });
  if (answer.status >= 300) throw new Error(`the picture's address answered ${answer.status}`);
  const stored = await encodePicture(Buffer.from(answer.body), requester);
  const { id, width, height } = stored;
  const [alt, source] = [saidOf(givenAlt), saidOf(givenSource)];
  const image = { url: imagePath(id), title: alt || source, alt, source, sourceUrl, width, height };
  return { image, stored };
}

async function tryPicture(
  link: PictureLink,
  allowance: PictureAllowance,
): Promise<Picture | undefined> {
  if (allowance.left === 0 || allowance.signal.aborted) return undefined;
  allowance.left -= 1;
  try {
    return await fetchPicture(link, allowance);
  } catch (err) {
    log().info({ err }, 'a picture of an imported blog could not be fetched');
    return undefined;
  }
}

/**
 * An article's sections with its pictures, fetched from where they are; those that cannot be had are left out. Never throws.
 * @returns the sections, the pictures to store, and how many are missing
 */
export async function fetchPictures(
  { sections }: ImportedArticle,
  allowance: PictureAllowance,
): Promise<{ sections: BlogSection[]; stored: StoredImage[]; missing: number }> {
  const stored: StoredImage[] = [];
  const wanted = sections.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const done: BlogSection[] = [];
  for (const { heading, content, pictures } of sections) {
    const images: BlogImage[] = [];
    for (const link of pictures) {
      if (images.length >= MAX_IMAGES || stored.length >= MAX_IMPORT_PICTURES) break;
      const picture = await tryPicture(link, allowance);
      if (!picture) continue;
      images.push(picture.image);
      stored.push(picture.stored);
    }
    done.push({ heading, content, images });
  }
  return { sections: done, stored, missing: wanted - stored.length };
}
