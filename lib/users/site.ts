import { z } from 'zod';
import { ICON_SIDES } from '@/lib/constants/limits.ts';
import type { Site } from '@/lib/generated/prisma/client.ts';
import { imagePath } from '@/lib/routes.ts';
import { avatarPictureId } from './author.ts';

/** Prefix of the ids of a site's pictures, by which they differ from an avatar's. */
export const SITE_PICTURE = 'site-';

const menuSchema = z.array(z.object({ label: z.string(), to: z.string() }));

/** Entries of a menu: `to` is a path of the site or a URL. */
export type Menu = z.infer<typeof menuSchema>;

/** Whether the home shows more than the product's profile page does. */
export const hasHome = (site: SiteChoices | undefined): boolean =>
  Boolean(site && (site.style || site.intro || site.pictureURL || site.pinnedBlogId || site.menu.length > 0));

/** A user's choices; those of a user without any are the product's design (style null) and no more. */
export function siteChoices(site: Partial<Site>) {
  const { style = null, colorTheme = 'default', intro = '', menu = [], pinnedBlogId = null, pictureId, iconId } = site;
  const icon = (side: number) => imagePath(avatarPictureId(iconId ?? '', side));
  return {
    // The introduction is plain text in paragraphs.
    ...{ style, colorTheme, intro, pinnedBlogId, menu: menuSchema.parse(menu) },
    pictureURL: pictureId ? imagePath(pictureId) : null,
    // For browser tabs, and for home screens.
    icons: iconId ? { tab: icon(ICON_SIDES.tab), touch: icon(ICON_SIDES.touch) } : null,
  };
}

export type SiteChoices = ReturnType<typeof siteChoices>;
