import { AVATAR_SIDES } from '@/lib/constants/limits.ts';
import { imagePath } from '@/lib/routes.ts';
import type { Author } from './schema.ts';

/** How a user is shown as an author, beside their name (docs/decisions/0073). */

/** The id of one size of an avatar among the stored pictures. */
export const avatarPictureId = (avatarId: string, side: number) => `${avatarId}-${side}`;

const avatarPath = (avatarId: string, side: number) => imagePath(avatarPictureId(avatarId, side));

/** Address of a user's photo, or null: the one they uploaded, a path of this site, else that of where they signed up. */
export function photoOf({ avatarId, image }: { avatarId: string | null; image: string | null }) {
  return avatarId ? avatarPath(avatarId, AVATAR_SIDES.full) : image;
}

/**
 * What stands about an author at their blogs besides the name, or undefined when they have given nothing. Only what they gave
 * us: a photo elsewhere would tell another site who reads.
 */
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

/** An address as it is shown: 'https://www.example.org/ada/' → 'example.org/ada'. */
export function linkLabel(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
