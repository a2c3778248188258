import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { findGroups } from '@/lib/blogs/groups/queries.ts';
import { canonicalAddress } from '@/lib/blogs/link-queries.ts';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { listBlogsBySlug, listed, requireCreator, toPublicProfile } from '@/lib/blogs/reading/service.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { placeOwnPicture } from '@/lib/images/own-pictures.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { groupPath } from '@/lib/routes.ts';
import { findSite } from '@/lib/users/queries.ts';
import { hasHome, siteChoices } from '@/lib/users/site.ts';
import { deletePage, savePage, saveSite } from './mutations.ts';
import { findTitles, searchBlogs } from './queries.ts';
import type { OwnSite, PageChange, SiteChange, SiteGroup } from './schema.ts';

/** Tags and series of a user's public blogs; `to` as in a menu. */
const publicGroups = async (userId: string): Promise<SiteGroup[]> =>
  (await findGroups(userId, { onlyPublic: true })).map(({ kind, key, name }) => ({
    label: name,
    to: groupPath('', kind, key),
    kind,
  }));

/** The actor's site: its choices, pages, and what they can pin and name in the menu. */
export async function readSite({ user }: UserActor) {
  const [{ site, pages }, blogs, groups] = await Promise.all([
    findSite(user.id),
    findTitles(user.id),
    publicGroups(user.id),
  ]);
  const choices = siteChoices(site ?? {});
  return {
    site: { ...choices, pinnedBlogId: blogs.find(({ id }) => id === choices.pinnedBlogId)?.id ?? null },
    pages: pages.map(({ createdAt: _, updatedAt, ...page }) => ({ ...page, updatedAt: updatedAt.toISOString() })),
    blogs: blogs.map(({ id, title }) => ({ id, title })),
    groups,
  };
}

/** Saves the actor's choices. @throws AppError invalid-input, not-found (pinned blog), too-many-requests, unavailable */
export async function changeSite(actor: UserActor, { picture, icon, ...choices }: SiteChange): Promise<OwnSite> {
  const { id } = actor.user;
  const pinned = choices.pinnedBlogId ? [choices.pinnedBlogId] : [];
  if ((await findSummaries(pinned, id)).length < pinned.length) {
    throw new AppError('not-found', sentence('settingsRefusals.pinnedGone'));
  }
  await saveSite(id, choices, {
    picture: await placeOwnPicture(actor, 'picture', picture),
    icon: await placeOwnPicture(actor, 'icon', icon),
  });
  return readSite(actor);
}

/** Adds a page; with an id changes it, or deletes it if there is nothing new. @throws AppError conflict, not-found */
export async function changePage(actor: UserActor, page: PageChange | null, id?: string): Promise<OwnSite> {
  if (page) await savePage(actor.user.id, page, id);
  else if (id) await deletePage(actor.user.id, id);
  return readSite(actor);
}

/** The home of an author's site: the newest blogs without the pinned one, tags and series. */
export async function readHome(slug: string) {
  const { userId, ...found } = await listBlogsBySlug(slug);
  const { site } = found.profile;
  if (!site || !hasHome(site)) return { ...found, pinned: undefined, groups: [] };
  const [pinned] = site.pinnedBlogId ? await findSummaries([site.pinnedBlogId], userId) : [];
  return { ...found, pinned: pinned && listed(pinned), groups: await publicGroups(userId) };
}

/** All public blogs of an author by year, the newest first. */
export async function readArchive(slug: string) {
  const user = await requireCreator(slug);
  const profile = await toPublicProfile(user);
  const blogs = (await findTitles(user.id)).map(({ language, locale, createdAt, ...blog }) => ({
    ...{ id: blog.id, title: blog.title, lang: languageTag({ language, ...(locale && { locale }) }) },
    date: (blog.publishedAt ?? createdAt).toISOString(),
    url: canonicalAddress(profile.ownOrigin ?? siteUrl(), blog),
  }));
  return { profile, years: [...Map.groupBy(blogs, ({ date }) => date.slice(0, 4))] };
}

/** Public blogs of an author with the words of a search, the best first; none for an empty one. */
export async function searchSite(slug: string, q: string) {
  const user = await requireCreator(slug);
  const ids = q ? await searchBlogs(user.id, q) : [];
  return { profile: await toPublicProfile(user), blogs: (await findSummaries(ids, user.id)).map(listed) };
}
