import 'server-only';
import type { Actor, UserActor } from '@/lib/auth/actor.ts';
import { blogChange, blogsOfChange, translationsChange, userChange } from '@/lib/changes/names.ts';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { tagResponse } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { readPicture } from '@/lib/images/store.ts';
import { findSubscriptions } from '@/lib/subscription/queries.ts';
import { photoOf } from '@/lib/users/author.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { findUserBySlug } from '@/lib/users/queries.ts';
import { displayNameOf } from '@/lib/users/rules.ts';
import { requireVisible } from './authorization.ts';
import { brandingOf } from './branding.ts';
import { findBlog, findBlogAccess, findOwnBlogs, findUserBlogs } from './queries.ts';
import type { Blog, BlogPage, BlogSummary, Page, PublicProfile } from './schema.ts';
import { findTranslations } from './translation-queries.ts';

/**
 * A blog, as far as whoever asks may see it.
 * @param actor who asks; without one, anybody
 * @throws AppError not-found, gone
 */
export async function getBlog(id: string, actor?: Actor): Promise<Blog> {
  const found = isId(id) ? await findBlog(id) : null;
  tagResponse(blogChange(id));
  if (!found) throw new AppError('not-found', BLOG_MISSING.description);
  const { blog, access, translationGroupId } = found;
  if (blog.userId) tagResponse(userChange(blog.userId));
  requireVisible(actor, access);
  if (translationGroupId === null) return blog;
  tagResponse(translationsChange(translationGroupId));
  return withTranslations(blog, await findTranslations([id], { onlyPublic: true }));
}

function withTranslations(blog: Blog, found: Awaited<ReturnType<typeof findTranslations>>): Blog {
  const translations = found.get(blog.id);
  return translations ? { ...blog, translations } : blog;
}

/**
 * A stored picture, as far as whoever asks may see its blog.
 * @param actor who asks; without one, anybody
 * @throws AppError not-found, gone, unavailable
 */
export async function getImage(id: string, actor?: Actor) {
  const image = isId(id) ? await readPicture(id) : null;
  if (!image) throw new AppError('not-found', 'The requested image could not be found.');
  if (image.userId) tagResponse(userChange(image.userId));
  if (image.blogId) {
    tagResponse(blogChange(image.blogId));
    const [access = null] = await findBlogAccess([image.blogId]);
    requireVisible(actor, access);
  }
  return image;
}

/** A page of the actor's own blogs; first those become theirs that were still being written when they signed in. */
export async function listOwnBlogs({ user, visitorId }: UserActor, page: Page): Promise<BlogPage> {
  await claimVisitorBlogs(visitorId, user.id);
  const { blogs, total } = await findOwnBlogs(user.id, page);
  const found = await findTranslations(
    blogs.map(({ id }) => id),
    { onlyPublic: false },
  );
  return { blogs: blogs.map((blog) => withTranslations(blog, found)), total };
}

async function toPublicProfile(user: User): Promise<PublicProfile> {
  const subscriptions = await findSubscriptions(user.id);
  return {
    ...{ displayName: displayNameOf(user), slug: user.slug, photoURL: photoOf(user) },
    ...{ biography: user.biography ?? '', links: user.links },
    ...brandingOf({ ...user, subscriptions }),
  };
}

/** Most blogs that a public listing shows. */
const PUBLIC_LISTING_SIZE = 100;

/** Spec §8. */
const PROFILE_NOT_FOUND = 'User profile not found';

/**
 * A creator's public profile and public blogs, newest first.
 * @throws AppError not-found with the sentence of spec §8
 */
export async function listBlogsBySlug(
  slug: string,
): Promise<{ profile: PublicProfile; blogs: BlogSummary[]; total: number }> {
  const user = isId(slug) ? await findUserBySlug(slug) : null;
  if (!user) throw new AppError('not-found', PROFILE_NOT_FOUND);
  tagResponse(userChange(user.id), blogsOfChange(user.id));
  const { blogs, total } = await findUserBlogs(user.id, { page: 1, pageSize: PUBLIC_LISTING_SIZE });
  return { profile: await toPublicProfile(user), blogs, total };
}
