import type { Metadata } from 'next';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';

export const LANDING_TITLE = `${BRAND_NAME}: AI blog generator`;

export const LANDING_DESCRIPTION = `Free AI blog generator. Type a topic and get a finished, styled blog to share by link, download as HTML or embed in your own site. No account needed${IS_UNLIMITED ? '' : ' for the first one'}.`;

export function socialMetadata(page: { url: string; title: string; description: string }): Metadata {
  const images = [{ url: '/social-card.png', ...CARD_SIZE, alt: LANDING_TITLE }];
  return {
    openGraph: { type: 'website', locale: 'en_US', siteName: BRAND_NAME, ...page, images },
    twitter: { card: 'summary_large_image' },
  };
}
