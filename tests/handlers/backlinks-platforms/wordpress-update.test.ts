import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { wordpress } from '@/lib/backlinks/platforms/wordpress/wordpress.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { USERS } from '../../fakes/wordpress/users.ts';
import { platformContext, postWith } from '../../support/posts.ts';

const site = await startFakeWordPress();
process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;

beforeEach(() => {
  site.posts.length = 0;
});
afterAll(site.close);

const password = USERS.author.applicationPassword;
const author = { url: site.url, username: 'author', password };
const context = platformContext();
const publish = (post: Post) => wordpress.publish(post, author, context);

describe('keeping a post at WordPress up to date', () => {
  const changed = (given: Parameters<typeof postWith>[0] = {}) =>
    postWith({ ...given, blog: { content: { title: 'A Better Title', intro: 'Changed.' } } });

  it('puts the present text into the post that is there, at its address', async () => {
    const copy = await publish(postWith());
    const updated = await wordpress.update?.(copy, changed(), author, context);
    expect(updated).toEqual({ ...copy, visibility: 'public' });
    expect(site.posts).toMatchObject([{ title: 'A Better Title', slug: 'a-title' }]);
    expect(site.posts[0]?.content).toContain('Changed.');
  });

  it('publishes a draft, and leaves a public post public', async () => {
    const copy = await publish(postWith({ visibility: 'draft' }));
    const updated = await wordpress.update?.(copy, postWith(), author, context);
    expect(updated).toMatchObject({ id: copy.id, url: `${site.url}/a-title/` });
    await wordpress.update?.(copy, changed({ visibility: 'draft' }), author, context);
    expect(site.posts).toMatchObject([{ title: 'A Better Title', status: 'publish' }]);
  });

  it('finds the post that is known by its number, also without our link', async () => {
    const { id } = await publish(postWith());
    Object.assign(site.posts[0] ?? {}, { content: 'Written anew.', slug: 'other' });
    expect(await wordpress.findEarlier(postWith(), author, context, { id })).toMatchObject({ id });
  });

  it('looks for another copy where the known one is gone', async () => {
    await publish(postWith());
    const found = await wordpress.findEarlier(postWith(), author, context, { id: '999' });
    expect(found).toMatchObject({ id: String(site.posts[0]?.id) });
  });
});
