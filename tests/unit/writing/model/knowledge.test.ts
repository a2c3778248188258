import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { createFigureCheck } from '@/lib/writing/model/answer-text/figures.ts';

const mayStand = (sentence: string, language: Language) =>
  createFigureCheck({ citable: [], shown: [], given: '', language })(sentence);

/** What needs a source, by what it is, and what everybody knows. */
const ROWS: Readonly<Record<Language, { unsourced: readonly string[]; known: readonly string[] }>> =
  {
    english: {
      unsourced: [
        'A 2019 study found that bees prefer blue.',
        'According to the WHO, coffee is safe.',
        'Researchers at Yale showed that naps help.',
        'According to recent surveys, most people nap.',
        'Experts agree that naps help.',
        'A hive costs $250.',
        'About 70 % of owners agree.',
        'Seventy percent of owners agree.',
        'Some 12,400 people keep bees.',
        'One in five adults naps.',
        'Half of all adults nap.',
      ],
      known: [
        'The French Revolution began in 1789.',
        'Water boils at 100 °C, or 212 °F.',
        'A marathon is 42.195 km long.',
        'Light travels at about 300,000 km/s.',
        'Everest is 8,849 metres high.',
        'A week has seven days.',
        'Season according to taste.',
        'Plan according to the size of the roof.',
        'Do your research before you report a fault.',
        'The report you found in the drawer will do.',
        'One in the morning is late.',
        'Wait five to ten minutes.',
      ],
    },
    german: {
      unsourced: [
        'Eine Studie aus Bonn zeigt, dass Bienen Blau mögen.',
        'Laut Stiftung Warentest hält der Kasten lange.',
        'Einer Umfrage zufolge schlafen viele mittags.',
        'Nach Angaben des Imkerbunds sinkt die Zahl.',
        'Experten raten zu mehr Schlaf.',
        'Ein Kasten kostet 250 Euro.',
        'Rund 70 Prozent der Halter stimmen zu.',
        'Siebzig Prozent der Halter stimmen zu.',
        'Etwa 12.400 Menschen halten Bienen.',
        'Jeder fünfte Erwachsene schläft mittags.',
      ],
      known: [
        'Die Französische Revolution begann 1789.',
        'Wasser kocht bei 100 °C.',
        'Ein Marathon ist 42,195 km lang.',
        'Der Everest ist 8.849 Meter hoch.',
        'Laut Rezept kommt nun Salz dazu.',
        'Nach einer Stunde ist der Teig fertig.',
        'Ein Studium dauert drei Jahre.',
      ],
    },
    french: {
      unsourced: [
        'Une étude récente montre que les abeilles aiment le bleu.',
        "Selon l'Insee, le nombre baisse.",
        'D’après plusieurs enquêtes, la sieste aide.',
        'Une ruche coûte 250 euros.',
        'Environ 70 % des propriétaires sont d’accord.',
        'Près de 12 400 personnes ont des ruches.',
        'Un adulte sur cinq fait la sieste.',
      ],
      known: [
        'La Révolution française a commencé en 1789.',
        'L’eau bout à 100 °C.',
        'Un marathon fait 42,195 km.',
        'Selon la saison, changez de place.',
        'Comptez une heure de repos.',
      ],
    },
    spanish: {
      unsourced: [
        'Un estudio reciente muestra que las abejas prefieren el azul.',
        'Según la OMS, el café es seguro.',
        'Los expertos recomiendan dormir más.',
        'Una colmena cuesta 250 euros.',
        'El 70 % de los dueños está de acuerdo.',
        'Unas 12.400 personas tienen colmenas.',
        'Uno de cada cinco adultos duerme la siesta.',
      ],
      known: [
        'La Revolución francesa empezó en 1789.',
        'El agua hierve a 100 °C.',
        'Un maratón mide 42,195 km.',
        'Ajusta según la temporada.',
        'Una de las claves es el agua.',
      ],
    },
    italian: {
      unsourced: [
        'Uno studio recente dimostra che le api amano il blu.',
        'Secondo l’Istat, il numero cala.',
        'Secondo gli esperti, serve più sonno.',
        'Un’arnia costa 250 euro.',
        'Il 70 % dei proprietari è d’accordo.',
        'Un adulto su cinque fa il riposino.',
      ],
      known: [
        'La Rivoluzione francese iniziò nel 1789.',
        'L’acqua bolle a 100 °C.',
        'Una maratona è lunga 42,195 km.',
        'Secondo la stagione, cambia posto.',
        'Metti il vaso su due mattoni.',
      ],
    },
    portuguese: {
      unsourced: [
        'Um estudo recente mostra que as abelhas preferem o azul.',
        'Segundo o IBGE, o número cai.',
        'De acordo com especialistas, falta sono.',
        'Uma colmeia custa R$ 250.',
        'Cerca de 70 % dos donos concordam.',
        'Um em cada cinco adultos cochila.',
      ],
      known: [
        'A Revolução Francesa começou em 1789.',
        'A água ferve a 100 °C.',
        'Uma maratona tem 42,195 km.',
        'O segundo passo é simples.',
        'Ajuste de acordo com a estação.',
      ],
    },
    russian: {
      unsourced: [
        'Исследование показало, что пчёлы любят синий цвет.',
        'По данным ВОЗ, кофе безопасен.',
        'Согласно опросу, многие спят днём.',
        'Эксперты рекомендуют спать больше.',
        'Улей стоит 250 рублей.',
        'Около 70 % владельцев согласны.',
        'Каждый пятый человек спит днём.',
      ],
      known: [
        'Французская революция началась в 1789 году.',
        'Вода кипит при 100 °C.',
        'Длина марафона — 42,195 км.',
        'Действуйте согласно плану.',
        'Каждый день меняйте воду.',
      ],
    },
    chinese: {
      unsourced: [
        '研究表明，蜜蜂喜欢蓝色。',
        '根据世界卫生组织的数据，咖啡是安全的。',
        '专家建议多睡一会儿。',
        '一个蜂箱卖250元。',
        '大约70%的人同意。',
        '百分之七十的人同意。',
        '五分之一的成年人午睡。',
      ],
      known: [
        '法国大革命始于1789年。',
        '水在100°C沸腾。',
        '马拉松全长42.195公里。',
        '根据天气换地方。',
        '千万不要忘记加水。',
        '这一点十分重要。',
      ],
    },
    japanese: {
      unsourced: [
        '最近の研究によると、ミツバチは青を好みます。',
        '厚生労働省によると、数は減っています。',
        '調査では、昼寝が役立つことが明らかになりました。',
        '専門家は早寝が大切だと指摘しています。',
        '巣箱は250円です。',
        '約70%の人が賛成しています。',
        '5人に1人が昼寝をします。',
      ],
      known: [
        'フランス革命は1789年に始まりました。',
        '水は100°Cで沸騰します。',
        'マラソンは42.195キロです。',
        '場所によって水を変えます。',
        '人に一人分の席があります。',
      ],
    },
  };

const rowsOf = (kind: 'unsourced' | 'known') =>
  Object.entries(ROWS).flatMap(([language, row]) =>
    row[kind].map((sentence) => [sentence, language as Language] as const),
  );

describe('without a source', () => {
  test.each(rowsOf('unsourced'))('%s may not stand (%s)', (sentence, language) => {
    expect(mayStand(sentence, language)).toBe(false);
  });

  test.each(rowsOf('known'))('%s may stand (%s)', (sentence, language) => {
    expect(mayStand(sentence, language)).toBe(true);
  });
});
