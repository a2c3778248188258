import 'server-only';
import type { Metadata } from 'next';
import { feedLinks } from '@/lib/blogs/reading/metadata.ts';
import type { PublicProfile } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { socialLocale } from '@/lib/http/language-alternates.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

/** The author's icon for tabs and home screens; smaller than favicon.ico, which Next adds, so that browsers prefer it. */
export const siteIcons = ({ site }: PublicProfile): Pick<Metadata, 'icons'> =>
  site?.icons ? { icons: { icon: { url: site.icons.tab, sizes: '32x32' }, apple: site.icons.touch } } : {};

const PRODUCT_PICTURE = { url: '/social-card.png', width: 1200, height: 630, alt: BRAND_NAME };

/** The picture of a site in links; the product's stands in unless the author hides the product. */
export function sitePictures({ site, isUnbranded }: PublicProfile) {
  if (site?.pictureURL) return [{ url: site.pictureURL, alt: '' }];
  return isUnbranded ? undefined : [PRODUCT_PICTURE];
}

/** Of the page in place of one that is missing or gone. */
export const noticeMetadata = (notice: 'missing' | 'gone'): Metadata => ({
  title: { absolute: translatorFor(askedLanguage(), 'product')(`${notice}.heading`) },
  robots: { index: false },
});

/** Metadata of a part of an author's site. @param path below the site's address, such as /archive */
export function siteMetadata(
  profile: PublicProfile,
  title: string,
  path: string,
  given?: string,
  types = feedLinks(profile),
): Metadata {
  const t = translatorFor(askedLanguage(), 'site');
  const url = `${siteOf(profile)}${path}`;
  const name = t('titled', { title, author: profile.displayName });
  const description = given ?? t('described', { title, author: profile.displayName });
  const images = sitePictures(profile);
  return {
    title: profile.isUnbranded ? { absolute: name } : name,
    description,
    alternates: { canonical: url, types },
    openGraph: { type: 'website', locale: socialLocale(), url, title: name, description, ...(images && { images }) },
    ...siteIcons(profile),
  };
}
