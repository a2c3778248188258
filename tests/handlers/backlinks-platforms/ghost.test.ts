import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { ghost } from '@/lib/backlinks/platforms/ghost/ghost.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeGhost } from '../../fakes/ghost/server.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { postWithPicture } from '../../support/post-with-picture.ts';
import { CANONICAL_URL, failureAt, failureOf, platformContext, postWith } from '../../support/posts.ts';

const site = await startFakeGhost();
const front = await startFakeGhost();
process.env.OUTBOUND_ALLOW_HOSTS = [site, front].map(({ url }) => new URL(url).host).join(',');

beforeEach(() => {
  site.posts.length = 0;
  site.images.length = 0;
  site.calls.length = 0;
  site.setup.isBeingEdited = false;
  site.faults.clear();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => Promise.all([site.close(), front.close()]));

const credentials = { url: `${site.url}/`, adminApiKey: site.adminApiKey };
const context = platformContext();
const publish = (post: Post, given = credentials) => ghost.publish(post, given, context);

const WRONG_KEY =
  'Ghost did not accept the Admin API key. Copy it again from Settings → Integrations of your site: the Admin API key, not the Content API key.';

describe('publishing to Ghost', () => {
  it('publishes a post that names us as canonical and links to us', async () => {
    expect(await publish(postWith())).toEqual({
      id: site.posts[0]?.id,
      url: `${site.url}/a-title/`,
      visibility: 'public',
    });
    expect(site.posts[0]).toMatchObject({ status: 'published', canonical_url: CANONICAL_URL });
    const found = await checkLink(`${site.url}/a-title/`, CANONICAL_URL, {
      requester: 'a test',
      signal: context.signal,
    });
    expect(found).toEqual({ kind: 'found', rel: '', canonicalUrl: CANONICAL_URL });
  });

  it('saves a draft', async () => {
    await publish(postWith({ visibility: 'draft' }));
    expect(site.posts[0]).toMatchObject({ status: 'draft' });
    expect((await fetch(`${site.url}/a-title/`)).status).toBe(404);
    const preview = await checkLink(site.posts[0]?.url ?? '', CANONICAL_URL, {
      requester: 'a test',
      signal: context.signal,
    });
    expect(preview).toMatchObject({ kind: 'unlisted' });
  });

  it('copies the pictures and shows the copies', async () => {
    const { url, warning } = await publish(await postWithPicture());
    expect(warning).toBeUndefined();
    const page = await (await fetch(url ?? '')).text();
    const [, source = ''] = /<img src="([^"]+)" alt="A red square"/.exec(page) ?? [];
    expect(source).toContain(`${site.url}/content/images/`);
    expect(site.posts[0]).toMatchObject({ feature_image: source, feature_image_alt: 'A red square' });
    expect((await fetch(source)).headers.get('content-type')).toBe('image/png');
  });

  it('shows a picture from our site that Ghost does not take', async () => {
    expect(await publish(await postWithPicture({ contentType: 'image/avif' }))).toMatchObject({
      warning: 'A picture could not be copied to your site: Ghost did not take it (415). The post shows it from ours.',
    });
    expect(site.posts[0]?.html).toContain('src="https://quillcast.example/api/images/red-1"');
  });

  it('goes on to the address at which Ghost has its admin', async () => {
    front.setup.adminUrl = site.url;
    await publish(postWith(), { ...credentials, url: front.url });
    expect(site.posts).toHaveLength(1);
  });

  it('shortens a title that is longer than Ghost takes', async () => {
    await publish(postWith({ blog: { content: { title: 'Tea '.repeat(75) } } }));
    expect(Array.from(site.posts[0]?.title ?? '').length).toBeLessThanOrEqual(255);
    expect(site.posts[0]?.title).toMatch(/^Tea Tea .*…$/);
  });

  it.each(HOSTILE_TEXTS)('lets no text become markup: %j', async (text) => {
    const sections = [{ heading: text, content: text, images: [] }];
    await publish(postWith({ blog: { content: { title: text, intro: text, sections } } }));
    expect(site.posts[0]?.title).toBe(text);
    expect(site.posts[0]?.html).not.toMatch(/<script|<img|<b>/);
  });
});

