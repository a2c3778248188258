import 'server-only';
import type { Metadata } from 'next';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { cardPath, sharePath } from '@/lib/routes.ts';
import { datesOf, isIndexed } from '../rules.ts';
import type { Blog } from '../schema.ts';
import { feedLinks, languageAddresses } from './alternates.ts';
import { metaDescription, socialDescription } from './description.ts';

const NOT_INDEXED = { index: false, follow: true };

/**
 * Metadata of a blog's pages (spec §2, Page metadata). Only public articles are indexed: no drafts, digests or briefs.
 */
export function blogMetadata(blog: Blog): Metadata {
  const { title } = blog.content;
  const { published, edited = published } = datesOf(blog);
  const { origin } = new URL(blog.shareUrl);
  const addressOf = (id: string) => `${origin}${sharePath(id)}`;
  const languages = isIndexed(blog) && languageAddresses(blog, blog.translations, addressOf);
  const image = { url: cardPath(blog.id), ...CARD_SIZE, alt: title };
  const social = { title, description: socialDescription(blog) };
  const oEmbed = `${siteUrl()}/api/oembed?url=${encodeURIComponent(blog.shareUrl)}`;
  return {
    title: blog.isUnbranded ? { absolute: title } : title,
    description: metaDescription(blog),
    alternates: {
      canonical: blog.shareUrl,
      ...(languages && { languages }),
      types: {
        'application/json+oembed': oEmbed,
        'text/markdown': `${sharePath(blog.id)}.md`,
        ...(blog.usernameSlug && feedLinks({ ...blog, slug: blog.usernameSlug, displayName: blog.userDisplayName })),
      },
    },
    openGraph: {
      ...social,
      type: 'article',
      url: blog.shareUrl,
      ...(!blog.isUnbranded && { siteName: BRAND_NAME }),
      locale: LANGUAGE_DETAILS[blog.language].locale.replace('-', '_'),
      images: [image],
      publishedTime: published,
      modifiedTime: edited,
      ...(blog.userDisplayName && { authors: [blog.userDisplayName] }),
    },
    twitter: { ...social, card: 'summary_large_image', images: [image] },
    ...(!isIndexed(blog) && { robots: NOT_INDEXED }),
  };
}

/** Metadata of the preview (spec §2, Page metadata): described by the intro and never indexed. */
export function previewMetadata({ description: _, ...blog }: Blog): Metadata {
  return {
    ...blogMetadata(blog),
    title: { absolute: `${blog.content.title} | ${BRAND_NAME} Preview` },
    robots: NOT_INDEXED,
  };
}
