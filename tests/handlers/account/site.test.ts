import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { readArchive, readHome, searchSite } from '@/lib/sites/service.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { pictureUrl } from '../../support/covers.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';

const PATH = '/api/account/site';
const PAGES = `${PATH}/pages`;
const CHOICES = { style: 'retro', colorTheme: 'teal', intro: 'Notes from a roof.', menu: [], pinnedBlogId: null };
const ABOUT = { title: 'About', text: 'I keep **bees**.' };

type Headers = Record<string, string>;

const readSite = async (headers: Headers) => (await api.get(PATH, headers)).json();

async function save(headers: Headers, given: object = {}) {
  const response = await api.put(PATH, { ...CHOICES, ...given }, headers);
  return { status: response.status, ...(await response.json()) };
}

async function addPage(headers: Headers, page: object = ABOUT) {
  const response = await api.post(PAGES, page, headers);
  expect(response.status).toBe(200);
  return (await response.json()).pages.at(-1);
}

async function publicBlog({ id: userId }: User, given: object = {}): Promise<string> {
  const published = { visibility: 'public', publishedAt: new Date('2025-03-01') } as const;
  return (await savedBlog({ userId, ...published, ...given })).id;
}

test('is empty until something is chosen, and then what was chosen', async () => {
  const { headers } = await signedInUser();
  expect((await readSite(headers)).site).toEqual({
    ...{ style: null, colorTheme: 'default', intro: '', menu: [], pinnedBlogId: null, pictureURL: null, icons: null },
  });
  expect((await save(headers)).status).toBe(200);
  expect((await readSite(headers)).site).toMatchObject(CHOICES);
});

test('a profile has the choices, and every page of the author changes with them', async () => {
  const { user, headers } = await signedInUser();
  expect((await getProfile(user.slug)).site).toBeUndefined();
  expect(await changesDuring(() => save(headers))).toContain(`user:${user.id}`);
  expect((await getProfile(user.slug)).site).toMatchObject({ style: 'retro', colorTheme: 'teal' });
});

test.each([
  ['a path of the site', '/about', '/about'],
  ['a home', '/', '/'],
  ['a tag', '/tags/bees', '/tags/bees'],
  ['a typed address', 'example.org/letters', 'https://example.org/letters'],
])('a menu leads to %s', async (_, to, stored) => {
  const { headers } = await signedInUser();
  expect((await save(headers, { menu: [{ label: ' Link ', to }] })).site.menu).toEqual([{ label: 'Link', to: stored }]);
});

test.each([
  ['a script', { menu: [{ label: 'x', to: 'javascript:alert(1)' }] }],
  ['another host without a scheme', { menu: [{ label: 'x', to: '//evil.example' }] }],
  ['a path out of the site', { menu: [{ label: 'x', to: '/\\evil.example' }] }],
  ['no label', { menu: [{ label: ' ', to: '/' }] }],
  ['thirteen entries', { menu: Array(13).fill({ label: 'x', to: '/' }) }],
  ['an unknown style', { style: 'baroque' }],
  ['2,001 characters', { intro: 'a'.repeat(2001) }],
  ['a text as a picture', { picture: 'data:text/html;base64,PGI+' }],
])('refuses %s', async (_, given) => {
  const { headers } = await signedInUser();
  expect((await save(headers, given)).status).toBe(400);
});

test('only a public blog of one’s own can be pinned, and comes first while it is public', async () => {
  const { user, headers } = await signedInUser();
  const other = await publicBlog((await signedInUser()).user);
  const draft = await publicBlog(user, { visibility: 'draft' });
  for (const pinnedBlogId of [other, draft]) expect((await save(headers, { pinnedBlogId })).status).toBe(404);
  const pinnedBlogId = await publicBlog(user);
  expect((await save(headers, { pinnedBlogId })).status).toBe(200);
  expect((await readHome(user.slug)).pinned?.id).toBe(pinnedBlogId);
  await (await db()).blog.update({ where: { id: pinnedBlogId }, data: { visibility: 'unlisted' } });
  expect((await readHome(user.slug)).pinned).toBeUndefined();
});

