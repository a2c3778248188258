import { describe, expect, test } from 'vitest';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { endsInFullSentence } from '@/lib/text/sentences.ts';
import { mapSentences, readText, withFullEndings, withoutEnding } from '@/lib/writing/sentences.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

describe('withoutEnding', () => {
  test.each([
    ['the last sentence', 'Rain falls. Wind blows.', 'Rain falls.'],
    ['a paragraph of one sentence', 'Rain falls.\n\nWind blows.', 'Rain falls.'],
    [
      'the last point of a list',
      'We know:\n\n- Rain falls.\n- Wind blows.\n- Fog lies.',
      'We know:\n\n- Rain falls.\n- Wind blows.',
    ],
    ['a list of two together with what announced it', 'Rain falls. We need:\n\n- Wind.\n- Sunshine.', 'Rain falls.'],
    ['points without a full stop', 'Rain falls.\n\n- wind\n- sun\n- fog', 'Rain falls.'],
  ])('removes %s', (_, text, shorter) => {
    expect(writeMarkdown(withoutEnding(readText(text), 'english') ?? [])).toBe(shorter);
  });

  test('keeps the only sentence', () => {
    expect(withoutEnding(readText('Rain falls on the just.'), 'english')).toBeUndefined();
  });

  test('keeps a text that has no full sentence before its end', () => {
    expect(withoutEnding(readText('For example:\n\n- Rain falls.\n- Wind blows.'), 'english')).toBeUndefined();
  });
});

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
    ['a numbered point', '1. Rain.\n2. Wind.\n3. Fog.', 'Wind.', '1. Rain.\n2. Fog.'],
    ['a whole list', 'Rain falls.\n\n- Wind.', 'Wind.', 'Rain falls.'],
    ['a list with its lead-in', 'Rain falls. We need:\n\n- Wind.\n\nFog lies.', 'Wind.', 'Rain falls.\n\nFog lies.'],
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

describe('withFullEndings', () => {
  test.each(LANGUAGES)('takes off the sentence that breaks off at the end, in %s', (language) => {
    const { text, whole } = readExamples(language).cutOff;
    expect(writeMarkdown(withFullEndings(readText(text), language))).toBe(whole);
  });

  test.each<[Language, string, string, string]>([
    ['english', 'a paragraph', 'Fog lies.\n\nRain falls. Wind bl', 'Fog lies.\n\nRain falls.'],
    ['english', 'a heading at the end', 'Wind blows.\n\n### On rain', 'Wind blows.'],
    ['english', 'a paragraph and its lead-in', 'Wind blows.\n\nWe need:\n\nRa', 'Wind blows.'],
    ['english', 'a lead-in without its list', 'Rain falls. We need:', 'Rain falls.'],
    ['english', 'the last point', '- Rain falls.\n- Wind bl', '- Rain falls.'],
    ['english', 'everything', 'Rain and', ''],
  ])('removes a broken-off end in %s: %s', (language, _, text, whole) => {
    expect(writeMarkdown(withFullEndings(readText(text), language))).toBe(whole);
  });

  test.each([
    'Rain falls.',
    'Er sagte: „Es regnet.“',
    'Rain falls [1].',
    'We need:\n\n- Rain\n- Wind',
    'We need these: wind.\n\n1. Rain falls.\n2. Wind blows.',
    '「雨です。」',
    'Energy follows from mass:\n\nE = mc²\n\nHere c is the speed of light.',
    'Energy follows from mass:\n\nE = mc²',
    'Energy follows from mass:\n\n$$E = mc^2$$',
    'Interest is simple:\n\nmonthly rate = annual rate / 12',
    'Rain, rain, go away\n\nCome again some other day.',
    '- Iron it.\n- Fold:\n  - sleeves in\n  - hem up',
  ])('keeps: %s', (text) => {
    expect(writeMarkdown(withFullEndings(readText(text), 'english'))).toBe(text);
  });
});
