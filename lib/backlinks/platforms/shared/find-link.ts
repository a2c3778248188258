import { Parser } from 'htmlparser2';

/** What a page says about an address: how it links to it, and which address it names as canonical. */
export type PageLinks = {
  /** `rel` of the first link to it ('' when it has none); null when the page does not link to it. */
  rel: string | null;
  canonicalUrl: string | null;
  /** The page asks search engines not to list it. */
  isUnlisted: boolean;
};

/** Whether directives for robots, as of a page's meta element or X-Robots-Tag header, keep it from being listed. */
export function forbidsListing(directives: string): boolean {
  return /(^|,)\s*((googlebot|bingbot)\s*:\s*)?(noindex|none)\b/i.test(directives);
}

/** An address without what does not change where it leads: fragment, closing slash, tracking parameters. */
function normalised(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_\w+|ref|source)$/i.test(name)) url.searchParams.delete(name);
  }
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

/**
 * Finds a page's links to an address (http and https, closing slashes and tracking parameters aside).
 * @param pageUrl where the page came from, for relative addresses
 */
export function findLink(html: string, pageUrl: string, target: string): PageLinks {
  const wanted = normalised(target, target);
  const found: PageLinks = { rel: null, canonicalUrl: null, isUnlisted: false };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, rel = '' } = attributes;
      if (name === 'meta' && /^(robots|googlebot|bingbot)$/i.test(attributes.name ?? '')) {
        found.isUnlisted ||= forbidsListing(attributes.content ?? '');
      }
      if (!href) return;
      if (name === 'a' && found.rel === null && normalised(href, pageUrl) === wanted) {
        found.rel = rel;
      }
      const isCanonical = name === 'link' && /(^|\s)canonical(\s|$)/i.test(rel);
      if (isCanonical) found.canonicalUrl ??= URL.parse(href, pageUrl)?.href ?? null;
    },
  });
  parser.end(html);
  return found;
}
