import { AVATAR_SIDES } from '@/lib/constants/limits.ts';
import { imagePath } from '@/lib/routes.ts';
import type { Author } from './schema.ts';

/** A user as an author (docs/decisions/0073). */

/** The image id of an avatar in one size. */
export const avatarPictureId = (avatarId: string, side: number) => `${avatarId}-${side}`;

const avatarPath = (avatarId: string, side: number) => imagePath(avatarPictureId(avatarId, side));

/** A user's uploaded photo, else the one from sign-up, or null. */
export function photoOf({ avatarId, image }: { avatarId: string | null; image: string | null }) {
  return avatarId ? avatarPath(avatarId, AVATAR_SIDES.full) : image;
}

/** What a user gave for their author box, or undefined. No photos from other sites, which would learn who reads. */
export function authorOf(user: {
  avatarId: string | null;
  biography: string | null;
  links: readonly string[];
}): Author | undefined {
  const { avatarId, biography, links } = user;
  if (!avatarId && !biography && links.length === 0) return undefined;
  return {
    ...(avatarId && {
      photoURL: avatarPath(avatarId, AVATAR_SIDES.full),
      thumbnailURL: avatarPath(avatarId, AVATAR_SIDES.thumbnail),
    }),
    ...(biography && { biography }),
    links: [...links],
  };
}

/** A URL for display: 'https://www.example.org/ada/' → 'example.org/ada'. */
export function linkLabel(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
