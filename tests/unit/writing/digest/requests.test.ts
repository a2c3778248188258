import { describe, expect, test } from 'vitest';
import { tellAll } from '@/lib/http/answer-context.ts';
import { libraryNotes, type Note } from '@/lib/research/library/notes.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import type { WritingEvent } from '@/lib/writing/types.ts';
import { aRequest, KINDS, readBreadPages } from './bread-site.ts';

const writer = createDigestWriter();

const expectRefusal = (writing: Promise<unknown>, message: string) =>
  expect(writing).rejects.toMatchObject({ code: 'refused', message });

describe('an outline', () => {
  test('proposes the sections that are then written', async () => {
    const pages = readBreadPages(['guide', 'recipe'], ['guide', 'recipe']);
    const outline = await writer.outline(aRequest(pages));
    const article = await writer.write(aRequest(pages, { outline }));
    expect(article.title).toBe(outline.title);
    expect(article.sections.map(({ heading }) => heading)).toEqual(outline.sections.map(({ heading }) => heading));
    for (const [at, { covers }] of outline.sections.entries()) {
      expect(covers).not.toBe('');
      expect(article.sections[at]?.content).toContain(covers);
    }
  });

  test('of the user decides the sections', async () => {
    const pages = readBreadPages(['guide', 'recipe'], ['guide', 'recipe']);
    const sections = [
      { heading: 'Steam and heat in the oven', covers: 'Baking temperature, lid' },
      { heading: 'Keeping a starter alive', covers: 'Feeding and refrigerator' },
    ];
    const article = await writer.write(aRequest(pages, { length: 'small', outline: { title: 'My loaf', sections } }));
    expect(article.title).toBe('My loaf');
    expect(article.sections[0]?.content).toMatch(/oven/);
    expect(article.sections[1]?.content).toMatch(/starter/);
  });

  test('is refused with too many sections for the length', async () => {
    const pages = readBreadPages(KINDS, KINDS);
    const headings = pages
      .flatMap(({ text }) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading))
      .filter((heading) => !/in short|conclusion|summary/i.test(heading));
    const sections = headings.slice(0, 24).map((heading) => ({ heading, covers: '' }));
    const outline = { title: 'All', sections };
    const writing = writer.write(aRequest(pages, { length: 'small', outline }));
    await expectRefusal(
      writing,
      'The outline has too many sections for a small article (300–500 words). Remove some, or choose another length.',
    );
  });

  test('is refused for a heading without material', async () => {
    const pages = readBreadPages(['guide'], ['guide']);
    const sections = ['Raising a starter', 'Zeppelin airships'].map((heading) => ({ heading, covers: '' }));
    const writing = writer.write(aRequest(pages, { length: 'small', outline: { title: 'A', sections } }));
    await expectRefusal(
      writing,
      'The pages say nothing on “Zeppelin airships”. Rename or remove this section, or add a page that treats it.',
    );
  });
});

describe('unusable pages', () => {
  const GERMAN =
    'Sauerteigbrot geht durch wilde Hefen und Milchsäurebakterien auf, die in einer Mischung aus Mehl und Wasser leben. Niemand muss sie kaufen, weil sie schon auf dem Korn sitzen. Was der Bäcker geben muss, sind Wärme, regelmäßiges Füttern und Zeit.';

  test('in another language are left out and named', async () => {
    const pages = readBreadPages(KINDS, KINDS);
    const url = 'https://brot.example/';
    const german = { number: 6, url, title: 'Sourdough bread', text: GERMAN.repeat(5), language: 'de' };
    const article = await writer.write(aRequest([...pages, german]));
    const reason = 'The page is in another language than the article, and a digest takes pages as they are.';
    expect(tellAll(article).unused).toEqual([{ url, reason }]);
    expect(article.evidence.filter(({ source }) => source === 6)).toEqual([]);
  });

  test('off topic are refused', async () => {
    const pages = readBreadPages(KINDS, KINDS);
    await expectRefusal(
      writer.write(aRequest(pages, { topic: 'How to repair a bicycle' })),
      'None of the pages treats “How to repair a bicycle”. Add pages on this topic, or word it as they do.',
    );
  });

  test('with too few words are refused', async () => {
    const pages = readBreadPages(['news']);
    await expect(writer.write(aRequest(pages, { length: 'small' }))).rejects.toThrow(
      /^The sources have only about 1\d0 words to quote on this topic, too little for a small article \(300–500 words\)\./,
    );
  });

  test('are not read after an abort', async () => {
    const pages = readBreadPages(['guide'], ['guide']);
    const stopped = AbortSignal.abort(new Error('called off'));
    await expect(writer.write(aRequest(pages, { signal: stopped }))).rejects.toThrow('called off');
  });
});

