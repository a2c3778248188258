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

/** Whether the home shows more than the product's profile page does. */
export const hasHome = (site: SiteChoices | undefined): boolean =>
  Boolean(site && (site.style || site.intro || site.pictureURL || site.pinnedBlogId || site.menu.length > 0));

/** A user's choices; those of a user without any are the product's design and no more. */
export function siteChoices(site: Partial<Site>): SiteChoices {
  const { style = null, colorTheme = 'default', intro = '', menu = [], pinnedBlogId = null, pictureId, iconId } = site;
  const icon = (side: number) => imagePath(avatarPictureId(iconId ?? '', side));
  return {
    ...{ style, colorTheme, intro, pinnedBlogId, menu: menuSchema.parse(menu) },
    pictureURL: pictureId ? imagePath(pictureId) : null,
    icons: iconId ? { tab: icon(ICON_SIDES.tab), touch: icon(ICON_SIDES.touch) } : null,
  };
}
