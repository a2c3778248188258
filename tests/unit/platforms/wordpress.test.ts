import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { discoverAuthorization } from '@/lib/backlinks/platforms/wordpress/discovery.ts';
import { WordPressClient } from '@/lib/backlinks/platforms/wordpress/wordpress.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { USERS } from '../../fakes/wordpress/users.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { postWithPicture } from '../../support/post-with-picture.ts';
import { awaitFailure, failureAt, postWith, unstopped } from '../../support/posts.ts';
import { changeSettings } from '../../support/settings.ts';
import { told } from '../../support/told.ts';

/** WordPress's own facts; contract.test.ts has what every platform must do. */

const site = await startFakeWordPress();
changeSettings({ OUTBOUND_ALLOW_HOSTS: new URL(site.url).host });

beforeEach(() => site.reset());
afterAll(site.close);

const usernameCredentials = (username: keyof typeof USERS) => ({
  url: `${site.url}/`,
  username,
  password: USERS[username].applicationPassword,
});

const author = usernameCredentials('author');
const signal = unstopped();

const client = (credentials: Omit<typeof author, 'username'> & { username: string } = author) =>
  new WordPressClient(credentials, signal);
const publish = (post: Post, credentials?: Parameters<typeof client>[0]) => client(credentials).publish(post);

const NOT_ACCEPTED =
  'WordPress does not accept this user name and application password. Make an application password under Users → Profile; the login password does not work here. If it is one, your web server may be removing the Authorization header: ask your host to pass it on.';

const NOT_PUBLISHING =
  'This WordPress user may write posts but not publish them. Save a draft instead, or ask an administrator of the site for the Author role.';

const NOT_WRITING = 'This WordPress user may not write posts. Ask an administrator of the site for the Author role.';

describe('publishing to WordPress', () => {
  it('gives the post an address of Latin letters, an excerpt and a title without markup', async () => {
    const { url = '' } = await publish(postWith({ blog: { content: { title: 'Кофе & tea' } } }));
    expect(url).toBe(`${site.url}/kofe-tea/`);
    expect(site.posts[0]).toMatchObject({ title: 'Кофе &amp; tea', status: 'publish', excerpt: 'An intro.' });
  });

  it('copies pictures, and shows the copies', async () => {
    const { url, warning } = await publish(await postWithPicture());
    expect(warning).toBeUndefined();
    const page = await (await fetch(url ?? '')).text();
    const [, source = ''] = /<img src="([^"]+)" alt="A red square"/.exec(page) ?? [];
    expect(source).toContain(`${site.url}/wp-content/uploads/`);
    expect((await fetch(source)).headers.get('content-type')).toBe('image/png');
    const [media] = site.media;
    expect(site.posts[0]).toMatchObject({ featuredMedia: media?.id });
    expect(site.posts[0]?.content).toContain(`class="wp-image-${media?.id}"`);
    expect(media).toMatchObject({ altText: 'A red square', post: site.posts[0]?.id });
  });

  it('uploads a picture once over several attempts', async () => {
    site.faults.next('429', 'write');
    const post = await postWithPicture();
    await awaitFailure(publish(post));
    await publish(post);
    await publish(post);
    expect(site.media).toHaveLength(1);
  });

  it('loads a picture that is too large for the web server from our site', async () => {
    site.setup.mostBytes = 50_000;
    expect(told(await publish(await postWithPicture({ pixels: 256 })))).toMatchObject({
      warning:
        'An image could not be copied to your site: it is larger than your web server accepts. The post loads it from our site.',
    });
    expect(site.posts[0]?.content).toContain('src="https://quillcast.example/api/images/red-1"');
  });

  it('loads a picture that its user may not upload from our site', async () => {
    const post = { ...(await postWithPicture()), visibility: 'draft' as const };
    expect(told(await publish(post, usernameCredentials('contributor')))).toMatchObject({
      warning:
        'An image could not be copied to your site: the WordPress user may not upload files. The post loads it from our site.',
    });
  });

  it('leaves out a picture that is gone', async () => {
    const made = await publish({ ...(await postWithPicture()), readPicture: async () => null });
    expect(made.warning).toBeUndefined();
    expect(site.posts[0]?.content).not.toContain('<img');
  });

  it.each(HOSTILE_TEXTS)('lets no text become a shortcode: %j', async (text) => {
    const sections = [{ heading: text, content: `${text} [gallery]`, images: [] }];
    await publish(postWith({ blog: { content: { title: text, intro: text, sections } } }));
    const { title, content, excerpt } = site.posts[0] ?? {};
    expect(`${title}${excerpt}`).not.toMatch(/[<>[\]]/);
    expect(content).not.toContain('[');
    expect(content).toContain('&#91;gallery&#93;');
  });
});

