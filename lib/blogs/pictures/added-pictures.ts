import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { MAX_UNSAVED_PICTURES, UNSAVED_PICTURE_DAYS } from '@/lib/constants/limits.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { preparePicture } from '@/lib/images/service.ts';
import { removeUnusedPictures, storePictures } from '@/lib/images/store.ts';
import { imagePath } from '@/lib/routes.ts';
import { requireOwner } from '../authorization.ts';
import type { BlogImage } from '../schema.ts';
import { addUnsavedPictures, removeUnsavedPictures } from './mutations.ts';

/** Pictures added in the editor: stored at once, kept for good once a saved text shows them. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored picture without a caption. */
export const addedImage = ({ id, width, height }: { id: string; width: number; height: number }): BlogImage => ({
  url: imagePath(id),
  title: '',
  alt: '',
  source: '',
  sourceUrl: '',
  width,
  height,
});

/**
 * Stores a picture for a blog's text; past a limit, the oldest unsaved ones are removed.
 * @throws AppError forbidden, not-found, gone, invalid-input for a wrong file, unavailable, too-many-requests
 */
export async function addPicture(actor: Actor, blogId: string, dataUrl: string): Promise<BlogImage> {
  await requireOwner(actor, blogId);
  await countTry('picture', [`pictures of ${blogId}`]);
  const picture = await preparePicture(dataUrl, 'The picture', await requesterOf(actor));
  await addUnsavedPictures(blogId, await storePictures([picture]), MAX_UNSAVED_PICTURES);
  void removeUnusedPictures();
  return addedImage(picture);
}

/** Removes pictures that no saved text has shown for 30 days. */
export async function sweepAddedPictures(): Promise<void> {
  await removeUnsavedPictures(new Date(Date.now() - UNSAVED_PICTURE_DAYS * DAY_MS));
}
