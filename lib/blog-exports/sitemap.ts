import 'server-only';
import { findPublicGroups } from '@/lib/blogs/groups/queries.ts';
import { canonicalAddress } from '@/lib/blogs/link-queries.ts';
import { findTranslations } from '@/lib/blogs/queries.ts';
import { languageAddresses } from '@/lib/blogs/reading/metadata.ts';
import { BLOGS_CHANGE, blogsOfChange, userChange } from '@/lib/changes/names.ts';
import { hostOrigin } from '@/lib/domains/origin.ts';
import { siteUrl } from '@/lib/env.ts';
import { type OwnDomain, tagResponse } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { pathsInLanguages } from '@/lib/http/language-alternates.ts';
import { archivePath, CHECK_PATH, groupPath, LEGAL_PAGES, siteAddress, userPath } from '@/lib/routes.ts';
import {
  countIndexedBlogs,
  findBlogsForSitemap,
  findCreatorSlugs,
  findPagesForSitemap,
  type SitemapBlog,
} from './sitemap-queries.ts';
import { escapeXml } from './xml.ts';

/** The protocol allows 50,000. */
const SITEMAP_PAGE_SIZE = 10_000;
const MAX_ON_DOMAIN = 40_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type SitemapEntry = { url: string; changedAt?: Date; languages?: Readonly<Record<string, string>> | undefined };

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt, languages = {} }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const links = Object.entries(languages).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

const absolute = (path: string) => new URL(path, siteUrl()).href;

async function blogEntries(rows: readonly SitemapBlog[], origin: string): Promise<SitemapEntry[]> {
  const blogs = rows.map(({ locale, createdAt, ...row }) => {
    const text = { locale: locale ?? undefined, createdAt: createdAt.toISOString() };
    return { ...row, ...text, shareUrl: canonicalAddress(origin, row) };
  });
  const translations = await findTranslations(blogs, { onlyPublic: true });
  return blogs.map((blog) => {
    const { id, shareUrl: url, publishedAt, updatedAt } = blog;
    // Publication changes the page but not `updatedAt`.
    const changedAt = publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
    return { url, changedAt, languages: languageAddresses(blog, translations.get(id)) };
  });
}

/** The sitemap of an own domain: home, archive, pages, tags, series and indexed blogs. */
export async function sitemapOfDomain({ userId, host }: OwnDomain): Promise<string> {
  tagResponse(userChange(userId), blogsOfChange(userId));
  const site = hostOrigin(host);
  const pages = (await findPagesForSitemap(userId)).map((page) => {
    return { url: siteAddress(site, page.slug), changedAt: page.updatedAt };
  });
  const groups = (await findPublicGroups(userId)).map(({ kind, key }) => ({ url: groupPath(site, kind, key) }));
  const blogs = await blogEntries(await findBlogsForSitemap(0, MAX_ON_DOMAIN, userId), site);
  return sitemap([{ url: `${site}/` }, { url: archivePath(site) }, ...pages, ...groups, ...blogs]);
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
  return sitemap(await blogEntries(blogs, siteUrl()));
}

async function sitemapOfPages(pages: readonly string[]): Promise<string> {
  const slugs = new Set(await findCreatorSlugs(SITEMAP_PAGE_SIZE));
  const creators = [...slugs].map(userPath);
  const groups = (await findPublicGroups())
    .filter(({ slug }) => slugs.has(slug))
    .map(({ slug, kind, key }) => groupPath(userPath(slug), kind, key));
  const about = ['developers', 'developers/reference', ...LEGAL_PAGES].map((name) => `/${name}`);
  const screens = ['/', '/create', CHECK_PATH, ...about, ...pages].flatMap((path) => pathsInLanguages(path));
  return sitemap([...screens, ...creators, ...groups].map((path) => ({ url: absolute(path) })));
}
