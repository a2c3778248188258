import type { Metadata } from 'next';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { languageAlternates, socialLocale } from '@/lib/http/language-alternates.ts';

export const landingDescription = (): string =>
  askedTranslator('landing')(IS_UNLIMITED ? 'descriptionUnlimited' : 'description');

/** Each page has its own canonical: naming the landing page on /create would count as a duplicate. */
export function creationMetadata(path: '/' | '/create'): Metadata {
  const t = askedTranslator('landing');
  const name = t('title', { brand: BRAND_NAME });
  const title = path === '/' ? name : t('create.heading');
  const description = landingDescription();
  const alternates = languageAlternates(path);
  const url = alternates.canonical;
  const images = [{ url: '/social-card.png', ...CARD_SIZE, alt: name }];
  return {
    title: path === '/' ? { absolute: name } : title,
    description,
    alternates,
    openGraph: { type: 'website', locale: socialLocale(), siteName: BRAND_NAME, url, title, description, images },
    twitter: { card: 'summary_large_image' },
  };
}
