import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { generateMetadata } from '@/app/user/[usernameSlug]/page.tsx';
import { db } from '@/lib/database/db.ts';
import { siteUrl } from '@/lib/env.ts';
import { newId } from '@/lib/ids.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { makeRefusal, params } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

type Headers = Record<string, string>;

const change = (body: object, headers: Headers) => api.patch('/api/account', body, headers);

/** A photo of 800 × 600 that says where it was taken. */
async function photo(background = '#b5482a'): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const ABOUT = {
  displayName: 'Ada King',
  biography: 'Writes about engines,\n and <b>numbers</b>.',
  links: ['https://example.org/ada', 'social.example/@ada', ' '],
};

const SHOWN = {
  biography: 'Writes about engines, and <b>numbers</b>.',
  links: ['https://example.org/ada', 'https://social.example/@ada'],
};

async function author(given: object = {}) {
  const { user, headers } = await signedInUser({ email: `secret-${newId().toLowerCase()}@example.com` });
  expect((await change({ ...ABOUT, avatar: await photo(), ...given }, headers)).status).toBe(200);
  const { id } = await (await db()).blog.create({ data: blogRow({ id: newId(), userId: user.id }) });
  return { user, headers, id };
}

const readRow = async (id: string) => (await db()).user.findUniqueOrThrow({ where: { id } });

const readPictures = async (userId: string) =>
  (await db()).image.findMany({ where: { userId }, orderBy: { width: 'asc' } });

test('saves biography and normalized links', async () => {
  const { user, headers } = await signedInUser();
  const response = await change(ABOUT, headers);
  expect((await response.json()).user).toMatchObject({ displayName: 'Ada King', ...SHOWN });
  expect(await readRow(user.id)).toMatchObject({ name: 'Ada King', ...SHOWN, avatarId: null });
});

test('keeps omitted fields and clears empty ones', async () => {
  const { user, headers } = await author();
  await change({ displayName: 'Ada' }, headers);
  const before = await readRow(user.id);
  expect(before).toMatchObject({ name: 'Ada', ...SHOWN, avatarId: expect.any(String) });
  await change({ displayName: 'Ada', biography: ' ', links: [], avatar: null }, headers);
  expect(await readRow(user.id)).toMatchObject({ biography: null, links: [], avatarId: null });
  expect(await readPictures(user.id)).toEqual([]);
});

test.each([
  [{ displayName: '' }, 'Please enter a name'],
  [{ avatar: 'data:text/html;base64,PGI+' }, 'Invalid file type: Your photo is not an image file'],
  [{ avatar: '' }, 'Invalid file type: Your photo is not an image file'],
])('refuses %j and changes nothing', async (wrong, sentence) => {
  const { user, headers } = await signedInUser();
  expect(await makeRefusal(change({ ...ABOUT, ...wrong }, headers))).toEqual([400, sentence]);
  expect(await readRow(user.id)).toEqual(user);
});

test('stores an avatar as squares of 192 and 512 pixels without metadata', async () => {
  const { user } = await author();
  const pictures = await readPictures(user.id);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [192, 192],
    [512, 512],
  ]);
  for (const { id, contentType } of pictures) {
    const served = await api.get(`/api/images/${id}`);
    expect(served.headers.get('content-type')).toBe(contentType);
    const bytes = Buffer.from(await served.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect(metadata.format).toBe('webp');
    expect(metadata).not.toHaveProperty('exif');
  }
});

test('removes the pictures of a replaced avatar', async () => {
  const { user, headers } = await author();
  const before = await readPictures(user.id);
  await change({ ...ABOUT, avatar: await photo('#123456') }, headers);
  const after = await readPictures(user.id);
  expect(after).toHaveLength(2);
  expect((await api.get(`/api/images/${after[0]?.id}`)).status).toBe(200);
  expect((await api.get(`/api/images/${before[0]?.id}`)).status).toBe(404);
});

test('removes the avatar with the account', async () => {
  const { user, headers } = await author();
  const [picture] = await readPictures(user.id);
  expect((await api.delete('/api/account', { email: user.email }, headers)).status).toBe(200);
  expect(await readPictures(user.id)).toEqual([]);
  expect((await api.get(`/api/images/${picture?.id}`)).status).toBe(404);
});

