import type { Language } from '@/lib/constants/options.ts';

/** True sentences of how-to articles that need no source: settings, proportions, sums, constants, example prices. */
export const HOW_TO: readonly (readonly [Language, readonly string[]])[] = [
  [
    'english',
    [
      'Set the opacity to 60%.',
      'Air is 78 percent nitrogen.',
      'For 1 kg of flour use 20 g of salt, that is 2 percent.',
      'At 5% interest, 1,000 dollars grow to 1,050 dollars in a year.',
      'A shirt for $40 costs $30 after a discount of 25%.',
      'Water boils at 100 °C at sea level.',
      'Export the picture with a quality of 80 and a width of 1,920 pixels.',
      'A full marathon is 42.195 km long.',
    ],
  ],
  [
    'german',
    [
      'Stelle die Deckkraft auf 60 %.',
      'Luft besteht zu 78 Prozent aus Stickstoff.',
      'Auf 1 kg Mehl kommen 20 g Salz, das sind 2 Prozent.',
      'Bei 19 % Mehrwertsteuer kostet ein Stuhl für 100 € am Ende 119 €.',
      'Ein Blatt im Format A4 ist 210 mm breit und 297 mm hoch.',
      'Wer 12 Raten zu 50 € zahlt, zahlt 600 €.',
      'Der Schall legt in der Sekunde etwa 343 Meter zurück.',
    ],
  ],
  [
    'french',
    [
      'Réglez l’opacité sur 60 %.',
      'L’air contient 78 % d’azote.',
      'Pour 1 kg de farine, comptez 20 g de sel, soit 2 %.',
      'Une table à 200 € coûte 150 € après une remise de 25 %.',
      'Une heure compte 3 600 secondes.',
      'Le sucre caramélise vers 160 °C.',
      'Douze bouteilles à 8 € font 96 €.',
    ],
  ],
  [
    'spanish',
    [
      'Ajusta la opacidad al 60 %.',
      'El aire contiene un 78 % de nitrógeno.',
      'Para 1 kg de harina se usan 20 g de sal, es decir, un 2 %.',
      'Una silla de 80 € cuesta 60 € con un descuento del 25 %.',
      'Un día tiene 86 400 segundos.',
      'El agua se congela a 0 °C al nivel del mar.',
      'Tres entradas de 15 € suman 45 €.',
    ],
  ],
  [
    'italian',
    [
      'Imposta l’opacità al 60%.',
      'L’aria contiene il 78% di azoto.',
      'Per 1 kg di farina servono 20 g di sale, cioè il 2%.',
      'Una lampada da 50 € costa 40 € con uno sconto del 20%.',
      'Un chilometro è lungo 1.000 metri.',
      'Per la pasta servono 10 g di sale per litro d’acqua.',
    ],
  ],
  [
    'portuguese',
    [
      'Ajuste a opacidade para 60%.',
      'O ar contém 78% de nitrogênio.',
      'Para 1 kg de farinha, use 20 g de sal, ou seja, 2%.',
      'Um casaco de R$ 200 sai por R$ 150 com desconto de 25%.',
      'Uma semana tem 168 horas.',
      'A água ferve a 100 °C ao nível do mar.',
    ],
  ],
  [
    'russian',
    [
      'Установите прозрачность на 60 %.',
      'Воздух на 78 % состоит из азота.',
      'На 1 кг муки нужно 20 г соли, то есть 2 %.',
      'Куртка за 4 000 рублей со скидкой 25 % стоит 3 000 рублей.',
      'В сутках 1 440 минут.',
      'Сумма углов треугольника равна 180 градусам.',
    ],
  ],
  [
    'chinese',
    [
      '把不透明度设为60%。',
      '空气中约有78%是氮气。',
      '1公斤面粉用20克盐，也就是2%。',
      '原价200元的外套打七五折后是150元。',
      '一天有86400秒。',
      '水在海平面的沸点是100摄氏度。',
      '每月存500元，一年就是6000元。',
    ],
  ],
  [
    'japanese',
    [
      '不透明度を60%に設定します。',
      '空気の78%は窒素です。',
      '小麦粉1kgに対して塩は20g、つまり2%です。',
      '4000円のシャツは25%引きで3000円になります。',
      '1日は1440分です。',
      '水は海面の高さでは100度で沸騰します。',
    ],
  ],
];
