import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { saveCover } from '@/lib/blogs/pictures/mutations.ts';
import type { CoverChange, OfferedPictures } from '@/lib/blogs/pictures/schema.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { OFFERED_PICTURES } from '@/lib/constants/limits.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { coverSizes, preparePicture } from '@/lib/images/service.ts';
import { removeUnusedPictures } from '@/lib/images/store.ts';
import { log } from '@/lib/log.ts';
import { imagePath } from '@/lib/routes.ts';
import { coverDrawing, drawingSvg } from './drawings.ts';
import { draw, fetchPicture, type Picture } from './pictures.ts';
import { chooseProvider, searchQuery } from './providers/choose-provider.ts';
import type { FoundPicture } from './providers/types.ts';

/** Covers of blogs: docs/decisions/0080. */

/** How long a search and the file it leads to may take, in milliseconds. */
const FINDING_MS = 20_000;

type NewCover = Exclude<CoverChange, { kind: 'described' }>;

/** The provider's answer. Errors: unavailable. */
async function search(query: string, signal: AbortSignal): Promise<FoundPicture[]> {
  const provider = chooseProvider();
  if (!provider) return [];
  try {
    return await provider.search({ query: searchQuery(query), count: OFFERED_PICTURES, signal });
  } catch (cause) {
    log().warn({ err: cause, provider: provider.name }, 'no pictures from the provider');
    throw new AppError('unavailable', COVER_MESSAGES.searchFailed, { cause });
  }
}

/** Searches again, so that author and license come from the provider and not from the request. */
async function findAgain({ query, pageUrl }: { query: string; pageUrl: string }, requester: string): Promise<Picture> {
  const signal = AbortSignal.timeout(FINDING_MS);
  const found = (await search(query, signal)).find((each) => each.pageUrl === pageUrl);
  if (!found) throw new AppError('not-found', COVER_MESSAGES.notFoundAgain);
  try {
    return await fetchPicture(found, { signal, requester });
  } catch (cause) {
    log().info({ err: cause, url: found.fileUrl }, 'a picture could not be used');
    throw new AppError('not-found', COVER_MESSAGES.notFoundAgain, { cause });
  }
}

async function uploaded(dataUrl: string, requester: string): Promise<Picture> {
  const stored = await preparePicture(dataUrl, 'The picture', requester);
  const { id, width, height } = stored;
  return { image: { url: imagePath(id), title: '', source: '', sourceUrl: '', width, height }, stored };
}

function pictureOf(change: NewCover, blog: Blog, requester: string): Promise<Picture> {
  if (change.kind === 'uploaded') return uploaded(change.picture, requester);
  if (change.kind === 'found') return findAgain(change, requester);
  return draw(coverDrawing(blog, change.number));
}

/** Gives the present cover another alternative text. Errors: not-found where there is none. */
async function describe(blogId: string, alt: string): Promise<void> {
  await saveCover(blogId, (present) => {
    if (!present) throw new AppError('not-found', COVER_MESSAGES.none);
    return { ...present, alt };
  });
}

async function replace(blog: Blog, change: NewCover, requester: string): Promise<void> {
  const { image, stored } = await pictureOf(change, blog, requester);
  const cover = { ...image, alt: change.alt };
  await saveCover(blog.id, () => cover, stored ? await coverSizes(stored) : []);
}

/**
 * Replaces a blog's cover and removes the pictures of the old one.
 * @throws AppError forbidden, not-found, gone, invalid-input for a file that is no picture we take, unavailable where
 *   pictures cannot be searched or stored, too-many-requests
 */
export async function changeCover(
  actor: Actor,
  blogId: string,
  change: CoverChange,
): Promise<{ cover: BlogImage | null }> {
  await requireOwner(actor, blogId);
  if (change.kind === 'described') await describe(blogId, change.alt);
  else {
    await countTry('picture', [`pictures of ${blogId}`]);
    await replace(await getBlog(blogId, actor), change, await requesterOf(actor));
    void removeUnusedPictures();
  }
  return { cover: (await getBlog(blogId, actor)).cover ?? null };
}

/**
 * Takes a blog's cover away, and its pictures with it.
 * @throws AppError forbidden, not-found, gone
 */
export async function removeCover(actor: Actor, blogId: string): Promise<{ success: true }> {
  await requireOwner(actor, blogId);
  await saveCover(blogId, () => null);
  void removeUnusedPictures();
  return { success: true };
}

/** Whether pictures can be searched here. */
export const canSearchPictures = (): boolean => chooseProvider() !== null;

/**
 * Pictures that a blog could have as its cover.
 * @throws AppError forbidden, not-found, gone, unavailable, too-many-requests
 */
export async function findCovers(actor: Actor, blogId: string, query: string): Promise<OfferedPictures> {
  await requireOwner(actor, blogId);
  await countTry('picture', [`searches of ${blogId}`]);
  const found = await search(query, AbortSignal.timeout(FINDING_MS));
  const pictures = found.map(({ previewUrl, title, credit, pageUrl }) => ({ previewUrl, title, credit, pageUrl }));
  return { pictures };
}

/**
 * A drawing that a blog could have as its cover, as SVG.
 * @throws AppError forbidden, not-found, gone
 */
export async function drawCover(actor: Actor, blogId: string, number: number): Promise<string> {
  await requireOwner(actor, blogId);
  return drawingSvg(coverDrawing(await getBlog(blogId, actor), number));
}
