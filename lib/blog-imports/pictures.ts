import 'server-only';
import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { IMPORT_PICTURE_MS, MAX_IMAGE_BYTES, MAX_IMAGES, MAX_IMPORT_PICTURES } from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { coverSizes, encodePicture, type StoredImage } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { imagePath } from '@/lib/routes.ts';
import { archivedPicture, type FoundPost, type Importer } from './reading.ts';
import type { ImportedArticle, PictureLink } from './schema.ts';

/** How many pictures an import can still download and extract, and until when. */
export type PictureAllowance = { fetched: number; archived: number; signal: AbortSignal };

type Picture = { image: BlogImage; stored: StoredImage };

type Collecting = Importer & { allowance: PictureAllowance };

async function fetched(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await safeFetch(url, {
    signal,
    accept: 'image/*',
    maxBytes: MAX_IMAGE_BYTES,
    timeoutMs: IMPORT_PICTURE_MS,
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
  });
  if (answer.status >= 300) throw new Error(`the picture's address answered ${answer.status}`);
  return answer.body;
}

function linkImage(link: PictureLink, { id, width, height }: StoredImage): BlogImage {
  const { alt, source, sourceUrl, title = alt || source, isAltAbsent, drawing } = link;
  return {
    url: imagePath(id),
    title,
    source,
    sourceUrl,
    width,
    height,
    ...(!isAltAbsent && { alt }),
    ...(drawing !== undefined && { drawing }),
  };
}

async function storePicture(
  link: PictureLink,
  post: FoundPost,
  { actor, parsing, allowance }: Collecting,
): Promise<Picture | undefined> {
  const { signal } = allowance;
  const kind = link.entry ? 'archived' : 'fetched';
  if (allowance[kind] === 0 || signal.aborted) return undefined;
  allowance[kind] -= 1;
  try {
    const bytes = link.entry
      ? await archivedPicture(post, link.entry, { actor, parsing, signal })
      : await fetched(link.url, signal);
    const stored = await encodePicture(Buffer.from(bytes), parsing.requester);
    return { image: linkImage(link, stored), stored };
  } catch (error) {
    log().info({ reason: String(error) }, 'a picture of an imported blog cannot be used');
    return undefined;
  }
}

type Collected = {
  sections: BlogSection[];
  cover?: BlogImage;
  stored: StoredImage[];
  missing: number;
  tooMany: number;
};

/** Downloads or extracts an article's pictures; failures are counted, never thrown. */
export async function collectPictures(
  article: ImportedArticle,
  post: FoundPost,
  collecting: Collecting,
): Promise<Collected> {
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
