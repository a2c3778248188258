import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { documentRelevance } from '@/lib/research/relevance.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

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
    ...['How to start a podcast', 'compost tea for roses', 'garden furniture', 'home office'],
    ...['Composting in Paris', 'carbon and nitrogen', ''],
  ])('does not fit %j', (topic) => {
    expect(documentRelevance(topic, COMPOST, 'english').isUsable).toBe(false);
  });

  test.each(LANGUAGES)('in %s fits a topic on its subject and no other', (language) => {
    const { fits, other, ...page } = readExamples(language).page;
    expect(documentRelevance(fits, page, language).isUsable).toBe(true);
    expect(documentRelevance(other, page, language)).toMatchObject({ isUsable: false, score: 0 });
  });
});
