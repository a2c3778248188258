import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { lineText, withoutMarks } from '@/lib/article/plain-text.ts';
import { ALL_NUMBERS, readMarkdown } from '@/lib/article/read-markdown.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import type { Block } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { siteUrl } from '@/lib/env.ts';
import { sharePath } from '@/lib/routes.ts';
import { articleTexts, blogWords, withTexts } from '../article-texts.ts';
import { saveText } from '../editing/mutations.ts';
import { blogLinks, replaceLinks } from '../inside-links.ts';
import { findOwnBlogsByIds, findWholeUserBlogs } from '../queries.ts';
import type { Blog } from '../schema.ts';
import { type LinkedArticle, proposeLinks } from './proposals.ts';
import type { BlogLinks, BlogProposals, ChangedLinks, InsideLink } from './schema.ts';
import { insertLink } from './spots.ts';

/** The texts of a blog; key points have no links. */
function readPlaces({ content }: Blog): Block[][] {
  const room = roomForBlog();
  const isPoint = (place: number) => place > 0 && place <= (content.keyPoints?.length ?? 0);
  return articleTexts(content).map((text, place) => (isPoint(place) ? [] : readMarkdown(text, ALL_NUMBERS, room)));
}

const linkedBy = ({ content }: Blog) => new Set(blogLinks(articleTexts(content)).values());

const toArticle = (blog: Blog): LinkedArticle => ({
  id: blog.id,
  title: blog.content.title,
  isPublic: blog.visibility === 'public' && !blog.isBlocked,
  names: [blog.content.title, blog.topic, ...(blog.tags ?? [])],
  texts: [blog.content.title, ...blog.content.sections.map(({ heading }) => heading), ...articleTexts(blog.content)],
  places: readPlaces(blog),
  linked: linkedBy(blog),
  words: blogWords(blog.content, blog.language),
});

/** Links from a user's blogs (the chosen ones, else all public ones) to their latest public ones in the same language. */
export async function listProposals({ user }: UserActor, ids?: readonly string[]): Promise<BlogProposals[]> {
  const listed = await findWholeUserBlogs(user.id, { page: 1, pageSize: 200 });
  const others = ids?.filter((id) => !listed.some((blog) => blog.id === id)) ?? [];
  const blogs = [...listed, ...(await findOwnBlogsByIds(user.id, others))];
  const links: BlogProposals['links'] = [];
  for (const [language, written] of Map.groupBy(blogs, (blog) => blog.language)) {
    const articles: LinkedArticle[] = [];
    for (const blog of written) {
      articles.push(toArticle(blog));
      await letOthersRun();
    }
    links.push(...(await proposeLinks(articles, language)));
  }
  return blogs.flatMap(({ id, content, updatedAt: basedOn }) => {
    const own = ids && !ids.includes(id) ? [] : links.filter(({ source }) => source === id);
    const inOrder = own.toSorted((a, b) => a.place - b.place);
    return own.length > 0 ? [{ id, title: content.title, basedOn, links: inOrder }] : [];
  });
}

/** Changes a link in the texts of a blog. Returns in which, or -1. */
type Change = (places: Block[][], link: InsideLink, blog: Blog) => number;

const urlOf = ({ target }: InsideLink) => `${siteUrl()}${sharePath(target)}`;

const insert: Change = (places, link, blog) => {
  const isFree = !linkedBy(blog).has(link.target);
  return isFree && insertLink(places[link.place] ?? [], link, urlOf(link), blog.language) ? link.place : -1;
};

/** Wherever in the text the link is by now. */
const remove: Change = (places, given) => {
  let isRemoved = false;
  return places.findIndex((blocks) => {
    replaceLinks(blocks, (link) => {
      if (isRemoved || link.url !== urlOf(given) || lineText(link.children) !== given.words) return [link];
      isRemoved = true;
      return link.children;
    });
    return isRemoved;
  });
};

/** Changes links in a blog, but none of its words. Returns those that changed; none if the blog changed meanwhile. */
async function changeBlog(blog: Blog, links: readonly InsideLink[], change: Change): Promise<InsideLink[]> {
  const [texts, places] = [articleTexts(blog.content), readPlaces(blog)];
  const changed = links.map((link) => change(places, link, blog));
  const written = texts.map((text, at) => (changed.includes(at) ? writeMarkdown(places[at] ?? []) : text));
  const done = links.filter((_, at) => changed[at] !== -1);
  const hasSameWords = written.every((text, at) => withoutMarks(text) === withoutMarks(texts[at] ?? ''));
  if (done.length === 0 || !hasSameWords) return [];
  const basedOn = new Date(blog.updatedAt);
  return (await saveText(blog.id, withTexts(blog.content, written), basedOn, { keepsWords: true })) ? done : [];
}

async function changeLinks(userId: string, blogs: readonly BlogLinks[], change: Change): Promise<ChangedLinks> {
  const answer: ChangedLinks = { blogs: [], unchanged: [] };
  for (const given of blogs) {
    const [blog] = await findOwnBlogsByIds(userId, [given.id]);
    const isCurrent = blog && (change === remove || blog.updatedAt === given.basedOn);
    const links = isCurrent ? await changeBlog(blog, given.links, change) : [];
    if (links.length > 0) answer.blogs.push({ ...given, links });
    else answer.unchanged.push(given.id);
  }
  return answer;
}

/**
 * Makes accepted proposals links, one to each of the user's public blogs, each blog in a transaction of its own; those
 * that changed meanwhile stay as they are.
 */
export async function addLinks({ user }: UserActor, blogs: readonly BlogLinks[]): Promise<ChangedLinks> {
  const targets = [...new Set(blogs.flatMap(({ links }) => links.map(({ target }) => target)))];
  const own = await findOwnBlogsByIds(user.id, targets);
  const isPublic = ({ target }: InsideLink) =>
    own.some(({ id, visibility }) => id === target && visibility === 'public');
  const allowed = blogs.map(({ links, ...blog }) => ({
    ...blog,
    links: [...new Map(links.filter(isPublic).map((link) => [link.target, link])).values()],
  }));
  return changeLinks(user.id, allowed, insert);
}

/** Takes back links that were added; later edits stay. */
export const removeLinks = ({ user }: UserActor, blogs: readonly BlogLinks[]) => changeLinks(user.id, blogs, remove);
