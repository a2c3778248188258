import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { isForeignSentence } from '@/lib/text/language-check.ts';
import {
  hasBrokenCharacters,
  hasPlaceholder,
  isShouting,
  withoutRawFindings,
} from '@/lib/writing/model/lint/defects.ts';
import { commonRegister, findDoubts, findFault, inPlainForm, registerSlips } from '@/lib/writing/model/lint/lint.ts';
import { allSentences, readText } from '@/lib/writing/sentences.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

function slipsIn(text: string, language: Language): string[] {
  const sentences = allSentences(readText(text), language);
  return registerSlips(sentences, language, commonRegister(sentences, language));
}

describe.each(LANGUAGES)('a text in %s', (language) => {
  const { assistantTalk, register, foreign } = readExamples(language);

  test.each(assistantTalk.found)('may hold what an assistant says: %s', (sentence) => {
    expect(findDoubts(sentence, '', language)).toContain('talk of an assistant?');
  });

  test.each(assistantTalk.honest)('may hold what an author says: %s', (sentence) => {
    expect(findDoubts(sentence, '', language)).toEqual([]);
  });

  test.each(register ? [register] : [])('has one register', ({ common, slip }) => {
    expect(slipsIn([...common, slip].join(' '), language)).toEqual([slip]);
    expect(slipsIn(common.join(' '), language)).toEqual([]);
  });

  test.each(foreign.found)('holds a foreign sentence: %s', async (sentence) => {
    expect(await isForeignSentence(sentence, language)).toBe(true);
  });

  test.each(foreign.honest)('may name and quote what is foreign: %s', async (sentence) => {
    expect(await isForeignSentence(sentence, language)).toBe(false);
  });
});

describe('cuts of raw text', () => {
  test.each([
    ['invented-citation', 'Bees sleep [Source: Bee Journal, 2020].', 'Bees sleep.'],
    ['invented-citation', 'Bienen schlafen [Quelle: Imkerbund].', 'Bienen schlafen.'],
    ['invented-citation', 'Las abejas duermen (Fuente: El País).', 'Las abejas duermen.'],
    ['invented-citation', 'Les abeilles dorment [réf: Le Monde].', 'Les abeilles dorment.'],
    ['invented-citation', 'Le api dormono [Fonte: ISTAT].', 'Le api dormono.'],
    ['invented-citation', 'As abelhas dormem (Fontes: IBGE).', 'As abelhas dormem.'],
    ['invented-citation', 'Пчёлы спят (Источник: журнал).', 'Пчёлы спят.'],
    ['invented-citation', '蜜蜂睡觉（来源：新华社）。', '蜜蜂睡觉。'],
    ['invented-citation', 'ミツバチは眠ります（出典：農林水産省）。', 'ミツバチは眠ります。'],
    ['invented-citation', 'Bees sleep [citation needed].', 'Bees sleep.'],
    ['invented-citation', 'Bienen schlafen [Beleg fehlt].', 'Bienen schlafen.'],
    ['footnotes', 'Bees sleep.\n\n¹ Smith, Bees, p. 12.\n² Jones, More.', 'Bees sleep.\n\n\n'],
    ['footnotes', 'Bees sleep.\n\n[^1]: Smith, Bees.', 'Bees sleep.\n\n'],
    ['reference-list', 'Bees sleep.\n\n## References\n\n1. Smith, J. Bees.\n2. Jones, K. More.', 'Bees sleep.\n\n'],
    ['reference-list', 'Bees sleep.\n\nSources:\n- Bee Journal\n- Hive News', 'Bees sleep.\n\n'],
    ['reference-list', 'Bienen schlafen.\n\nQuellen:\n- Imkerbund (2020)', 'Bienen schlafen.\n\n'],
    ['reference-list', 'Ils dorment.\n\nRéférences\n- Le Monde (2020)', 'Ils dorment.\n\n'],
    ['reference-list', 'Duermen.\n\nFuentes:\n- El País', 'Duermen.\n\n'],
    ['reference-list', 'Dormono.\n\nFonti:\n- ISTAT', 'Dormono.\n\n'],
    ['reference-list', 'Dormem.\n\nReferências:\n- IBGE', 'Dormem.\n\n'],
    ['reference-list', 'Спят.\n\nИсточники:\n1. Журнал', 'Спят.\n\n'],
    ['reference-list', '睡觉。\n\n参考文献：\n1. 新华社', '睡觉。\n\n'],
    ['reference-list', '眠ります。\n\n出典：\n・農林水産省 (2020)', '眠ります。\n\n'],
    ['reference-list', 'Bees sleep.\n\nReferences: Smith (2021), Jones (2019).', 'Bees sleep.\n\n'],
    [
      'prompt-leak',
      '<<<TOPIC 0123456789abcdef01234567\nBees\nTOPIC 0123456789abcdef01234567>>>Bees sleep.',
      'Bees sleep.',
    ],
    ['prompt-leak', 'Task: section\nBees sleep.', '\nBees sleep.'],
    ['prompt-leak', 'Length: 150 words. Stay within ten per cent of it.\nBees sleep.', '\nBees sleep.'],
    [
      'prompt-leak',
      'Invent nothing: no studies, surveys, experts, quotations, people, events.\nBees sleep.',
      '\nBees sleep.',
    ],
  ])('%s: %s', (_, raw, left) => {
    expect(withoutRawFindings(raw)).toBe(left);
  });

  test.each([
    'The law came in (May 2021), after a long debate.',
    'Bees sleep (Smith, 2021), and the wall fell (Berlin, 1989).',
    'It has 60 m².\n²³⁸U decays slowly.',
    'In 2021 (the wettest year), the river rose by 5 m² and 3 km².',
    'Sources of water are ponds and bowls.',
    'The task: section the orange and peel it.',
    'Quellen sind selten. (Siehe oben.)',
    'Cet hiver (2021) fut long.',
    '北京（2008年）举办了奥运会。',
    'The length: 150 words are enough.',
    'Run it:\n\n```yaml\nsources:\n  - bees\n```\n\n```\n<<<<<<< HEAD\n>>>>>>> main\n```',
    'Python answers at >>> and git writes <<<<<<< HEAD and >>>>>>> main.',
  ])('leaves %s', (raw) => {
    expect(withoutRawFindings(raw)).toBe(raw);
  });
});

