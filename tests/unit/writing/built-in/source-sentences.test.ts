import { describe, expect, test } from 'vitest';
import { quotableSentences, searchWords } from '@/lib/writing/built-in/source-sentences';

const quotable = (text: string, words: string[] = []) =>
  quotableSentences(text, words).map((each) => each.text);
const GOOD = 'The keeper of the light lived beside the tower and trimmed the wick.';

describe('sentences worth quoting', () => {
  test.each([
    ['a plain sentence', GOOD],
    [
      'a sentence with a figure',
      'The tower on the northern cape is 46 metres high and painted white.',
    ],
    ['a Chinese sentence', '灯塔是引导船只夜间航行的高大建筑。'],
    ['a Russian sentence', 'Смотритель маяка каждый вечер поднимался по лестнице и зажигал лампу.'],
  ])('include %s', (_, sentence) => {
    expect(quotable(sentence)).toEqual([sentence]);
  });

  test.each([
    ['a short one', 'It was dark.'],
    [
      'a very long one',
      `${'The sea was wide and the night was long and the lamp was small, '.repeat(6)}still.`,
    ],
    ['a heading', 'The keeper of the light lived beside the tower'],
    [
      'a citation mark',
      'The keeper of the light lived beside the tower.[3] And so on it went for years.',
    ],
    [
      'inner quotation marks',
      'The keeper called the tower “my good old lady” in all of his letters.',
    ],
    ['an address', 'Everything about the tower can be found at www.tower.example at any time.'],
    ['a notice', 'By using this site you agree that we use cookies on all of our pages.'],
    [
      'an invitation to subscribe',
      'Subscribe to our newsletter for stories about the tower every week.',
    ],
    ['a cut abbreviation', 'The tower was painted white and red by the famous painter Mr.'],
    ['capitals', 'VISIT THE GREAT TOWER and see the lamp that guided the ships at night.'],
    ['numbers', 'Tower 12345 67890 12345 67890 12345 67890 and 12345 67890 12345 67890.'],
  ])('exclude %s', (_, sentence) => {
    expect(quotable(sentence)).not.toContain(sentence);
  });

  test('exclude what follows a cut abbreviation', () => {
    expect(quotable(`The letter was sent to the painter Mr. ${GOOD}`)).toEqual([]);
  });

  test('come with the topic’s words first', () => {
    const off = 'The bakery in the village sold bread and cakes to the families of the coast.';
    expect(quotable(`${off} ${GOOD}`, ['keeper', 'tower'])).toEqual([GOOD, off]);
  });

  test('exclude those a line break cuts in two', () => {
    expect(quotable(GOOD.replace('beside the', 'beside\nthe'))).toEqual([]);
  });

  test('are listed once', () => {
    expect(quotable(`${GOOD} ${GOOD}`)).toEqual([GOOD]);
  });
});

describe('search words', () => {
  test('are the longer words of a topic, cut to a stem', () => {
    expect(searchWords('The history of lighthouses', ['the', 'of'])).toEqual(['histor', 'lighth']);
  });

  test('are pairs of characters where words are not spaced', () => {
    expect(searchWords('灯塔历史', [])).toEqual(['灯塔', '塔历', '历史']);
  });
});
