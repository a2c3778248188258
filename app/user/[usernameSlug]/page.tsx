import type { Metadata } from 'next';
import { cache } from 'react';
import { SubscribeForm } from '@/components/newsletter/subscribe-form.tsx';
import { PublicProfile } from '@/components/profile/public-profile.tsx';
import { SiteHome } from '@/components/site/site-home.tsx';
import { StructuredData } from '@/lib/blog-design/article/document.tsx';
import { feedLinks, feedTitle, person } from '@/lib/blogs/reading/metadata.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { askedDomain, askedTranslator } from '@/lib/http/answer-context.ts';
import { socialLocale } from '@/lib/http/language-alternates.ts';
import { orNotFound } from '@/lib/http/not-found.ts';
import { userPath } from '@/lib/routes.ts';
import { siteIcons, sitePictures } from '@/lib/sites/metadata.ts';
import { readHome } from '@/lib/sites/service.ts';
import { hasHome } from '@/lib/users/site.ts';

type Props = { params: Promise<{ usernameSlug: string }> };

/** The home of a site, read once per request; ends in not-found.tsx for unknown slugs. */
const readProfile = cache((slug: string) => orNotFound(readHome(slug)));

type Profile = Awaited<ReturnType<typeof readProfile>>;

const profileUrl = ({ slug, ownOrigin }: Profile['profile']) =>
  ownOrigin ? `${ownOrigin}/` : `${siteUrl()}${userPath(slug)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { profile, total } = await readProfile((await params).usernameSlug);
  const name = profile.displayName || profile.slug;
  const url = profileUrl(profile);
  const t = askedTranslator('site');
  const author = feedTitle({ ...profile, displayName: name });
  const description = profile.biography || t('homeDescription', { author, count: total });
  const images = sitePictures(profile);
  return {
    title: profile.isUnbranded ? { absolute: name } : name,
    description,
    alternates: { canonical: url, types: feedLinks(profile) },
    openGraph: { type: 'profile', locale: socialLocale(), url, title: name, description, ...(images && { images }) },
    twitter: { card: images ? 'summary_large_image' : 'summary' },
    ...siteIcons(profile),
  };
}

const profilePage = ({ profile, blogs }: Profile) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: profileUrl(profile),
  mainEntity: { ...person(profile, siteUrl()), alternateName: profile.slug },
  hasPart: blogs.map((blog) => ({
    '@type': 'BlogPosting',
    headline: blog.content.title,
    url: blog.shareUrl,
    datePublished: blogDates(blog).published,
    inLanguage: languageTag(blog),
  })),
});

export default async function UserPage({ params }: Props) {
  const found = await readProfile((await params).usernameSlug);
  const { profile, blogs, total } = found;
  return (
    <>
      <StructuredData data={profilePage(found)} />
      {hasHome(profile.site) ? (
        <SiteHome {...found} />
      ) : (
        <PublicProfile profile={profile} blogs={blogs} total={total} isHome={Boolean(askedDomain())}>
          <SubscribeForm slug={profile.slug} />
        </PublicProfile>
      )}
    </>
  );
}
