import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { wordpress } from '@/lib/backlinks/platforms/wordpress/wordpress.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { USERS } from '../../fakes/wordpress/users.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { postWithPicture } from '../../support/post-with-picture.ts';
import { CANONICAL_URL, failureAt, failureOf, platformContext, postWith } from '../../support/posts.ts';

const site = await startFakeWordPress();
process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;
const usual = { ...site.setup };

beforeEach(() => {
  site.posts.length = 0;
  site.media.length = 0;
  site.calls.length = 0;
  Object.assign(site.setup, usual);
  site.faults.clear();
});
afterEach(() => vi.restoreAllMocks());
afterAll(site.close);

const credentialsOf = (username: keyof typeof USERS) => ({
  url: `${site.url}/`,
  username,
  password: USERS[username].applicationPassword,
});

const author = credentialsOf('author');
const context = platformContext();

const publish = (post: Post, credentials = author) => wordpress.publish(post, credentials, context);

const NOT_ACCEPTED =
  'WordPress did not accept the user name and application password. An application password is made under Users → Profile; the login password does not work here. If it is one, your web server may be removing the Authorization header: ask your host to pass it on.';

const NOT_PUBLISHING =
  'This WordPress user may write posts but not publish them. Save it as a draft instead, or ask an administrator of the site for the Author role.';

const NOT_WRITING = 'This WordPress user may not write posts. Ask an administrator of the site for the Author role.';

