import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';

const joined = (sentences: readonly string[], language: Language) =>
  sentences.join(language === 'chinese' || language === 'japanese' ? '' : ' ');

const CASES: readonly (readonly [Language, readonly string[]])[] = [
  ['english', ['Rain falls.', 'Wind blows!', 'Why?']],
  ['english', ['We met Dr. Smith and Mrs. Jones there.', 'He left.']],
  ['english', ['The bridge opened in 2006.', 'Their plan cost $40.', 'It was cheap.']],
  ['english', ['She moved to Rome.', 'It rained.', 'He said no.', 'They left.']],
  ['english', ['J. K. Rowling and George R. R. Martin write.', 'John F. Kennedy did not.']],
  ['english', ['The U.S. policy changed at 5 p.m. on Monday.', 'It rained in the U.S.', 'The end.']],
  ['english', ['Oranges contain vitamin C.', 'It helps.', 'See Fig. 3 and pp. 5–7, vol. 2.']],
  ['english', ['Apple Inc. CEO Tim Cook spoke.', 'He left Apple Inc.', 'The shares fell.']],
  ['english', ['Apples, pears, etc. are fruit.', 'We sell jam, honey, etc.', 'Nothing else.']],
  ['english', ['“I was wrong. I knew it,” she said.', '“I did it anyway.”', 'Then she left.']],
  ['english', ['"Stop! Wait!" he cried.', '"Why?" Mary asked.', '"Is it safe?"', 'Nobody knows.']],
  ['english', ['She said: "I was wrong. I knew it."', 'Then she left.']],
  ['english', ['‘It rains. It pours,’ he said.', "'So it does. Really,' she said.", 'Yes.']],
  ['english', ['“I think. I am.” – René Descartes']],
  ['english', ['“It works. It is cheap.” (Smith 1990).', 'Others disagree.']],
  ['english', ['It grew [3].', 'It shrank.[4]', 'It grew again. [5][6]', 'It ended.[citation needed]', 'So.']],
  ['english', ['The firm (founded in Rome. It moved later) is big.', '(It is rich.', 'Very rich.)', 'Yes.']],
  ['english', ['It works.', 'iPhones do, too.', 'Node.js 3.5 and .NET run at example.com.', 'Fine.']],
  ['english', ['First: 1. Wash it.', '2. Dry it.', 'He read […] Nothing more.', 'Well ... yes.']],
  ['english', ['The second half began at 3:1.', 'By 17:45 it was over at 4:12.', 'Steps: 1. Wash it.']],
  ['english', ['Is it 5.5 or 6?', 'It rose 3.2%.', '$40 is enough.', '"Good," he said.']],
  ['english', ['World War II.', 'Then came peace.', 'On Jan. 5 it froze; in Jan.', 'It thawed.']],
  ['english', ['The 5" pipe leaks.', 'The 6" pipe does not.', 'He said "no.', 'She said "yes."', 'Then he left.']],
  ['german', ['Die Fa. Gebr. Maier zog lt. Vertrag um.', 'Rd. 40 Leute hörten op. 12.', 'Dann war Schluss.']],
  ['german', ['Er spielte bei Ph. E. Bach.', 'Das Spiel endete 3:2.', 'Niemand klagte.']],
  ['german', ['Am 3. Oktober regnete es.', 'Wir hatten keine Zeit.', 'Das war am 5. Mai 2006.', 'Dann nicht.']],
  ['german', ['Im 19. Jahrhundert und im 2. Weltkrieg gab es ihn.', 'Er erreichte Platz 3.', 'Danach nicht.']],
  ['german', ['Friedrich II. König von Preußen ist gemeint, z. B. hier, d. h. dort.', 'Prof. Dr. Adler kam.']],
  ['german', ['Um 44 v. Chr. starb er.', 'Es war 44 v. Chr.', 'Der Rest ist bekannt.', 'Ca. 5 Mio. Euro fehlen.']],
  ['german', ['„Ich irre mich. Ich weiß es“, sagte sie.', '»Ja. Nein.«', 'Er ging.', '„Warum?“, fragte er.']],
  ['german', ['Das Buch kostet 40 €.', 'Es liegt in Rom.', 'Vgl. S. 5 und Abb. 3, bzw. Nr. 7 usw. im Anhang.']],
  ['german', ['Der 1. Platz ging an J. S. Bach.', 'Er ist da.', 'Die 20. Auflage stammt vom 21. Februar.']],
  ['french', ['Il pleut fort !', 'Vraiment ?', 'M. Dupont et Mme Martin partent.', 'Voilà.']],
  ['french', ['« Je me trompe. Je le sais », dit-elle.', '« Pourquoi ? » demanda-t-il.', '« Je pars. »', 'Il part.']],
  ['french', ['Né en 44 av. J.-C. à Rome, il meurt en 2006.', 'Le prix est de 40 €.', 'Il monte, p. ex. ici.']],
  [
    'french',
    ['J. M. G. Le Clézio a écrit ce livre.', 'Voir p. 12, art. 5, n° 3, éd. 2.', 'Il est seul. »', 'Elle rit.'],
  ],
  [
    'spanish',
    ['¿Qué pasa?', '¡Nada!', 'El Sr. López y la Dra. Ruiz viven en EE. UU. desde 2006.', 'Su casa costó 40 $.'],
  ],
  [
    'spanish',
    [
      '«Me equivoqué. Lo sé», dijo.',
      '—No sé —dijo Juan—.',
      'Véase la pág. 3, p. ej. el art. 5.',
      'En el 44 a. C. murió.',
    ],
  ],
  ['spanish', ['La av. Rivadavia y la casa Hnos. Peña siguen ahí.', 'Tocan el op. 9.', 'Fin.']],
  ['spanish', ['Vive en EE. UU.', 'Los demás no.', 'Llegó a las 5 p. m. del lunes.', 'Se fue.']],
  ['russian', ['Хлеб стоит 60 руб. 50 коп. за буханку.', 'Молоко стоит 90 руб.', 'Мёд дороже.']],
  ['japanese', ['彼女の口癖は「急がない。慌てない。」だった。', '「そうか。」', 'だから彼は黙った。']],
  ['portuguese', ['Pegue o arquivo e abra-o.', 'Depois leia-o.', 'Fim.']],
  ['italian', ['Il Sig. Rossi e la Dott.ssa Bianchi vivono a Roma.', 'Lo dice «La Stampa. Oggi», credo.', 'Nel 2006.']],
  ['italian', ['Nacque nel 44 a.C. a Roma.', 'Vedi pag. 5, art. 3, ecc. nel testo.', 'Costa 40 €.', 'È caro.']],
  ['portuguese', ['O Sr. Silva e a Dra. Costa moram na Av. Paulista.', 'Custa R$ 40.', 'É caro.', 'Veja a pág. 5.']],
  ['portuguese', ['“Errei. Eu sei”, disse ela.', 'O séc. 19 acabou em 1900.', 'Antes, no ano 44 a.C., não.', 'Sim!']],
  ['russian', ['Идёт дождь.', 'Это было в 2006 г.', 'Он переехал, т. е. уехал, в г. Москва.', 'А. С. Пушкин остался.']],
  ['russian', ['«Я ошибся. Я знаю», — сказал он.', '«Почему?» — спросила она.', 'И т. д.', 'Она ушла в 5 ч. утра.']],
  [
    'russian',
    ['В XIX в. его не было.', 'См. рис. 3 и с. 5.', 'Цена — 40 руб. за кг.', 'Это было до н. э.', 'Потом нет.'],
  ],
  ['chinese', ['下雨了。', '很冷！', '真的吗？', '价格是3.5元。', '他来了……又走了。']],
  ['chinese', ['她说：“我错了。我知道。”', '然后她走了。', '“为什么？”他问道。', '“水是什么？”', '这个题目很大。']],
  ['chinese', ['“我错了。我知道。”她说。', '《你好！世界》出版了[3]。', '（见下文。）', '完。[4]', '好。']],
  ['japanese', ['雨です。', '風です[1]。', '「行くぞ。すぐだ。」と彼は言った。', '本当か？', 'はい。']],
  ['japanese', ['「雨だ。『風だ。』と聞いた」と話した。', '本（全三巻。絶版）を読む。', '寒い！', '2006年だ。']],
];

