import { expect, test } from 'vitest';
import { createTimeLeft } from '@/lib/writing/model/time-left.ts';

/** An article on a manual clock. */
function article() {
  let seconds = 0;
  const said: number[] = [];
  const timeLeft = createTimeLeft(
    'english',
    ({ secondsLeft }) => said.push(secondsLeft),
    () => seconds,
  );
  timeLeft.expect({ article_plan: 100, article_section: 800, article_introduction: 100 });
  /** Writes at a pace of words a second, and reports every second. */
  const write = (name: string, words: number, wordsASecond: number) =>
    timeLeft.during({ name, words }, async (onContent) => {
      for (let written = 0; written < words; written += wordsASecond) {
        seconds += 1;
        onContent('words '.repeat(written + wordsASecond));
      }
    });
  const hurry = (name: string, words: number, after: number) =>
    timeLeft.during({ name, words }, async () => {
      seconds += after;
    });
  return { said, write, hurry };
}

test('an estimate follows the measured pace', async () => {
  const { said, write } = article();
  await write('article_plan', 100, 2);
  // 900 words are left, at two a second.
  expect(said.at(-1)).toBe(450);
  await write('article_section', 200, 2);
  expect(said.at(-1)).toBe(350);
});

test('an estimate counts down at a steady pace', async () => {
  const { said, write } = article();
  await write('article_plan', 100, 2);
  for (const pace of [2, 2, 2, 2]) await write('article_section', 200, pace);
  await write('article_introduction', 100, 2);
  const jumps = said.slice(1).map((seconds, at) => seconds - (said[at] ?? 0));
  expect(Math.max(...jumps)).toBeLessThanOrEqual(0);
  expect(Math.min(...jumps)).toBeGreaterThan(-60);
  expect(said.at(-1)).toBe(0);
});

test('an estimate is corrected where the model slows down', async () => {
  const { said, write } = article();
  await write('article_plan', 100, 10);
  await write('article_section', 200, 10);
  const before = said.at(-1) ?? 0;
  await write('article_section', 200, 1);
  expect(said.at(-1)).toBeGreaterThan(before);
});

test('estimates during an answer come at most every ten seconds', async () => {
  const { said, write } = article();
  await write('article_plan', 100, 1);
  expect(said.length).toBeLessThanOrEqual(12);
  expect(said.length).toBeGreaterThan(5);
});

test('an article within a minute has no estimate', async () => {
  const { said, hurry } = article();
  await hurry('article_plan', 100, 4);
  for (const seconds of [2, 2, 2, 2]) await hurry('article_section', 200, seconds);
  await hurry('article_introduction', 100, 2);
  expect(said).toEqual([]);
});

test('answers that are not streamed count by the words asked for', async () => {
  const { said, hurry } = article();
  await hurry('article_plan', 100, 50);
  expect(said).toEqual([450]);
});
