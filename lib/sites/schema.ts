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
import { boundedText, idText, pictureText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { webAddress } from '@/lib/users/schema.ts';
import type { readHome, readSite } from './service.ts';

/** A page of an author's site, such as About; `text` is Markdown without citations. */
export type SitePage = { slug: string; title: string; text: string; updatedAt: string };

/** A path of the site, such as /about. */
const SITE_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/;

const targetWrong: MessageKey = 'siteSettings.menu.targetWrong';

/** Target of a menu's entry: a path of the site, or a public https URL, in the form that is stored. */
const target = boundedText(MAX_URL_CHARACTERS, targetWrong).transform((typed, context) => {
  const text = typed.trim();
  const found = text.startsWith('/') ? SITE_PATH.exec(text)?.[0] : webAddress(text);
  if (found === undefined) context.addIssue(targetWrong);
  return found ?? text;
});

const filledText = (most: number, tooLong: MessageKey, missing: MessageKey) => plainText(most, tooLong).min(1, missing);

const menuLink = z.object({
  label: filledText(MAX_MENU_LABEL_CHARACTERS, 'siteSettings.menu.wordsLong', 'siteSettings.menu.wordsMissing'),
  to: target,
});

/** Body of PUT /api/account/site. `picture` and `icon` are data URLs, null to remove them; left out, they stay. */
export const siteChangeSchema = z.object({
  style: z.enum(STYLES).nullable(),
  colorTheme: z.enum(COLOR_THEMES),
  intro: plainText(MAX_SITE_INTRO_CHARACTERS, 'siteSettings.introLong' satisfies MessageKey),
  menu: z.array(menuLink).max(MAX_MENU_LINKS, 'siteSettings.menu.long' satisfies MessageKey),
  pinnedBlogId: idText().nullable(),
  picture: pictureText.nullish(),
  icon: pictureText.nullish(),
});

export type SiteChange = z.infer<typeof siteChangeSchema>;

const MAX_TITLE_CHARACTERS = 200;

/** Body of a page, new or with an id; without an address it has that of its title, or stays. */
export const pageChangeSchema = z.object({
  title: filledText(MAX_TITLE_CHARACTERS, 'siteSettings.pages.titleLong', 'siteSettings.pages.titleMissing'),
  text: plainText(MAX_PAGE_CHARACTERS, 'siteSettings.pages.textLong' satisfies MessageKey).default(''),
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
