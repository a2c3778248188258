import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules.ts';
import { plainText } from '@/lib/blogs/schema.ts';
import {
  MAX_MENU_LABEL_CHARACTERS,
  MAX_MENU_LINKS,
  MAX_PAGE_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
  MAX_SITE_INTRO_CHARACTERS,
  MAX_URL_CHARACTERS,
} from '@/lib/constants/limits.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { SITE_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { boundedText, idText, pictureText } from '@/lib/http/bounds.ts';
import { webAddress } from '@/lib/users/schema.ts';
import type { readHome, readSite } from './service.ts';

/** A page of an author's site, such as About; `text` is Markdown without citations. */
export type SitePage = { slug: string; title: string; text: string; updatedAt: string };

/** A path of the site, such as /about. */
const SITE_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/;

/** Target of a menu's entry: a path of the site, or a public https URL, in the form that is stored. */
const target = boundedText(MAX_URL_CHARACTERS, SITE_MESSAGES.targetWrong).transform((typed, context) => {
  const text = typed.trim();
  const found = text.startsWith('/') ? SITE_PATH.exec(text)?.[0] : webAddress(text);
  if (found === undefined) context.addIssue(SITE_MESSAGES.targetWrong);
  return found ?? text;
});

const menuLink = z.object({
  label: plainText(MAX_MENU_LABEL_CHARACTERS, SITE_MESSAGES.labelLong).min(1, SITE_MESSAGES.labelMissing),
  to: target,
});

/** Body of PUT /api/account/site. `picture` and `icon` are data URLs, null to remove them; left out, they stay. */
export const siteChangeSchema = z.object({
  style: z.enum(STYLES).nullable(),
  colorTheme: z.enum(COLOR_THEMES),
  intro: plainText(MAX_SITE_INTRO_CHARACTERS, SITE_MESSAGES.introLong),
  menu: z.array(menuLink).max(MAX_MENU_LINKS, SITE_MESSAGES.menuLong),
  pinnedBlogId: idText().nullable(),
  picture: pictureText.nullish(),
  icon: pictureText.nullish(),
});

export type SiteChange = z.infer<typeof siteChangeSchema>;

const MAX_TITLE_CHARACTERS = 200;

/** Body of a page, new or with an id; without an address it has that of its title, or stays. */
export const pageChangeSchema = z.object({
  title: plainText(MAX_TITLE_CHARACTERS, SITE_MESSAGES.titleLong).min(1, SITE_MESSAGES.titleMissing),
  text: plainText(MAX_PAGE_CHARACTERS, SITE_MESSAGES.pageLong).default(''),
  slug: boundedText(MAX_TITLE_CHARACTERS).optional(),
});

export type PageChange = z.infer<typeof pageChangeSchema>;

export const siteSearchSchema = z.object({
  q: z.string().overwrite(withoutControls).trim().max(MAX_SEARCH_CHARACTERS).catch(''),
});

/** Bytes of a page in a request: a character takes up to four. */
export const MAX_PAGE_BODY_BYTES = 4 * MAX_PAGE_CHARACTERS + 4096;

/** A link to a tag or series; `to` as in a menu. */
export type SiteGroup = { kind: 'tags' | 'series'; label: string; to: string };

export type SiteHome = Awaited<ReturnType<typeof readHome>>;

export type OwnSite = Awaited<ReturnType<typeof readSite>>;
