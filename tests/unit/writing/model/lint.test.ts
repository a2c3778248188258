import { describe, expect, test } from 'vitest';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { isForeignSentence } from '@/lib/text/language-check.ts';
import {
  hasBrokenCharacters,
  hasPlaceholder,
  isShouting,
  withoutRawFindings,
} from '@/lib/writing/model/lint/defects.ts';
import {
  addressingSentences,
  commonRegister,
  findFault,
  registerSlips,
  withoutCuts,
} from '@/lib/writing/model/lint/lint.ts';
import { readText } from '@/lib/writing/sentences.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

const cut = (text: string, language: Language) => writeMarkdown(withoutCuts(readText(text), '', language));

function slipsIn(text: string, language: Language): string[] {
  const sentences = addressingSentences(readText(text), language);
  return registerSlips(sentences, language, commonRegister(sentences, language));
}

describe.each(LANGUAGES)('a text in %s', (language) => {
  const { assistantTalk, register, foreign } = readExamples(language);

  test.each(assistantTalk.found)('loses what an assistant says: %s', (sentence) => {
    expect(cut(sentence, language)).toBe('');
  });

  test.each(assistantTalk.honest)('keeps what an author says: %s', (sentence) => {
    expect(cut(sentence, language)).toBe(sentence);
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
    ['invented-citation', 'Bees sleep (Smith, 2021).', 'Bees sleep.'],
    ['invented-citation', 'Bees sleep (Smith & Jones, 2021; Lee et al., 2019).', 'Bees sleep.'],
    ['invented-citation', 'Bees sleep (Smith et al. 2021).', 'Bees sleep.'],
    ['invented-citation', 'Bienen schlafen (vgl. Müller und Meier, 2019, S. 12).', 'Bienen schlafen.'],
    ['invented-citation', 'Bees sleep [Source: Bee Journal, 2020].', 'Bees sleep.'],
    ['invented-citation', 'Bienen schlafen [Quelle: Imkerbund].', 'Bienen schlafen.'],
    ['invented-citation', 'Las abejas duermen (Fuente: El País).', 'Las abejas duermen.'],
    ['invented-citation', 'Les abeilles dorment [réf: Le Monde].', 'Les abeilles dorment.'],
    ['invented-citation', 'Le api dormono [Fonte: ISTAT].', 'Le api dormono.'],
    ['invented-citation', 'As abelhas dormem (Fontes: IBGE).', 'As abelhas dormem.'],
    ['invented-citation', 'Пчёлы спят (Источник: журнал).', 'Пчёлы спят.'],
    ['invented-citation', 'Пчёлы спят (Иванов и Петров, 2019).', 'Пчёлы спят.'],
    ['invented-citation', '蜜蜂睡觉（来源：新华社）。', '蜜蜂睡觉。'],
    ['invented-citation', '蜜蜂睡觉（王小明等，2021）。', '蜜蜂睡觉。'],
    ['invented-citation', 'ミツバチは眠ります（出典：農林水産省）。', 'ミツバチは眠ります。'],
    ['invented-citation', 'Bees sleep [citation needed].', 'Bees sleep.'],
    ['invented-citation', 'Bienen schlafen [Beleg fehlt].', 'Bienen schlafen.'],
    ['invented-citation', 'Bees sleep.¹ They dream.²³', 'Bees sleep. They dream.'],
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
    'In 2021 (the wettest year), the river rose by 5 m² and 3 km².',
    'Sources of water are ponds and bowls.',
    'The task: section the orange and peel it.',
    'Quellen sind selten. (Siehe oben.)',
    'Cet hiver (2021) fut long.',
    '北京（2008年）举办了奥运会。',
    'The length: 150 words are enough.',
  ])('leaves %s', (raw) => {
    expect(withoutRawFindings(raw)).toBe(raw);
  });
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
    expect(cut(sentence, 'english')).toBe(left);
  });

  test.each(['It is 20 °C, 5 × 3, © 2020 and 7 € – ♀ or ♂.', 'Wait … what? Yes!'])('leaves %s', (sentence) => {
    expect(cut(sentence, 'english')).toBe(sentence);
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
    expect(cut(text, 'chinese')).toBe('蜜蜂需要水和阴凉的地方，这样才能过冬。');
  });

  test.each(['乾隆年间的著名画家在沈阳。', '皇后后来只有一只鸟，头发干燥。'])('leave %s', (text) => {
    expect(cut(text, 'chinese')).toBe(text);
  });

  test('stay in Japanese', () => {
    expect(cut('東京の気候は穏やかです。', 'japanese')).toBe('東京の気候は穏やかです。');
  });
});

describe('citation marks', () => {
  test('are two on one sentence at most', () => {
    expect(cut('Bees sleep [1][2][3][4].', 'english')).toBe('Bees sleep [1][2].');
  });

  test.each(['Bees sleep [1].', 'Bees sleep [1][2].'])('stay: %s', (text) => {
    expect(cut(text, 'english')).toBe(text);
  });
});
