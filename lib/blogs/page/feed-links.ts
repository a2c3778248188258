import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { jsonFeedPath, rssPath } from '@/lib/routes.ts';

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
