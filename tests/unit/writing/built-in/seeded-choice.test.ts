import { describe, expect, test } from 'vitest';
import { createChooser, parseSeed } from '@/lib/writing/built-in/seeded-choice';

const batch = (size: number) =>
  Array.from({ length: size }, (_, at) => createChooser(`s#${at}`, 'topic'));

describe('a seed', () => {
  test.each([
    ['abc', 'abc', 0],
    ['abc#0', 'abc', 0],
    ['abc#17', 'abc', 17],
    ['a#b', 'a#b', 0],
    ['#3', '', 3],
  ])('%s is article %s of batch %s', (seed, base, position) => {
    expect(parseSeed(seed)).toEqual({ base, position });
  });
});

describe('choices', () => {
  test('are the same for the same seed, context and name', () => {
    const draw = () => createChooser('s', 'topic').index('x', 1000);
    expect(draw()).toBe(draw());
  });

  test('differ between seeds, contexts, names and takes', () => {
    const drawn = [
      createChooser('s', 'topic').index('x', 100000),
      createChooser('t', 'topic').index('x', 100000),
      createChooser('s', 'other').index('x', 100000),
      createChooser('s', 'topic').index('y', 100000),
      createChooser('s', 'topic', 1).index('x', 100000),
    ];
    expect(new Set(drawn).size).toBe(5);
  });

  test('of neighbours in a batch take each alternative once', () => {
    const drawn = batch(6).map((chooser) => chooser.index('x', 3));
    expect([...drawn.slice(0, 3)].sort()).toEqual([0, 1, 2]);
    expect([...drawn.slice(3)].sort()).toEqual([0, 1, 2]);
  });

  test('lie between 0 and 1 when they are fractions', () => {
    const drawn = batch(50).map((chooser) => chooser.fraction('x'));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBe(50);
  });
});

describe('dealing', () => {
  const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('gives every article all cards, none twice', () => {
    const hands = batch(10).map((chooser) => chooser.dealt('x', cards, 4));
    expect(hands.map((hand) => [...hand].sort())).toEqual(Array(10).fill(cards));
  });

  test('deals neighbours different cards while the deck lasts', () => {
    const [one = [], two = [], three = []] = batch(3).map((chooser) =>
      chooser.dealt('x', cards, 2).slice(0, 2),
    );
    expect([...one, ...two, ...three].sort()).toEqual(cards);
  });
});

describe('spreading', () => {
  const items = Array.from({ length: 12 }, (_, at) => at);
  const draw = (random: () => number) =>
    items
      .map((item) => ({ item, key: random() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, 4)
      .map(({ item }) => item);

  test('keeps the drawings of a batch apart', () => {
    const drawings = batch(6).map((chooser) => chooser.spread('x', draw));
    const shared = drawings.flatMap((one, at) =>
      drawings.slice(at + 1).map((other) => one.filter((item) => other.includes(item)).length),
    );
    expect(Math.max(...shared)).toBeLessThanOrEqual(2);
  });

  test('draws the same for another take', () => {
    const drawings = [0, 1].map((take) => createChooser('s#4', 'topic', take).spread('x', draw));
    expect(drawings[0]).toEqual(drawings[1]);
  });
});
