import { describe, expect, test } from 'vitest';
import { cutPassages } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';

function page(text: string, number = 1) {
  return { number, url: `https://page.example/${number}`, title: 'A page', text };
}

const SENTENCE = 'Bees on the roofs of a city find more flowers than bees in the fields around it.';
const passageTexts = (text: string) => cutPassages([page(text)]).map((passage) => passage.text);

describe('cutPassages', () => {
  test('numbers passages through all pages', () => {
    expect(cutPassages([page('Rain falls.\n\nWind blows.', 4), page('Snow lies.', 7)])).toEqual([
      { id: 1, source: 4, text: 'Rain falls.' },
      { id: 2, source: 4, text: 'Wind blows.' },
      { id: 3, source: 7, text: 'Snow lies.' },
    ]);
  });

  test('has at most three sentences in one, and never a part of one', () => {
    expect(passageTexts('One is. Two are. Three are. Four are.')).toEqual(['One is. Two are. Three are.', 'Four are.']);
  });

  test('has at most 450 characters in one, of Chinese 220', () => {
    const long = `${'Rain falls and '.repeat(13)}it stops. `.repeat(5);
    expect(passageTexts(long).map(({ length }) => length)).toEqual([409, 409, 204]);
    expect(passageTexts(`${'下雨'.repeat(40)}。`.repeat(4)).map(({ length }) => length)).toEqual([162, 162]);
  });

  test.each([
    ['a sentence that never ends', `${'and rain, and wind '.repeat(400)}.`, /[,d]$/],
    ['words without spaces', '雨'.repeat(3000), /雨$/],
    ['a word that never ends', 'x'.repeat(5000), /x$/],
  ])('cuts %s, at a clause where it has one', (_, text, end) => {
    const passages = passageTexts(text);
    expect(passages.join('').replaceAll(' ', '') === text.replaceAll(' ', '')).toBe(true);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(900);
    expect(passages.slice(0, -1).filter((passage) => !end.test(passage))).toEqual([]);
  });

  test.each([
    ['a label', 'About us'],
    ['a line without a full stop', 'Number of hives on the roofs of the city: 1,575'],
    ['numbers', '123'],
    ['a heading with nothing under it', '## Hives'],
  ])('keeps %s', (_, text) => {
    expect(passageTexts(text)).toEqual([text.replace('## ', '')]);
  });

  test.each([
    ['in one sentence', ['“Bees need water. They find it,” says Jane Smith. “Give them some. Now.”']],
    ['however long', [`“${'Bees need water. '.repeat(60)}Always,” says Jane Smith.`]],
    ['in the paragraph before', ['Jane Smith writes:', '“Bees need water. They find it.”']],
    ['behind a dash', ['«Les abeilles boivent. Toujours.»', '— Jane Smith']],
    ['in Japanese', ['「蜂は水を飲む。いつもだ。」とスミスは言う。']],
  ])('leaves a quotation with the words that say whose it is: %s', (_, paragraphs) => {
    expect(passageTexts(paragraphs.join('\n\n'))).toEqual([paragraphs.join(' ')]);
  });

  test('takes items of lists and rows of tables, each with the heading it stands under', () => {
    const text = [
      `## Hives\n\n${SENTENCE}\n\n- Hives need shade in the afternoon.\n- Home\n- About us`,
      '### Sizes\n\n| Kind | Frames |\n| Dadant | 12 |\n| 1 | 2 |',
    ].join('\n\n');
    expect(cutPassages([page(text)])).toEqual([
      { id: 1, source: 1, text: SENTENCE, heading: 'Hives' },
      { id: 2, source: 1, text: 'Hives need shade in the afternoon.', heading: 'Hives' },
      { id: 3, source: 1, text: 'Home', heading: 'Hives' },
      { id: 4, source: 1, text: 'About us', heading: 'Hives' },
      { id: 5, source: 1, text: 'Kind | Frames', heading: 'Hives › Sizes' },
      { id: 6, source: 1, text: 'Dadant | 12', heading: 'Hives › Sizes', columns: 'Kind | Frames' },
      { id: 7, source: 1, text: '1 | 2', heading: 'Hives › Sizes', columns: 'Kind | Frames' },
    ]);
  });

  test('names the section of a subsection, and no other', () => {
    const text = [
      '### Before',
      'a',
      '## Hives',
      'b',
      '### Sizes',
      'c',
      '### Kinds',
      'd',
      '## Honey',
      'e',
      '### Jars',
      'f',
    ];
    expect(cutPassages([page(text.join('\n\n'))]).map(({ heading }) => heading)).toEqual([
      ...['Before', 'Hives', 'Hives › Sizes', 'Hives › Kinds', 'Honey', 'Honey › Jars'],
    ]);
  });

  test('cuts Chinese and Japanese at their own full stops', () => {
    expect(passageTexts('下雨了。很冷！真的吗？是的。')).toEqual(['下雨了。很冷！真的吗？', '是的。']);
    expect(passageTexts('雨です。風です。')).toEqual(['雨です。風です。']);
  });

  test('gives words of the page as they stand there', () => {
    const text = `${SENTENCE} It costs 3.5 euros, says Dr. Adler.\nIt is so.  Yes!\n\n  ${SENTENCE} `;
    expect(passageTexts(text).filter((passage) => !text.includes(passage))).toEqual([]);
  });

  test('are longer rather than more than 900', () => {
    const lines = Array.from({ length: 4000 }, (_, i) => `${i % 7 ? '' : '## '}Hive ${i} is full.`);
    const documents = Array.from({ length: 10 }, (_, i) => page(lines.join('\n\n'), i + 1));
    const passages = cutPassages(documents);
    expect(passages.length).toBeLessThanOrEqual(900);
    const own = passages.filter(({ source }) => source === 7);
    const texts = own.map(({ heading = '', text }) => `${heading}\n${text}`).join('\n');
    expect(lines.filter((line) => !texts.includes(line.replace('## ', '')))).toEqual([]);
  });
});

describe('passages about a subject', () => {
  const PASSAGES = cutPassages([
    page(
      [
        'Cookies help us to remember you.',
        'The city counts its bridges every spring.',
        'Bees on roofs find more flowers than bees in fields.',
        'The tram runs until midnight on most days.',
        'A hive on a roof needs shade, water and a fence.',
      ].join('\n\n'),
    ),
    page('屋顶上的蜜蜂需要水。\n\n火车晚上也开。', 2),
  ]);
  const idsAbout = (subject: string, room: number, source = 1) =>
    passagesAbout(
      PASSAGES.filter((passage) => passage.source === source),
      subject,
      room,
    ).map(({ id }) => id);

  test('are those that share its words, in their own order', () => {
    expect(idsAbout('What a hive with bees on a roof needs', 110)).toEqual([3, 5]);
  });

  test('are found by other forms of its words', () => {
    expect(idsAbout('Counting a bridge', 45)).toEqual([2]);
  });

  test('are found in scripts without spaces', () => {
    expect(idsAbout('蜜蜂和屋顶', 12, 2)).toEqual([6]);
  });

  test('are the first ones when the subject is in another language', () => {
    expect(idsAbout('Чего хотят пчёлы', 80)).toEqual([1, 2]);
  });
});

test('a page of nothing but initials loses none of them', () => {
  const text = `— ${'A. '.repeat(20_000)}`;
  expect(passageTexts(text).join(' ') === text.trim()).toBe(true);
});
