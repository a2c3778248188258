import { describe, expect, test } from 'vitest';
import { cutPassages } from '@/lib/research/passages.ts';
import { passagesAbout, passagesOfSources } from '@/lib/research/relevance.ts';

function page(text: string, number = 1) {
  return { number, url: `https://page.example/${number}`, title: 'A page', text };
}

const SENTENCE = 'Bees on the roofs of a city find more flowers than bees in the fields around it.';
const textsOf = (text: string) => cutPassages([page(text)]).map((passage) => passage.text);

describe('cutPassages', () => {
  test('numbers passages through all pages', () => {
    expect(cutPassages([page('Rain falls.\n\nWind blows.', 4), page('Snow lies.', 7)])).toEqual([
      { id: 1, source: 4, text: 'Rain falls.' },
      { id: 2, source: 4, text: 'Wind blows.' },
      { id: 3, source: 7, text: 'Snow lies.' },
    ]);
  });

  test('has at most three sentences in one, and never a part of one', () => {
    expect(textsOf('One is. Two are. Three are. Four are.')).toEqual([
      'One is. Two are. Three are.',
      'Four are.',
    ]);
  });

  test('has at most 450 characters in one', () => {
    const long = `${'Rain falls and '.repeat(13)}it stops. `;
    const passages = textsOf(
      long
        .repeat(5)
        .trim()
        .replace(/it stops/g, () => 'it goes on'),
    );
    expect(passages.length).toBeGreaterThan(0);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(450);
  });

  test.each([
    ['headings', 'Why bees matter'],
    ['headings of other scripts', '为什么蜜蜂重要'],
    [
      'navigation',
      'Home > Bees > Roofs > All about the keeping of bees on the roofs of any large city',
    ],
    [
      'a bar of links',
      'News | Sport | Weather | Culture | Travel | Television | Radio | Food | Music | Arts',
    ],
    ['a sentence that never ends', `${'and rain and wind '.repeat(40)}.`],
    ['ornaments', '*** 123 ***.'],
  ])('leaves out %s', (_, text) => {
    expect(textsOf(`${text}\n\n${SENTENCE}`)).toEqual([SENTENCE]);
  });

  test('keeps a long line without a full stop, as tables have them', () => {
    const row =
      'Number of hives on the roofs of the city, counted in autumn: 1,575; the year before: 1,498';
    expect(textsOf(row)).toEqual([row]);
  });

  test('takes items of lists and rows of tables, each with the heading it stands under', () => {
    const text = [
      `## Hives\n\n${SENTENCE}\n\n- Hives need shade in the afternoon.\n- Home\n- About us`,
      '### Sizes\n\n| Kind | Frames |\n| Dadant | 12 |\n| 1 | 2 |',
    ].join('\n\n');
    expect(cutPassages([page(text)])).toEqual([
      { id: 1, source: 1, text: SENTENCE, heading: 'Hives' },
      { id: 2, source: 1, text: 'Hives need shade in the afternoon.', heading: 'Hives' },
      { id: 3, source: 1, text: 'Dadant | 12', heading: 'Sizes' },
    ]);
    expect(text).toContain('Dadant | 12');
  });

  test('never takes a heading, however long', () => {
    expect(textsOf(`## ${SENTENCE}\n\n### ${'Why bees matter to us '.repeat(5)}`)).toEqual([]);
  });

  test('gives a passage that a page repeats once', () => {
    expect(textsOf(`${SENTENCE}\n\n${SENTENCE}`)).toEqual([SENTENCE]);
  });

  test('cuts Chinese and Japanese at their own full stops', () => {
    expect(textsOf('下雨了。很冷！真的吗？是的。')).toEqual(['下雨了。很冷！真的吗？', '是的。']);
    expect(textsOf('雨です。風です。')).toEqual(['雨です。風です。']);
  });

  test('gives words of the page as they stand there', () => {
    const text = `${SENTENCE} It costs 3.5 euros, says Dr. Adler.\nIt is so.  Yes!\n\n  ${SENTENCE} `;
    expect(textsOf(text).filter((passage) => !text.includes(passage))).toEqual([]);
  });

  test('has no more than 900 of all pages, and some of each', () => {
    const text = Array.from({ length: 400 }, (_, i) => `Hive ${i} is full of bees.`).join('\n\n');
    const passages = cutPassages(Array.from({ length: 10 }, (_, i) => page(text, i + 1)));
    expect(passages).toHaveLength(900);
    expect(new Set(passages.map(({ source }) => source)).size).toBe(10);
  });

  test('finds nothing where there is nothing', () => {
    expect(cutPassages([])).toEqual([]);
    expect(textsOf('Home\n\nAbout')).toEqual([]);
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

  test('are all of them when there is room', () => {
    expect(idsAbout('bees', 10_000)).toEqual([1, 2, 3, 4, 5]);
  });

  test('come from every source, which share the room', () => {
    const chosen = passagesOfSources(PASSAGES, [1, 2], 'bees 蜜蜂', 110);
    expect(chosen.map(({ id }) => id)).toEqual([3, 6, 7]);
  });
});

test('a page of nothing but initials is cut without looking at it again with each of them', () => {
  expect(textsOf(`— ${'A. '.repeat(20_000)}\n\n${SENTENCE}`)).toEqual([SENTENCE]);
});
