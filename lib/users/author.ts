import { AVATAR_SIDES } from '@/lib/constants/limits.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { imagePath } from '@/lib/routes.ts';

export const avatarPictureId = (avatarId: string, side: number) => `${avatarId}-${side}`;

const avatarPath = (avatarId: string, side: number) => imagePath(avatarPictureId(avatarId, side));

export const userPhoto = ({ avatarId, image }: Pick<User, 'avatarId' | 'image'>) =>
  avatarId ? avatarPath(avatarId, AVATAR_SIDES.full) : image;

/** What a user gave for their author box, or undefined. No photos from other sites, which would learn who reads. */
export function userAuthor({ avatarId, biography, links }: Pick<User, 'avatarId' | 'biography' | 'links'>) {
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

export const linkLabel = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
