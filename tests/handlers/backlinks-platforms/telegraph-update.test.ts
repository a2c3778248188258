import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credentials-schema.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { telegraph } from '@/lib/backlinks/platforms/telegraph/telegraph.ts';
import { startFakeTelegraph } from '../../fakes/telegraph/server.ts';
import { failureOf, platformContext, postWith } from '../../support/posts.ts';

const site = await startFakeTelegraph();
process.env.TELEGRAPH_API_BASE = site.url;
process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;

const TOKEN = 'a token of the tests';
const credentials = { authorName: 'Ann Author', accessToken: TOKEN };
const newcomer: Credentials<'telegraph'> = { authorName: 'Ann Author' };
const context = platformContext();
const publish = (post: Post) => telegraph.publish(post, credentials, context);

beforeEach(() => {
  site.pages.length = 0;
  site.accounts.length = 0;
  site.accounts.push({ short_name: 'Ann', author_name: 'Ann', accessToken: TOKEN });
});
afterAll(site.close);

describe('keeping a page at Telegraph up to date', () => {
  const changed = postWith({ blog: { content: { title: 'A Better Title', intro: 'Changed.' } } });

  it('puts the present text into the page that is there, at its address', async () => {
    const copy = await publish(postWith());
    expect(await telegraph.update?.(copy, changed, credentials, context)).toEqual(copy);
    expect(site.pages).toMatchObject([{ title: 'A Better Title', path: copy.id }]);
    expect(JSON.stringify(site.pages[0]?.content)).toContain('Changed.');
  });

  it('says whose token it needs', async () => {
    const copy = await publish(postWith());
    site.accounts.push({ short_name: 'Bob', author_name: 'Bob', accessToken: 'another' });
    const given = [newcomer, { ...credentials, accessToken: 'another' }];
    for (const other of given) {
      const updating = telegraph.update?.(copy, changed, other, context) ?? Promise.resolve();
      expect(await failureOf(updating)).toMatchObject({
        kind: 'refused',
        message: 'Telegraph lets only the account that made a page change it. Enter the access token of that account.',
      });
    }
    expect(site.pages).toMatchObject([{ title: 'A Title' }]);
  });

  it('finds a known page without an account, so that no second one is made', async () => {
    const { id, url } = await publish(postWith());
    const found = await telegraph.findEarlier(postWith(), newcomer, context, { id });
    expect(found).toEqual({ id, url });
  });
});
