import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { documentRelevance } from '@/lib/research/relevance.ts';

const COMPOST = {
  title: 'Home composting, step by step',
  text: [
    'Compost is what remains of kitchen scraps. The work is small: a bin, two kinds of material and a fork.',
    '## Choose a bin\n\nA compost bin of 300 litres serves two people in a house with a garden.'.split('\n\n'),
    ['## Mix greens and browns', 'Compost needs carbon and nitrogen.', '| Material | Kind |\n| Straw | brown |'],
    ['## Compost without a garden', 'An apartment with a balcony has room for a worm bin.'],
    ['## Mend what goes wrong', '- Bad smell: too wet.\n- Flies: cover each addition of scraps to the compost.'],
  ]
    .flat()
    .join('\n\n'),
};
const PAGES: Record<string, { title: string; text: string }> = {
  french: {
    title: 'Créer un potager',
    text: 'Le potager aime le soleil.\n\n## Le sol\n\nUn potager demande une terre meuble.',
  },
  spanish: {
    title: 'Cómo dormir mejor',
    text: 'Dormir bien es posible.\n\n## La luz\n\nLa luz de la mañana ayuda a dormir.',
  },
  german: {
    title: 'Einen Gemüsegarten anlegen',
    text: 'Ein Gemüsegarten braucht Sonne.\n\n## Boden\n\nDer Gemüsegarten braucht lockeren Boden.',
  },
  chinese: { title: '怎样手冲一杯咖啡', text: '手冲咖啡需要新鲜的豆子。\n\n## 水温\n\n咖啡的水温在九十二度左右。' },
  japanese: { title: '家庭菜園の始め方', text: '家庭菜園は小さく始めます。\n\n## 土\n\n菜園の土は深く耕します。' },
  russian: {
    title: 'Как завести огород',
    text: 'Первый огород должен быть маленьким.\n\n## Почва\n\nДля огорода нужна рыхлая почва.',
  },
  portuguese: {
    title: 'Como fazer uma horta',
    text: 'A horta precisa de sol.\n\n## O solo\n\nUma horta pede terra fofa.',
  },
  italian: {
    title: 'Come iniziare un orto',
    text: 'Un orto ha bisogno di sole.\n\n## Il suolo\n\nL’orto vuole terra soffice.',
  },
};

describe('a document', () => {
  test.each([
    'home composting',
    'Composting for beginners: the ultimate guide',
    'How to start composting at home',
    'best ways to compost',
  ])('fits all of the topic %j', (topic) => {
    expect(documentRelevance(topic, COMPOST, 'english')).toEqual({ score: 1, isUsable: true, partial: [] });
  });

  test('fits a nearby topic only where it names what is particular to that', () => {
    const relevance = documentRelevance('composting in an apartment', COMPOST, 'english');
    expect(relevance.isUsable).toBe(true);
    expect(relevance.partial).toEqual(['apartmen']);
    expect(relevance.score).toBeLessThan(0.8);
  });

  test.each([
    'How to start a podcast',
    'compost tea for roses',
    'garden furniture',
    'home office',
    'Composting in Paris',
    'carbon and nitrogen',
    '',
  ])('does not fit %j', (topic) => {
    expect(documentRelevance(topic, COMPOST, 'english').isUsable).toBe(false);
  });

  test.each<[Language, string, string]>([
    ['french', 'Comment créer un potager', 'Comment réparer un vélo'],
    ['spanish', 'Consejos para dormir bien', 'Cómo reparar una bicicleta'],
    ['german', 'Gemüsegarten für Anfänger', 'Ein Fahrrad reparieren'],
    ['chinese', '如何手冲咖啡', '如何修理自行车'],
    ['japanese', '家庭菜園のコツ', '自転車の修理'],
    ['russian', 'Огород для начинающих', 'Как починить велосипед'],
    ['portuguese', 'Dicas para a horta', 'Como consertar uma bicicleta'],
    ['italian', 'Un orto per principianti', 'Riparare una bicicletta'],
  ])('in %s fits %s and not %s', (language, fitting, other) => {
    const page = PAGES[language] as { title: string; text: string };
    expect(documentRelevance(fitting, page, language).isUsable).toBe(true);
    expect(documentRelevance(other, page, language)).toMatchObject({ isUsable: false, score: 0 });
  });
});