test('a sentence on two pages is taken once', async () => {
  const [guide] = readBreadPages(['guide'], ['guide']);
  const copy = { ...(guide as SourceDocument), number: 2, url: 'https://copy.example/' };
  const article = await writer.write(aRequest([guide as SourceDocument, copy], { length: 'small' }));
  const blocks = article.sections.flatMap(({ content }) => content.split('\n\n'));
  const said = blocks.map((block) => block.replace(/ \[\d+\]$/, ''));
  expect(new Set(said).size).toBe(said.length);
});

describe('a page that shares no word with the topic', async () => {
  const licensed = readBreadPages(['guide', 'history'], ['guide', 'history']);
  const [note] = await libraryNotes('english');
  const { sections: _, ...page } = note as Note;
  const pages = [...licensed, { number: 3, ...page }];

  test.each(['small', 'medium'] as const)('is used in a %s digest if it was given', async (length) => {
    const given = pages.map((page) => ({ ...page, isGiven: true }));
    const article = await writer.write(aRequest(given, { length }));
    expect(new Set(article.evidence.map(({ source }) => source))).toEqual(new Set([1, 2, 3]));
    expect(article.doubtful?.map(({ url }) => url)).toEqual([note?.url]);
  });

  test('is left out if it was found', async () => {
    const article = await writer.write(aRequest(pages, { length: 'medium' }));
    expect(article.evidence.filter(({ source }) => source === 3)).toEqual([]);
    expect(article.doubtful).toBeUndefined();
  });
});

test('pages that are all in another language are refused', async () => {
  const pages = readBreadPages(['guide'], ['guide']);
  const given = pages.map((page) => ({ ...page, isGiven: true }));
  const writing = writer.write(aRequest(given, { topic: 'Sauerteigbrot', language: 'german' }));
  await expectRefusal(
    writing,
    'Your pages are in another language than the article, and a digest takes pages as they are. Choose their language, or add pages in the article’s.',
  );
});

test('its title is the licensed page’s, else the capitalized topic', async () => {
  const guide = readBreadPages(['guide'], ['guide']);
  const one = await writer.write(aRequest(guide, { length: 'small' }));
  expect(one.title).toBe('Baking sourdough bread: a guide for patient people');
  const pages = readBreadPages(KINDS, KINDS);
  const five = await writer.write(aRequest(pages, { topic: 'sourdough bread at home' }));
  expect(five.title).toBe('Sourdough bread at home');
});

test('every part is emitted', async () => {
  const pages = readBreadPages(['guide'], ['guide']);
  const emitted: WritingEvent[] = [];
  await writer.write(aRequest(pages, { length: 'small', onEvent: (event) => emitted.push(event) }));
  const types = emitted.map(({ type }) => type);
  expect(types).toEqual(['phase', 'outline', 'phase', 'part', 'part', 'part', 'part', 'part']);
});

test('Japanese is counted by the whole article', async () => {
  const sentence = (at: number) =>
    `家庭菜園の畝${at}には堆肥を二、三センチの厚さに広げ、種は深さ${at}センチにまきます。`;
  const part = (name: string, from: number) =>
    `## ${name}\n\n${Array.from({ length: 6 }, (_, at) => sentence(from + at)).join('')}`;
  const text = [
    '家庭菜園は小さく始めるのがいちばんです。日当たりのよい場所を選びます。',
    ...['土づくり', '種まき', '収穫'].map((name, at) => part(name, 10 * (at + 1))),
    '| 野菜 | 時期 |\n| 大根 | 秋 |\n| 豆 | 春 |\n| 瓜 | 夏 |',
    '## まとめ\n\n日なたの小さな畝から始めましょう。',
  ].join('\n\n');
  const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  const page = { number: 1, url: 'https://saien.example/', title: '家庭菜園の始め方', text, license };
  const request = aRequest([page], { topic: '家庭菜園の始め方', language: 'japanese', length: 'small' });
  const article = await writer.write(request);
  const words = countArticleWords(article, 'japanese');
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(500);
  expect(article.sections.map(({ content }) => content).join('\n')).toContain('| 野菜 | 時期 |\n| 大根 | 秋 |\n');
  expect(article.conclusion).toBe(`日なたの小さな畝から始めましょう。[${article.evidence.length}]`);
});
