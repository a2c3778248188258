import type { BlogPosting, FAQPage, WithContext } from 'schema-dts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { userPath } from '@/lib/routes.ts';
import { blogWords } from '../reading-time.ts';
import { datesOf, picturesOf } from '../rules.ts';
import type { Blog, PublicProfile } from '../schema.ts';
import { plainLine } from '../text/plain-text.ts';
import { metaDescription } from './description.ts';

/** The product's mark as search engines want it: no vector, at least 112 px wide (it has 180). */
const LOGO_PATH = '/apple-icon.png';

/** How a text came about, in schema.org's terms. */
const DIGITAL_SOURCE_TYPE = {
  model: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  digest: 'https://schema.org/AlgorithmicMediaDigitalSource',
  brief: 'https://schema.org/AlgorithmicMediaDigitalSource',
  person: undefined,
} as const;

/** Who a page is about or by. */
type NamedAuthor = { displayName: string; slug: string; photoURL?: string | null } & Pick<
  Partial<PublicProfile>,
  'biography' | 'links'
>;

/**
 * An author for search engines (schema.org Person): what they say of themselves, and where else they are to be found.
 * @param origin address of this site without a trailing slash
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
 * A blog for search engines (schema.org BlogPosting); says who or what wrote it.
 * @param origin address of this site without a trailing slash
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

/** The questions at the end of a blog for search engines (schema.org FAQPage); undefined where there are none. */
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
 * All that a blog's page tells search engines: the blog, and its questions where it has some.
 * @param origin address of this site without a trailing slash
 */
export function structuredData(blog: Blog, origin: string): (WithContext<BlogPosting> | WithContext<FAQPage>)[] {
  const questions = faqPage(blog);
  return [blogPosting(blog, origin), ...(questions ? [questions] : [])];
}

/** The first source of each page: several may be passages of one. */
function pagesOf(sources: Blog['sources']): Blog['sources'] {
  return sources.filter(({ url }, at) => sources.findIndex((other) => other.url === url) === at);
}

/** JSON for a script element: nothing in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
