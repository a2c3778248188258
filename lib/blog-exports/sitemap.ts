import 'server-only';
import { findPublicGroups } from '@/lib/blogs/groups/queries.ts';
import { countIndexedBlogs, findBlogsForSitemap, findCreatorSlugs, findTranslations } from '@/lib/blogs/queries.ts';
import { languageAddresses } from '@/lib/blogs/reading/metadata.ts';
import { listBlogsBySlug } from '@/lib/blogs/reading/service.ts';
import { isIndexed } from '@/lib/blogs/rules.ts';
import { BLOGS_CHANGE } from '@/lib/changes/names.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { siteUrl } from '@/lib/env.ts';
import { type OwnDomain, tagResponse } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { CHECK_PATH, groupPath, LEGAL_PAGES, sharePath, userPath } from '@/lib/routes.ts';
import { escapeXml } from './xml.ts';

/** The protocol allows 50,000. */
const SITEMAP_PAGE_SIZE = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

type SitemapEntry = { url: string; changedAt?: Date; languages?: Readonly<Record<string, string>> | undefined };

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt, languages = {} }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const links = Object.entries(languages).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">${urls.join('')}</urlset>\n`;
}

const absolute = (path: string) => new URL(path, siteUrl()).href;

/** The sitemap of an own domain: profile and indexed blogs. @throws not-found */
export async function sitemapOfDomain({ slug, userId }: OwnDomain): Promise<string> {
  const { profile, blogs } = await listBlogsBySlug(slug);
  const entries = blogs
    .filter(isIndexed)
    .map(({ shareUrl, updatedAt }) => ({ url: shareUrl, changedAt: new Date(updatedAt) }));
  const groups = (await findPublicGroups(userId)).map(({ kind, key }) => ({
    url: groupPath(siteOf(profile), kind, key),
  }));
  return sitemap([{ url: `${siteOf(profile)}/` }, ...groups, ...entries]);
}

/** The sitemap index: one sitemap of pages and creators, and pages of blogs. */
export async function siteSitemapIndex(): Promise<string> {
  tagResponse(BLOGS_CHANGE);
  const pages = Math.ceil((await countIndexedBlogs()) / SITEMAP_PAGE_SIZE);
  const names = ['pages', ...Array.from({ length: pages }, (_, page) => `blogs-${page + 1}`)];
  const maps = names.map((name) => `<sitemap><loc>${escapeXml(absolute(`/sitemaps/${name}.xml`))}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">${maps.join('')}</sitemapindex>\n`;
}

/** A sitemap of the index; `pages` are paths of further pages. @throws not-found */
export async function siteSitemap(name: string, pages: readonly string[]): Promise<string> {
  tagResponse(BLOGS_CHANGE);
  if (name === 'pages.xml') return sitemapOfPages(pages);
  const page = Number(/^blogs-(\d{1,5})\.xml$/.exec(name)?.[1] ?? Number.NaN);
  const blogs = page >= 1 ? await findBlogsForSitemap(page - 1, SITEMAP_PAGE_SIZE) : [];
  if (blogs.length === 0) throw new AppError('not-found', 'Sitemap not found.');
  const shareUrl = (id: string) => absolute(sharePath(id));
  const translations = await findTranslations(blogs, { onlyPublic: true });
  return sitemap(
    blogs.map(({ id, language, locale, createdAt, publishedAt, updatedAt }) => ({
      url: shareUrl(id),
      // Publication changes the page but not `updatedAt`.
      changedAt: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
      languages: languageAddresses(
        { id, language, locale: locale ?? undefined, createdAt: createdAt.toISOString(), shareUrl: shareUrl(id) },
        translations.get(id),
      ),
    })),
  );
}

async function sitemapOfPages(pages: readonly string[]): Promise<string> {
  const creators = (await findCreatorSlugs(SITEMAP_PAGE_SIZE)).map(userPath);
  const groups = (await findPublicGroups()).map(({ slug, kind, key }) => groupPath(userPath(slug), kind, key));
  const about = Object.keys(LEGAL_PAGES).map((name) => `/${name}`);
  return sitemap(
    ['/', '/create', CHECK_PATH, ...about, ...pages, ...creators, ...groups].map((path) => ({ url: absolute(path) })),
  );
}
