import type { Metadata } from 'next';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { LANDING_TITLE } from './texts.ts';

/** What social networks show of one of the product's own pages. */
export function socialMetadata(page: { url: string; title: string; description: string }): Metadata {
  const images = [{ url: '/social-card.png', ...CARD_SIZE, alt: LANDING_TITLE }];
  return {
    openGraph: { type: 'website', locale: 'en_US', siteName: BRAND_NAME, ...page, images },
    twitter: { card: 'summary_large_image' },
  };
}
