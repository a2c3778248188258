import { describe, expect, test } from 'vitest';
import { compareClaim } from '@/lib/writing/evidence/claims/compare-claim.ts';
import { CLAIM_ROWS } from '@/tests/eval/claims/all-rows.ts';
import { claimLines, judgeClaims } from '@/tests/eval/claims/measure-claims.ts';

const ROWS = CLAIM_ROWS.flatMap(({ language, rows }) => rows.map((row) => ({ ...row, language })));

test('there are a hundred contradictions and as many true sentences, in nine languages', () => {
  expect(ROWS.flatMap(({ falseClaims }) => falseClaims).length).toBeGreaterThanOrEqual(100);
  expect(ROWS.flatMap(({ trueClaims }) => trueClaims).length).toBeGreaterThanOrEqual(100);
  expect(new Set(ROWS.map(({ language }) => language)).size).toBe(9);
});

describe.each(ROWS)('$language: $passage', ({ language, passage, trueClaims, falseClaims }) => {
  test.each(falseClaims)('is contradicted (%s) by: %s', (_, claim) => {
    expect(compareClaim(`${claim} [1]`, [passage], { language }).kind).toBe('contradicted');
  });

  test.each(trueClaims)('is not contradicted by: %s', (claim) => {
    expect(compareClaim(`${claim} [1]`, [passage], { language }).kind).not.toBe('contradicted');
  });
});

describe('what code makes of a claim', () => {
  const PASSAGE =
    'The Castlemoor study measured 48 streets in May. Trees cooled them by 2.8 °C. Anil Braithwaite led it.';
  const verdictOn = (claim: string, given = '') =>
    compareClaim(claim, [PASSAGE], { language: 'english', given });

  test.each([
    ['Trees cooled them by 2.8 °F [1].', 'unit'],
    ['The study measured 84 streets [1].', 'number'],
    ['The study measured eighty-four streets [1].', 'number'],
    ['The study measured streets in June [1].', 'date'],
    ['Trees did not cool the streets [1].', 'negation'],
    ['Trees warmed the streets; Maria Lopez led the study [1].', 'name'],
  ])('%s contradicts by its %s', (claim, by) => {
    expect(verdictOn(claim)).toEqual({ kind: 'contradicted', by });
  });

  test('a sentence of the passage is supported', () => {
    expect(verdictOn('The Castlemoor study measured 48 streets in May [1].')).toEqual({
      kind: 'supported',
    });
  });

  test('what the passage does not speak of is left open', () => {
    expect(verdictOn('Old walls keep the heat of the day until late [1].').kind).toBe('open');
  });

  test('May at the beginning of a sentence, and may, are no month', () => {
    expect(verdictOn('Streets may be cooler under trees [1].').kind).toBe('open');
  });

  test('a name of the topic may stand without the passage', () => {
    const claim = 'The Weidenau study measured 48 streets in May [1].';
    expect(verdictOn(claim).kind).toBe('contradicted');
    expect(verdictOn(claim, 'Trees in Weidenau').kind).not.toBe('contradicted');
  });

  test('a passage in another language supports numbers and contradicts months', () => {
    const claim = (sentence: string) => compareClaim(sentence, [PASSAGE], { language: 'german' });
    expect(claim('Im Mai wurden achtundvierzig Straßen gemessen [1].').kind).toBe('open');
    expect(claim('Im Juni wurden 48 Straßen gemessen [1].').kind).toBe('contradicted');
    expect(claim('Im Mai wurden vierzig Straßen gemessen [1].').kind).toBe('contradicted');
  });
});

test('the evaluation reaches its bars, on pages that the rules were not written for too', () => {
  const shares = judgeClaims();
  expect(shares.planted.length).toBeGreaterThanOrEqual(200);
  expect(claimLines(shares).filter(({ isMet }) => !isMet)).toEqual([]);
});

test('the evaluation misses its bars when contradictions pass and true sentences do not', () => {
  const claim = 'Bees fly.';
  const lines = claimLines({
    planted: [{ claim, isContradicted: false }],
    rewritten: [{ claim, isContradicted: true }],
    verbatim: [{ claim, isContradicted: true }],
  });
  expect(lines.map(({ isMet }) => isMet)).toEqual([false, false, false]);
});

describe('a long sentence', () => {
  const letter = (at: number) => String.fromCharCode(97 + at);
  const nameAt = (at: number) => `Bo${letter(at % 26)}${letter(Math.floor(at / 26))}o`;
  const naming = (count: number) =>
    Array.from({ length: count }, (_, at) => `then ${nameAt(at)} saw`).join(' ');
  const verdictOn = (claim: string, passage: string) =>
    compareClaim(`${claim} [1].`, [passage], { language: 'english' });

  test.each([30, 80])('with %i names is left open, and at once', (count) => {
    const passage = `In May, ${naming(count)} nothing.`;
    const start = performance.now();
    expect(verdictOn(`In May, ${naming(count)} nothing`, passage).kind).toBe('open');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('with thirteen names is still compared in its dates', () => {
    const passage = `In May, ${naming(13)} nothing.`;
    expect(verdictOn(`In June, ${naming(13)} nothing`, passage)).toEqual({
      kind: 'contradicted',
      by: 'date',
    });
  });

  test('with twelve names is compared in them: two of them have changed places', () => {
    const passage = `In May, ${naming(12)} nothing.`;
    const turned = passage
      .replace(nameAt(1), 'X')
      .replace(nameAt(7), nameAt(1))
      .replace('X', nameAt(7));
    expect(verdictOn(turned.slice(0, -1), passage)).toEqual({ kind: 'contradicted', by: 'name' });
  });

  test.each([
    ['of 1,003 characters', 1003],
    ['of 50,000 characters', 50_000],
  ])('%s is compared in its numbers alone, and at once', (_, length) => {
    const claim = `In June ${'the bees were not at 3 cm and '.repeat(length / 20)}`.slice(
      0,
      length,
    );
    const start = performance.now();
    expect(verdictOn(claim, 'In May the bees were at 3 cm.').kind).toBe('open');
    expect(verdictOn(`5 cm ${claim}`, 'In May the bees were at 3 cm.').kind).toBe('contradicted');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
