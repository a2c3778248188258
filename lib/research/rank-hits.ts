import type { Language } from '@/lib/constants/options.ts';
import { subjectTermsOf, termsOf } from '@/lib/text/terms.ts';
import { siteOf } from './site-of.ts';
import type { ResearchProvider, SearchHit } from './types.ts';

/** A hit, who found it, and its place in that answer from 0. */
export type RankedHit = { hit: SearchHit; provider: ResearchProvider; place: number };

/** Maximum number of pages from one site, so that an article does not depend on a single source. */
const MOST_OF_A_SITE = 2;

/** The page without fragment and closing slash, the site without `www.`. */
function identityOf(address: string): { page: string; site: string } | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const site = siteOf(address);
  return { site, page: `${site}${url.pathname.replace(/\/+$/, '')}${url.search}` };
}

/**
 * Hits of all providers in the order in which they are worth reading: by how many of the topic's terms title and
 * snippet speak of, then by their place. Each page once, two of a site at most. Pure.
 */
export function rankHits(hits: readonly RankedHit[], topic: string, language: Language): RankedHit[] {
  const terms = subjectTermsOf(topic, language);
  const scoreOf = ({ hit, place }: RankedHit) => {
    const said = termsOf(`${hit.title} ${hit.snippet}`);
    const share = terms.filter((term) => said.has(term)).length / Math.max(1, terms.length);
    return share - place / 100;
  };
  const ranked = [...hits].sort((one, other) => scoreOf(other) - scoreOf(one));
  const pages = new Set<string>();
  const sites = new Map<string, number>();
  return ranked.filter((candidate) => {
    const identity = identityOf(candidate.hit.url);
    if (!identity || pages.has(identity.page)) return false;
    const ofSite = sites.get(identity.site) ?? 0;
    if (ofSite >= MOST_OF_A_SITE) return false;
    pages.add(identity.page);
    sites.set(identity.site, ofSite + 1);
    return true;
  });
}
