import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { newId } from '@/lib/ids.ts';
import { SITE_PICTURE } from '@/lib/users/site.ts';
import { type OwnPictureKind, prepareOwnPicture } from './service.ts';
import { storePictures } from './store.ts';

/** Stores a data URL as a picture of the actor or their site. @throws AppError invalid-input, unavailable, too-many-requests */
export async function placeOwnPicture(actor: UserActor, kind: OwnPictureKind, dataUrl: string | null | undefined) {
  if (dataUrl == null) return dataUrl;
  await countTry('avatar', [`avatar of ${actor.user.id}`]);
  const id = kind === 'avatar' ? newId() : `${SITE_PICTURE}${kind}-${newId()}`;
  const images = await prepareOwnPicture(id, kind, dataUrl, await actorRequester(actor));
  return { id, pictures: await storePictures(images) };
}
