import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { requireOwner, requireRight, requireRightOnAll } from '@/lib/blogs/authorization.ts';
import { saveCover, saveStyle } from '@/lib/blogs/editing/mutations.ts';
import type { CoverChange, OfferedPictures } from '@/lib/blogs/editing/schema.ts';
import { getBlog, getOwnBlog } from '@/lib/blogs/reading/service.ts';
import { shownPicture } from '@/lib/blogs/rules.ts';
import type { Blog, StyleChange, StyleChangeOfSeveral } from '@/lib/blogs/schema.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { coverSizes, preparePicture } from '@/lib/images/service.ts';
import { log } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { coverDrawing, drawingSvg, redraw } from './drawings.ts';
import { type FoundPicture, searchPictures } from './openverse.ts';
import { draw, fetchPicture, type Picture } from './pictures.ts';

/** Search results offered as covers. */
const OFFERED_PICTURES = 12;

/** Covers of blogs, and their drawings in a new style. */

/** Timeout of a search and the fetch that follows. */
const FINDING_MS = 20_000;

type NewCover = Exclude<CoverChange, { kind: 'described' }>;

/** Pictures from Openverse. @throws AppError unavailable */
async function search(query: string, signal: AbortSignal): Promise<FoundPicture[]> {
  try {
    return await searchPictures(query, OFFERED_PICTURES, signal);
  } catch (cause) {
    log().warn({ err: cause }, 'no pictures from Openverse');
    throw new AppError('unavailable', sentence('cover.searchFailed'), { cause });
  }
}

/** Searches again, so that author and license come from Openverse and not from the request. */
async function findAgain({ query, pageUrl }: { query: string; pageUrl: string }, requester: string): Promise<Picture> {
  const signal = AbortSignal.timeout(FINDING_MS);
  const found = (await search(query, signal)).find((each) => each.pageUrl === pageUrl);
  if (!found) throw new AppError('not-found', sentence('editing.cover.gone'));
  try {
    return await fetchPicture(found, { signal, requester });
  } catch (cause) {
    log().info({ reason: String(cause), url: found.fileUrl }, 'a picture could not be used');
    throw new AppError('not-found', sentence('editing.cover.gone'), { cause });
  }
}

async function newCover(change: NewCover, blog: Blog, requester: string): Promise<Picture> {
  if (change.kind === 'found') return findAgain(change, requester);
  if (change.kind === 'drawn') return draw(coverDrawing(blog, change.number));
  const stored = await preparePicture(change.picture, requester);
  return { image: shownPicture(stored), stored };
}

/**
 * Replaces a blog's cover and removes the pictures of the old one.
 * @throws AppError invalid-input for a wrong file, unavailable, too-many-requests
 */
export async function changeCover(actor: Actor, blogId: string, change: CoverChange) {
  await requireOwner(actor, blogId);
  const { alt } = change;
  if (change.kind === 'described') {
    await saveCover(blogId, (present) => {
      if (!present) throw new AppError('not-found', sentence('editing.cover.none'));
      return { ...present, alt };
    });
  } else {
    await countTry('picture', [`pictures of ${blogId}`]);
    const { image, stored } = await newCover(change, await getBlog(blogId, actor), await actorRequester(actor));
    await saveCover(blogId, () => ({ ...image, alt }), await coverSizes(stored));
  }
  return { cover: (await getBlog(blogId, actor)).cover ?? null };
}

export async function removeCover(actor: Actor, blogId: string): Promise<void> {
  await requireOwner(actor, blogId);
  await saveCover(blogId, () => null);
}

/** Searches pictures for a cover. @throws AppError unavailable, too-many-requests */
export async function findCovers(actor: Actor, blogId: string, query: string): Promise<OfferedPictures> {
  await requireOwner(actor, blogId);
  await countTry('picture', [`searches of ${blogId}`]);
  const found = await search(query, AbortSignal.timeout(FINDING_MS));
  const pictures = found.map(({ previewUrl, title, credit, pageUrl }) => ({ previewUrl, title, credit, pageUrl }));
  return { pictures };
}

export async function drawCover(actor: Actor, blogId: string, number: number): Promise<string> {
  return drawingSvg(coverDrawing(await getOwnBlog(actor, blogId), number));
}

/** Saves a blog's style, theme and drawings (spec §4, §6). */
export async function changeStyle(actor: Actor, change: StyleChange): Promise<void> {
  await requireRight('maySaveStyle', change.blogId, actor);
  await redrawAndSave(await getBlog(change.blogId, actor), change);
}

/**
 * Saves a style and color theme for blogs of the actor, if all may be changed. One after the other, as drawing takes
 * longer than a transaction should.
 */
export async function changeStyleOfSeveral(actor: Actor, { ids, ...styling }: StyleChangeOfSeveral): Promise<void> {
  await requireRightOnAll('isOwner', ids, requireUser(actor));
  const blogs = await Promise.all(ids.map((id) => getBlog(id, actor)));
  for (const blog of blogs) await redrawAndSave(blog, { blogId: blog.id, ...styling });
}

async function redrawAndSave(blog: Blog, change: StyleChange): Promise<void> {
  await saveStyle(change, await redraw(blog, change));
}
