import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';

const SAMPLES: Record<Language, string> = {
  english:
    'Most gardens fail in their second summer, not their first. The soil has been emptied by one good harvest, the weeds have learnt where the water is, and the person with the hose has gone on holiday. A layer of compost in late autumn changes all three.',
  french:
    "La plupart des potagers échouent au deuxième été, pas au premier. Une bonne récolte a vidé le sol, les mauvaises herbes savent désormais où se trouve l'eau, et celui qui arrosait est parti en vacances. Une couche de compost à la fin de l'automne règle ces trois problèmes.",
  spanish:
    'La mayoría de los huertos fracasan en el segundo verano, no en el primero. Una buena cosecha ha vaciado la tierra, las malas hierbas ya saben dónde está el agua y quien regaba se ha ido de vacaciones. Una capa de compost a finales de otoño cambia las tres cosas.',
  german:
    'Die meisten Gärten scheitern im zweiten Sommer, nicht im ersten. Eine gute Ernte hat den Boden ausgelaugt, das Unkraut weiß inzwischen, wo das Wasser ist, und wer sonst gießt, ist in den Urlaub gefahren. Eine Schicht Kompost im Spätherbst ändert alles drei.',
  chinese:
    '大多数菜园不是在第一年失败，而是在第二个夏天。一次丰收耗尽了土壤，杂草已经知道水在哪里，而平时浇水的人却去度假了。深秋铺上一层堆肥，这三个问题就都能解决。',
  japanese:
    'たいていの家庭菜園は、一年目ではなく二年目の夏に失敗します。豊作で土の養分がなくなり、雑草は水のありかを覚え、水やりをする人は旅行に出かけてしまうからです。晩秋に堆肥を一層敷くだけで、この三つの問題はまとめて解決します。',
  russian:
    'Большинство огородов гибнет не в первое лето, а во второе. Хороший урожай истощил землю, сорняки уже знают, где вода, а тот, кто поливал, уехал в отпуск. Слой компоста поздней осенью решает все три задачи.',
  portuguese:
    'A maioria das hortas falha no segundo verão, não no primeiro. Uma boa colheita esgotou o solo, as ervas daninhas já sabem onde está a água e quem regava foi de férias. Uma camada de composto no fim do outono resolve as três coisas.',
  italian:
    "La maggior parte degli orti fallisce nella seconda estate, non nella prima. Un buon raccolto ha svuotato il terreno, le erbacce sanno ormai dov'è l'acqua e chi annaffiava è partito per le vacanze. Uno strato di compost alla fine dell'autunno risolve tutti e tre i problemi.",
};

const OTHERS = {
  dutch:
    'De meeste moestuinen mislukken in de tweede zomer, niet in de eerste. Een goede oogst heeft de grond uitgeput, het onkruid weet inmiddels waar het water is en degene die water gaf is op vakantie.',
  ukrainian:
    "Більшість городів гине не в перше літо, а в друге. Добрий урожай виснажив землю, бур'яни вже знають, де вода, а той, хто поливав, поїхав у відпустку.",
  korean:
    '대부분의 텃밭은 첫해가 아니라 두 번째 여름에 실패합니다. 풍작으로 흙이 메마르고 잡초는 이미 물이 있는 곳을 알고 있으며, 물을 주던 사람은 휴가를 떠났습니다.',
  swedish:
    'De flesta trädgårdar misslyckas under den andra sommaren, inte den första. En god skörd har tömt jorden, ogräset vet redan var vattnet finns och den som brukade vattna har åkt på semester.',
};

const languages = Object.keys(SAMPLES) as Language[];
const pairs = languages.flatMap((written) =>
  languages.filter((other) => other !== written).map((asked) => ({ written, asked })),
);

describe('checkLanguage', () => {
  test.each(languages)('recognises %s', async (language) => {
    expect(await checkLanguage(SAMPLES[language], language)).toBe('match');
  });

  test.each(pairs)('$written is not $asked', async ({ written, asked }) => {
    expect(await checkLanguage(SAMPLES[written], asked)).toBe('mismatch');
  });

  test.each([
    ['dutch', 'german'],
    ['swedish', 'german'],
    ['ukrainian', 'russian'],
    ['korean', 'japanese'],
    ['korean', 'chinese'],
  ] as const)('takes %s for a language of its own, not for %s', async (written, asked) => {
    expect(await checkLanguage(OTHERS[written], asked)).toBe('mismatch');
  });

  test.each([
    ['iPhone 17 Pro', 'english'],
    ['Kubernetes, Docker, Terraform', 'french'],
    ['Why compost?', 'german'],
    ['', 'chinese'],
  ] as const)('has nothing against the short text "%s" in %s', async (text, language) => {
    expect(await checkLanguage(text, language)).not.toBe('mismatch');
  });

  test('accepts foreign names inside a text', async () => {
    const text =
      'In Lyon you can eat at Le Bouchon des Filles, walk past the Musée des Beaux-Arts, cross the Pont de la Guillotière and still be home before the bakery in the Rue Saint-Jean has closed for the day.';
    expect(await checkLanguage(text, 'english')).toBe('match');
  });

  test('accepts a short quotation in another language', async () => {
    const text = `${SAMPLES.english}\n\nAs the French say: il faut cultiver notre jardin.\n\n${SAMPLES.english}`;
    expect(await checkLanguage(text, 'english')).toBe('match');
  });

  test('objects when a third of the paragraphs are in another language', async () => {
    const text = `${SAMPLES.english}\n\n${SAMPLES.english}\n\n${SAMPLES.german}`;
    expect(await checkLanguage(text, 'english')).toBe('mismatch');
  });

  test('accepts traditional characters for Chinese', async () => {
    const text =
      '大多數菜園不是在第一年失敗，而是在第二個夏天。一次豐收耗盡了土壤，雜草已經知道水在哪裡，而平時澆水的人卻去度假了。';
    expect(await checkLanguage(text, 'chinese')).toBe('match');
  });
});