describe('what Ghost refuses', () => {
  it.each([
    ['of another id', `${'0'.repeat(24)}:${site.adminApiKey.split(':')[1]}`],
    ['with another secret', `${site.adminApiKey.split(':')[0]}:${'0'.repeat(64)}`],
  ])('explains a key %s', async (_, adminApiKey) => {
    const wrong = { ...credentials, adminApiKey };
    const failures = await Promise.all([
      failureOf(publish(postWith(), wrong)),
      failureOf(ghost.check(wrong, context)),
      failureOf(ghost.findEarlier(postWith(), wrong, context)),
    ]);
    const refused = { kind: 'refused', message: WRONG_KEY };
    expect(failures).toEqual(Array(3).fill(expect.objectContaining(refused)));
    const [, secret = ''] = adminApiKey.split(':');
    expect(failures.map(({ logged }) => logged).join()).not.toContain(secret);
    expect(site.posts).toEqual([]);
  });

  it('explains an address at which no Ghost is', async () => {
    const failure = await failureOf(publish(postWith(), { ...credentials, url: `${site.url}/blog` }));
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(/^No Ghost Admin API answers at this address/);
  });

  it('does not go into a private network', async () => {
    const failure = await failureOf(publish(postWith(), { ...credentials, url: 'http://10.1.2.3' }));
    expect(failure.kind).toBe('refused');
  });

  const faults: [Fault, 'refused' | 'busy' | 'unknown', RegExp][] = [
    ['401', 'refused', /did not accept the Admin API key/],
    ['403', 'refused', /does not let this key write posts/],
    ['422', 'refused', /ValidationError\). Shorten the title/],
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
});

describe('an earlier copy at Ghost', () => {
  it('is found after the connection broke, so that there is one post', async () => {
    site.faults.next('reset-after-201');
    await failureOf(publish(postWith()));
    const found = await ghost.findEarlier(postWith(), credentials, context);
    expect(found).toMatchObject({ id: site.posts[0]?.id, url: `${site.url}/a-title/` });
    expect(site.posts).toHaveLength(1);
  });

  it('is found by our address, even one with a quote in it', async () => {
    const post = postWith({ canonicalUrl: "https://quillcast.example/share/it's" });
    await publish(postWith());
    await publish(post);
    const found = await ghost.findEarlier(post, credentials, context);
    expect(found?.id).toBe(site.posts[1]?.id);
  });

  it('is not another blog of the same title', async () => {
    await publish(postWith({ canonicalUrl: 'https://quillcast.example/share/other' }));
    expect(await ghost.findEarlier(postWith(), credentials, context)).toBeNull();
  });

  it('is not thought absent when something else answers', async () => {
    site.faults.next('html-200', 'read');
    const failure = await failureOf(ghost.findEarlier(postWith(), credentials, context));
    expect(failure.kind).toBe('unknown');
  });
});

describe('keeping a post at Ghost up to date', () => {
  const changed = (given: Parameters<typeof postWith>[0] = {}) =>
    postWith({ ...given, blog: { content: { title: 'A Better Title', intro: 'Changed.' } } });

  it('puts the present text into the post that is there, at its address', async () => {
    const copy = await publish(postWith());
    const updated = await ghost.update?.(copy, changed(), credentials, context);
    expect(updated).toEqual({ ...copy, visibility: 'public' });
    expect(site.posts).toMatchObject([{ title: 'A Better Title', status: 'published' }]);
    expect(site.posts[0]?.html).toContain('Changed.');
  });

  it('publishes a draft, and its preview leads on to the post', async () => {
    const copy = await publish(postWith({ visibility: 'draft' }));
    const updated = await ghost.update?.(copy, postWith(), credentials, context);
    expect(updated).toMatchObject({ id: copy.id, url: `${site.url}/a-title/` });
    expect((await fetch(copy.url ?? '')).url).toBe(`${site.url}/a-title/`);
  });

  it('leaves a public post public when a draft is asked for', async () => {
    const copy = await publish(postWith());
    await ghost.update?.(copy, changed({ visibility: 'draft' }), credentials, context);
    expect(site.posts).toMatchObject([{ title: 'A Better Title', status: 'published' }]);
  });

  it('waits where somebody else has just changed the post', async () => {
    const copy = await publish(postWith());
    site.setup.isBeingEdited = true;
    const failure = await failureOf(ghost.update?.(copy, changed(), credentials, context) ?? Promise.resolve());
    expect(failure).toMatchObject({
      kind: 'busy',
      message: 'Somebody changed the post in Ghost at the same moment. We try again by ourselves.',
    });
    expect(site.posts).toMatchObject([{ title: 'A Title' }]);
  });

  it('finds the post that is known by its id, wherever its canonical address leads', async () => {
    const { id } = await publish(postWith());
    const moved = postWith({ canonicalUrl: 'https://elsewhere.example/share/1' });
    expect(await ghost.findEarlier(moved, credentials, context, { id })).toMatchObject({ id });
  });
});

describe('checking Ghost credentials', () => {
  it('takes the key of an integration', async () => {
    await ghost.check(credentials, context);
    expect(site.calls).toEqual(['GET site/', 'GET posts/']);
  });

  it.each([
    ['https://Blog.Example/', 'blog.example'],
    ['http://www.blog.example/', 'blog.example'],
    ['https://blog.example/news/ghost/#/editor/post', 'blog.example/news'],
    ['https://blog.example/ghostwriter/', 'blog.example/ghostwriter'],
  ])('names the site of %s', (url, target) => {
    expect(ghost.target({ ...credentials, url })).toBe(target);
  });
});
