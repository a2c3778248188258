import 'server-only';
import querystring from 'node:querystring';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { GroupKind, GroupPage } from '@/lib/blogs/groups/schema.ts';
import { feedLinks } from '@/lib/blogs/reading/metadata.ts';
import { getProfile, listGroup } from '@/lib/blogs/reading/service.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { AppError } from '@/lib/http/errors.ts';
import { orNotFound } from '@/lib/http/not-found.ts';
import { groupPath } from '@/lib/routes.ts';
import { noticeMetadata, siteMetadata } from './metadata.ts';

export type GroupPageProps = { params: Promise<{ usernameSlug: string; key: string }> };

/** The tag or series of a page, read once per request; other spellings of its address redirect. Null if the author has none. */
export const readGroupPage = cache(
  async (slug: string, kind: GroupKind, segment: string): Promise<GroupPage | null> => {
    const group = await listGroup(slug, kind, querystring.unescape(segment)).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
      await orNotFound(getProfile(slug));
      return null;
    });
    if (group && group.key !== segment) permanentRedirect(groupPath(siteBase(slug), kind, group.key));
    return group;
  },
);

export const groupMetadata =
  (kind: GroupKind) =>
  async ({ params }: GroupPageProps): Promise<Metadata> => {
    const { usernameSlug, key } = await params;
    const group = await readGroupPage(usernameSlug, kind, key);
    if (!group) return noticeMetadata('missing');
    const { profile, name } = group;
    const description = `${kind === 'tags' ? 'Blogs about' : 'All parts of'} ${name} by ${profile.displayName}.`;
    const feeds = feedLinks(profile, { name, path: groupPath(siteBase(usernameSlug), kind, key) });
    return siteMetadata(profile, name, groupPath('', kind, key), description, feeds);
  };
