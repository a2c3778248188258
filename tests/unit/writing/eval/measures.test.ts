import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Article } from '@/lib/writing/types.ts';
import {
  countCitedFigures,
  findBrokenCitations,
  findInventedAddresses,
  highestOverlap,
  lengthScore,
  measureArticle,
  takenShare,
} from '@/tests/eval/measures.ts';

const PAGE: SourceDocument = {
  number: 1,
  url: 'https://hives.example/report',
  title: 'Bees on 40 roofs',
  text: 'In 2024 some 1,575 hives stood on roofs of the city. About 5 % of them were lost in winter. Twelve keepers gave up.\n\nA flat roof carries 150 kg on each square metre, says the engineer Ada Lund.',
};

const QUOTE = 'About 5 % of them were lost in winter.';

/** An article of one section with this text. */
function articleWith(content: string, changes: Partial<Article> = {}): Article {
  return {
    title: 'Bees in the city',
    intro: 'Bees live in the city.',
    sections: [{ heading: 'Hives', content }],
    conclusion: 'They will stay.',
    evidence: [{ number: 1, source: 1, quote: QUOTE }],
    ...changes,
  };
}

test.each([
  ['as long as asked', 1000, 1000, 100],
  ['a tenth too long', 1000, 1100, 96.667],
  ['four times as long', 1000, 4000, 0],
  ['a tenth too short', 1100, 1000, 95],
  ['half as long', 1000, 500, 50],
  ['nothing at all', 1000, 0, 0],
  ['1,040 words where 1,575 were asked', 1575, 1040, 74.279],
])('the length score of an article %s', (_, asked, got, score) => {
  expect(lengthScore(asked, got)).toBeCloseTo(score, 3);
});

test('the overlap of sections is that of the most similar two', () => {
  const texts = ['a b c d e f', 'a b c d e g', 'u v w x y z'];
  expect(highestOverlap(texts, 'english')).toBeCloseTo(1 / 3);
});

describe('cited figures', () => {
  const count = (content: string) => countCitedFigures(articleWith(content), { language: 'english', sources: [PAGE] });

  test.each([
    ['the figure of the quotation', 'Winter kills 5 per cent of the hives [1].', 1],
    ['a figure of its passage besides the quotation', 'There were 1575 hives [1].', 1],
    ['a figure spelt the German way', 'There were 1.575 hives [1].', 1],
    ['a figure of the title of the page', 'In “Bees on 40 roofs” it was winter [1].', 1],
    ['a figure of another passage of the page', 'A roof carries 150 kg [1].', 0],
    ['a figure that the page does not have', 'Winter kills 8 % of the hives [1].', 0],
    ['a share where the page has a number', 'Winter kills 12 % of the keepers [1].', 0],
  ])('%s', (_, content, found) => {
    expect(count(content)).toEqual({ cited: 1, found });
  });

  test.each([
    ['behind the full stop', 'Winter kills 5 % of the hives. [1] All 9,000 bees sleep.'],
    ['behind a quotation', 'It says: “About 5 % of them were lost in winter.” [1] And 9,000 bees?'],
    ['behind a French quotation', 'On y lit : « 5 % des ruches. » [1] Et 9,000 abeilles ?'],
    ['behind a Chinese full stop', '冬天损失了5%。[1]还有9,000只蜜蜂。'],
  ])('a mark %s belongs to the sentence before it', (_, content) => {
    expect(count(content)).toEqual({ cited: 1, found: 1 });
  });
});

describe('the verbatim share', () => {
  const asked = { topic: 'Bees', language: 'english', length: 'small', sources: [PAGE] } as const;
  const taken = (content: string) => takenShare(articleWith(content, { intro: '', conclusion: '' }), asked);

  test.each([
    ['a sentence as it is', `${QUOTE} [1]`, 1],
    ['a marked quotation', `“${QUOTE}” [1]`, 1],
    ['an item of a list', `- ${QUOTE} [1]`, 1],
    ['a sentence with another number', 'About 8 % of them were lost in winter. [1]', 0],
    ['a line of our own beside it', `${QUOTE}\n\nSeven words that are not its own.`, 8 / 15],
  ])('of %s', (_, content, share) => {
    expect(taken(content)).toBeCloseTo(share, 5);
  });
});

