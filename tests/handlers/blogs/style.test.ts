import { expect, test } from 'vitest';
import { findUnusedStyles } from '@/lib/blogs/my-blogs/queries.ts';
import { getBlog, getImage, suggestStyle } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { drawnPicture } from '@/lib/illustrations/drawings.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { makeOwner } from '../../support/my-blogs.ts';
import { type BlogColumns, readRow, savedBlog } from '../../support/owned-blog.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const STYLING = { style: 'retro', colorTheme: 'pink' };

const makeBlog = async (columns: BlogColumns) => (await savedBlog(columns)).id;

const save = (body: object, headers: Record<string, string>) => api.post('/api/blogs/style', body, headers);

async function readStyling(id: string) {
  const { style, colorTheme } = await readRow(id);
  return { style, colorTheme };
}

test('the owner saves a style', async () => {
  const { user, headers } = await signedInUser();
  const blogId = await makeBlog({ userId: user.id });
  expect(await readAnswer(save({ blogId, ...STYLING }, headers))).toEqual([200, { success: true }]);
  expect(await readStyling(blogId)).toEqual(STYLING);
});

test('redraws illustrations in the new style and keeps the old files', async () => {
  const { user, headers } = await signedInUser();
  const id = newId();
  const drawn = await drawnPicture({ seed: id, number: 1, style: 'minimal', colorTheme: 'default' });
  const picture = { title: 'A', source: '', sourceUrl: '', width: 1200, height: 675 };
  const sections = [
    {
      heading: 'A heading',
      content: 'Some content.',
      images: [
        { ...picture, url: `/api/images/${drawn.id}`, drawing: 1 },
        { ...picture, url: 'https://example.org/photo.jpg' },
      ],
    },
  ];
  await (await db()).blog.create({ data: blogRow({ id, userId: user.id, sections }) });
  await (await db()).image.create({ data: { ...drawn, blogId: id } });
  const readPictures = async () => (await getBlog(id)).content.sections[0]?.images.map(({ url }) => url);

  await save({ blogId: id, ...STYLING }, headers);
  const [redrawn = '', photo] = (await readPictures()) ?? [];
  expect(redrawn).not.toBe(`/api/images/${drawn.id}`);
  expect(photo).toBe('https://example.org/photo.jpg');
  const { bytes } = await getImage(redrawn.replace('/api/images/', ''));
  const inNewStyle = await drawnPicture({ seed: id, number: 1, style: 'retro', colorTheme: 'pink' });
  expect(Buffer.from(bytes).equals(Buffer.from(inNewStyle.bytes))).toBe(true);

  await save({ blogId: id, style: 'minimal', colorTheme: 'default' }, headers);
  await save({ blogId: id, ...STYLING }, headers);
  expect((await readPictures())?.[0]).toBe(redrawn);
  expect(await (await db()).image.count({ where: { blogId: id } })).toBe(2);
});

test.each([
  ['no blog id', STYLING, 'Blog ID is required'],
  ['an unknown style', { blogId: 'x', style: 'baroque', colorTheme: 'pink' }, 'Please choose a style'],
  ['an unknown color theme', { blogId: 'x', style: 'retro', colorTheme: 'mauve' }, 'Please choose a color theme'],
])('refuses %s', async (_, body, sentence) => {
  expect(await makeRefusal(save(body, (await signedInUser()).headers))).toEqual([400, sentence]);
});

const user = async () => (await signedInUser()).headers;
const visitor = async () => (await knownVisitor()).headers;
const othersId = async () => (await signedInUser()).user.id;
const OWNERLESS = { visitorId: 'somebody' };

test('any signed-in user saves the style of an ownerless blog, and so does the visitor who made it', async () => {
  const maker = await knownVisitor();
  const blogId = await makeBlog({ visitorId: maker.visitorId });
  for (const headers of [await user(), maker.headers]) {
    expect((await save({ blogId, ...STYLING }, headers)).status).toBe(200);
  }
});

test.each<[string, () => Promise<BlogColumns>, typeof user, true | undefined]>([
  ['another visitor on an ownerless blog', async () => OWNERLESS, visitor, true],
  ['a visitor on an owned blog', async () => ({ userId: await othersId() }), visitor, true],
  ['a user on another’s blog', async () => ({ userId: await othersId() }), user, undefined],
  ['a user on the sample', async () => ({}), user, undefined],
])('refuses %s, asks a visitor to sign in, and changes nothing', async (_, columns, asker, requiresSignIn) => {
  const blogId = await makeBlog(await columns());
  const response = await save({ blogId, ...STYLING }, await asker());
  expect(response.status).toBe(403);
  expect((await response.json()).requiresSignIn).toBe(requiresSignIn);
  expect(await readStyling(blogId)).toEqual({ style: 'minimal', colorTheme: 'default' });
});

test('does not ask visitors to sign in for the sample', async () => {
  expect(await readAnswer(save({ blogId: await makeBlog({}), ...STYLING }, (await knownVisitor()).headers))).toEqual([
    403,
    { message: 'This blog is a sample. Nobody can change it.', code: 'forbidden' },
  ]);
});

test('a saved style shows in the embed at once', async () => {
  const { user, headers } = await signedInUser();
  const blogId = await makeBlog({ userId: user.id });
  const read = async () => (await api.get(`/embed/${blogId}`)).text();
  expect(await read()).toContain('data-style="minimal"');
  await save({ blogId, ...STYLING }, headers);
  expect(await read()).toContain('data-style="retro"');
});

test('suggests a style that neither the blog nor the owner’s six newest have', async () => {
  const used = ['retro', 'glassmorphism', 'minimal', 'gradient', 'brutalist', 'geometric', 'neumorphism'] as const;
  const { user, ids } = await makeOwner(used.map((style) => ({ style })));
  expect((await findUnusedStyles({ userId: user.id })).toSorted()).toEqual(['claymorphism', 'neumorphism']);
  expect(await suggestStyle(await getBlog(ids[0] ?? ''))).toBe('neumorphism');
  expect(await suggestStyle(await getBlog(ids[6] ?? ''))).toBe('claymorphism');
});
