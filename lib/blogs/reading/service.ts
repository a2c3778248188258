import 'server-only';
import type { z } from 'zod';
import { lineExcerpt } from '@/lib/article/plain-text.ts';
import type { Actor, UserActor } from '@/lib/auth/actor.ts';
import { blogChange, blogsOfChange, translationsChange, userChange } from '@/lib/changes/names.ts';
import { MY_BLOGS_PAGE_SIZE, PROFILE_INTRO_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, STYLES, type Style } from '@/lib/constants/options.ts';
import { hostOrigin } from '@/lib/domains/origin.ts';
import { findDomain } from '@/lib/domains/queries.ts';
import { servedHost } from '@/lib/domains/rules.ts';
import type { Site, User } from '@/lib/generated/prisma/client.ts';
import { askedDomain, markPersonal, tagResponse } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { readPicture } from '@/lib/images/store.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { findSubscriptions } from '@/lib/subscription/queries.ts';
import { userPhoto } from '@/lib/users/author.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { findUser, findUserBySlug, findVisitorsBlog } from '@/lib/users/queries.ts';
import { signedName } from '@/lib/users/rules.ts';
import { siteChoices } from '@/lib/users/site.ts';
import { blogList } from '../answers.ts';
import { missing, requireOwner, requireVisible, visibleAccess } from '../authorization.ts';
import { findGroup } from '../groups/queries.ts';
import type { GroupKind, GroupPage, SeriesParts } from '../groups/schema.ts';
import { withoutHiddenParts } from '../inside-links.ts';
import { findReadNext } from '../link-queries.ts';
import { findMyBlogs, findUnusedStyles } from '../my-blogs/queries.ts';
import type { blogListSchema, MyBlogsPage, MyBlogsView } from '../my-blogs/schema.ts';
import {
  findAuthorQuestions,
  findBlog,
  findBlogAccess,
  findOwnBlogs,
  findSummaries,
  findTranslations,
  findUserBlogs,
  findWholeUserBlogs,
  readBranding,
} from '../queries.ts';
import type { Blog, BlogPage, BlogSummary, ListedBlog, OwnBlog, Page, PublicProfile } from '../schema.ts';
import { groupKey } from '../slugs.ts';
import { sendContentSignal } from './crawlers.ts';

/** Own domains show their owner's blogs only (docs/decisions/0082). */
function requireOnDomain(userId: string | null | undefined): void {
  const domain = askedDomain();
  if (domain && domain.userId !== userId) throw new AppError('not-found', sentence('blogs.missing.description'));
}

/** A blog that the actor (none: anybody) can see. */
export async function getBlog(id: string, actor?: Actor): Promise<Blog> {
  const found = isId(id) ? await findBlog(id) : null;
  tagResponse(blogChange(id));
  if (!found) throw await missing(id);
  const { access, translationGroupId } = found;
  const isOwn = actor?.kind === 'user' && actor.user.id === found.blog.userId;
  const blog = isOwn ? found.blog : withoutHiddenParts(found.blog);
  if (blog.userId) tagResponse(userChange(blog.userId));
  requireOnDomain(blog.userId);
  requireVisible(actor, access);
  sendContentSignal(blog);
  if (translationGroupId === null) return blog;
  tagResponse(translationsChange(translationGroupId));
  const [translated = blog] = await withTranslations([blog], true);
  return translated;
}

/** A blog of the actor's own. @throws AppError forbidden, not-found, gone */
export const getOwnBlog = (actor: Actor, id: string): Promise<Blog> =>
  requireOwner(actor, id).then(() => getBlog(id, actor));

/**
 * A blog with what its owner alone gets: the questions to its author, and the owner's slug also without a name, as to all
 * others the slug would tell whose blog it is (docs/decisions/0123).
 */
