import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options';
import { endsInFullSentence, sentencesOf, withoutEnding } from '@/lib/writing/model/sentences';

describe('sentencesOf', () => {
  test.each<[Language, string, string[]]>([
    ['english', 'Rain falls. Wind blows! Why?', ['Rain falls. ', 'Wind blows! ', 'Why?']],
    ['english', 'We met Dr. Smith there. He left.', ['We met Dr. Smith there. ', 'He left.']],
    ['english', 'Rain falls [1]. Wind blows.', ['Rain falls [1]. ', 'Wind blows.']],
    [
      'german',
      'Wir trafen Prof. Adler dort. Er ging weg.',
      ['Wir trafen Prof. Adler dort. ', 'Er ging weg.'],
    ],
    [
      'german',
      'Am 3. Oktober regnete es lange. Dann nicht.',
      ['Am 3. Oktober regnete es lange. ', 'Dann nicht.'],
    ],
    ['french', 'Il pleut fort ! Vraiment ?', ['Il pleut fort ! ', 'Vraiment ?']],
    ['chinese', '下雨了。很冷！真的吗？', ['下雨了。', '很冷！', '真的吗？']],
    ['japanese', '雨です。風です[1]。', ['雨です。', '風です[1]。']],
    ['russian', 'Идёт дождь. Дует ветер.', ['Идёт дождь. ', 'Дует ветер.']],
  ])('%s: %s', (language, paragraph, sentences) => {
    expect(sentencesOf(paragraph, language)).toEqual(sentences);
  });
});

describe('withoutEnding', () => {
  test.each([
    ['the last sentence', 'Rain falls. Wind blows.', 'Rain falls.'],
    ['a paragraph of one sentence', 'Rain falls.\n\nWind blows.', 'Rain falls.'],
    [
      'the last point of a list',
      'We know:\n\n- Rain falls.\n- Wind blows.\n- Fog lies.',
      'We know:\n\n- Rain falls.\n- Wind blows.',
    ],
    [
      'a list of two together with what announced it',
      'Rain falls. We need:\n\n- Wind.\n- Sunshine.',
      'Rain falls.',
    ],
    ['points without a full stop', 'Rain falls.\n\n- wind\n- sun\n- fog', 'Rain falls.'],
  ])('takes off %s', (_, text, shorter) => {
    expect(withoutEnding(text, 'english')).toBe(shorter);
  });

  test('keeps the only sentence', () => {
    expect(withoutEnding('Rain falls on the just.', 'english')).toBeUndefined();
  });

  test('keeps a text rather than end it in the middle of a sentence', () => {
    expect(
      withoutEnding('For example:\n\n- Rain falls.\n- Wind blows.', 'english'),
    ).toBeUndefined();
  });
});

describe('endsInFullSentence', () => {
  test.each(['Rain.', 'Rain?', 'Rain!”', '雨。', '「雨。」', 'Rain [1].', 'Rain…'])(
    '%s',
    (text) => {
      expect(endsInFullSentence(text)).toBe(true);
    },
  );

  test.each(['Rain', 'Rain:', 'Rain,', ''])('not: %s', (text) => {
    expect(endsInFullSentence(text)).toBe(false);
  });
});
