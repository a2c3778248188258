import { BRAND_NAME } from '@/lib/constants/brand';
import { LANDING_DESCRIPTION } from './landing-texts.ts';

const WEB_APPLICATION = {
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

/** Tells search engines that this is a free web application (spec §1). `<` is escaped: a script is raw text. */
export function StructuredData() {
  return (
    <script type="application/ld+json">
      {JSON.stringify(WEB_APPLICATION).replaceAll('<', '\\u003c')}
    </script>
  );
}
