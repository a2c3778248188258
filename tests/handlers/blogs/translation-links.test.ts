import { expect, test } from 'vitest';
import { putIntoBin, saveVisibility } from '@/lib/blogs/mutations.ts';
import { blogMetadata } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { readRow, savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';

type Visibility = 'draft' | 'unlisted' | 'public';

/** An English blog, and after it one in German and one in Chinese, of one user. */
async function threeLanguages(visibilities: Partial<Record<string, Visibility>> = {}) {
  const { user, headers } = await signedInUser();
  const group = { userId: user.id, translationGroupId: newId() };
  const make = async (language: 'english' | 'german' | 'chinese', day: number) => {
    const columns = {
      language,
      createdAt: new Date(Date.UTC(2026, 0, day)),
      visibility: visibilities[language] ?? 'public',
    };
    return (await savedBlog({ ...group, ...columns })).id;
  };
  const [english, german, chinese] = [await make('english', 1), await make('german', 2), await make('chinese', 3)];
  return { user, headers, english, german, chinese };
}

const readLanguages = async (id: string) => blogMetadata(await getBlog(id)).alternates?.languages;

const readEntry = async (id: string) => {
  const text = await (await api.get('/sitemaps/blogs-1.xml')).text();
  return text.split('<url>').find((entry) => entry.includes(`<loc>http://quillcast.test/share/${id}<`));
};

test('each page has hreflang links for all translations and x-default for the oldest', async () => {
  const { english, german, chinese } = await threeLanguages();
  const expected = {
    en: `http://quillcast.test/share/${english}`,
    de: `http://quillcast.test/share/${german}`,
    'zh-Hans': `http://quillcast.test/share/${chinese}`,
    'x-default': `http://quillcast.test/share/${english}`,
  };
  for (const id of [english, german, chinese]) expect(await readLanguages(id)).toEqual(expected);
});

test.each<Visibility>(['draft', 'unlisted'])('names no translation that is %s', async (hidden) => {
  const { english, german, chinese } = await threeLanguages({ english: hidden });
  expect(await readLanguages(german)).toEqual({
    de: `http://quillcast.test/share/${german}`,
    'zh-Hans': `http://quillcast.test/share/${chinese}`,
    'x-default': `http://quillcast.test/share/${german}`,
  });
  expect(await readEntry(german)).not.toContain(english);
});

test('a translation into British English has its own hreflang link', async () => {
  const { english, german } = await threeLanguages();
  await (await db()).blog.update({ where: { id: english }, data: { locale: 'en-GB' } });
  expect(await readLanguages(german)).toMatchObject({ 'en-GB': `http://quillcast.test/share/${english}` });
  for (const id of [english, german]) expect(await readEntry(id)).toContain('hreflang="en-GB"');
});

test('an unlisted page has no hreflang links', async () => {
  const { german } = await threeLanguages({ german: 'unlisted' });
  expect(await readLanguages(german)).toBeUndefined();
});

test('a blog in one language has no hreflang links', async () => {
  const { english } = await threeLanguages({ german: 'draft', chinese: 'draft' });
  expect(await readLanguages(english)).toBeUndefined();
  expect(await readEntry(english)).not.toContain('hreflang');
});

test('the sitemap has the same hreflang links', async () => {
  const { english, german, chinese } = await threeLanguages();
  const link = (tag: string, id: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="http://quillcast.test/share/${id}"/>`;
  for (const id of [english, german, chinese]) {
    const entry = await readEntry(id);
    expect(entry).toContain(link('en', english));
    expect(entry).toContain(link('de', german));
    expect(entry).toContain(link('zh-Hans', chinese));
    expect(entry).toContain(link('x-default', english));
  }
});

test('the embed and the file link to the public translations in their own names', async () => {
  const { english, german, chinese } = await threeLanguages({ chinese: 'draft' });
  const frame = await (await api.get(`/embed/${english}`)).text();
  const file = await (await api.post('/api/blogs/html', { blogId: english })).json();
  for (const document of [frame, file.html]) {
    expect(document).toMatch(
      new RegExp(`<a href="http://quillcast.test/share/${german}" hreflang="de" lang="de"[^>]*>Deutsch</a>`, 'i'),
    );
    expect(document).not.toContain(chinese);
  }
});

test('translations do not change Markdown and feeds', async () => {
  const { user, english, german } = await threeLanguages();
  const text = await (await api.get(`/api/blogs/${english}/markdown`)).text();
  expect(text).not.toContain(german);
  const { items } = await (await api.get(`/user/${user.slug}/feed.json`)).json();
  expect(items).toHaveLength(3);
});

test('an owner’s list includes all translations of each blog', async () => {
  const { user, headers, english, german, chinese } = await threeLanguages({ german: 'draft' });
  const { blogs } = await (await api.get(`/api/blogs/user/${user.id}`, headers)).json();
  const named = Object.fromEntries(
    blogs.map((blog: { id: string; translations: { id: string }[] }) => [
      blog.id,
      blog.translations.map(({ id }) => id),
    ]),
  );
  expect(named).toEqual({ [english]: [german, chinese], [german]: [english, chinese], [chinese]: [english, german] });
});

/** The cache tags of an answer with a blog. */
const cacheTags = async (id: string) => (await answered(() => getBlog(id))).context.tags;

test.each<[string, (given: Awaited<ReturnType<typeof threeLanguages>>) => Promise<unknown>]>([
  ['hidden', ({ german }) => saveVisibility([german], 'draft', null)],
  ['deleted', ({ german }) => putIntoBin([german])],
  ['deleted for good', async ({ german }) => (await db()).blog.delete({ where: { id: german } })],
  [
    'made',
    async ({ english, user }) => {
      const { translationGroupId } = await readRow(english);
      await savedBlog({ userId: user.id, language: 'french', translationGroupId });
    },
  ],
])('a cached page is dropped when a translation of it is %s', async (_, change) => {
  const given = await threeLanguages();
  const tags = await cacheTags(given.english);
  const names = await changesDuring(() => change(given));
  expect(names.some((name) => name.startsWith('translations:') && tags.has(name))).toBe(true);
});

test('editing a translation keeps the cached pages of the others', async () => {
  const { english, german } = await threeLanguages();
  const tags = await cacheTags(english);
  const names = await changesDuring(async () =>
    (await db()).blog.update({ where: { id: german }, data: { title: 'Ein anderer Titel' } }),
  );
  expect(names.filter((name) => tags.has(name))).toEqual([]);
});
