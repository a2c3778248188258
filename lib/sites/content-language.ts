import 'server-only';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { interfaceLanguage } from '@/lib/messages/languages.ts';
import { findBlogLanguage, findSiteLanguage } from './queries.ts';

const BLOG = /^\/(?:share|view|embed|report)\/([\w-]{1,64})(?:\.(?:md|pdf))?$/;
const SITE = /^\/(?:user|profile)\/([\w-]{1,64})(?:\/([^/]{1,200}))?/;
const NOTE = /^\/library\/([a-z]{1,20})\//;

async function languageShown(path: string): Promise<Language | undefined> {
  const [, blogId] = BLOG.exec(path) ?? [];
  if (blogId) return findBlogLanguage(blogId);
  const [, slug, inSite] = SITE.exec(path) ?? [];
  if (slug) return findSiteLanguage(slug, inSite);
  return NOTE.exec(path)?.[1] as Language | undefined;
}

/**
 * Tag of the language of the interface that fits what a page shows: a blog, an author's site, a note of the library;
 * undefined of any other page.
 */
export async function findContentLanguage(path: string): Promise<string | undefined> {
  const shown = await languageShown(path);
  const tag = shown && LANGUAGE_DETAILS[shown]?.tag;
  return tag && interfaceLanguage(tag);
}