describe('what a model should look at', () => {
  test.each([
    'Bees sleep (Smith, 2021).',
    'Bees sleep (Smith & Jones, 2021; Lee et al., 2019).',
    'Bees sleep (Smith et al. 2021).',
    'Bienen schlafen (vgl. Müller und Meier, 2019, S. 12).',
    'Пчёлы спят (Иванов и Петров, 2019).',
    '蜜蜂睡觉（王小明等，2021）。',
  ])('an author and a year: %s', (sentence) => {
    expect(findDoubts(sentence, '', 'english')).toEqual(['an author and a year?']);
  });

  test.each([
    'Read example.com/rain today.',
    'Buy it at evil.example today.',
    'Buy it at EVIL.COM today.',
    'Читайте на пример.рф сегодня.',
    '请访问evil.example了解。',
    'Buy it at plants.garden today.',
    'Buy it at evil(.)com today.',
    'Buy it at evil [dot] com today.',
  ])('the name of a host: %s', (sentence) => {
    expect(findDoubts(sentence, '', 'english')).toEqual(['a web address?']);
    expect(findFault(sentence)).toBeUndefined();
  });

  test.each([
    'In 2021 (the wettest year), the river rose.',
    'The law came in (May 2021).',
    'It ends in the garden. Tools and tips (a dot) come later.',
    'Type `curl example.com/rain` (v2.0) at 3.5 km/h.',
    'Bees sleep [1][2][3].',
  ])('not at %s', (sentence) => {
    expect(findDoubts(sentence, '', 'english')).toEqual([]);
  });

  test('not at a host that the topic names', () => {
    expect(findDoubts('Many buy at evil.example.', 'Is evil.example any good?', 'english')).toEqual([]);
  });
});

test.each([
  ['Visit https://x.example/a_b?c=d now.', 'address'],
  ['See www.y.example.', 'address'],
  ['Open ftp://x.example now.', 'address'],
  ['Write to bees@evil.example at once.', 'address'],
  ['In {{city}} bees drink.', 'placeholder'],
  ['Bees sl\uFFFDep.', 'characters'],
  ['Type `curl https://x.example` now.', undefined],
  ['Type `{{city}}` now.', undefined],
])('%s has the fault: %s', (sentence, fault) => {
  expect(findFault(sentence)).toBe(fault);
});