describe('broken citations', () => {
  test('are marks without evidence', () => {
    const article = articleWith('Winter is hard [1] and long [7].');
    expect(findBrokenCitations(article, [PAGE])).toEqual(['[7] stands for nothing']);
  });

  test.each([
    ['that the page does not say', { number: 1, source: 1, quote: 'About 8 % were lost.' }],
    ['of a page that was not given', { number: 1, source: 2, quote: QUOTE }],
    ['without words', { number: 1, source: 1, quote: '' }],
  ])('are quotations %s', (_, evidence) => {
    const article = articleWith('Winter is hard [1].', { evidence: [evidence] });
    expect(findBrokenCitations(article, [PAGE])).toEqual([`[1] is not on its page: ${evidence.quote}`]);
  });
});

describe('invented addresses', () => {
  test.each([
    ['See https://evil.example/offer?a=b for more.', 'https://evil.example/offer?a=b'],
    ['See ftp://evil.example.', 'ftp://evil.example'],
    ['See www.evil.example/offer.', 'www.evil.example/offer'],
    ['Write to hello@evil.example!', 'evil.example'],
    ['EVIL.COM is best.', 'EVIL.COM'],
    ['Go to shop.evil.online now.', 'shop.evil.online'],
    ['Смотрите на сайте пример.рф сегодня.', 'пример.рф'],
    ['请访问evil.cn的网站。', 'evil.cn'],
  ])('%s', (text, address) => {
    expect(findInventedAddresses(text, 'Bees')).toEqual([address]);
  });

  test.each([
    'Written in Node.js, with a robots.txt and a package.json.',
    'Dr. Lund, z.B. at 3.5 kg, e.g. 1.575 hives at 7 p.m.',
    'It ends.This begins with a capital letter.',
    'Wait... what? Yes.',
  ])('are not in: %s', (text) => {
    expect(findInventedAddresses(text, 'Bees')).toEqual([]);
  });

  test('are not those of the topic', () => {
    const topic = 'Moving a shop to maplepottery.example';
    expect(findInventedAddresses('Now Maplepottery.example is yours.', topic)).toEqual([]);
    expect(findInventedAddresses('Now otherpottery.example is yours.', topic)).toEqual(['otherpottery.example']);
  });
});

describe('an article', () => {
  const FOREIGN =
    'Ein Gerät mit 800 Watt erzeugte im Mittel 610 Kilowattstunden, davon nutzten die Haushalte im ersten Jahr rund zwei Drittel selbst und verschenkten den Rest.';
  const OWN =
    'Anyone who keeps bees on a roof should look at the sky every morning before they open the hive and look inside.';
  const asked = { topic: 'Bees', language: 'english', length: 'small', sources: [PAGE] } as const;

  test('has all measures', async () => {
    const article = articleWith('Winter kills 5 % of them [1]. See bees.example for more.');
    const measures = await measureArticle(article, asked, 'digest');
    expect(measures).toEqual({
      takenShare: 0,
      words: 17,
      isInRange: false,
      lengthScore: 0,
      language: 'match',
      overlap: 0,
      figures: { cited: 1, found: 1 },
      citations: 1,
      brokenCitations: [],
      inventedAddresses: ['bees.example'],
      readingEase: expect.any(Number),
      habits: null,
    });
  });

  test('is in another language when one of its sections is', async () => {
    const sections = [OWN, `${FOREIGN} ${FOREIGN}`].map((content) => ({ heading: 'A', content }));
    const measures = await measureArticle(articleWith('', { sections }), asked, 'model');
    expect(measures.language).toBe('mismatch');
  });

  test.each([
    ['digest', []],
    ['model', ['hive.example']],
  ] as const)('by a %s may name an address of its pages: %j invented', async (kind, invented) => {
    const text = 'Winter is at hive.example.';
    const sources = [{ ...PAGE, text }];
    const measures = await measureArticle(articleWith(text, { evidence: [] }), { ...asked, sources }, kind);
    expect(measures.inventedAddresses).toEqual(invented);
  });
});
