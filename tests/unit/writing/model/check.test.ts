import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extrasAsTexts } from '@/lib/writing/model/steps/extras.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { articleBody, callPrompts, startEditedWriting } from './edited-writing.ts';

const PAGE = {
  number: 1,
  url: 'https://one.example/bees',
  title: 'Bees on roofs',
  text: 'A colony on a roof drank 5 litres of water a day in July 2021.\n\nKeepers in Leipzig put 600 hives on roofs.',
};
const DRANK = 'A colony on a roof drank 9 litres of water a day in July 2021 [1].';

const DRANK_SHOWN = 'A colony on a roof drank 9 litres of water a day in July 2021.';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

/** Writes an article whose second section begins with a sentence. */
function withSentence(sentence: string, mode: Mode = {}, changes: Partial<WritingRequest> = {}) {
  const planted = { in: 'text', at: 'start', section: 1, text: `${sentence} ` } as const;
  return writing.write({ fault: 'planted-text', planted, ...mode }, { sources: [PAGE], ...changes });
}

describe('a cited sentence', () => {
  test('that the model confirms stays verbatim', async () => {
    const { article } = await withSentence('In July 2021 a roof colony drank five litres a day [1].');
    expect(articleBody(article)).toMatch(/In July 2021 a roof colony drank five litres a day \[\d\]\./);
    expect(article.review?.claims.confirmed).toBeGreaterThan(0);
    expect(article.review?.claims.unchecked).toBe(0);
  });

  test('that is a verbatim passage is not checked', async () => {
    const sentence = 'Keepers in Leipzig put 600 hives on roofs [2].';
    const { article, calls } = await withSentence(sentence);
    expect(article.review?.claims.quoted).toBeGreaterThan(0);
    expect(callPrompts(calls, 'check').join()).not.toMatch(/\d\. Keepers in Leipzig put 600/);
  });

  test('that is contradicted is corrected in the same answer', async () => {
    const correction = 'A colony on a roof drank 5 litres a day in July 2021 [1].';
    const claims = { contradicted: ['drank 9'], corrections: { 'drank 9': correction } };
    const { article, calls } = await withSentence(DRANK, { claims });
    expect(articleBody(article)).not.toContain('drank 9');
    expect(articleBody(article)).toContain('drank 5 litres a day in July 2021 [');
    expect(article.review?.changes).toContainEqual({
      before: DRANK_SHOWN,
      after: 'A colony on a roof drank 5 litres a day in July 2021.',
      reason: 'contradicted',
    });
    const [, again = ''] = callPrompts(calls, 'check');
    expect(again).toContain(correction);
    expect(article.review?.claims.corrected).toBe(1);
    expect(callPrompts(calls, 'check')).toHaveLength(2);
  });

  test('that is contradicted is removed only without a usable correction, when contradicted twice', async () => {
    const { article, calls, flaws } = await withSentence(DRANK, { claims: { contradicted: ['drank 9'] } });
    const asked = callPrompts(calls, 'check');
    expect(asked).toHaveLength(2);
    expect(asked.every((prompt) => prompt.includes(DRANK))).toBe(true);
    expect(articleBody(article)).not.toContain('drank 9');
    expect(article.review?.claims.removed).toBe(1);
    expect(article.review?.changes).toContainEqual({ before: DRANK_SHOWN, after: '', reason: 'contradicted' });
    expect(flaws).toEqual({});
  });

  test('that no passage bears out loses its mark', async () => {
    const { article } = await withSentence(DRANK, { claims: { notFound: ['drank 9'] } });
    expect(articleBody(article)).toContain('A colony on a roof drank 9 litres of water a day in July 2021.');
    expect(article.review?.claims.unmarked).toBe(1);
  });

  test('gets a pointer for a number that its passages do not have', async () => {
    const { calls } = await withSentence(DRANK);
    expect(callPrompts(calls, 'check')[0]).toContain('9 is not in [1]');
  });

  test('stays and counts as not checked where the check fails', async () => {
    const { article } = await writing.write({ fault: 'refusal', task: 'check' }, { sources: [PAGE] });
    expect(article.review?.claims.unchecked).toBeGreaterThan(0);
    expect(article.review?.claims).toMatchObject({ confirmed: 0, removed: 0, unmarked: 0 });
  });
});

test('a check that failed is made up for after the edit', async () => {
  const { article, calls } = await writing.write(
    { fault: 'refusal', task: 'check', requests: [1] },
    { sources: [PAGE], length: 'medium' },
  );
  expect(article.review?.claims.unchecked).toBe(0);
  expect(article.review?.claims.confirmed).toBeGreaterThan(0);
  expect(calls.length).toBeLessThanOrEqual(6);
});

describe('an uncited sentence', () => {
  test('that is contradicted without a correction stays', async () => {
    const { article } = await withSentence('Keep a chair in the shade.', { claims: { contradicted: ['a chair'] } });
    expect(articleBody(article)).toContain('Keep a chair in the shade.');
  });

  test('of the editor is read beside all sources', async () => {
    const replacement = 'Everywhere 80 percent of the bees sleep badly.';
    const edits = [{ contains: 'a chair', replacement, reason: 'opening' } as const];
    const better = 'Bees may sleep badly.';
    const { article, calls } = await withSentence('Keep a chair in the shade.', {
      edits,
      claims: { notFound: ['80 percent'], corrections: { '80 percent': better } },
    });
    const [first = '', second = ''] = callPrompts(calls, 'check');
    expect(first).not.toContain(replacement);
    expect(second).toContain(replacement);
    expect(second).toContain(PAGE.title);
    expect(articleBody(article)).toContain(better);
    expect(articleBody(article)).not.toContain('80 percent');
  });

  test('that was read once is not read again', async () => {
    const { calls } = await withSentence('Keep a chair in the shade.');
    const asked = callPrompts(calls, 'check').filter((prompt) => prompt.includes('. Keep a chair in the shade.'));
    expect(asked).toHaveLength(1);
  });
});

test.each([
  ['What to do when you lie awake, and what to change.', false],
  ['What 12 keepers do.', true],
  ['How keepers in Leipzig do it.', true],
])('a description is checked where it has a figure or name: %s', (description, isChecked) => {
  expect(extrasAsTexts({ description }).map(({ isBeside }) => isBeside)).toEqual([isChecked]);
});

describe('without sources', () => {
  test('nothing is checked', async () => {
    const { calls } = await writing.write({});
    expect(calls.map(({ task }) => task)).toEqual(['plan', 'write', 'edit']);
  });
});