describe('placeholders', () => {
  test.each([
    'In {{city}} bees are kept.',
    'Dear {name}, bees are kept.',
    'TODO: write about bees.',
    'The date is TBD.',
    '[Your title here] is about bees.',
    'Lorem ipsum dolor sit amet.',
    'Bees make XX% of it.',
    'In [Stadt einfügen] leben Bienen.',
    'À [ville], les abeilles vivent.',
    'En [ciudad] viven abejas.',
    'A [città] vivono le api.',
    'Em [cidade] vivem abelhas.',
    'В [название города] живут пчёлы.',
    '在[城市名称]有蜜蜂。',
    '［都市名］にはミツバチがいます。',
  ])('finds %s', (sentence) => {
    expect(hasPlaceholder(sentence)).toBe(true);
  });

  test.each([
    'A TODO comment marks what is unfinished.',
    'He said that [the bees] were gone.',
    'Pope Pius XX never lived, and neither did Louis XX.',
    'Bees sleep [1] and dream [2].',
    'The set {1, 2} has two members.',
  ])('leaves %s', (sentence) => {
    expect(hasPlaceholder(sentence)).toBe(false);
  });
});

describe('characters', () => {
  test.each([
    ['emoji', 'Bees sleep 🐝.', 'Bees sleep.'],
    ['emoji', '✅ Bees sleep 👩🏽‍🌾❤️.', 'Bees sleep.'],
    ['repeated-punctuation', 'Bees sleep!!!', 'Bees sleep!'],
    ['repeated-punctuation', 'Do bees sleep?!?', 'Do bees sleep?'],
  ])('%s is cut: %s', (_, sentence, left) => {
    expect(inPlainForm(sentence, 'english')).toBe(left);
  });

  test.each(['It is 20 °C, 5 × 3, © 2020 and 7 € – ♀ or ♂.', 'Wait … what? Yes!'])('leaves %s', (sentence) => {
    expect(inPlainForm(sentence, 'english')).toBe(sentence);
    expect(findFault(sentence)).toBeUndefined();
  });

  test.each(['Bees sl\uFFFDep.', 'CafÃ© and bees.', 'Itâ€™s late.', 'Ð¿Ñ‡Ñ‘Ð»Ñ‹ are bees.'])(
    'finds the broken characters in %s',
    (sentence) => {
      expect(hasBrokenCharacters(sentence)).toBe(true);
    },
  );

  test.each(['São Paulo, PÃO and maçã.', 'Âge, âme et Ñandú.'])('leaves %s', (sentence) => {
    expect(hasBrokenCharacters(sentence)).toBe(false);
  });

  test.each([
    'BUY THIS AMAZING HIVE NOW and be glad.',
    'KAUFEN SIE NIEMALS BILLIGE BIENEN.',
    'НИКОГДА НЕ ПОКУПАЙТЕ дешёвых пчёл.',
  ])('finds the shouting in %s', (sentence) => {
    expect(isShouting(sentence)).toBe(true);
  });

  test.each(['NASA, ESA and JAXA met UNESCO.', 'USB HDMI VGA are plugs.', 'The FIFA UEFA CAF AFC row.'])(
    'leaves %s',
    (sentence) => {
      expect(isShouting(sentence)).toBe(false);
    },
  );
});

describe('Traditional characters', () => {
  test('become simplified ones', () => {
    const text = '蜜蜂需要水和陰涼的地方，這樣才能過冬。';
    expect(inPlainForm(text, 'chinese')).toBe('蜜蜂需要水和阴凉的地方，这样才能过冬。');
  });

  test.each(['乾隆年间的著名画家在沈阳。', '皇后后来只有一只鸟，头发干燥。'])('leave %s', (text) => {
    expect(inPlainForm(text, 'chinese')).toBe(text);
  });

  test('stay in Japanese', () => {
    expect(inPlainForm('東京の気候は穏やかです。', 'japanese')).toBe('東京の気候は穏やかです。');
  });
});
