import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { jsonFeedPath, rssPath } from '@/lib/routes.ts';

/** A creator's feed as its readers see it named; the slug stands in for a name that is missing. */
export function feedTitle(slug: string, displayName = ''): string {
  return `${displayName || slug} on ${BRAND_NAME}`;
}

/** A creator's feeds for the `alternates.types` of a page, so that feed readers find them from it. */
export function feedLinks(slug: string, displayName?: string) {
  const title = feedTitle(slug, displayName);
  return {
    'application/rss+xml': [{ url: rssPath(slug), title }],
    'application/feed+json': [{ url: jsonFeedPath(slug), title }],
  };
}
