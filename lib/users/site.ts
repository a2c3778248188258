import { z } from 'zod';
import { ICON_SIDES } from '@/lib/constants/limits.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { Site } from '@/lib/generated/prisma/client.ts';
import { imagePath } from '@/lib/routes.ts';
import { avatarPictureId } from './author.ts';

/** Prefix of the ids of a site's pictures, by which they differ from an avatar's. */
export const SITE_PICTURE = 'site-';

const menuSchema = z.array(z.object({ label: z.string(), to: z.string() }));

/** Entries of a menu: `to` is a path of the site or a URL. */
export type Menu = z.infer<typeof menuSchema>;

/** What an author chose for their site. */
export type SiteChoices = {
  /** null for the product's design. */
  style: Style | null;
  colorTheme: ColorTheme;
  /** Plain text in paragraphs. */
  intro: string;
  menu: Menu;
  pinnedBlogId: string | null;
  pictureURL: string | null;
  /** For browser tabs, and for home screens. */
  icons: { tab: string; touch: string } | null;
};

const iconPath = (iconId: string, side: number) => imagePath(avatarPictureId(iconId, side));

export function siteChoices({ style, colorTheme, intro, menu, pinnedBlogId, pictureId, iconId }: Site): SiteChoices {
  return {
    ...{ style, colorTheme, intro, pinnedBlogId, menu: menuSchema.parse(menu) },
    pictureURL: pictureId && imagePath(pictureId),
    icons: iconId ? { tab: iconPath(iconId, ICON_SIDES.tab), touch: iconPath(iconId, ICON_SIDES.touch) } : null,
  };
}
