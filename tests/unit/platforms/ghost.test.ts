import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { GhostClient } from '@/lib/backlinks/platforms/ghost.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeGhost } from '../../fakes/ghost/server.ts';
import { postWithPicture } from '../../support/post-with-picture.ts';
import { awaitFailure, CANONICAL_URL, failureAt, postWith, unstopped } from '../../support/posts.ts';
import { changeSettings } from '../../support/settings.ts';
import { told } from '../../support/told.ts';

/** Ghost's own facts; contract.test.ts has what every platform must do. */

const site = await startFakeGhost();
const front = await startFakeGhost();
changeSettings({ OUTBOUND_ALLOW_HOSTS: [site, front].map(({ url }) => new URL(url).host).join(',') });

beforeEach(() => site.reset());
afterAll(() => Promise.all([site.close(), front.close()]));

const credentials = { url: `${site.url}/`, adminApiKey: site.adminApiKey };
const client = (changed: Partial<typeof credentials> = {}) =>
  new GhostClient({ ...credentials, ...changed }, unstopped());
const publish = (post: Post) => client().publish(post);

const WRONG_KEY =
  'Ghost does not accept this Admin API key. Copy it again from Settings → Integrations of your site. Use the Admin API key, not the Content API key.';

test('publishes under the address that Ghost gives, with our canonical address', async () => {
  expect(await publish(postWith())).toEqual({
    id: site.posts[0]?.id,
    url: `${site.url}/a-title/`,
    visibility: 'public',
  });
  expect(site.posts[0]).toMatchObject({ status: 'published', canonical_url: CANONICAL_URL });
});

test('gives a draft an unlisted preview, which leads to the post once it is public', async () => {
  const draft = await publish(postWith({ visibility: 'draft' }));
  const { signal } = new AbortController();
  const preview = await checkLink(draft.url ?? '', CANONICAL_URL, { requester: 'a test', signal });
  expect(preview).toMatchObject({ kind: 'unlisted' });
  await client().update(draft, postWith());
  expect((await fetch(draft.url ?? '')).url).toBe(`${site.url}/a-title/`);
});

test('copies pictures, and shows the copies', async () => {
  const { url, warning } = await publish(await postWithPicture());
  expect(warning).toBeUndefined();
  const page = await (await fetch(url ?? '')).text();
  const [, source = ''] = /<img src="([^"]+)" alt="A red square"/.exec(page) ?? [];
  expect(source).toContain(`${site.url}/content/images/`);
  expect(site.posts[0]).toMatchObject({ feature_image: source, feature_image_alt: 'A red square' });
  expect((await fetch(source)).headers.get('content-type')).toBe('image/png');
});

test('loads a picture that Ghost rejects from our site', async () => {
  expect(told(await publish(await postWithPicture({ contentType: 'image/avif' })))).toMatchObject({
    warning: 'An image could not be copied to your site: Ghost rejected it (415). The post loads it from our site.',
  });
  expect(site.posts[0]?.html).toContain('src="https://quillcast.example/api/images/red-1"');
});

test('follows a redirect to the address of the admin', async () => {
  front.setup.adminUrl = site.url;
  await client({ url: front.url }).publish(postWith());
  expect(site.posts).toHaveLength(1);
});

test('shortens a title to 255 characters', async () => {
  await publish(postWith({ blog: { content: { title: 'Tea '.repeat(75) } } }));
  expect(Array.from(site.posts[0]?.title ?? '').length).toBeLessThanOrEqual(255);
  expect(site.posts[0]?.title).toMatch(/^Tea Tea .*…$/);
});

test.each([
  ['of another id', `${'0'.repeat(24)}:${site.adminApiKey.split(':')[1]}`],
  ['with another secret', `${site.adminApiKey.split(':')[0]}:${'0'.repeat(64)}`],
])('explains a key %s', async (_, adminApiKey) => {
  const failure = await awaitFailure(client({ adminApiKey }).check());
  expect(failure).toMatchObject({ kind: 'refused', message: WRONG_KEY });
});

test('explains an address without Ghost', async () => {
  const failure = await awaitFailure(client({ url: `${site.url}/blog` }).publish(postWith()));
  expect(failure.kind).toBe('refused');
  expect(failure.message).toMatch(/^No Ghost Admin API answers at this address/);
});

test('does not enter a private network', async () => {
  expect((await awaitFailure(client({ url: 'http://10.1.2.3' }).publish(postWith()))).kind).toBe('refused');
});

test.each<[Fault, RegExp]>([
  ['401', /does not accept this Admin API key/],
  ['403', /does not let this key write posts/],
  ['422', /ValidationError\). Shorten the title/],
])('explains a %s', async (fault, message) => {
  const failure = await failureAt(site.faults, fault, () => publish(postWith()));
  expect(failure.message).toMatch(message);
});

test('finds a copy by an address with a quote', async () => {
  const post = postWith({ canonicalUrl: "https://quillcast.example/share/it's" });
  await publish(postWith());
  await publish(post);
  expect((await client().findEarlier(post))?.id).toBe(site.posts[1]?.id);
});

test('waits while someone edits the post', async () => {
  const copy = await publish(postWith());
  site.setup.isBeingEdited = true;
  const changed = postWith({ blog: { content: { title: 'A Better Title' } } });
  expect(await awaitFailure(client().update(copy, changed))).toMatchObject({
    kind: 'busy',
    message: 'The post is being edited in Ghost. We will try again automatically.',
  });
  expect(site.posts).toMatchObject([{ title: 'A Title' }]);
});

test('checks credentials with two reads', async () => {
  await client().check();
  expect(site.calls).toEqual(['GET site/', 'GET posts/']);
});

test.each([
  ['https://Blog.Example/', 'blog.example'],
  ['http://www.blog.example/', 'blog.example'],
  ['https://blog.example/news/ghost/#/editor/post', 'blog.example/news'],
  ['https://blog.example/ghostwriter/', 'blog.example/ghostwriter'],
])('names the site of %s', (url, target) => {
  expect(GhostClient.target({ ...credentials, url })).toBe(target);
});