describe('a refusal by WordPress', () => {
  it.each([
    ['the login password', { ...author, password: USERS.author.loginPassword }, NOT_ACCEPTED],
    ['a subscriber', usernameCredentials('subscriber'), NOT_WRITING],
    ['a contributor who publishes', usernameCredentials('contributor'), NOT_PUBLISHING],
  ])('is explained for %s', async (_, credentials, message) => {
    const failure = await awaitFailure(publish(postWith(), credentials));
    expect(failure).toMatchObject({ kind: 'refused', message });
    const encoded = Buffer.from(credentials.password.replaceAll(' ', '')).toString('base64');
    expect(failure.logged).not.toContain(encoded.slice(0, 12));
    expect(site.posts).toEqual([]);
  });

  it.each([
    ['a web server that removes the Authorization header', { stripsAuthorization: true }, NOT_ACCEPTED],
    [
      'an API that is turned off',
      { isRestOff: true },
      'The REST API of this WordPress site is turned off (404). Allow /wp-json/ in your security plugin, or ask your host.',
    ],
    [
      'a site without WordPress',
      { isRestOff: true, hasNoLinkHeader: true },
      'No WordPress REST API answers at this address. Check that it is the address of your WordPress site. If it is, the REST API is turned off there: allow /wp-json/ in your security plugin.',
    ],
    [
      'an article that is too large for the web server',
      { mostBytes: 100 },
      'The article is larger than your web server accepts (413). Ask your host to raise its limit.',
    ],
    [
      'an API on another site',
      { restUrl: 'https://evil.example/wp-json/' },
      'The WordPress of this site is at evil.example. Enter that address instead, so that your password goes only to a site you named.',
    ],
    [
      'an API behind another port',
      { restUrl: 'http://127.0.0.1:1/wp-json/' },
      'The WordPress of this site is at 127.0.0.1:1. Enter that address instead, so that your password goes only to a site you named.',
    ],
  ])('is explained for %s', async (_, setup, message) => {
    Object.assign(site.setup, setup);
    expect(await awaitFailure(publish(postWith()))).toMatchObject({ kind: 'refused', message });
    expect(site.posts).toEqual([]);
  });

  it('names its code when it is none of those', async () => {
    const failure = await failureAt(site.faults, '422', () => publish(postWith()));
    expect(failure.message).toMatch(/\(422, rest_unprocessable\). A plugin of your site/);
  });
});

describe('an earlier copy on WordPress', () => {
  it('is found under another slug', async () => {
    await publish(postWith());
    Object.assign(site.posts[0] ?? {}, { slug: 'renamed' });
    expect((await client().findEarlier(postWith()))?.url).toBe(`${site.url}/renamed/`);
  });

  it('is found by its id without our link', async () => {
    const { id } = await publish(postWith());
    Object.assign(site.posts[0] ?? {}, { content: 'Rewritten.', slug: 'other' });
    expect(await client().findEarlier(postWith(), { id })).toMatchObject({ id });
  });

  it('is searched for when the recorded one is gone', async () => {
    await publish(postWith());
    const found = await client().findEarlier(postWith(), { id: '999' });
    expect(found).toMatchObject({ id: String(site.posts[0]?.id) });
  });
});

describe('credentials for WordPress', () => {
  it.each(['administrator', 'author', 'contributor'] as const)('are accepted for an %s', async (username) => {
    await client(usernameCredentials(username)).check();
    expect(site.calls).toEqual(['GET /wp/v2/users/me']);
  });

  it.each([
    ['https://Blog.Example/', 'blog.example'],
    ['http://www.blog.example/', 'blog.example'],
    ['https://blog.example/news/?a=1#top', 'blog.example/news'],
    ['https://blog.example/wp-admin/post-new.php', 'blog.example'],
    ['https://blog.example/news/wp-login.php', 'blog.example/news'],
  ])('for %s name its site', (url, target) => {
    expect(WordPressClient.target({ ...author, url })).toBe(target);
  });
});

describe('the REST API of a WordPress site', () => {
  it.each([
    ['without its Link header', { hasNoLinkHeader: true }],
    ['without pretty permalinks', { hasPlainPermalinks: true }],
    ['with neither', { hasNoLinkHeader: true, hasPlainPermalinks: true }],
  ])('is found %s', async (_, setup) => {
    Object.assign(site.setup, setup);
    await publish(postWith());
    expect(site.posts).toHaveLength(1);
  });

  it.each(['http://10.1.2.3', 'http://169.254.169.254/latest', 'http://localhost:5432'])(
    'is not searched in a private network: %s',
    async (url) => {
      expect((await awaitFailure(publish(postWith(), { ...author, url }))).kind).toBe('refused');
      expect(site.calls).toEqual([]);
    },
  );
});

describe('the page that grants an application password', () => {
  it('is named by the API', async () => {
    const page = await discoverAuthorization(site.url, signal);
    expect(page).toBe(`${site.url}/wp-admin/authorize-application.php`);
  });

  it.each([
    ['without application passwords', { hasNoApplicationPasswords: true }, /has no application passwords/],
    ['that names one of another site', { authorizationUrl: 'https://evil.example/' }, /on another site/],
    ['that names a script', { authorizationUrl: 'javascript:alert(1)' }, /has no application passwords/],
    ['without an API', { isRestOff: true, hasNoLinkHeader: true }, /No WordPress REST API answers/],
  ])('does not exist on a site %s', async (_, setup, message) => {
    Object.assign(site.setup, setup);
    const failure = await awaitFailure(discoverAuthorization(site.url, signal));
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(message);
  });
});
