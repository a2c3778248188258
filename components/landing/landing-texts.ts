import { BRAND_NAME } from '@/lib/constants/brand.ts';

/** The page's title in search results and tabs (spec §1: it promotes the AI blog generator). */
export const LANDING_TITLE = `${BRAND_NAME}: AI blog generator`;

/** What the product is, for search results and the structured data. */
export const LANDING_DESCRIPTION =
  'Free AI blog generator. Type a topic and get a finished, styled blog to share by link, download as HTML or embed in your own site. No account needed for the first one.';

/** Tells search engines that this is a free web application (spec §1). */
export const WEB_APPLICATION = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: BRAND_NAME,
  description: LANDING_DESCRIPTION,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};
