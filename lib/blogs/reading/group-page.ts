import 'server-only';
import querystring from 'node:querystring';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { siteBase, siteOf } from '@/lib/domains/origin.ts';
import { orNotFound } from '@/lib/http/not-found.ts';
import { groupPath } from '@/lib/routes.ts';
import type { GroupKind, GroupPage } from '../groups/schema.ts';
import { feedLinks } from './metadata.ts';
import { listGroup } from './service.ts';

export type GroupPageProps = { params: Promise<{ usernameSlug: string; key: string }> };

/** The tag or series of a page, read once per request; other spellings of its address redirect. Ends in not-found.tsx. */
export const readGroupPage = cache(async (slug: string, kind: GroupKind, segment: string): Promise<GroupPage> => {
  const group = await orNotFound(listGroup(slug, kind, querystring.unescape(segment)));
  if (group.key !== segment) permanentRedirect(groupPath(siteBase(slug), kind, group.key));
  return group;
});

export const groupMetadata =
  (kind: GroupKind) =>
  async ({ params }: GroupPageProps): Promise<Metadata> => {
    const { usernameSlug, key } = await params;
    const { profile, name: title } = await readGroupPage(usernameSlug, kind, key);
    const description = `${kind === 'tags' ? 'Blogs about' : 'All parts of'} ${title} by ${profile.displayName}.`;
    const url = groupPath(siteOf(profile), kind, key);
    return {
      title: profile.isUnbranded ? { absolute: title } : title,
      description,
      alternates: { canonical: url, types: feedLinks(profile) },
      openGraph: { type: 'website', url, title, description },
    };
  };
