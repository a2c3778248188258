import 'server-only';
import { shownPicture } from '@/lib/blogs/rules.ts';
import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { IMPORT_PICTURE_MS, MAX_IMAGE_BYTES, MAX_IMAGES, MAX_IMPORT_PICTURES } from '@/lib/constants/limits.ts';
import { coverSizes, downloadPicture, encodePicture, type StoredImage } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { archivedPicture, type FoundPost, type Importer } from './reading.ts';
import type { ImportedArticle, PictureLink } from './schema.ts';

/** How many pictures an import can still download and extract, and until when. */
export type PictureAllowance = { fetched: number; archived: number; signal: AbortSignal };

type Collecting = Importer & { allowance: PictureAllowance };

function linkImage(link: PictureLink, stored: StoredImage): BlogImage {
  const { alt, source, sourceUrl, title = alt || source, isAltAbsent, drawing } = link;
  const credit = { title, source, sourceUrl, ...(!isAltAbsent && { alt }) };
  return shownPicture(stored, { ...credit, ...(drawing !== undefined && { drawing }) });
}

async function storePicture(link: PictureLink, post: FoundPost, { actor, parsing, allowance }: Collecting) {
  const { signal } = allowance;
  const kind = link.entry ? 'archived' : 'fetched';
  if (allowance[kind] === 0 || signal.aborted) return undefined;
  allowance[kind] -= 1;
  try {
    const { requester } = parsing;
    const archived = (entry: string) => archivedPicture(post, entry, { actor, parsing, signal });
    const limits = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: IMPORT_PICTURE_MS };
    const stored = link.entry
      ? await encodePicture(Buffer.from(await archived(link.entry)), requester)
      : await downloadPicture(link.url, { ...limits, signal, requester });
    return { image: linkImage(link, stored), stored };
  } catch (error) {
    log().info({ reason: String(error) }, 'a picture of an imported blog cannot be used');
    return undefined;
  }
}

/** Downloads or extracts an article's pictures; failures are counted, never thrown. */
export async function collectPictures(article: ImportedArticle, post: FoundPost, collecting: Collecting) {
  const stored: StoredImage[] = [];
  const sections: BlogSection[] = [];
  let [missing, tooMany] = [0, 0];
  const cover = article.cover && (await storePicture(article.cover, post, collecting));
  if (cover) stored.push(...(await coverSizes(cover.stored)));
  else if (article.cover) missing += 1;
  let taken = 0;
  for (const { heading, content, pictures } of article.sections) {
    const images: BlogImage[] = [];
    for (const link of pictures) {
      if (images.length >= MAX_IMAGES || taken >= MAX_IMPORT_PICTURES) {
        tooMany += 1;
        continue;
      }
      const picture = await storePicture(link, post, collecting);
      if (!picture) {
        missing += 1;
        continue;
      }
      taken += 1;
      images.push(picture.image);
      stored.push(picture.stored);
    }
    sections.push({ heading, content, images });
  }
  return { sections, stored, missing, tooMany, ...(cover && { cover: cover.image }) };
}
