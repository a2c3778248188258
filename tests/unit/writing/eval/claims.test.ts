import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printClaims } from '@/tests/eval/claims/measure-claims.ts';

const FILE = 'tests/fixtures/claims.jsonl';

test('code alone cuts no true sentence and publishes no false one unread', async () => {
  expect(await printClaims(FILE)).toBe(true);
});

test('the claims cover at least five languages', () => {
  const claims = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(claims.length).toBeGreaterThanOrEqual(60);
  expect(new Set(claims.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
});
