import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { jsonFeedPath, rssPath } from '@/lib/routes.ts';
import type { BlogTranslation } from '../schema.ts';

/** Whose feed it is. */
type FeedOwner = { slug: string; displayName?: string | undefined; isUnbranded?: true | undefined };

/** A creator's feed as its readers see it named; the slug stands in for a name that is missing. */
export function feedTitle({ slug, displayName, isUnbranded }: FeedOwner): string {
  const name = displayName || slug;
  return isUnbranded ? name : `${name} on ${BRAND_NAME}`;
}

/** A creator's feeds for the `alternates.types` of a page, so that feed readers find them from it. */
export function feedLinks(owner: FeedOwner) {
  const { slug } = owner;
  const title = feedTitle(owner);
  return {
    'application/rss+xml': [{ url: rssPath(slug), title }],
    'application/feed+json': [{ url: jsonFeedPath(slug), title }],
  };
}

type InLanguage = Pick<BlogTranslation, 'id' | 'language' | 'createdAt'>;

/**
 * The addresses of a blog by language tag, its own included; what was written first is for readers of any other language
 * (`x-default`). Undefined for a blog without translations.
 * @param addressOf the address of a blog by its id
 */
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
