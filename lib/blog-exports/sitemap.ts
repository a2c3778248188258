import { escapeXml } from './xml.ts';

/** Most addresses in one sitemap; the protocol allows 50,000, smaller files are fetched sooner. */
export const SITEMAP_PAGE_SIZE = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One address of a sitemap. */
export type SitemapEntry = { url: string; changedAt?: Date };

/** A sitemap (sitemaps.org). */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}">${urls.join('')}</urlset>\n`;
}

/** The index that names the sitemaps of a site. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">${maps.join('')}</sitemapindex>\n`;
}
