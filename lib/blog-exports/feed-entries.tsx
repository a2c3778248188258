import { withPlainText } from '@/lib/blog-design/article/plain-text.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import type { BlogSummary, PublicProfile } from '@/lib/blogs/schema.ts';
import { excerpt } from '@/lib/blogs/text/excerpt.ts';
import { runningText } from '@/lib/blogs/text/plain-text.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FEED_EXCERPT_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { userPath } from '@/lib/routes.ts';

/** What a creator's feed is made of, the newest blog first; `origin` is this site's address without a trailing slash. */
export type FeedSource = { profile: PublicProfile; blogs: readonly BlogSummary[]; origin: string };

/** The page that a feed is of. */
export const homeOf = ({ profile, origin }: FeedSource): string =>
  profile.ownOrigin ? `${profile.ownOrigin}/` : `${origin}${userPath(profile.slug)}`;

/** What a feed says of itself. */
export const aboutFeed = ({ displayName, isUnbranded }: PublicProfile): string =>
  isUnbranded ? `Blogs by ${displayName}` : `Blogs by ${displayName}, made with ${BRAND_NAME}`;

/** The language of all blogs of a feed as a BCP 47 tag; undefined where they are in several, or there are none. */
export function languageOf({ blogs }: FeedSource): string | undefined {
  const [language, ...others] = new Set(blogs.map((blog) => blog.language));
  return language && others.length === 0 ? LANGUAGE_DETAILS[language].tag : undefined;
}

/** The beginning of a blog, or its own description: as text, and as markup that names the language. */
export function summaryOf({ description, content, language }: BlogSummary) {
  const { tag } = LANGUAGE_DETAILS[language];
  const beginning = description ?? runningText(content.intro);
  const text = excerpt(beginning, FEED_EXCERPT_CHARACTERS, tag);
  return { text, markup: staticMarkup(<p lang={tag}>{withPlainText(text)}</p>) };
}