test('stores picture and square icons, keeps the avatar, and removes what was replaced', async () => {
  const { user, headers } = await signedInUser();
  await api.patch('/api/account', { displayName: 'Ada', avatar: await pictureUrl(300, 300) }, headers);
  const picture = await pictureUrl(1200, 500);
  const { site } = await save(headers, { picture, icon: picture });
  const icon = Buffer.from(await (await api.get(site.icons.touch)).arrayBuffer());
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  await save(headers, { picture: await pictureUrl(900, 400), icon: null });
  await api.patch('/api/account', { displayName: 'Ada', avatar: null }, headers);
  const rows = await (await db()).image.findMany({ where: { userId: user.id }, select: { id: true } });
  expect(rows).toEqual([{ id: expect.stringMatching(/^site-picture-/) }]);
  expect((await readSite(headers)).site).toMatchObject({ pictureURL: `/api/images/${rows[0]?.id}`, icons: null });
});

test('a page gets an address of its own and keeps it until it is changed by hand', async () => {
  const { user, headers } = await signedInUser();
  await publicBlog(user, { slug: 'about' });
  const page = await addPage(headers);
  expect(page).toMatchObject({ ...ABOUT, slug: 'about-2' });
  await save(headers, { menu: [{ label: 'Me', to: '/about-2' }] });
  const change = (body: object) => api.put(`${PAGES}/${page.id}`, { ...ABOUT, ...body }, headers);
  const renamed = await (await change({ title: 'Who I am' })).json();
  expect(renamed.pages[0]).toMatchObject({ title: 'Who I am', slug: 'about-2' });
  const moved = await (await change({ slug: 'Me & my bees' })).json();
  expect(moved.pages[0].slug).toBe('me-my-bees');
  expect(moved.site.menu).toEqual([{ label: 'Me', to: '/me-my-bees' }]);
});

test('a deleted page leaves the menu; another’s page does not exist', async () => {
  const { headers } = await signedInUser();
  const page = await addPage(headers);
  await save(headers, {
    menu: [
      { label: 'About', to: '/about' },
      { label: 'Home', to: '/' },
    ],
  });
  const stranger = (await signedInUser()).headers;
  expect((await api.put(`${PAGES}/${page.id}`, ABOUT, stranger)).status).toBe(404);
  expect((await api.delete(`${PAGES}/${page.id}`, {}, stranger)).status).toBe(404);
  const left = await (await api.delete(`${PAGES}/${page.id}`, {}, headers)).json();
  expect([left.pages, left.site.menu]).toEqual([[], [{ label: 'Home', to: '/' }]]);
});

test('refuses the 21st page and 50,001 characters', async () => {
  const { headers } = await signedInUser();
  for (let page = 1; page <= 20; page += 1) await addPage(headers, { title: `Page ${page}` });
  expect((await api.post(PAGES, ABOUT, headers)).status).toBe(409);
  expect((await api.post(PAGES, { title: 'Long', text: 'a'.repeat(50_001) }, headers)).status).toBe(400);
});

test('is exported, and deleted with the account', async () => {
  const { user, headers } = await signedInUser();
  await save(headers, { picture: await pictureUrl(600, 300) });
  await addPage(headers);
  const exported = await (await api.get('/api/account/export', headers)).json();
  expect(exported).toMatchObject({ site: { intro: 'Notes from a roof.' }, pages: [ABOUT] });
  await api.delete('/api/account', { email: user.email }, headers);
  const prisma = await db();
  const where = { userId: user.id };
  const counts = [prisma.site.count({ where }), prisma.sitePage.count({ where }), prisma.image.count({ where })];
  expect(await Promise.all(counts)).toEqual([0, 0, 0]);
});

test('the archive lists public blogs by year and changes with them', async () => {
  const { user } = await signedInUser();
  await publicBlog(user, { title: 'Old', publishedAt: new Date('2019-05-01') });
  await publicBlog(user, { title: 'New' });
  await publicBlog(user, { title: 'Secret', visibility: 'unlisted' });
  const { result, context } = await answered(() => readArchive(user.slug));
  expect(result.years.map(([year, blogs]) => [year, blogs.map(({ title }) => title)])).toEqual([
    ['2025', ['New']],
    ['2019', ['Old']],
  ]);
  expect([...context.tags]).toEqual(expect.arrayContaining([`user:${user.id}`, `blogs-of:${user.id}`]));
});

test('the search finds public blogs of its author only', async () => {
  const { user } = await signedInUser();
  const found = await publicBlog(user, { title: 'Running with quokkas' });
  await publicBlog(user, { title: 'A quokka in secret', visibility: 'unlisted' });
  await publicBlog((await signedInUser()).user, { title: 'Quokkas of another' });
  expect((await searchSite(user.slug, 'quokka')).blogs.map(({ id }) => id)).toEqual([found]);
  expect((await searchSite(user.slug, '')).blogs).toEqual([]);
  expect((await searchSite(user.slug, "' OR 1=1 --")).blogs).toEqual([]);
});