describe('publishing to WordPress', () => {
  it('publishes a post whose page links to us', async () => {
    const post = postWith({ blog: { content: { title: 'Кофе & tea' } } });
    const { url = '' } = await publish(post);
    expect(url).toBe(`${site.url}/kofe-tea/`);
    expect(site.posts[0]).toMatchObject({ title: 'Кофе &amp; tea', status: 'publish', excerpt: 'An intro.' });
    const found = await checkLink(url, CANONICAL_URL, { requester: 'a test', signal: context.signal });
    expect(found).toEqual({ kind: 'found', rel: '', canonicalUrl: null });
  });

  it('saves a draft that nobody sees, also as a contributor', async () => {
    const made = await publish(postWith({ visibility: 'draft' }), credentialsOf('contributor'));
    expect(site.posts[0]).toMatchObject({ status: 'draft' });
    expect(made.id).toBe(`${site.posts[0]?.id}`);
  });

  it('copies the pictures and shows the copies', async () => {
    const { url, warning } = await publish(await postWithPicture());
    expect(warning).toBeUndefined();
    const page = await (await fetch(url ?? '')).text();
    const [, source = ''] = /<img src="([^"]+)" alt="A red square"/.exec(page) ?? [];
    expect(source).toContain(`${site.url}/wp-content/uploads/`);
    const picture = await fetch(source);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('gives pictures the marks by which WordPress knows them', async () => {
    await publish(await postWithPicture());
    const [media] = site.media;
    expect(site.posts[0]).toMatchObject({ featuredMedia: media?.id });
    expect(site.posts[0]?.content).toContain(`class="wp-image-${media?.id}"`);
    expect(media).toMatchObject({ altText: 'A red square', post: site.posts[0]?.id });
  });

  it('does not upload a picture again that an earlier attempt has left', async () => {
    site.faults.next('429', 'write');
    const post = await postWithPicture();
    await failureOf(publish(post));
    await publish(post);
    await publish(post);
    expect(site.media).toHaveLength(1);
  });

  it('shows a picture from our site that is too large for the web server', async () => {
    site.setup.mostBytes = 50_000;
    expect(await publish(await postWithPicture({ pixels: 256 }))).toMatchObject({
      warning:
        'A picture could not be copied to your site: it is larger than your web server takes. The post shows it from ours.',
    });
    expect(site.posts[0]?.content).toContain('src="https://quillcast.example/api/images/red-1"');
  });

  it('shows a picture from our site that its user may not upload', async () => {
    const post = { ...(await postWithPicture()), visibility: 'draft' as const };
    expect(await publish(post, credentialsOf('contributor'))).toMatchObject({
      warning:
        'A picture could not be copied to your site: the WordPress user may not upload files. The post shows it from ours.',
    });
  });

  it('leaves out a picture that is gone', async () => {
    const made = await publish({ ...(await postWithPicture()), readPicture: async () => null });
    expect(made.warning).toBeUndefined();
    expect(site.posts[0]?.content).not.toContain('<img');
  });

  it.each(HOSTILE_TEXTS)('lets no text become markup or a shortcode: %j', async (text) => {
    const sections = [{ heading: text, content: `${text} [gallery]`, images: [] }];
    await publish(postWith({ blog: { content: { title: text, intro: text, sections } } }));
    const { title, content, excerpt } = site.posts[0] ?? {};
    expect(`${title}${excerpt}`).not.toMatch(/[<>[\]]/);
    expect(content).not.toMatch(/<script|<img|<b>|\[/);
    expect(content).toContain('&#91;gallery&#93;');
  });
});

describe('what WordPress refuses', () => {
  it.each([
    ['a wrong password', { ...author, password: 'abcd efgh ijkl mnop qrst uvwx' }, NOT_ACCEPTED],
    ['the login password', { ...author, password: USERS.author.loginPassword }, NOT_ACCEPTED],
    ['a subscriber', credentialsOf('subscriber'), NOT_WRITING],
    ['a contributor who publishes', credentialsOf('contributor'), NOT_PUBLISHING],
  ])('explains %s', async (_, credentials, message) => {
    const failure = await failureOf(publish(postWith(), credentials));
    expect(failure).toMatchObject({ kind: 'refused', message });
    const encoded = Buffer.from(credentials.password.replaceAll(' ', '')).toString('base64');
    expect(failure.logged).not.toContain(credentials.password);
    expect(failure.logged).not.toContain(encoded.slice(0, 12));
    expect(site.posts).toEqual([]);
  });

  it.each([
    ['a web server that removes the Authorization header', { stripsAuthorization: true }, NOT_ACCEPTED],
    [
      'an API that is switched off',
      { isRestOff: true },
      'The REST API of this WordPress site is switched off (404). Allow /wp-json/ in your security plugin, or ask your host.',
    ],
    [
      'a site that is no WordPress',
      { isRestOff: true, hasNoLinkHeader: true },
      'No WordPress REST API answers at this address. Check that it is the address of your WordPress site; if it is, the REST API is switched off there: allow /wp-json/ in your security plugin.',
    ],
    [
      'an article that is too large for the web server',
      { mostBytes: 100 },
      'The article is larger than your web server takes (413). Ask your host to raise the limit of a request.',
    ],
    [
      'an API on another site',
      { restUrl: 'https://evil.example/wp-json/' },
      'This site has its WordPress at evil.example. Enter that address instead, so that your password goes nowhere you did not name.',
    ],
  ])('explains %s', async (_, setup, message) => {
    Object.assign(site.setup, setup);
    expect(await failureOf(publish(postWith()))).toMatchObject({ kind: 'refused', message });
    expect(site.posts).toEqual([]);
  });

  const faults: [Fault, 'refused' | 'busy' | 'unknown', RegExp][] = [
    ['401', 'refused', /did not accept the user name and application password/],
    ['403', 'refused', /may not write posts. Ask an administrator/],
    ['422', 'refused', /\(422, rest_unprocessable\). A plugin of your site/],
    ['429', 'busy', /We try again by ourselves/],
    ['429-retry-after', 'busy', /We try again by ourselves/],
    ['500', 'unknown', /a fault of its own \(500\)/],
    ['html-200', 'unknown', /a security plugin or a login page may stand before it/],
    ['reset-after-201', 'unknown', /the connection broke/],
    ['hang', 'unknown', /took too long to answer/],
  ];

  it.each(faults)('says what happened at %s', async (fault, kind, message) => {
    const failure = await failureAt(site.faults, fault, () => publish(postWith()));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
  });

  it('knows how long to wait', async () => {
    site.faults.next('429-retry-after');
    expect(await failureOf(publish(postWith()))).toMatchObject({ retryAfter: 17 });
  });
});

describe('an earlier copy at WordPress', () => {
  it('is found after the connection broke, so that there is one post', async () => {
    site.faults.next('reset-after-201');
    await failureOf(publish(postWith()));
    expect(await wordpress.findEarlier(postWith(), author, context)).toEqual({
      id: `${site.posts[0]?.id}`,
      url: `${site.url}/a-title/`,
      visibility: 'public',
    });
    expect(site.posts).toHaveLength(1);
  });

  it.each([
    ['a draft of a contributor', 'draft', 'contributor'],
    ['a post of an author', 'public', 'author'],
  ] as const)('is found as %s', async (_, visibility, username) => {
    const post = postWith({ visibility });
    await publish(post, credentialsOf(username));
    const found = await wordpress.findEarlier(post, credentialsOf(username), context);
    expect(found?.id).toBe(`${site.posts[0]?.id}`);
  });

  it('is found when the site gave it another name', async () => {
    await publish(postWith());
    Object.assign(site.posts[0] ?? {}, { slug: 'renamed' });
    const found = await wordpress.findEarlier(postWith(), author, context);
    expect(found?.url).toBe(`${site.url}/renamed/`);
  });

  it('is not a post of the same title that does not link to us', async () => {
    await publish(postWith({ canonicalUrl: 'https://quillcast.example/share/other' }));
    expect(await wordpress.findEarlier(postWith(), author, context)).toBeNull();
  });

  it('is not thought absent when the site gives a page instead of posts', async () => {
    site.faults.next('html-200', 'read');
    expect((await failureOf(wordpress.findEarlier(postWith(), author, context))).kind).toBe('unknown');
  });

  it('is not looked for with a wrong password', async () => {
    const wrong = { ...author, password: 'wrong' };
    const failure = await failureOf(wordpress.findEarlier(postWith(), wrong, context));
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(/did not accept the user name and application password/);
  });
});

describe('checking WordPress credentials', () => {
  it.each(['administrator', 'author', 'contributor'] as const)('takes an %s', async (username) => {
    await wordpress.check(credentialsOf(username), context);
    expect(site.calls).toEqual(['GET /wp/v2/users/me']);
  });

  it('refuses a subscriber', async () => {
    const failure = await failureOf(wordpress.check(credentialsOf('subscriber'), context));
    expect(failure).toMatchObject({ kind: 'refused', message: NOT_WRITING });
  });

  it.each([
    ['https://Blog.Example/', 'blog.example'],
    ['http://www.blog.example/', 'blog.example'],
    ['https://blog.example/news/?a=1#top', 'blog.example/news'],
    ['https://blog.example/wp-admin/post-new.php', 'blog.example'],
    ['https://blog.example/news/wp-login.php', 'blog.example/news'],
  ])('names the site of %s', (url, target) => {
    expect(wordpress.target({ ...author, url })).toBe(target);
  });
});
