import 'server-only';
import { findAnnounced } from '@/lib/blogs/queries.ts';
import { groupKey } from '@/lib/blogs/slugs.ts';
import { env } from '@/lib/env.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { log } from '@/lib/log.ts';
import { feedPaths, seriesPath, tagPath } from '@/lib/routes.ts';

/** Tells others of a blog that is or was public. After an error all announcements of the blog are repeated. */
type Announcement = (blogId: string, signal: AbortSignal) => Promise<void>;

/** Announces a blog a minute after its last public change. One that fails does not stop the others. */
export const publications = (...announcements: readonly Announcement[]): Effect => ({
  kind: 'publication',
  repeat: 'Hubs and search engines read the blog again, and an issue is created once.',
  perform: async ({ name }, signal) => {
    const results = await Promise.allSettled(announcements.map((announce) => announce(name, signal)));
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  },
  // After about two days of pauses.
  isGivenUp: ({ tries }) => tries >= 16,
});

/** Logs a refusal. @throws Error of a service that fails or is too busy */
async function post(url: string, body: URLSearchParams | Blob, stop: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(10_000)]);
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
  const { status, ok } = response;
  await response.body?.cancel();
  if (status === 429 || status >= 500) throw new Error(`${new URL(url).host} answered ${status}`);
  if (!ok) log().warn({ url, status }, 'an announcement was refused');
}

/** Tells the WebSub hub which feeds changed with a blog: those of its author, tags and series. */
export const pingHub: Announcement = async (blogId, stop) => {
  const { WEBSUB_HUB: hub } = env();
  const { site, tags = [], series } = (hub && (await findAnnounced(blogId))) || {};
  if (!hub || !site) return;
  const groups = [
    ...tags.map((tag) => tagPath(site, groupKey(tag))),
    ...(series ? [seriesPath(site, groupKey(series))] : []),
  ];
  for (const feed of [site, ...groups].flatMap((page) => Object.values(feedPaths(page)))) {
    await post(hub, new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feed }), stop);
  }
};

/** Tells search engines that a blog and its author's home were added, changed or removed (indexnow.org). */
export const tellIndexNow: Announcement = async (blogId, stop) => {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT } = env();
  const announced = key && (await findAnnounced(blogId));
  if (!announced) return;
  const { host, origin, href } = new URL(announced.address);
  const urlList = [href, ...(announced.site ? [new URL(announced.site).href] : [])];
  const body = JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList });
  await post(INDEXNOW_ENDPOINT, new Blob([body], { type: 'application/json; charset=utf-8' }), stop);
};
