import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { imagePath } from '@/lib/routes.ts';
import { isForeignSentence } from '@/lib/text/language-check.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readRow } from '../../support/owned-blog.ts';
import { ARTICLE, makeArticle, PAGE, translated } from '../../support/translations.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

async function ownArticle(given: object = {}) {
  const { user, headers } = await signedInUser();
  return { user, headers, id: await makeArticle({ userId: user.id }, given) };
}

const makeBlog = async (id: string, headers = {}) => (await api.get(`/api/blogs/${id}`, headers)).json();

test('writes the blog in another language, with its style, its outline and its place among its translations', async () => {
  const { user, headers, id } = await ownArticle({ colorTheme: 'teal', advice: 'health' });
  const german = await readRow(await translated(id, 'german', headers));
  const original = await readRow(id);
  expect(german).toMatchObject({
    language: 'german',
    length: 'small',
    style: 'retro',
    colorTheme: 'teal',
    topic: 'Bees on a roof',
    userId: user.id,
    visibility: 'public',
    writer: 'model',
    advice: 'health',
  });
  expect(german.translationGroupId).toMatch(/./);
  expect(german.translationGroupId).toBe(original.translationGroupId);
  expect(german.sections).toHaveLength(2);
  expect(original).toMatchObject({ ...ARTICLE, editedAt: null });
});

test('rests on the pages of the original, which are not fetched again', async () => {
  const { headers, id } = await ownArticle();
  const german = await translated(id, 'german', headers);
  const pages = await (await db()).sourceSnapshot.findMany({ where: { blogId: german } });
  expect(pages).toEqual([{ ...PAGE, blogId: german, license: null }]);
  const { sources } = await makeBlog(german);
  expect(sources.length).toBeGreaterThan(0);
  for (const { url, quote } of sources) {
    expect(url).toBe(PAGE.url);
    expect(PAGE.text).toContain(quote);
  }
});

test('has pictures of its own with the same bytes, described in its language', async () => {
  const picture = newId();
  const image = { url: imagePath(picture), title: 'Water first', source: '', sourceUrl: '' };
  const [first, ...rest] = ARTICLE.sections;
  const sections = [
    {
      ...first,
      images: [
        { ...image, width: 4, height: 3 },
        {
          url: 'https://pictures.example/hive.jpg',
          title: 'Hive 17',
          source: 'Ada, CC BY',
          sourceUrl: 'https://pictures.example/hive',
          width: 4,
          height: 3,
          alt: 'A wooden hive on a flat roof.',
        },
      ],
    },
    ...rest,
  ];
  const { headers, id } = await ownArticle({ sections });
  const bytes = Buffer.from('the bytes of a picture');
  const marks = { sourceType: 'digitalCapture', hadManifest: true };
  const stored = { id: picture, contentType: 'image/webp', width: 4, height: 3, bytes, ...marks };
  await (await db()).image.create({ data: { ...stored, blogId: id } });
  const german = await makeBlog(await translated(id, 'german', headers));
  const { heading, images } = german.content.sections[0];
  const [own, linked] = images;
  expect(own.url).not.toBe(image.url);
  expect(own).toMatchObject({ title: heading, width: 4, height: 3 });
  const copyId = own.url.slice(imagePath('').length);
  expect(await (await db()).image.findUnique({ where: { id: copyId } })).toMatchObject(marks);
  const answer = await api.get(`/api/images/${copyId}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(linked).toMatchObject({ ...sections[0]?.images[1], alt: expect.any(String) });
  expect(linked.alt).not.toBe('A wooden hive on a flat roof.');
  expect(await isForeignSentence(linked.alt, 'german')).toBe(false);
});

test('has key points, questions and a description where the original has them', async () => {
  const { headers, id } = await ownArticle({
    keyPoints: ['Bees need water.', 'One hive is enough.', 'Ask your neighbours.'],
    questions: [1, 2, 3].map((at) => ({ question: `Why ${at}?`, answer: 'It is better so.' })),
    description: 'How to keep bees on a roof.',
  });
  const german = await readRow(await translated(id, 'german', headers));
  expect(german.keyPoints).not.toEqual([]);
  expect(german.questions).not.toEqual([]);
  expect(german.description).toMatch(/./);
  const bare = await ownArticle();
  const without = await readRow(await translated(bare.id, 'german', bare.headers));
  expect(without).toMatchObject({ keyPoints: [], questions: [] });
});
