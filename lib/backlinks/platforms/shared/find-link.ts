import { Parser } from 'htmlparser2';

/** `rel` is '' for a link without one, and null without a link. */
type PageLinks = { rel: string | null; canonicalUrl: string | null; isUnlisted: boolean };

/** Whether robots directives, from a meta element or an X-Robots-Tag header, are noindex. */
export const forbidsListing = (directives: string): boolean =>
  /(^|,)\s*((googlebot|bingbot)\s*:\s*)?(noindex|none)\b/i.test(directives);

function normalized(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_\w+|ref|source)$/i.test(name)) url.searchParams.delete(name);
  }
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

/** Finds a page's links to one of some addresses, whatever their scheme, trailing slash and tracking parameters. */
export function findLink(html: string, pageUrl: string, ...targets: string[]): PageLinks {
  const wanted = targets.map((target) => normalized(target, target));
  const found: PageLinks = { rel: null, canonicalUrl: null, isUnlisted: false };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, rel = '' } = attributes;
      if (name === 'meta' && /^(robots|googlebot|bingbot)$/i.test(attributes.name ?? '')) {
        found.isUnlisted ||= forbidsListing(attributes.content ?? '');
      }
      if (!href) return;
      if (name === 'a' && found.rel === null && wanted.includes(normalized(href, pageUrl))) found.rel = rel;
      const isCanonical = name === 'link' && /(^|\s)canonical(\s|$)/i.test(rel);
      if (isCanonical) found.canonicalUrl ??= URL.parse(href, pageUrl)?.href ?? null;
    },
  });
  parser.end(html);
  return found;
}

/** `findLink` in a parser thread. */
export default (args: Parameters<typeof findLink>) => findLink(...args);
