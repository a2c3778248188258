import { afterEach, describe, expect, it } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Post, Published } from '@/lib/backlinks/platforms/shared/platform.ts';
import { discoverAuthorization } from '@/lib/backlinks/platforms/wordpress/discovery.ts';
import { WordPressClient } from '@/lib/backlinks/platforms/wordpress/wordpress.ts';
import { HOSTILE_TEXTS } from '../support/blogs.ts';
import { postWithPicture } from '../support/post-with-picture.ts';
import { awaitFailure, postWith, unstopped } from '../support/posts.ts';
import { told } from '../support/told.ts';
import { loginPassword, siteUrl, usernameCredentials } from './real-site.ts';

const admin = usernameCredentials('admin');
const signal = unstopped();

/** A post with a unique address. */
let made = 0;
function makePost(given: Parameters<typeof postWith>[0] = {}): Post {
  made += 1;
  return postWith({ canonicalUrl: `https://quillcast.example/share/blog-${made}`, ...given });
}

const client = (credentials: Credentials<'wordpress'>) => new WordPressClient(credentials, signal);

const publish = (post: Post, credentials: Credentials<'wordpress'> = admin): Promise<Published> =>
  client(credentials).publish(post);

const readPage = async ({ url = '' }: Published) => (await fetch(url)).text();

function api(path: string, init: RequestInit = {}): Promise<Response> {
  const secret = Buffer.from(`${admin.username}:${admin.password}`).toString('base64');
  const headers = { authorization: `Basic ${secret}`, 'content-type': 'application/json' };
  return fetch(`${siteUrl}/wp-json/wp/v2/${path}`, { ...init, headers });
}

async function postIds(): Promise<number[]> {
  const answer = await api('posts?status=publish,draft&per_page=100&context=edit');
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}

const before = await postIds();
afterEach(async () => {
  const added = (await postIds()).filter((id) => !before.includes(id));
  for (const id of added) await api(`posts/${id}?force=true`, { method: 'DELETE' });
});

describe('a real WordPress', () => {
  it.each(['admin', 'author'] as const)('publishes a post of an %s that links to us', async (name) => {
    const post = makePost({ blog: { content: { title: 'Чай & «tea»' } } });
    const published = await publish(post, usernameCredentials(name));
    expect(published.url).toBe(`${siteUrl}/chay-tea/`);
    const found = await checkLink(published.url ?? '', post.canonicalUrl, { requester: 'a test', signal });
    expect(found).toMatchObject({ kind: 'found', rel: '' });
    expect(await readPage(published)).toMatch(/<h1[^>]*>Чай &amp; «tea»<\/h1>/);
  });

  it('shows copies of the pictures', async () => {
    const published = await publish(await postWithPicture());
    expect(published.warning).toBeUndefined();
    const page = await readPage(published);
    const [image = ''] = /<img[^>]*alt="A red square"[^>]*>/.exec(page) ?? [];
    const [, source = ''] = /\ssrc="([^"]+)"/.exec(image) ?? [];
    expect(source).toContain(`${siteUrl}/wp-content/uploads/`);
    const picture = await fetch(source);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('receives a picture once', async () => {
    const post = await postWithPicture();
    await publish(post);
    await publish(post);
    const media = (await (await api('media?search=picture-red-1')).json()) as unknown[];
    expect(media).toHaveLength(1);
  });

  it('saves a draft of a contributor, who may upload no pictures', async () => {
    const post = { ...(await postWithPicture({ id: 'draft-1' })), visibility: 'draft' as const };
    expect(told(await publish(post, usernameCredentials('contributor')))).toMatchObject({
      warning:
        'An image could not be copied to your site: the WordPress user may not upload files. The post loads it from our site.',
    });
  });

  it('rejects a broken picture', async () => {
    const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/png' };
    const post = { ...(await postWithPicture({ id: 'broken-1' })), readPicture: async () => picture };
    expect(told(await publish(post))).toMatchObject({
      warning:
        'An image could not be copied to your site: WordPress rejected it (500). The post loads it from our site.',
    });
  });

  it.each(HOSTILE_TEXTS)('renders a text literally: %j', async (text) => {
    const sections = [{ heading: text, content: `${text} [gallery] [caption]x[/caption]`, images: [] }];
    const title = `Tea ${text}`;
    const page = await readPage(await publish(makePost({ blog: { content: { title, sections } } })));
    expect(page).not.toMatch(/<script>alert|<img[^>]*onerror|<b>x<\/b>|id=.gallery-/);
    expect(page).toMatch(/(\[|&#0?91;)gallery(\]|&#0?93;)/);
  });
});

describe('a refusal by a real WordPress', () => {
  it.each([
    [
      'a wrong password',
      { ...admin, password: 'abcd efgh ijkl mnop qrst uvwx' },
      /does not accept this user name and application password\. .* the login password does not work here/,
    ],
    ['the login password', { ...admin, password: loginPassword }, /the login password does not work here/],
    ['an unknown user', { ...admin, username: 'nobody' }, /does not accept this user name/],
    [
      'a user without an application password',
      { ...admin, username: 'newcomer', password: loginPassword },
      /does not accept this user name/,
    ],
    [
      'a contributor who publishes',
      usernameCredentials('contributor'),
      /may write posts but not publish them\. Save a draft instead/,
    ],
    ['a subscriber', usernameCredentials('subscriber'), /may not write posts\. Ask an administrator/],
  ])('is explained for %s', async (_, credentials, message) => {
    const failure = await awaitFailure(publish(makePost(), credentials));
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(message);
    expect(await postIds()).toEqual(before);
  });

  it.each(['admin', 'author', 'contributor'] as const)('does not concern an %s', async (name) => {
    await expect(client(usernameCredentials(name)).check()).resolves.toBeUndefined();
  });
});

describe('an earlier copy on a real WordPress', () => {
  it.each([
    ['of an author', 'author', 'public'],
    ['of a contributor, a draft', 'contributor', 'draft'],
  ] as const)('is found: %s', async (_, name, visibility) => {
    const post = makePost({ visibility });
    const { id } = await publish(post, usernameCredentials(name));
    const found = await client(usernameCredentials(name)).findEarlier(post);
    expect(found?.id).toBe(id);
  });

  it('is found under another slug among posts of the same title', async () => {
    const post = makePost();
    await publish(makePost());
    const { id } = await publish(post);
    await publish(makePost());
    const found = await client(admin).findEarlier(post);
    expect(found?.id).toBe(id);
  });

  it('is not another blog of the same title', async () => {
    await publish(makePost());
    expect(await client(admin).findEarlier(makePost())).toBeNull();
  });
});

describe('one-click connect with a real WordPress', () => {
  it('leads to the page that grants an application password', async () => {
    const page = await discoverAuthorization(siteUrl, signal);
    expect(page).toBe(`${siteUrl}/wp-admin/authorize-application.php`);
    const answer = await fetch(page, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain(`${siteUrl}/wp-login.php`);
  });
});

it('a post removed from a real WordPress leaves its pictures', async () => {
  const credentials = usernameCredentials('author');
  const { id = '', url = '' } = await client(credentials).publish(await postWithPicture({ id: 'withdrawn' }));
  await client(credentials).remove(id);
  expect((await fetch(url)).status).toBe(404);
  expect(await (await api('media?search=picture-withdrawn')).json()).toHaveLength(1);
});
