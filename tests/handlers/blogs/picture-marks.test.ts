import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { drawnPicture } from '@/lib/illustrations/drawings.ts';
import { readMark } from '@/lib/images/marks.ts';
import { api } from '../../support/api.ts';
import { changeCover, uploadPicture } from '../../support/covers.ts';
import { bringIn } from '../../support/imports.ts';
import { dataUrl, manifestStore, pictureNaming, withManifest } from '../../support/marked-pictures.ts';
import { ownedBlog } from '../../support/owned-blog.ts';

const AI = { sourceType: 'trainedAlgorithmicMedia', hadManifest: true };

const marked = async () =>
  dataUrl(withManifest(await pictureNaming('trainedAlgorithmicMedia'), 'jpeg', manifestStore()));

type Owner = { blogId: string } | { userId: string };

/** The marks of an owner's pictures: in the rows and in the files. */
async function readMarks(where: Owner) {
  const rows = await (await db()).image.findMany({ where });
  const inFiles = await Promise.all(rows.map(({ bytes }) => readMark(Buffer.from(bytes ?? []))));
  return [...rows.map(({ sourceType, hadManifest }) => ({ sourceType, hadManifest })), ...inFiles];
}

test('a picture of the form keeps its marks while it waits', async () => {
  const { headers } = await ownedBlog();
  const body = { topic: 'Growing tomatoes', length: 'small', userImages: [await marked()] };
  const { id } = await (await api.post('/api/blogs/generate', body, headers)).json();
  expect(await readMarks({ blogId: id })).toEqual([AI, AI]);
});

test('covers, in both sizes, and added pictures keep their marks', async () => {
  const { id, headers } = await ownedBlog();
  await changeCover(id, { kind: 'uploaded', picture: await marked(), alt: '' }, headers);
  expect((await uploadPicture(id, await marked(), headers)).status).toBe(200);
  expect(await readMarks({ blogId: id })).toEqual([AI, AI, AI, AI, AI, AI]);
});

test('pictures of an imported archive keep their marks', async () => {
  const picture = withManifest(await pictureNaming('trainedAlgorithmicMedia', 'webp'), 'webp', manifestStore());
  const text = strToU8(
    '---\ntitle: Tea\ncover: leaf.webp\n---\n# Tea\n\nHot.\n\n## Leaves\n\n![A leaf](leaf.webp)\n\nGreen.\n',
  );
  const data = Buffer.from(zipSync({ 'tea.md': text, 'leaf.webp': picture })).toString('base64');
  const { rows } = await bringIn([{ name: 'export.zip', data }]);
  expect(await readMarks({ blogId: rows[0]?.id ?? '' })).toEqual([AI, AI, AI, AI, AI, AI]);
});

test('avatars keep their marks', async () => {
  const { user, headers } = await ownedBlog();
  const profile = { displayName: 'Ada', avatar: await marked() };
  await api.patch('/api/account', profile, headers);
  const marks = await readMarks({ userId: user.id });
  expect(marks).toEqual(Array.from(marks, () => AI));
});

test('drawings are marked as drawn by a program', async () => {
  const { id, headers } = await ownedBlog();
  await changeCover(id, { kind: 'drawn', number: 1, alt: '' }, headers);
  const drawn = { sourceType: 'algorithmicMedia', hadManifest: false };
  expect(await readMarks({ blogId: id })).toEqual([drawn, drawn, drawn, drawn]);
  expect(await drawnPicture({ seed: id, number: 2, style: 'retro', colorTheme: 'blue' })).toMatchObject(drawn);
});
