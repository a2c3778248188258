import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { Language } from '@/lib/generated/prisma/enums.ts';
import { api } from '../../support/api.ts';
import { makeOwner, myBlogs } from '../../support/my-blogs.ts';

type Sample = { language: Language; title: string; text: string; searches: readonly string[] };

/** A blog in each language with searches that find only it. */
const SAMPLES: readonly Sample[] = [
  {
    language: 'english',
    title: 'Running with quokkas',
    text: 'They were happily jumping over stones.',
    searches: ['quokka', 'run', 'jumped stone', 'QUOKKAS', 'quok', 'with quokkas'],
  },
  {
    language: 'french',
    title: 'Les fenêtres de l’école',
    text: 'Nous mangions généralement des crêpes.',
    searches: ['fenêtre', 'fenetre', 'mangions', 'mangions crepe', 'crêpe ecoles', 'école'],
  },
  {
    language: 'spanish',
    title: 'Canciones para niños',
    text: 'La abuela cantaba todas las mañanas.',
    searches: ['canción', 'cancion', 'niño', 'ninos', 'cantar mañana'],
  },
  {
    language: 'german',
    title: 'Häuser aus Lehm',
    text: 'Die Mauern trocknen über mehrere Wochen.',
    searches: ['häuser', 'hauser', 'Lehm', 'mauer', 'woche trocknen', 'das Häuser'],
  },
  {
    language: 'russian',
    title: 'Кошки в городе',
    text: 'Мы кормили бездомных животных каждый вечер.',
    searches: ['кошка', 'КОШКИ', 'город', 'кормить животные', 'бездом'],
  },
  {
    language: 'portuguese',
    title: 'Informações sobre abelhas',
    text: 'As colmeias foram construídas de madeira.',
    searches: ['informação', 'abelha', 'colmeia madeira', 'construida'],
  },
  {
    language: 'italian',
    title: 'Ricette della nonna',
    text: 'Mescoliamo lentamente la farina “bianca” dell’amico.',
    searches: ['ricetta', 'nonne', 'mescolare', 'lentamente farina', 'bianco', 'amici'],
  },
  {
    language: 'chinese',
    title: '如何照顾小猫',
    text: '每天早上给它们喂新鲜的牛奶。',
    searches: ['小猫', '照顾小猫', '猫', '牛奶', '新鲜的牛奶', '早上 牛奶'],
  },
  {
    language: 'japanese',
    title: '庭の紅葉とカメラ',
    text: '秋になると山へ写真を撮りに行きます。',
    searches: ['紅葉', 'カメラ', '写真を撮り', '秋', 'ｶﾒﾗ'],
  },
];

const withText = (content: string) => ({ sections: [{ heading: 'A heading', content, images: [] }] });

const ownerOfSamples = () =>
  makeOwner(SAMPLES.map(({ language, title, text }) => ({ language, title, ...withText(text) })));

const search = async (headers: Record<string, string>, q: string) =>
  (await myBlogs(headers, `?${new URLSearchParams({ q })}`)).titles;

test.each(SAMPLES)('finds a blog in $language by words of its title and text', async (sample) => {
  const { headers } = await ownerOfSamples();
  const found = await Promise.all(sample.searches.map((q) => search(headers, q)));
  expect(found).toEqual(sample.searches.map(() => [sample.title]));
});

test.each([
  ['a word that nobody wrote', 'wombat'],
  ['words of two blogs', 'quokka Lehm'],
  ['neighbours that stand apart', '猫照'],
  ['signs alone', '!!! & | : * ( '],
  ['what the database could take for a query', "'quokka' | 'lehm"],
  ['a backslash', 'quo\\kka'],
])('finds nothing for %s', async (_, q) => {
  const { headers } = await ownerOfSamples();
  expect(await search(headers, q)).toEqual([]);
});

test('finds words in every part of a text', async () => {
  const { headers } = await makeOwner([
    {
      title: 'Alpha',
      intro: 'Bravo',
      conclusion: 'Charlie',
      ...withText('Delta'),
      keyPoints: ['Echo'],
      questions: [{ question: 'Foxtrot?', answer: 'Golf' }],
    },
  ]);
  const words = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'heading'];
  const found = await Promise.all(words.map((q) => search(headers, q)));
  expect(found).toEqual(words.map(() => ['Alpha']));
});

test('a changed text is found by its new words alone', async () => {
  const { headers, ids } = await makeOwner([{ title: 'About quokkas' }]);
  const where = { id: ids[0] ?? '' };
  await (await db()).blog.update({ where, data: { title: 'About wombats' } });
  expect(await search(headers, 'quokka')).toEqual([]);
  expect(await search(headers, 'wombat')).toEqual(['About wombats']);
});

test('finds neither other users’ blogs nor the bin', async () => {
  await makeOwner([{ title: 'Their quokkas' }]);
  const { headers } = await makeOwner([{ title: 'My quokkas' }, { title: 'Deleted quokkas', deletedAt: new Date() }]);
  expect(await myBlogs(headers, '?q=quokkas')).toEqual({ found: 1, total: 1, titles: ['My quokkas'] });
});

test('a search can contain unstorable characters', async () => {
  const { headers } = await makeOwner([{ title: 'Quokkas' }]);
  expect(await search(headers, 'quo\u0000kkas')).toEqual(['Quokkas']);
});

test('a search of more than 200 characters is cut, not refused', async () => {
  const { headers } = await makeOwner([{ title: 'Quokkas' }]);
  expect(await search(headers, `quokkas${' '.repeat(194)}wombat`)).toEqual(['Quokkas']);
});

/** A run of distinct Chinese characters. */
const chinese = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) =>
    String.fromCodePoint(0x4e00 + (((at + from) * (at + 7 * from + 1)) % 20_011)),
  ).join('');

test('finds a text longer than the search limit by its beginning', async () => {
  const { headers, ids } = await makeOwner([{ title: 'Long', updatedAt: new Date(0) }]);
  const sections = Array.from({ length: 19 }, (_, at) => ({
    heading: `Part ${at + 1}`,
    content: chinese(16_000, at),
    images: [],
  }));
  const text = { title: 'Long', intro: 'A quokka.', sections, conclusion: 'The end.' };
  const response = await api.put(
    `/api/blogs/${ids[0] ?? ''}`,
    { ...text, basedOn: new Date(0).toISOString() },
    headers,
  );
  expect(response.status).toBe(200);
  expect((await myBlogs(headers, '?q=quokka')).found).toBe(1);
  expect((await myBlogs(headers, `?q=${chinese(5, 0)}`)).found).toBe(1);
});