describe('sentencesOf', () => {
  test.each(CASES)('%s: %j', (language, sentences) => {
    const pieces = sentencesOf(joined(sentences, language), language);
    expect(pieces.map((piece) => piece.trim())).toEqual(sentences);
    expect(pieces.join('')).toBe(joined(sentences, language));
  });

  test.each([
    'He said "no. She said yes. They left.',
    'He said “no. She said yes. They left.',
    'Il a dit « non. Elle a dit oui. Ils partent.',
    'It (really. It works. They know.',
    "The dogs' food is here. The cats' food is there. They eat.",
    'He smiled :( and left. She stayed. Both slept. :)',
  ])('a mark without its partner hides no border: %s', (paragraph) => {
    expect(sentencesOf(paragraph, 'english')).toHaveLength(3);
  });

  test.each([
    ['no full stop', 'word '.repeat(200_000)],
    ['nothing but full stops', '.'.repeat(1_000_000)],
    ['spaced full stops', '. '.repeat(500_000)],
    ['initials', 'A. '.repeat(330_000)],
    ['numbers', '1. '.repeat(330_000)],
    ['opening quotation marks', '“'.repeat(100_000)],
    ['straight quotation marks', ' "a.'.repeat(250_000)],
    ['opening marks of every kind', '„«"‘(「'.repeat(20_000)],
    ['stops before quotation marks', '. "'.repeat(330_000)],
    ['citation marks', '[1]'.repeat(300_000)],
    ['spaces', `.${' '.repeat(1_000_000)}`],
    ['closing marks', `a.${' ”'.repeat(500_000)}`],
    ['prose', 'Rain falls on Dr. Smith. “It does. Yes,” he said. '.repeat(20_000)],
  ])('takes time in proportion to a million characters of %s', (_, text) => {
    expect(sentencesOf(text, 'english').join('')).toBe(text);
  });
});
