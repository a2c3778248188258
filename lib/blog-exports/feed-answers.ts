import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { findGroup } from '@/lib/blogs/groups/queries.ts';
import { findWholeUserBlogs, INDEXED } from '@/lib/blogs/queries.ts';
import { requireCreator, toPublicProfile } from '@/lib/blogs/reading/service.ts';
import { blogsOfChange } from '@/lib/changes/names.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { env } from '@/lib/env.ts';
import { tagResponse } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { publicText } from '@/lib/http/public-text.ts';
import { findPictureFiles } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { feedPaths } from '@/lib/routes.ts';
import { type FeedItem, type FeedSource, feedItem, jsonFeed, rssFeed } from './feeds.tsx';

type Names = { usernameSlug: string; key: string };

/** Blogs in a feed, and how many of them are in memory as a whole. */
const LONGEST_FEED = 100;
const AT_ONCE = 20;

async function feedSource({ usernameSlug, key }: Names, kind?: 'tags' | 'series'): Promise<FeedSource> {
  const user = await requireCreator(usernameSlug);
  tagResponse(blogsOfChange(user.id));
  const group = kind && (await findGroup(user.id, kind, key));
  if (group === null) throw new AppError('not-found', 'This author has no such feed.');
  const profile = await toPublicProfile(user);
  const only = { ...INDEXED, ...(group && { id: { in: group.ids } }) };
  const items: FeedItem[] = [];
  for (let page = 1; items.length === (page - 1) * AT_ONCE && items.length < LONGEST_FEED; page += 1) {
    for (const blog of await findWholeUserBlogs(user.id, { page, pageSize: AT_ONCE }, only)) {
      items.push(feedItem(blog, profile));
      // A long feed must not hold up other answers.
      await setImmediate();
    }
  }
  const site = siteOf(profile);
  return { profile, items, page: kind ? `${site}/${kind}/${key}` : site, group: group?.name, hub: env().WEBSUB_HUB };
}

/** The feed of a creator, or of their tag or series `key`. @throws not-found */
export async function answerFeed(format: 'rss' | 'json', params: Names, kind?: 'tags' | 'series'): Promise<Response> {
  const source = await feedSource(params, kind);
  const covers = source.items.flatMap(({ cover = '' }) => storedPictureId(cover) ?? []);
  const answer =
    format === 'json'
      ? publicText(jsonFeed(source), 'application/feed+json')
      : publicText(rssFeed(source, await findPictureFiles(covers)), 'application/rss+xml');
  const self = feedPaths(source.page)[format];
  if (source.hub) answer.headers.set('Link', `<${source.hub}>; rel="hub", <${self}>; rel="self"`);
  return answer;
}
