import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { findHarm } from '@/lib/safety/rules.ts';
import { examplesOf } from '@/tests/support/language-examples.ts';
import { DISGUISED } from './disguised-topics.ts';
import { FURTHER_ALLOWED, FURTHER_REFUSED } from './further-topics.ts';
import { HONEST } from './honest-topics.ts';
import { ALLOWED, REFUSED } from './topics.ts';
import { WRITTEN } from './written-sentences.ts';

const EXAMPLES = LANGUAGES.flatMap((language) =>
  Object.entries(examplesOf(language).refused).flatMap(([harm, topics]) =>
    topics.map((topic) => [harm, topic] as const),
  ),
);

describe('the rules of what is never written', () => {
  it.each([...EXAMPLES, ...REFUSED, ...DISGUISED, ...FURTHER_REFUSED])('refuse as %s: %s', (harm, topic) => {
    expect(findHarm(topic)).toBe(harm);
  });

  it.each([...ALLOWED, ...HONEST, ...FURTHER_ALLOWED])('leave alone: %s', (topic) => {
    expect(findHarm(topic)).toBeUndefined();
  });

  it.each(WRITTEN)('leave alone on a page: %s', (sentence) => {
    expect(findHarm(sentence)).toBeUndefined();
  });

  it('hold at least sixty topics of each kind', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(60);
    expect(ALLOWED.length).toBeGreaterThanOrEqual(60);
  });

  it('leave every note of the sample library alone', async () => {
    const notes = (await Promise.all(LANGUAGES.map(libraryNotes))).flat();
    expect(notes.filter(({ text }) => findHarm(text)).map(({ url }) => url)).toEqual([]);
  });

  it.each([
    ['in capitals', 'HOW TO KILL YOURSELF'],
    ['with invisible characters', 'how to ki\u200Bll your\u00ADself'],
    ['in full-width letters', 'ｈｏｗ ｔｏ ｋｉｌｌ ｙｏｕｒｓｅｌｆ'],
    ['in the middle of a long text', `${'A calm sentence. '.repeat(50)}Here is how to kill yourself.`],
    ['after an excuse in another sentence', 'This is for prevention. Suicide methods that work'],
  ])('see through a topic %s', (_way, topic) => {
    expect(findHarm(topic)).toBe('self-harm');
  });

  it.each([
    ['English', 'how to make overdose on pills reasons to '],
    ['German', 'wie viele tabletten anleitung mich selbst '],
    ['French', 'comment combien de médicaments faire maison '],
    ['Spanish', 'cómo cuántas pastillas hacer para una '],
    ['Italian', 'come quante pillole fare per una '],
    ['Portuguese', 'como quantos comprimidos fazer para uma '],
    ['Russian', 'как сколько таблеток сделать безболезненн '],
    ['Chinese', '怎么给吃多少如何做步骤'],
    ['Japanese', 'どうやって何錠作る方法手順'],
    ['one word without an end', 'безболезненн'],
    ['one letter', 'a'],
  ])('come to an end with 60,000 characters of %s that nearly match everywhere', (_, words) => {
    const text = words.repeat(Math.ceil(60_000 / words.length));
    expect(findHarm(text)).toBeUndefined();
  });

  it.each(['why ', 'help a ', 'people who ', 'without ', 'k.i.l.l ', 'kіll '])(
    'answer within a second about a harmful text of 60,000 characters of %s',
    (words) => {
      const began = performance.now();
      findHarm(`kill yourself ${words.repeat(Math.ceil(60_000 / words.length))}`);
      expect(performance.now() - began).toBeLessThan(1000);
    },
  );

  it('take no longer for a text that nearly matches everywhere', () => {
    const text = 'how to make how to make bomb '.repeat(3000);
    expect(findHarm(text)).toBe('violence');
  });
});
