import 'server-only';
import type { Metadata } from 'next';
import type { BlogPosting, FAQPage, WithContext } from 'schema-dts';
import { plainLine, runningText } from '@/lib/article/plain-text.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { languageTag, type TextLanguage } from '@/lib/constants/options.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { aiSignals, siteUrl } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { socialLocale } from '@/lib/http/language-alternates.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { cardPath, feedPaths, sharePath, userPath } from '@/lib/routes.ts';
import { blogWords } from '../article-texts.ts';
import { blogMark, schemaOrgSourceType, textSourceType } from '../authorship/source-type.ts';
import { blogDates, blogPictures, isHttpUrl, isIndexed } from '../rules.ts';
import type { Blog, BlogTranslation, PublicProfile } from '../schema.ts';
import { aiDirectives, contentSignals } from './crawlers.ts';

// Spec §2, §9.
const META_DESCRIPTION_CHARACTERS = 155;
const SOCIAL_DESCRIPTION_CHARACTERS = 200;

/** The first characters of the intro in code points, so as not to cut one in two. */
const introStart = ({ content }: Blog, count: number) =>
  Array.from(runningText(content.intro)).slice(0, count).join('');

/** The description meta tag: the blog's own, else the first 155 characters of the intro and '...'. */
export const metaDescription = (blog: Blog): string =>
  blog.description ?? `${introStart(blog, META_DESCRIPTION_CHARACTERS)}...`;

/** The description for social networks: the blog's own, else the first 200 characters of the intro. */
export const socialDescription = (blog: Blog): string =>
  blog.description ?? introStart(blog, SOCIAL_DESCRIPTION_CHARACTERS);

type FeedOwner = { slug: string; displayName?: string | undefined; isUnbranded?: true | undefined };

/** Title of a creator's feed, or of their feed of a tag or series; the slug stands in for a missing name. */
export function feedTitle({ slug, displayName, isUnbranded }: FeedOwner, group?: string): string {
  const t = translatorFor(askedLanguage(), 'editing');
  const name = displayName || slug;
  const feed = isUnbranded ? name : t('feed', { name, brand: BRAND_NAME });
  return group ? t('groupFeed', { group, feed }) : feed;
}

/** A creator's feeds, or those of a tag or series at `path`, for `alternates.types` of a page. */
export function feedLinks(owner: FeedOwner, group?: { name: string; path: string }) {
  const { rss, json } = feedPaths(group?.path ?? siteBase(owner.slug));
  const title = feedTitle(owner, group?.name);
  return { 'application/rss+xml': [{ url: rss, title }], 'application/feed+json': [{ url: json, title }] };
}

type InLanguage = TextLanguage & Pick<BlogTranslation, 'id' | 'createdAt' | 'shareUrl'>;

/** Hreflang URLs of a blog with translations; the oldest blog is `x-default`. Undefined without translations. */
export function languageAddresses(blog: InLanguage, translations: readonly InLanguage[] | undefined) {
  if (!translations || translations.length === 0) return undefined;
  const all = [blog, ...translations];
  const [first = blog] = all.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const entries = all.map((each) => [languageTag(each), each.shareUrl]);
  return { ...Object.fromEntries(entries), 'x-default': first.shareUrl };
}

const NOT_INDEXED = { index: false, follow: true };

function robotsRules(blog: Blog): Metadata['robots'] {
  const directives = aiDirectives(contentSignals(aiSignals(), blog.aiOptOuts));
  if (directives.length === 0) return isIndexed(blog) ? undefined : NOT_INDEXED;
  return [...(isIndexed(blog) ? [] : ['noindex', 'follow']), ...directives].join(', ');
}

/** Metadata of a blog's pages (spec §2, Page metadata). Only public articles are indexed: no drafts, digests or articles of the library. */
export function blogMetadata(blog: Blog): Metadata {
  const { title } = blog.content;
  const { published, edited = published } = blogDates(blog);
  const languages = isIndexed(blog) && languageAddresses(blog, blog.translations);
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
      locale: socialLocale(languageTag(blog)),
      images: [image],
      publishedTime: published,
      modifiedTime: edited,
      ...(blog.userDisplayName && { authors: [blog.userDisplayName] }),
      ...(blog.tags && { tags: blog.tags }),
    },
    twitter: { ...social, card: 'summary_large_image', images: [image] },
    robots: robotsRules(blog),
  };
}

