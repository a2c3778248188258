import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { discoverAuthorization } from '@/lib/backlinks/platforms/wordpress/discovery.ts';
import { wordpress } from '@/lib/backlinks/platforms/wordpress/wordpress.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { USERS } from '../../fakes/wordpress/users.ts';
import { failureOf, platformContext, postWith } from '../../support/posts.ts';

const site = await startFakeWordPress();
process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;
const usual = { ...site.setup };

beforeEach(() => {
  site.posts.length = 0;
  site.calls.length = 0;
  Object.assign(site.setup, usual);
});
afterAll(site.close);

const password = USERS.author.applicationPassword;
const author = { url: site.url, username: 'author', password };
const context = platformContext();

const publish = (url = site.url) => wordpress.publish(postWith(), { ...author, url }, context);

describe('the API of a WordPress site', () => {
  it.each([
    ['without the header that names the API', { hasNoLinkHeader: true }],
    ['without pretty permalinks', { hasPlainPermalinks: true }],
    ['with neither', { hasNoLinkHeader: true, hasPlainPermalinks: true }],
  ])('is found %s', async (_, setup) => {
    Object.assign(site.setup, setup);
    await publish();
    expect(site.posts).toHaveLength(1);
  });

  it('is found from the address of its admin pages', async () => {
    await publish(`${site.url}/wp-admin/post-new.php?post_type=post`);
    expect(site.posts).toHaveLength(1);
  });

  it.each(['http://10.1.2.3', 'http://169.254.169.254/latest', 'http://localhost:5432'])(
    'is not looked for in a private network: %s',
    async (url) => {
      expect((await failureOf(publish(url))).kind).toBe('refused');
      expect(site.calls).toEqual([]);
    },
  );

  it.each([
    ['of another site', 'https://evil.example/wp-json/', /Enter that address instead/],
    ['behind another port', 'http://127.0.0.1:1/wp-json/', /Enter that address instead/],
  ])('gets no password %s', async (_, restUrl, message) => {
    site.setup.restUrl = restUrl;
    const failure = await failureOf(publish());
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(message);
    expect(site.calls).toEqual([]);
  });
});

describe('the page on which WordPress gives an application password', () => {
  it('is named by the API', async () => {
    expect(await discoverAuthorization(site.url, context)).toBe(`${site.url}/wp-admin/authorize-application.php`);
  });

  it.each([
    ['no application passwords', { hasNoApplicationPasswords: true }, /offers no application/],
    ['a page of another site', { authorizationUrl: 'https://evil.example/' }, /on another site/],
    ['a script', { authorizationUrl: 'javascript:alert(1)' }, /offers no application/],
    ['no API', { isRestOff: true, hasNoLinkHeader: true }, /No WordPress REST API answers/],
  ])('is not given by a site with %s', async (_, setup, message) => {
    Object.assign(site.setup, setup);
    const failure = await failureOf(discoverAuthorization(site.url, context));
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(message);
  });
});