export async function readBlog(id: string, actor: Actor): Promise<OwnBlog> {
  const blog = await getBlog(id, actor);
  if (actor.kind !== 'user' || blog.userId !== actor.user.id) return blog;
  const authorQuestions = await findAuthorQuestions(id);
  if (blog.usernameSlug && authorQuestions.length === 0) return blog;
  markPersonal();
  return { ...blog, usernameSlug: actor.user.slug, ...(authorQuestions.length > 0 && { authorQuestions }) };
}

async function withTranslations<Listed extends BlogSummary>(blogs: readonly Listed[], onlyPublic: boolean) {
  const found = await findTranslations(blogs, { onlyPublic });
  return blogs.map((blog) => {
    const translations = found.get(blog.id);
    return translations ? { ...blog, translations } : blog;
  });
}

/** A stored picture of a blog that the actor (none: anybody) can see. @throws AppError unavailable */
export async function getImage(id: string, actor?: Actor) {
  const image = isId(id) ? await readPicture(id) : null;
  if (!image) throw await missing(id, sentence('blogs.imageMissing'));
  if (image.userId) tagResponse(userChange(image.userId));
  if (image.blogId) {
    tagResponse(blogChange(image.blogId));
    requireOnDomain((await visibleAccess(image.blogId, actor)).userId);
  } else requireOnDomain(image.userId);
  return image;
}

/** The newest blog of this browser that signing in would give to the account; null if there is none. */
export const blogToKeep = async ({ kind, visitorId, isNewVisitor }: Actor) =>
  kind === 'user' || isNewVisitor ? null : findVisitorsBlog(visitorId);

/** A page of the actor's own blogs. First claims blogs that the visitor generated before signing in. */
export async function listOwnBlogs({ user, visitorId }: UserActor, page: Page): Promise<BlogPage> {
  await claimVisitorBlogs(visitorId, user.id);
  const { blogs, total } = await findOwnBlogs(user.id, page);
  const translated = await withTranslations(blogs, false);
  return { blogs: translated.map((blog) => ({ ...listed(blog), usernameSlug: user.slug })), total };
}

/** The reader of Markdown is too large for the browser. */
export const listed = <Found extends BlogSummary>(blog: Found): Found & ListedBlog => ({
  ...blog,
  excerpt: lineExcerpt(blog.content.intro, PROFILE_INTRO_CHARACTERS, LANGUAGE_DETAILS[blog.language].tag),
});

/** Summaries of up to three other public blogs of the author of one that others can see. */
export async function listReadNext({ id, userId, visibility, isBlocked }: Blog): Promise<BlogSummary[]> {
  if (!userId || visibility === 'draft' || isBlocked) return [];
  tagResponse(blogsOfChange(userId));
  return findSummaries(await findReadNext(id));
}

export const suggestStyle = async ({ userId, style }: Blog): Promise<Style | undefined> =>
  (userId === undefined ? STYLES : await findUnusedStyles({ userId })).find((unused) => unused !== style);

/** A page of My Blogs; empty past the last page. As listOwnBlogs. */
export async function listMyBlogs({ user, visitorId }: UserActor, view: MyBlogsView): Promise<MyBlogsPage> {
  await claimVisitorBlogs(visitorId, user.id);
  const { ids, ...counts } = await findMyBlogs(user.id, view, MY_BLOGS_PAGE_SIZE);
  return { blogs: (await withTranslations(await findSummaries(ids), false)).map(listed), ...counts };
}

/** A page of My Blogs as programs get it; `total` counts the matches on all pages. */
export async function listBlogs(actor: UserActor, asked: z.infer<typeof blogListSchema>) {
  const { query: q, visibility: state, ...view } = asked;
  const { blogs, found: total } = await listMyBlogs(actor, { ...view, q, state, layout: 'grid' });
  const shown = blogs.map(({ content: { title }, tags = [], ...blog }) => ({ ...blog, title, tags }));
  return blogList.parse({ blogs: shown, total, page: view.page, pageSize: MY_BLOGS_PAGE_SIZE });
}