test('a blog and the export of the account have the author’s details', async () => {
  const { user, headers, id } = await author();
  const { avatarId } = await readRow(user.id);
  const photoURL = `/api/images/${avatarId}-512`;
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog.author).toEqual({ ...SHOWN, photoURL, thumbnailURL: `/api/images/${avatarId}-192` });
  const { account } = await (await api.get('/api/account/export', headers)).json();
  expect(account).toMatchObject({ ...SHOWN, photoURL });
});

test('a blog has no details of an author without a profile', async () => {
  const { user } = await signedInUser({ image: 'https://photos.example/me.png' });
  const { id } = await (await db()).blog.create({ data: blogRow({ id: newId(), userId: user.id }) });
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog).not.toHaveProperty('author');
});

test('an embed and a file show the author, the file with the picture inside', async () => {
  const { user, id } = await author();
  const [thumbnail] = await readPictures(user.id);
  const embedded = await (await api.get(`/embed/${id}`)).text();
  const { html } = await (await api.post('/api/blogs/html', { blogId: id })).json();
  const bytes = Buffer.from(thumbnail?.bytes ?? []).toString('base64');
  expect(html).toContain(`src="data:image/webp;base64,${bytes}"`);
  expect(embedded).toContain(`/api/images/${thumbnail?.id}"`);
  for (const text of [html, embedded]) {
    expect(text).toContain('Writes about engines, and &lt;b&gt;numbers&lt;/b&gt;.');
    expect(text).toContain('<a href="https://social.example/@ada"');
    expect(text).not.toContain(user.email.split('@')[0]);
  }
});

test('Markdown ends with what the author says', async () => {
  const { id } = await author();
  const text = await (await api.get(`/api/blogs/${id}/markdown`)).text();
  expect(text).toContain(
    '**Ada King**: Writes about engines, and \\<b\\>numbers\\</b\\>. · [example.org/ada](https://example.org/ada)',
  );
});

test('feeds and oEmbed name the author and their page, and no email address', async () => {
  const { user, id } = await author();
  const shared = encodeURIComponent(`${siteUrl()}/share/${id}`);
  const embedded = await (await api.get(`/api/oembed?url=${shared}`)).text();
  expect(JSON.parse(embedded)).toMatchObject({ author_name: 'Ada King', author_url: `${siteUrl()}/user/${user.slug}` });
  const json = await (await api.get(`/user/${user.slug}/feed.json`)).text();
  const rss = await (await api.get(`/user/${user.slug}/feed.xml`)).text();
  expect(JSON.parse(json).authors[0]).toMatchObject({
    name: 'Ada King',
    url: expect.stringMatching(`^http.*/user/${user.slug}$`),
    avatar: expect.stringMatching(/^http.*\/api\/images\/[\w-]+-512$/),
  });
  expect(rss).toContain('<dc:creator><![CDATA[Ada King]]></dc:creator>');
  expect(rss).toMatch(new RegExp(`<atom:uri>http.*/user/${user.slug}</atom:uri>`));
  expect(json + rss + embedded).not.toMatch(/@example\.com|secret-/);
});

test('a public profile uses the biography as description', async () => {
  const { user } = await author();
  const metadata = await generateMetadata(params({ usernameSlug: user.slug }) as never);
  expect(metadata.description).toBe(SHOWN.biography);
});

const responseHash = async (response: Response) =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');

test('the card of a blog shows the avatar', async () => {
  const { headers, id } = await author();
  const card = async () => {
    const response = await api.get(`/api/og-image/${id}`);
    expect(response.status).toBe(200);
    return responseHash(response);
  };
  const before = await card();
  await change({ displayName: 'Ada King', avatar: null }, headers);
  expect(await card()).not.toBe(before);
});

test('changing an author drops all cached pages that show them', async () => {
  const { user, id } = await author();
  const [picture] = await readPictures(user.id);
  const oEmbedUrl = `/api/oembed?url=${encodeURIComponent(`${siteUrl()}/share/${id}`)}`;
  const answers: (() => Promise<Response>)[] = [
    () => api.get(`/api/blogs/${id}`),
    () => api.get(`/api/blogs/${id}/markdown`),
    () => api.get(`/api/og-image/${id}`),
    () => api.get(`/embed/${id}`),
    () => api.get(oEmbedUrl),
    () => api.get(`/user/${user.slug}/feed.json`),
    () => api.get(`/user/${user.slug}/feed.xml`),
    () => api.get(`/api/images/${picture?.id}`),
  ];
  for (const ask of answers) {
    const { result, context } = await answered(ask);
    await result.arrayBuffer();
    expect(context.tags).toContain(`user:${user.id}`);
  }
});
