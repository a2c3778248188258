import { escapeXml } from './xml.ts';

/** Most addresses in one sitemap; the protocol allows 50,000, smaller files are fetched sooner. */
export const SITEMAP_PAGE_SIZE = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** One address of a sitemap; `languages` are its addresses by language, its own included. */
export type SitemapEntry = { url: string; changedAt?: Date; languages?: Readonly<Record<string, string>> | undefined };

/** A sitemap (sitemaps.org), which names translations as search engines want it. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt, languages = {} }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const links = Object.entries(languages).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">${urls.join('')}</urlset>\n`;
}

/** The index that names the sitemaps of a site. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">${maps.join('')}</sitemapindex>\n`;
}