export async function toPublicProfile(user: User & { site?: Site | null }): Promise<PublicProfile> {
  const subscriptions = await findSubscriptions(user.id);
  const host = servedHost({ customDomain: await findDomain(user.id), subscriptions });
  return {
    displayName: signedName(user) || user.slug,
    slug: user.slug,
    photoURL: userPhoto(user),
    biography: user.biography ?? '',
    links: user.links,
    ...readBranding({ ...user, subscriptions }),
    ...(host && { ownOrigin: hostOrigin(host) }),
    ...(user.site && { site: siteChoices(user.site) }),
  };
}

const PUBLIC_LISTING: Page = { page: 1, pageSize: 100 };

/** The user of a site; tags the answer with them and their blogs. @throws AppError not-found */
export async function requireCreator(slug: string) {
  const user = isId(slug) ? await findUserBySlug(slug) : null;
  // Spec §8.
  if (!user) throw new AppError('not-found', sentence('editing.creatorMissing'));
  tagResponse(userChange(user.id), blogsOfChange(user.id));
  return user;
}

export const getProfile = async (slug: string) => toPublicProfile(await requireCreator(slug));

/** A creator's public profile and public blogs, newest first. */
export async function listBlogsBySlug(slug: string) {
  const user = await requireCreator(slug);
  const { blogs, total } = await findUserBlogs(user.id, PUBLIC_LISTING);
  return { userId: user.id, profile: await toPublicProfile(user), blogs: blogs.map(listed), total };
}

/** At most a hundred public blogs of a tag or series; `spelling` is a name or its key. @throws not-found */
export async function listGroup(slug: string, kind: GroupKind, spelling: string): Promise<GroupPage> {
  const user = await requireCreator(slug);
  const key = groupKey(spelling);
  const group = await findGroup(user.id, kind, key);
  if (!group) throw new AppError('not-found', sentence('editing.groupMissing'));
  const blogs = await findSummaries(group.ids.slice(0, PUBLIC_LISTING.pageSize));
  const shown = { profile: await toPublicProfile(user), blogs: blogs.map(listed), total: group.ids.length };
  return { kind, key, name: group.name, ...shown };
}

/** The public parts of the series that a public blog is in, in order; null without others. */
export async function readSeries({ userId, series, visibility }: Blog): Promise<SeriesParts | null> {
  if (!userId || !series || visibility !== 'public') return null;
  tagResponse(blogsOfChange(userId));
  const key = groupKey(series.name);
  const group = await findGroup(userId, 'series', key);
  return group && group.ids.length > 1 ? { name: group.name, key, parts: await findSummaries(group.ids) } : null;
}

/** What a blog's page shows below it. */
export const readAround = async (blog: Blog) => ({ series: await readSeries(blog), next: await listReadNext(blog) });

/** A user who deleted a blog, and their newest public blogs; none without a name. */
export type AuthorOfDeleted = { ownerId?: string | undefined; profile: PublicProfile; blogs: ListedBlog[] };

/** The user whose deleted blog is still in the bin; undefined for visitors, and once it is permanently deleted. */
export async function authorOfDeleted(id: string): Promise<AuthorOfDeleted | undefined> {
  const [stored] = await findBlogAccess([id]);
  const user = stored?.userId ? await findUser(stored.userId) : null;
  if (!user) return undefined;
  const { blogs } = signedName(user) ? await findUserBlogs(user.id, { page: 1, pageSize: 3 }) : { blogs: [] };
  // Nobody is signed in on own domains.
  const ownerId = askedDomain() ? undefined : user.id;
  return { ownerId, profile: await toPublicProfile(user), blogs: blogs.map(listed) };
}

/** A creator's public blogs, whole, newest first (spec §7). */
export async function listWholeBlogsBySlug(slug: string): Promise<Blog[]> {
  const user = await requireCreator(slug);
  const blogs = await findWholeUserBlogs(user.id, PUBLIC_LISTING);
  return withTranslations(blogs.map(withoutHiddenParts), true);
}
