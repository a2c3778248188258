import type { BlogPosting, FAQPage, WithContext } from 'schema-dts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { userPath } from '@/lib/routes.ts';
import { blogWords } from '../reading-time.ts';
import { datesOf, picturesOf } from '../rules.ts';
import type { Blog, PublicProfile } from '../schema.ts';
import { plainLine } from '../text/plain-text.ts';
import { metaDescription } from './description.ts';

/** Search engines want a raster image at least 112 px wide; this has 180. */
const LOGO_PATH = '/apple-icon.png';

const DIGITAL_SOURCE_TYPE = {
  model: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  digest: 'https://schema.org/AlgorithmicMediaDigitalSource',
  brief: 'https://schema.org/AlgorithmicMediaDigitalSource',
  person: undefined,
} as const;

type NamedAuthor = { displayName: string; slug: string; photoURL?: string | null } & Pick<
  Partial<PublicProfile>,
  'biography' | 'links'
>;

/**
 * An author as schema.org Person.
 * @param origin of this site
 */
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

/**
 * A blog as schema.org BlogPosting.
 * @param origin of this site
 */
export function blogPosting(blog: Blog, origin: string): WithContext<BlogPosting> {
  const { content, shareUrl } = blog;
  const { published, edited = published } = datesOf(blog);
  const source = DIGITAL_SOURCE_TYPE[blog.writer];
  const { userDisplayName, usernameSlug = '' } = blog;
  const author = userDisplayName
    ? person({ ...blog.author, displayName: userDisplayName, slug: usernameSlug }, origin)
    : { '@type': 'Organization' as const, name: BRAND_NAME, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': shareUrl,
    mainEntityOfPage: shareUrl,
    headline: content.title,
    description: metaDescription(blog),
    inLanguage: LANGUAGE_DETAILS[blog.language].tag,
    datePublished: published,
    dateModified: edited,
    wordCount: blogWords(content, blog.language),
    image: [`${origin}/api/og-image/${blog.id}`, ...picturesOf(blog).map((i) => new URL(i.url, origin).href)],
    author,
    publisher: blog.isUnbranded
      ? author
      : {
          '@type': 'Organization',
          name: BRAND_NAME,
          url: origin,
          logo: { '@type': 'ImageObject', url: `${origin}${LOGO_PATH}` },
        },
    citation: pagesOf(blog.sources).map(({ url, title }) => ({ '@type': 'WebPage' as const, url, name: title })),
    ...(source && { digitalSourceType: source }),
  };
}

/** A blog's questions as schema.org FAQPage, or undefined. */
function faqPage({ content, language, shareUrl, sources }: Blog): WithContext<FAQPage> | undefined {
  const { questions = [] } = content;
  if (questions.length === 0) return undefined;
  const cited = new Set(sources.map(({ number }) => number));
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${shareUrl}#questions_answers`,
    inLanguage: LANGUAGE_DETAILS[language].tag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: plainLine(answer, cited) },
    })),
  };
}

/**
 * The structured data of a blog's page.
 * @param origin of this site
 */
export function structuredData(blog: Blog, origin: string): (WithContext<BlogPosting> | WithContext<FAQPage>)[] {
  const questions = faqPage(blog);
  return [blogPosting(blog, origin), ...(questions ? [questions] : [])];
}

/** One source per page, as several can be passages of one. */
function pagesOf(sources: Blog['sources']): Blog['sources'] {
  return sources.filter(({ url }, at) => sources.findIndex((other) => other.url === url) === at);
}
