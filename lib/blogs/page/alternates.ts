import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { jsonFeedPath, rssPath } from '@/lib/routes.ts';
import type { BlogTranslation } from '../schema.ts';

type FeedOwner = { slug: string; displayName?: string | undefined; isUnbranded?: true | undefined };

/** A creator's feed title; the slug stands in for a missing name. */
export function feedTitle({ slug, displayName, isUnbranded }: FeedOwner): string {
  const name = displayName || slug;
  return isUnbranded ? name : `${name} on ${BRAND_NAME}`;
}

/** A creator's feeds for `alternates.types` of a page. */
export function feedLinks(owner: FeedOwner) {
  const { slug } = owner;
  const title = feedTitle(owner);
  return {
    'application/rss+xml': [{ url: rssPath(slug), title }],
    'application/feed+json': [{ url: jsonFeedPath(slug), title }],
  };
}

type InLanguage = Pick<BlogTranslation, 'id' | 'language' | 'createdAt'>;

/** Hreflang URLs of a blog with translations; the oldest blog is `x-default`. Undefined without translations. */
export function languageAddresses(
  blog: InLanguage,
  translations: readonly InLanguage[] | undefined,
  addressOf: (id: string) => string,
): Record<string, string> | undefined {
  if (!translations || translations.length === 0) return undefined;
  const all = [blog, ...translations];
  const [first = blog] = all.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const entries = all.map(({ language, id }) => [LANGUAGE_DETAILS[language].tag, addressOf(id)]);
  return { ...Object.fromEntries(entries), 'x-default': addressOf(first.id) };
}