/** Metadata of the preview (spec §2, Page metadata): described by the intro and never indexed. */
export function previewMetadata({ description: _, ...blog }: Blog): Metadata {
  const t = translatorFor(askedLanguage(), 'detail.preview');
  const absolute = t('documentTitle', { title: blog.content.title, brand: BRAND_NAME });
  return { ...blogMetadata(blog), title: { absolute }, robots: NOT_INDEXED };
}

/** Search engines want a raster image at least 112 px wide; this has 180. */
const LOGO_PATH = '/apple-icon.png';

type NamedAuthor = Pick<PublicProfile, 'displayName' | 'slug'> &
  Partial<Pick<PublicProfile, 'photoURL' | 'biography' | 'links'>>;

/** An author as schema.org Person; `origin` is that of this site. */
export function person(author: NamedAuthor, origin: string) {
  const { displayName, slug, photoURL, biography, links = [] } = author;
  return {
    '@type': 'Person' as const,
    name: displayName,
    url: `${origin}${userPath(slug)}`,
    ...(photoURL && { image: new URL(photoURL, origin).href }),
    ...(biography && { description: biography }),
    ...(links.length > 0 && { sameAs: [...links] }),
  };
}

/** A blog as schema.org BlogPosting; `origin` is that of this site. */
export function blogPosting(blog: Blog, origin: string): WithContext<BlogPosting> {
  const { content, shareUrl } = blog;
  const { published, edited = published } = blogDates(blog);
  const source = textSourceType(blog);
  const { userDisplayName, usernameSlug = '' } = blog;
  const product = { '@type': 'Organization' as const, name: BRAND_NAME, url: origin };
  const logo = { '@type': 'ImageObject' as const, url: `${origin}${LOGO_PATH}` };
  const author = userDisplayName
    ? person({ ...blog.author, displayName: userDisplayName, slug: usernameSlug }, origin)
    : product;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': shareUrl,
    mainEntityOfPage: shareUrl,
    headline: content.title,
    description: metaDescription(blog),
    inLanguage: languageTag(blog),
    datePublished: published,
    dateModified: edited,
    wordCount: blogWords(content, blog.language),
    image: [`${origin}/api/og-image/${blog.id}`, ...blogPictures(blog).map((i) => new URL(i.url, origin).href)],
    author,
    publisher: blog.isUnbranded ? author : { ...product, logo },
    citation: sourcePages(blog.sources).map(({ url, title }) => ({ '@type': 'WebPage' as const, url, name: title })),
    ...(blog.tags && { keywords: blog.tags }),
    ...(blog.series && { isPartOf: { '@type': 'CreativeWorkSeries' as const, name: blog.series.name } }),
    ...(blog.series?.part && { position: blog.series.part }),
    ...(source && { digitalSourceType: schemaOrgSourceType(source) }),
    subjectOf: { '@type': 'DigitalDocument', url: blogMark(blog).provenance, encodingFormat: 'application/json' },
  };
}

/** A blog's questions, if any, as schema.org FAQPage. */
function faqPages(blog: Blog): WithContext<FAQPage>[] {
  const { content, shareUrl, sources } = blog;
  const { questions = [] } = content;
  if (questions.length === 0) return [];
  const cited = new Set(sources.map(({ number }) => number));
  const page: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${shareUrl}#questions_answers`,
    inLanguage: languageTag(blog),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainLine(answer, cited) },
    })),
  };
  return [page];
}

/** The structured data of a blog's page; `origin` is that of this site. */
export const structuredData = (blog: Blog, origin: string): (WithContext<BlogPosting> | WithContext<FAQPage>)[] => [
  blogPosting(blog, origin),
  ...faqPages(blog),
];

/** The sources that are pages, each once: several can be passages of one. */
const sourcePages = (sources: Blog['sources']): Blog['sources'] =>
  sources.filter(({ url }, at) => isHttpUrl(url) && sources.findIndex((other) => other.url === url) === at);
