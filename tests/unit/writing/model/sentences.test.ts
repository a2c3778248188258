import { describe, expect, test } from 'vitest';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { endsInFullSentence } from '@/lib/text/sentences.ts';
import { mapSentences, readText, rowCells } from '@/lib/writing/sentences.ts';

describe('endsInFullSentence', () => {
  test.each(['Rain.', 'Rain?', 'Rain!”', '雨。', '「雨。」', 'Rain [1].', 'Rain…'])('%s', (text) => {
    expect(endsInFullSentence(text)).toBe(true);
  });

  test.each(['Rain', 'Rain:', 'Rain,', ''])('not: %s', (text) => {
    expect(endsInFullSentence(text)).toBe(false);
  });
});

describe('mapSentences', () => {
  const without = (gone: string) => (sentence: string) => (sentence === gone ? '' : sentence);

  test.each([
    ['a sentence', 'Rain falls. Wind blows. Fog lies.', 'Wind blows.', 'Rain falls. Fog lies.'],
    ['a paragraph', 'Rain falls.\n\nWind blows.', 'Wind blows.', 'Rain falls.'],
    ['a point', '- Rain.\n- Wind.\n- Fog.', 'Wind.', '- Rain.\n- Fog.'],
    ['a quotation', '> Rain falls.\n\nWind blows.', 'Rain falls.', 'Wind blows.'],
    ['a heading', '### On rain\n\nWind blows.', 'On rain', 'Wind blows.'],
    ['an item with items below', '- Rain:\n  - soft\n- Wind', 'soft', '- Rain:\n- Wind'],
    ['a numbered point', '1. Rain.\n2. Wind.\n3. Fog.', 'Wind.', '1. Rain.\n2. Fog.'],
    [
      'a whole list, whose lead-in stays',
      'Rain falls. We need:\n\n- Wind.\n\nFog lies.',
      'Wind.',
      'Rain falls. We need:\n\nFog lies.',
    ],
    ['a Chinese sentence', '下雨了。很冷！真的吗？', '很冷！', '下雨了。真的吗？'],
  ])('drops %s', (_, text, gone, left) => {
    expect(writeMarkdown(mapSentences(readText(text), 'english', without(gone)))).toBe(left);
  });

  test('replaces sentences', () => {
    const text = 'Rain falls [1]. Wind blows.\n\n1. Rain\n2. Fog';
    expect(writeMarkdown(mapSentences(readText(text), 'english', (s) => s.toUpperCase()))).toBe(
      'RAIN FALLS [1]. WIND BLOWS.\n\n1. RAIN\n2. FOG',
    );
  });
});

describe('rows', () => {
  test.each([
    ['2021 | 5 [1] | roof', ['2021', '5 [1]', 'roof']],
    ['2021 |  | roof', ['2021', '', 'roof']],
    ['2021 | | roof', ['2021', '', 'roof']],
    ['| roof', ['', 'roof']],
    ['2021 |', ['2021', '']],
    ['2021 | ', ['2021', '']],
    ['`a \\| b` | c', ['`a | b`', 'c']],
    ['a||b | c', ['a||b', 'c']],
    ['alone', ['alone']],
  ])('%j has the cells %j', (row, cells) => {
    expect(rowCells(row)).toEqual(cells);
  });

  test.each([
    ['are replaced', '2021 | 5', '| Year | Litres |\n| 2021 | 5 |\n| 2022 | 7 |'],
    ['go', '', '| Year | Litres |\n| 2022 | 7 |'],
    ['stay with an empty head', '', '|  |  |\n| 2021 | 9 |\n| 2022 | 7 |', 'Year | Litres'],
    ['stay where a cell is missing', '2021', '| Year | Litres |\n| 2021 | 9 |\n| 2022 | 7 |'],
  ])('%s', (_, row, table, replaced = '2021 | 9') => {
    const blocks = readText('| Year | Litres |\n| 2021 | 9 |\n| 2022 | 7 |');
    const changed = mapSentences(blocks, 'english', (text) => (text === replaced ? row : text));
    expect(writeMarkdown(changed)).toBe(table);
  });

  test('that are only a head stay', () => {
    const blocks = readText('| Year | Litres |\n| --- | --- |');
    expect(mapSentences(blocks, 'english', (text) => text)).toEqual(blocks);
  });
});
